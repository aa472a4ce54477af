import type { Good } from '@benchtop/games/algae-inc';
import { Icon } from './icons.tsx';
import { Picture, TokenPicture, VpMark } from './pieces.tsx';

interface GoodProps {
  readonly good: Good;
  readonly n: number;
  readonly size: number;
}

/** So many of a good: points in their hexagon, tokens with a number where there are several. */
export function GoodPicture({ good, n, size }: GoodProps) {
  if (good === 'vp')
    return (
      <Picture size={size + 2}>
        <VpMark n={n} size={size} />
      </Picture>
    );
  if (good === 'energy')
    return (
      <span>
        +{n}
        <Icon shape="energy" size={size} />
      </span>
    );
  return <TokenPicture kind={good} size={size} n={n > 1 ? n : undefined} />;
}

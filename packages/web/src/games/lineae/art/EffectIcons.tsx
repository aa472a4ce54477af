import { effects } from '@benchtop/games/lineae';
import { group } from '../../../table/kit/naming.ts';
import { tokensOf } from './effect-tokens.ts';
import type { Token } from './effect-tokens.ts';
import { Icon } from './icons.tsx';
import { CubePicture } from './pieces.tsx';
import type { RowId } from './signs.ts';
import css from './cards.module.css';

interface EffectIconsProps {
  readonly row: RowId;
  readonly size: number;
}

/** What a card or space does, in icons; its words are its name. */
export function EffectIcons({ row, size }: EffectIconsProps) {
  return (
    <span className={css.effect} {...group(effects.text(row))}>
      {tokensOf(row).map((token, i) => (
        <Part key={i} token={token} size={size} />
      ))}
    </span>
  );
}

function Part({ token, size }: { readonly token: Token; readonly size: number }) {
  if (token.kind === 'word') return <i className={css.word}>{token.word}</i>;
  return (
    <span className={css.amount}>
      {token.count !== '' && <b>{token.count}</b>}
      {token.kind === 'cube' ? <CubePicture cube={token.cube} size={size} /> : <Icon shape={token.shape} size={size} />}
    </span>
  );
}

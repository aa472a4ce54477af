import type { KitOption } from '@benchtop/engine/effects';
import { Target } from '../../table/kit/Target.tsx';
import type { Offer } from '../../table/kit/choices.ts';
import { together } from '../../table/kit/choices.ts';
import { GoodIcon } from './art/icons.tsx';
import { useBoard, useChoices } from './kit.ts';
import { alternativeOf, sourceOf } from './model.ts';
import css from './offered.module.css';

interface OfferedProps {
  /** Those whose effects are asked about here: the rows of a space, a card, a face of the die. */
  readonly rows: readonly (string | null)[];
  /** Where the tokens rise, if not over the middle. */
  readonly to?: 'right' | 'below';
}

/** What an effect lets its owner choose from, as tokens over the thing that gives them. */
export function Offered({ rows, to }: OfferedProps) {
  const { view, paged } = useBoard();
  const { options, refused } = useAlternatives();
  if (paged || options.length === 0 || !rows.includes(sourceOf(view))) return null;
  return (
    <div className={css.offered} data-to={to}>
      {options.map((one) => (
        <Token key={one.id} of={{ options: [one], refused: [] }} value={one.value} label={one.label} />
      ))}
      {refused.map((one) => (
        <Token key={one.id} of={{ options: [], refused: [one] }} value={one.value} label={one.label} />
      ))}
    </div>
  );
}

/** What can be chosen of an effect, whichever way it asks. */
export function useAlternatives(): Offer<KitOption> {
  return together(useChoices('choose-one'), useChoices('choose-good'));
}

interface TokenProps {
  readonly of: Offer;
  readonly value: KitOption;
  readonly label: string;
}

function Token({ of, value, label }: TokenProps) {
  const { scale } = useBoard();
  const alternative = alternativeOf(value);
  return (
    <Target of={of} title={label}>
      {({ choosable, pointed }) => (
        <span
          className={css.token}
          data-lit={choosable || undefined}
          data-chosen={pointed || undefined}
          data-refused={!choosable || undefined}
        >
          {alternative === null ? (
            label
          ) : (
            <>
              {alternative.pays && '−'}
              {alternative.units}
              <GoodIcon good={alternative.good} size={20 * scale} />
            </>
          )}
        </span>
      )}
    </Target>
  );
}

/** The alternatives that bring or cost one good: what its own place on the board stands for. */
export function useOfGood(good: string): Offer {
  const { options, refused } = useAlternatives();
  const fits = ({ value }: { readonly value: KitOption }): boolean => alternativeOf(value)?.good === good;
  return { options: options.filter(fits), refused: refused.filter(fits) };
}

import { colours, tokenName } from '@benchtop/games/arctic-cleanup';
import type { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import type { FooterPropsOf } from '../../table/contract.ts';
import { counted } from './model.ts';
import { tokenShapes } from './pieces/token-shapes.ts';
import css from './dashboard.module.css';

/** What still floats in the ocean, by colour, and how much waits in the bag. */
export function Footer({ view }: FooterPropsOf<typeof arcticCleanup>) {
  const afloat = new Map(counted(Object.values(view.sea).flat()));
  return (
    <>
      <h2 className={css.footTitle}>
        Afloat <span className="label">{view.bag.count} more in the bag</span>
      </h2>
      <ul className={css.afloat}>
        {colours.map((colour) => (
          <li key={colour} title={tokenName(colour)}>
            <svg viewBox="-22 -22 44 44" width="20" height="20" aria-hidden="true">
              <path
                d={tokenShapes[colour].path}
                fill={`var(--token-${colour})`}
                stroke="var(--wood-dark)"
                strokeWidth="2.5"
              />
            </svg>
            <span className="visually-hidden">{tokenName(colour)}:</span>
            <span className="label">{afloat.get(colour) ?? 0}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

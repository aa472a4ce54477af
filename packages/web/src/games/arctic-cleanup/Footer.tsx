import { colours } from '@benchtop/games/arctic-cleanup';
import type { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import type { FooterPropsOf } from '../../table/contract.ts';
import { mixOf } from './model.ts';
import { tokenShapes } from './pieces/token-shapes.ts';
import { t } from './words.ts';
import css from './dashboard.module.css';
import { tokenName } from './names.ts';

/** What still floats in the ocean, by colour, and how much waits in the bag. */
export function Footer({ view }: FooterPropsOf<typeof arcticCleanup>) {
  const afloat = new Map(mixOf(Object.values(view.sea).flat()));
  return (
    <>
      <h2 className={css.footTitle}>
        {t('Afloat')} <span className="label">{t('{n} more in the bag', { n: view.bag.count })}</span>
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

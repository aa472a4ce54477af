import type { Outcome } from '@benchtop/engine/host';
import { openRule } from '../../match/table-acts.ts';
import { SeatName } from '../SeatMark.tsx';
import css from './result.module.css';
import { t } from '../../words/words.ts';

/** Every line of the score; each leads to its rule. */
export function ScoreSheet({ outcome: { scores, ranking } }: { readonly outcome: Outcome }) {
  const order = ranking.flat();
  const lines = scores[0]?.items ?? [];
  return (
    <section className={css.part} aria-labelledby="sheet">
      <h3 id="sheet">{t('Where the points come from')}</h3>
      <div className={css.scroll}>
        <table className={css.sheet}>
          <thead>
            <tr>
              <th scope="col">{t('Points for')}</th>
              {order.map((seat) => (
                <th key={seat} scope="col">
                  <SeatName seat={seat} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ rule, label }, i) => (
              <tr key={label}>
                <th scope="row">
                  <button type="button" title={t('Open the rule ({rule})', { rule })} onClick={() => openRule(rule)}>
                    {label}
                  </button>
                </th>
                {order.map((seat) => (
                  <td key={seat} className="label">
                    {scores[seat]?.items[i]?.points ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('Total')}</th>
              {order.map((seat) => (
                <td key={seat} className="label">
                  {scores[seat]?.total ?? 0}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

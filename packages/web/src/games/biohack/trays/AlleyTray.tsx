import { bundles, goods, topOptions, topRow, units } from '@benchtop/games/biohack';
import type { Currency } from '@benchtop/games/biohack';
import { Fragment, useState } from 'react';
import { Target } from '../../../table/kit/Target.tsx';
import { Tray } from '../../../table/kit/Tray.tsx';
import { GoodIcon } from '../art/icons.tsx';
import { useBoard, useChoices } from '../kit.ts';
import { argOf } from '../model.ts';
import css from './trays.module.css';

/** Three counters, of which one is opened, and the wild counter. */
export function AlleyTray() {
  const { paged } = useBoard();
  const choices = useChoices('visit-alley');
  return (
    <Tray
      title="The Alley"
      hint="one option of the top row, the bottom row, or both"
      ends={choices.of((o) => o.do === 'done')}
      className={paged ? css.paged : css.middle}
    >
      <div className={css.counters}>
        <h4>Top row: one option, as often as you like</h4>
        {topOptions.map((row) => (
          <Target key={row} of={choices.of((o) => o.do === 'top' && o.row === row)}>
            {({ choosable, pointed }) => (
              <div
                className={css.counter}
                data-lit={choosable || undefined}
                data-chosen={pointed || undefined}
                data-refused={!choosable || undefined}
              >
                {topRow[row].map((id, i) => (
                  <Fragment key={id}>
                    {i > 0 && <span aria-hidden="true">⇄</span>}
                    <Unit of={id} />
                  </Fragment>
                ))}
              </div>
            )}
          </Target>
        ))}
      </div>
      <Wild />
    </Tray>
  );
}

/** One feral gene for three of the four bundles, or the other way round: the bundle that is left out is touched. */
function Wild() {
  const choices = useChoices('visit-alley');
  return (
    <div className={css.wild}>
      {(['split', 'fuse'] as const).map((way) => (
        <div key={way} className={css.counters}>
          <h4>
            {way === 'split'
              ? 'Bottom row, once: split 1 feral gene into all but …'
              : 'Or gain 1 feral gene for all but …'}
          </h4>
          <div className={css.row}>
            {bundles.map((without) => (
              <Target key={without} of={choices.of((o) => o.do === way && o.without === without)}>
                {({ choosable, pointed }) => (
                  <div
                    className={css.counter}
                    data-lit={choosable || undefined}
                    data-chosen={pointed || undefined}
                    data-refused={!choosable || undefined}
                  >
                    <Unit of={without} />
                  </div>
                )}
              </Target>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Unit({ of }: { readonly of: Currency }) {
  return (
    <span className={css.unit} title={goods[of].many}>
      {units[of]}
      <GoodIcon good={of} size={20} label={goods[of].many} />
    </span>
  );
}

/** One counter that is open: what is given is touched first, then what one gets. */
export function TradeTray() {
  const { view, player, paged } = useBoard();
  const choices = useChoices('trade-on');
  const [touched, give] = useState<Currency | null>(null);
  const option = topOptions.find((each) => each === argOf(view, 'option')) ?? 1;
  const among: readonly Currency[] = topRow[option];
  const stop = choices.of((o) => o.pay === null);
  const canGive = (pay: Currency): boolean => choices.of((o) => o.pay === pay).options.length > 0;
  const given = touched !== null && canGive(touched) ? touched : null;
  return (
    <Tray
      title="Trade: give, then get"
      hint="what you gave here you cannot get back in this action"
      ends={stop}
      className={paged ? css.paged : css.middle}
    >
      <div className={css.counters}>
        <h4>You give</h4>
        <div className={css.row}>
          {among.map((pay) => {
            const possible = canGive(pay);
            return (
              <button
                key={pay}
                type="button"
                className={css.currency}
                data-give={pay}
                aria-pressed={given === pay}
                aria-disabled={!possible}
                data-lit={possible || undefined}
                onClick={() => possible && give(pay)}
              >
                <Unit of={pay} />
                <small>have {player.goods[pay]}</small>
              </button>
            );
          })}
        </div>
      </div>
      <div className={css.counters}>
        <h4>You get</h4>
        <div className={css.row}>
          {among.map((gain) => (
            <Target key={gain} of={choices.of((o) => o.gain === gain && (given === null || o.pay === given))}>
              {({ choosable, pointed }) => (
                <div
                  className={css.counter}
                  data-lit={choosable || undefined}
                  data-chosen={pointed || undefined}
                  data-refused={!choosable || undefined}
                >
                  <Unit of={gain} />
                  <small>have {player.goods[gain]}</small>
                </div>
              )}
            </Target>
          ))}
        </div>
      </div>
    </Tray>
  );
}

import { Count, Piece } from '../../table/kit/Piece.tsx';
import { together } from '../../table/kit/choices.ts';
import { Target } from '../../table/kit/Target.tsx';
import { useBoard, useChoices } from './kit.ts';
import { traySlot } from './layout.ts';
import { argsAt, playerOf } from './model.ts';
import { Die } from './pieces/Die.tsx';
import { readable } from './pieces/scale.ts';
import { group } from '../../table/kit/naming.ts';
import css from './board.module.css';
import { diceCount, t } from './words.ts';

/** Dice beside the board that can be planned, and behind them the ones that are still locked. */
export function Tray() {
  const { layout, view, viewer } = useBoard();
  const { tray } = layout;
  const { pool, supply } = playerOf(view, viewer);
  const shown = Math.max(1, pool);
  const narrow = tray.columns < 5;
  const size = readable(15.5, tray.s);
  // Where two lines do not fit, the locks speak for themselves.
  const one = narrow && size > 18;
  return (
    <g
      transform={`translate(${tray.x} ${tray.y}) scale(${tray.s})`}
      {...group(t('{dice} beside the board, {n} locked', { dice: diceCount(pool), n: supply }))}
    >
      <g className={css.count} fontSize={size}>
        <text x="2" y={one ? 22 : 10}>
          {t('Pool')} <Count value={pool} />
        </text>
        {!one && (
          <text x={narrow ? 2 : 244} y={narrow ? 10 + size : 10} textAnchor={narrow ? 'start' : 'end'}>
            {t('Locked')} <Count value={supply} />
          </text>
        )}
      </g>
      {Array.from({ length: shown }, (_, i) => (
        <PoolDie key={i} place={i} present={i < pool} />
      ))}
      {Array.from({ length: supply }, (_, i) => (
        <LockedDie key={i} place={shown + i} />
      ))}
    </g>
  );
}

function PoolDie({ place, present }: { readonly place: number; readonly present: boolean }) {
  const { layout, view } = useBoard();
  const offer = together(
    useChoices('plan-pick').of((o) => o.do === 'pool'),
    useChoices('plan-set').of((o) => o.do === 'pool'),
  );
  const { x, y } = traySlot(layout.tray.columns, place);
  const inHand = argsAt(view, 'plan-set')?.row === 0 && place === 0;
  return (
    <Target of={offer} drag title={t('Dice beside the board')} text={t('Play Plan to lay them in a row.')}>
      {({ choosable, pointed }) => (
        <>
          <rect x={x - 19} y={y - 20} width="38" height="40" rx="9" className={css.dieSlot} />
          {present && (
            <Piece kind="die" at="pool">
              <Die face={null} size={56} x={x} y={y} choosable={choosable} chosen={inHand || pointed} />
            </Piece>
          )}
        </>
      )}
    </Target>
  );
}

function LockedDie({ place }: { readonly place: number }) {
  const { x, y } = traySlot(useBoard().layout.tray.columns, place);
  const offer = useChoices('plan-pick').of((o) => o.do === 'supply');
  return (
    <Target
      of={offer}
      title={t('Locked dice')}
      text={t('Each dice block that you fill in your factory sets one free and scores 5.')}
    >
      {({ refused }) => (
        <>
          <rect x={x - 20} y={y - 21} width="40" height="42" className={css.area} />
          <Piece kind="die" at="locked">
            <Die face={null} locked size={52} x={x} y={y} refused={refused} />
          </Piece>
        </>
      )}
    </Target>
  );
}

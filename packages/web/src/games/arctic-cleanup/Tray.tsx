import type { BoardState } from './board-state.ts';
import { Hit } from './Hit.tsx';
import { traySlot } from './layout.ts';
import { pendingNumber, playerOf } from './model.ts';
import { Die } from './pieces/Die.tsx';
import { group } from './naming.ts';
import css from './board.module.css';

/** Dice beside the board that can be planned, and behind them the ones that are still locked. */
export function Tray({ board }: { readonly board: BoardState }) {
  const { tray } = board.layout;
  const { pool, supply } = playerOf(board.stage.view, board.viewer);
  const shown = Math.max(1, pool);
  const two = tray.columns === 2;
  return (
    <g
      transform={`translate(${tray.x} ${tray.y}) scale(${tray.s})`}
      {...group(`${pool} dice beside the board, ${supply} locked`)}
    >
      <g className={css.count}>
        <text x="2" y="10">{`Pool ${pool}`}</text>
        <text x={two ? 2 : 244} y={two ? 24 : 10} textAnchor={two ? 'start' : 'end'}>{`Locked ${supply}`}</text>
      </g>
      {Array.from({ length: shown }, (_, i) => (
        <PoolDie key={i} board={board} place={i} present={i < pool} />
      ))}
      {board.preview?.toPool && <Die face={null} size={54} {...traySlot(tray.columns, pool)} ghost />}
      {Array.from({ length: supply }, (_, i) => (
        <Locked key={i} board={board} place={shown + i} />
      ))}
    </g>
  );
}

interface PlaceProps {
  readonly board: BoardState;
  readonly place: number;
}

function PoolDie({ board, place, present }: PlaceProps & { readonly present: boolean }) {
  const { play } = board;
  const { x, y } = traySlot(board.layout.tray.columns, place);
  const inHand = play.step === 'plan-set' && pendingNumber(board.stage.view, 'row') === 0 && place === 0;
  const choosable = play.option('pool') !== null;
  return (
    <Hit play={play} id="pool">
      <rect x={x - 19} y={y - 20} width="38" height="40" rx="9" className={css.dieSlot} />
      {present && (
        <Die
          face={null}
          size={56}
          x={x}
          y={y}
          choosable={choosable}
          chosen={inHand || (choosable && play.pointed === 'pool')}
        />
      )}
    </Hit>
  );
}

function Locked({ board, place }: PlaceProps) {
  const { x, y } = traySlot(board.layout.tray.columns, place);
  return (
    <Hit play={board.play} id="supply" onLook={(on) => board.setLook(on ? { kind: 'locked' } : null)}>
      <rect x={x - 20} y={y - 21} width="40" height="42" className={css.target} />
      <Die face={null} locked size={52} x={x} y={y} refused={board.play.refusal('supply') !== null} />
    </Hit>
  );
}

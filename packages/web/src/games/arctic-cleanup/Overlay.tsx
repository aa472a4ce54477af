import type { CSSProperties } from 'react';
import type { BoardState } from './board-state.ts';
import { cardPoint } from './layout.ts';
import { CARD_RATIO } from './pieces/ActionCard.tsx';
import { OCEAN_REACH } from './pieces/OceanFrame.tsx';
import { placed, Tip } from './Tip.tsx';
import { group } from './naming.ts';
import css from './board.module.css';

/** What is written over the table: menus, the stop button, amounts at the bag, tips. */
export function Overlay({ board }: { readonly board: BoardState }) {
  return (
    <div className={css.overlay}>
      {/* On a small screen the names of its parts lie there. */}
      {board.layout.pages === 1 && <CardCaption board={board} />}
      {board.layout.pages === 1 && <Stop board={board} />}
      <Amounts board={board} />
      <Menu board={board} />
      <Tip board={board} />
    </div>
  );
}

interface OptionButtonProps {
  readonly board: BoardState;
  readonly id: string;
  readonly text?: string;
  readonly className?: string | undefined;
}

function OptionButton({ board: { play }, id, text, className }: OptionButtonProps) {
  const option = play.option(id);
  const refusal = play.refusal(id);
  if (option === null && refusal === null) return null;
  const label = option?.label ?? `${refusal?.label ?? id}: not possible. ${refusal?.reason ?? ''}`;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={className ?? css.option}
      aria-label={label}
      {...(option === null ? { 'data-refused': id } : { 'data-option': id })}
      onClick={() => (option === null ? play.explain(id) : play.choose(id))}
      onPointerEnter={() => play.point(id)}
      onPointerLeave={() => play.point(null)}
    >
      {text ?? label}
    </button>
  );
}

/** "Stop loading": near the action, in the free corner of the ocean or below the tray; on a phone beside the tabs. */
export function Stop({ board }: { readonly board: BoardState }) {
  if (board.play.option('done') === null) return null;
  return (
    <div className={`${css.stop} ${inTray(board) ? css.narrow : ''}`} style={stopPlace(board)}>
      <OptionButton board={board} id="done" className={css.stopButton} />
    </div>
  );
}

/** Planning and unloading happen on the own board: the button stands below the narrow tray. */
const inTray = ({ layout, play }: BoardState): boolean =>
  layout.pages === 1 && layout.tray.columns === 2 && (play.step === 'plan-pick' || play.step === 'unload-token');

function stopPlace(board: BoardState): CSSProperties {
  const { ocean, tray, pages, width } = board.layout;
  if (pages === 3) return { right: 54, top: 4 };
  if (inTray(board)) return { left: tray.x - 2, top: tray.y + 268 * tray.s, width: 88 * tray.s };
  return { right: width - ocean.x - OCEAN_REACH.x * ocean.s, top: ocean.y + OCEAN_REACH.y * ocean.s - 38 };
}

/** How many tokens to draw: one button per number, beside the bag. */
function Amounts({ board }: { readonly board: BoardState }) {
  if (board.play.step !== 'analyze-amount') return null;
  const ids = [...board.play.ids('draw '), ...board.play.refusedIds('draw ')];
  const { bag } = board.layout;
  return (
    <div
      className={css.amounts}
      style={{ left: Math.max(4, bag.x - 36 * bag.s), top: bag.y + 40 * bag.s }}
      {...group('How many tokens to draw')}
    >
      {ids.map((id) => (
        <OptionButton key={id} board={board} id={id} text={id.slice(5)} className={css.amount} />
      ))}
    </div>
  );
}

/** Two ships, or two tokens, could mean the same place: which one? */
function Menu({ board }: { readonly board: BoardState }) {
  const { picked } = board;
  if (picked?.kind !== 'menu') return null;
  return (
    <div className={css.menu} style={placed(board, picked.at, 210)} {...group('Which one')}>
      {picked.ids.map((id) => (
        <OptionButton key={id} board={board} id={id} />
      ))}
      <button type="button" tabIndex={-1} className={css.cancel} onClick={() => board.pickUp(null)}>
        Cancel
      </button>
    </div>
  );
}

function CardCaption({ board }: { readonly board: BoardState }) {
  const { cards } = board.layout;
  const first = cardPoint(board.layout, 1);
  const style = {
    left: first.x - cards.width / 2,
    top: first.y - (cards.width * CARD_RATIO) / 2 - 21,
    width: cards.pitch * 4 + cards.width,
  };
  return (
    <p className={css.caption} style={style}>
      The card you play drops to 1. Every card it passes grows by one.
    </p>
  );
}

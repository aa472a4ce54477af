import { cardIds, cards as cardData, cardText, strengthOf } from '@benchtop/games/arctic-cleanup';
import type { CardId } from '@benchtop/games/arctic-cleanup';
import { isLayingDie } from './board-state.ts';
import type { BoardState } from './board-state.ts';
import { Hit } from './Hit.tsx';
import { cardPoint } from './layout.ts';
import { playerOf } from './model.ts';
import { ActionCard, CARD_RATIO } from './pieces/ActionCard.tsx';
import { group } from './naming.ts';
import css from './board.module.css';

/** Below this width the words on a card would be too small to read; they are in its tip. */
const WORDS_FROM = 118;

/** Five columns, one card in each. Cards are keyed by what they are, so that they slide when the row changes. */
export function CardRow({ board }: { readonly board: BoardState }) {
  const p = playerOf(board.stage.view, board.viewer);
  const covered = board.layout.pages === 3 && isLayingDie(board);
  return (
    <g {...group('Your action cards')} className={covered ? css.covered : undefined}>
      {[1, 2, 3, 4, 5].map((column) => (
        <Column key={column} board={board} column={column} />
      ))}
      {p.cards.length === 5 &&
        cardIds.map((card) => <Lying key={card} board={board} card={card} column={p.cards.indexOf(card) + 1} />)}
    </g>
  );
}

/** The place of a card and its numeral; chevrons say that unused cards wander towards five. */
function Column({ board, column }: { readonly board: BoardState; readonly column: number }) {
  const { width, pitch } = board.layout.cards;
  const { x, y } = cardPoint(board.layout, column);
  const height = width * CARD_RATIO;
  const below = y + height / 2 + 12;
  return (
    <g
      aria-hidden="true"
      onPointerEnter={() => board.setLook({ kind: 'cards' })}
      onPointerLeave={() => board.setLook(null)}
    >
      <rect
        x={x - width / 2 - 2}
        y={y - height / 2 - 2}
        width={width + 4}
        height={height + 4}
        rx="7"
        className={css.column}
      />
      <rect x={x - pitch / 2} y={y + height / 2 + 3} width={pitch} height="18" className={css.target} />
      <text x={x} y={below} dy="0.355em" fontSize="17" className={css.numeral}>
        {column}
      </text>
      {column < 5 && <path d={`M${x + pitch / 2 - 3} ${below - 4}l5 4l-5 4`} className={css.chevron} />}
    </g>
  );
}

interface LyingProps {
  readonly board: BoardState;
  readonly card: CardId;
  readonly column: number;
}

function Lying({ board, card, column }: LyingProps) {
  const { play, stage, passage } = board;
  const p = playerOf(stage.view, board.viewer);
  const { x, y } = cardPoint(board.layout, column);
  const { width } = board.layout.cards;
  const mine = passage?.event['seat'] === board.viewer && passage.event['card'] === card;
  const flips = mine && passage.event.type === 'card-upgraded';
  const option = play.step === 'choose-action' ? play.option(card) : null;
  const played = stage.played === card && stageOwner(board);
  const strength = strengthOf(p, card);
  return (
    <g className={css.glide} style={{ transform: `translate(${x}px, ${played ? y - 5 : y}px)` }}>
      <Hit play={play} id={play.step === 'choose-action' ? card : null}>
        {option === null && <title>{`${cardData[card].title} ${strength}: ${cardText(card, strength)}`}</title>}
        <g className={flips ? css.flip : undefined} style={{ animationDuration: `${passage?.ms ?? 0}ms` }}>
          <ActionCard
            card={card}
            title={cardData[card].title}
            column={column}
            upgraded={p.upgraded[card]}
            width={width}
            effect={width >= WORDS_FROM ? shortText(card, strength) : undefined}
            choosable={option !== null}
            chosen={played || (option !== null && play.pointed === card)}
          />
          {option?.warning && <Warned width={width} />}
        </g>
      </Hit>
    </g>
  );
}

const shortText = (card: CardId, strength: number): string => cardText(card, strength).replace(' from the bag', '');

/** The card in play belongs to whoever acts now: it is lifted only on its owner's own board. */
const stageOwner = (board: BoardState): boolean => board.stage.view.order[board.stage.view.active] === board.viewer;

/** This card would do nothing now. */
const Warned = ({ width }: { readonly width: number }) => (
  <g transform={`translate(${width * 0.37} ${width * 0.53})`} className={css.warned}>
    <path d="M0-11L12 9H-12Z" />
    <text dy="0.5em" fontSize="13">
      !
    </text>
  </g>
);

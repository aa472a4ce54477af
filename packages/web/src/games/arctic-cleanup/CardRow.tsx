import { cardIds, strengthOf } from '@benchtop/games/arctic-cleanup';
import type { CardId } from '@benchtop/games/arctic-cleanup';
import { Piece } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { isLaying, useBoard, useChoices, useMotion, useStep } from './kit.ts';
import { cardPoint } from './layout.ts';
import { playedCard, playerOf, seatColour } from './model.ts';
import { ActionCard, CARD_RATIO } from './pieces/ActionCard.tsx';
import { group } from '../../table/kit/naming.ts';
import css from './board.module.css';
import { cardText, cardTitle } from './names.ts';
import { t } from './words.ts';

/** Below this width the words on a card would be too small to read; they are in its tip. */
const WORDS_FROM = 118;

/** Five columns, one card in each. Cards are keyed by what they are, so that they slide when the row changes. */
export function CardRow() {
  const { layout, view, viewer } = useBoard();
  const { cards } = playerOf(view, viewer);
  const covered = isLaying(useStep()) && layout.pages === 3;
  return (
    <g {...group(t('Your action cards'))} className={covered ? css.covered : undefined}>
      {[1, 2, 3, 4, 5].map((column) => (
        <Column key={column} column={column} />
      ))}
      {cards.length === 5 &&
        cardIds.map((card) => <LyingCard key={card} card={card} column={cards.indexOf(card) + 1} />)}
    </g>
  );
}

/** The place of a card and its numeral; chevrons say that unused cards wander towards five. */
function Column({ column }: { readonly column: number }) {
  const { layout } = useBoard();
  const { width, pitch } = layout.cards;
  const { x, y } = cardPoint(layout, column);
  const height = width * CARD_RATIO;
  const below = y + height / 2 + 12;
  return (
    <Tip
      title={t('Strength is the column')}
      text={t('A card in column {n} has strength {n}, a doubled one {twice}.', { n: column, twice: 2 * column })}
    >
      <rect
        x={x - width / 2 - 2}
        y={y - height / 2 - 2}
        width={width + 4}
        height={height + 4}
        rx="7"
        className={css.column}
      />
      <rect x={x - pitch / 2} y={y + height / 2 + 3} width={pitch} height="18" className={css.area} />
      <text x={x} y={below} dy="0.355em" fontSize="17" className={css.numeral} aria-hidden="true">
        {column}
      </text>
      {column < 5 && <path d={`M${x + pitch / 2 - 3} ${below - 4}l5 4l-5 4`} className={css.chevron} />}
    </Tip>
  );
}

interface LyingCardProps {
  readonly card: CardId;
  readonly column: number;
}

function LyingCard({ card, column }: LyingCardProps) {
  const { layout, view, viewer } = useBoard();
  const motion = useMotion();
  const offer = useChoices('choose-action').of((o) => o.card === card);
  const p = playerOf(view, viewer);
  const { x, y } = cardPoint(layout, column);
  const { width } = layout.cards;
  const flips = motion?.event.type === 'card-upgraded' && motion.seat === viewer && motion.event.card === card;
  // The card in play belongs to whoever acts now: it is lifted only on its owner's own board.
  const played = playedCard(view) === card && view.order[view.active] === viewer;
  const strength = strengthOf(p, card);
  const words = cardText(card, strength);
  return (
    <Target of={offer} title={`${cardTitle(card)} ${strength}`} text={`${words}.`}>
      {({ choosable, pointed }) => (
        <Piece kind="card" id={`card ${card}`} at={`column ${column}`} slides>
          <g transform={`translate(${x} ${played ? y - 5 : y})`}>
            <g className={flips ? css.flip : undefined} style={{ animationDuration: `${motion?.ms ?? 0}ms` }}>
              <ActionCard
                card={card}
                player={seatColour(viewer)}
                title={cardTitle(card)}
                column={column}
                upgraded={p.upgraded[card]}
                width={width}
                effect={width >= WORDS_FROM ? words.replace(' from the bag', '') : undefined}
                choosable={choosable}
                chosen={played || pointed}
              />
              {offer.options[0]?.warning && <Warned width={width} />}
            </g>
          </g>
        </Piece>
      )}
    </Target>
  );
}

/** This card would do nothing now. */
const Warned = ({ width }: { readonly width: number }) => (
  <g transform={`translate(${width * 0.37} ${width * 0.53})`} className={css.warned}>
    <path d="M0-11L12 9H-12Z" />
    <text dy="0.5em" fontSize="13">
      !
    </text>
  </g>
);

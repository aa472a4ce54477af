import { classes, creatures, DECK_PRICE, mainBoard, soloCards } from '@benchtop/games/biohack';
import type { Class, CreatureId } from '@benchtop/games/biohack';
import { Fragment } from 'react';
import { together } from '../../table/kit/choices.ts';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group, picture } from '../../table/kit/naming.ts';
import { Count, Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { CardBack, CreatureCard } from './art/CreatureCard.tsx';
import { GoodIcon } from './art/icons.tsx';
import { useBoard, useChoices, useStep } from './kit.ts';
import { costRows } from './costs.ts';
import { argOf, stepOf } from './model.ts';
import css from './market.module.css';

/** Cards for sale: a row for each class, dear at the left, free at the right; decks before them. */
export function Market() {
  const { view } = useBoard();
  const spot = useSpot(0, 230, 520, 240);
  const { prices } = mainBoard(view);
  const discount = stepOf(view) === 'buy-card' ? Number(argOf(view, 'discount') ?? 0) : 0;
  return (
    <section className={css.market} style={spot} data-columns={prices.length} {...group('Cards for sale')}>
      <Price price={DECK_PRICE} off={discount} deck />
      {prices.map((price, i) => (
        <Price key={i} price={price} off={discount} last={i === prices.length - 1 && view.seats > 1} />
      ))}
      {classes.map((kind) => (
        <Fragment key={kind}>
          <Pile kind={kind} />
          {prices.map((_, column) => (
            <ForSale key={column} kind={kind} column={column} />
          ))}
        </Fragment>
      ))}
    </section>
  );
}

interface PriceProps {
  readonly price: number;
  readonly off: number;
  readonly deck?: boolean;
  readonly last?: boolean;
}

function Price({ price, off, deck = false, last = false }: PriceProps) {
  const { scale, paged } = useBoard();
  const due = Math.max(0, price - off);
  return (
    <span className={css.price} data-less={due < price || undefined}>
      {deck ? 'deck ' : ''}
      {due === 0 ? 'free' : due}
      {due > 0 && <GoodIcon good="coin" size={paged ? 13 : 13 * scale} />}
      {last && !paged && <span className={css.leaves}> · leaves next</span>}
    </span>
  );
}

/** A deck: two cards of it are looked at, one is kept. */
function Pile({ kind }: { readonly kind: Class }) {
  const { view, scale, paged } = useBoard();
  const look = useChoices('buy-card').of((o) => o.do === 'look' && o.deck === kind);
  const { deck, discard } = view.piles[kind];
  return (
    <Target
      of={look}
      className={css.pile}
      title={`Deck of ${kind} cards`}
      text={`${deck.count} left, ${discard.length} discarded. For ${DECK_PRICE} coins you look at two and keep one.`}
    >
      {({ choosable, pointed }) => (
        <Place of={`deck ${kind}`} className={css.deck}>
          <div data-lit={choosable || undefined} data-chosen={pointed || undefined} className={css.face}>
            <CardBack kind={kind} width={paged ? 52 : 56 * scale} shape="tall" />
          </div>
          <span className={css.left}>
            <Count value={deck.count} /> left
          </span>
        </Place>
      )}
    </Target>
  );
}

function ForSale({ kind, column }: { readonly kind: Class; readonly column: number }) {
  const { view } = useBoard();
  const card = view.display[kind][column] ?? null;
  const { top } = view.solo;
  const leaves = view.seats === 1 && top !== null && soloCards[top].marks[kind].some((each) => each === column);
  return (
    <Place of={`display ${kind} ${column}`} className={css.slot}>
      {card === null ? <span className={css.gap}>taken</span> : <Card card={card} at={`display ${kind} ${column}`} />}
      {leaves && (
        <svg viewBox="-12 -12 24 24" className={css.mark} {...picture('Leaves at the end of the round')}>
          <circle r="11" />
          <path d="M-5 -5L5 5M5 -5L-5 5" />
        </svg>
      )}
    </Place>
  );
}

function Card({ card, at: place }: { readonly card: CreatureId; readonly at: string }) {
  const { view, player, scale, paged } = useBoard();
  const width = useCardWidth();
  // The tray shows it large, with all that a tip would say.
  const inTray = useStep() === 'buy-card' && !paged;
  const offer = together(
    useChoices('buy-card').of((o) => o.do === 'buy' && o.card === card),
    useChoices('draft-creature').of((o) => 'pick' in o && o.pick === card),
  );
  return (
    <Target
      of={offer}
      className={css.card}
      {...(inTray ? {} : { rows: costRows(view, player, card), large: <Large card={card} /> })}
    >
      {({ choosable, pointed }) => (
        <div className={css.face} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
          <Piece kind={`card ${creatures[card].class}`} id={card} at={place} face="up">
            <CreatureCard
              creature={card}
              width={width}
              shape={paged ? 'tall' : 'wide'}
              height={paged ? Math.max(112, width * 1.28) : 72 * scale}
            />
          </Piece>
        </div>
      )}
    </Target>
  );
}

const Large = ({ card }: { readonly card: CreatureId }) => <CreatureCard creature={card} width={250} shape="large" />;

/** How wide a card for sale is. */
function useCardWidth(): number {
  const { view, scale, paged, width } = useBoard();
  const columns = mainBoard(view).prices.length;
  return paged ? Math.min(112, Math.floor((width - 44 - columns * 5) / columns)) : (columns === 3 ? 150 : 112) * scale;
}

import { cardName, classOf, effects } from '@benchtop/games/biohack';
import type { CreatureId } from '@benchtop/games/biohack';
import { group } from '../../table/kit/naming.ts';
import { Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { CardBack, CreatureCard } from './art/CreatureCard.tsx';
import { useBoard, useChoices, useSpot } from './kit.ts';
import { billOf, costRows, handOf } from './model.ts';
import css from './lab.module.css';

/** The cards in hand, by class. What is still missing for a card stands on it. */
export function Hand() {
  const { viewer, player, scale, paged, width } = useBoard();
  const spot = useSpot(637, 482, 228, 222);
  const cards = handOf(player);
  const size = paged ? Math.min(98, Math.floor((width - 12) / 3.2)) : 112 * scale;
  return (
    <section
      className={css.hand}
      style={spot}
      data-crowded={cards.length > 6 || undefined}
      {...group(`Hand: ${cards.length} cards`)}
    >
      {paged && <h3 className={css.handTitle}>Hand: {cards.length}</h3>}
      <Place of={`hand ${viewer}`} className={css.cards}>
        {cards.map(({ card, kind }, i) =>
          card === null ? (
            <Piece key={`back ${i}`} kind={`card ${kind}`} at={`hand ${viewer}`} face="down">
              <CardBack kind={kind} width={size} shape={paged ? 'tall' : 'wide'} />
            </Piece>
          ) : (
            <Held key={card} card={card} size={size} />
          ),
        )}
        {cards.length === 0 && <p className={css.noCards}>No cards in hand.</p>}
      </Place>
    </section>
  );
}

function Held({ card, size }: { readonly card: CreatureId; readonly size: number }) {
  const { viewer, player, paged } = useBoard();
  const create = useChoices('create-pick').of((o) => 'pick' in o && o.pick === card);
  const missing = billOf(player, card).filter((bill) => bill.missing > 0);
  return (
    <Target
      of={create}
      className={css.held}
      title={cardName(card)}
      text={effects.text(card)}
      rows={costRows(player, card)}
      large={<CreatureCard creature={card} width={250} />}
    >
      {({ choosable, pointed, refused }) => (
        <div className={css.heldFace} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
          <Piece kind={`card ${classOf(card)}`} id={card} at={`hand ${viewer}`} face="up">
            <CreatureCard
              creature={card}
              width={size}
              shape={paged ? 'tall' : 'wide'}
              dimmed={refused}
              missing={missing.map(({ gene }) => gene)}
            />
          </Piece>
          {missing.length === 0 && <span className={css.payable}>payable</span>}
        </div>
      )}
    </Target>
  );
}

import { classOf, classSpaces } from '@benchtop/games/biohack';
import type { CreatureId } from '@benchtop/games/biohack';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group } from '../../table/kit/naming.ts';
import { Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { CardBack, CreatureCard } from './art/CreatureCard.tsx';
import { useBoard, useChoices } from './kit.ts';
import { costRows, meansFor } from './costs.ts';
import type { Short } from './costs.ts';
import { handOf } from './model.ts';
import css from './lab.module.css';

/** The cards in hand, by class. What is still missing for a card stands on it. */
export function Hand() {
  const { viewer, player, scale, paged, width } = useBoard();
  const spot = useSpot(637, 482, 228, 222);
  const cards = handOf(player);
  const size = paged ? Math.min(98, Math.floor(width / 3.2)) : 112 * scale;
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
        {!paged && cards.length > 0 && cards.length < 6 && (
          <p className={css.caption}>Red genes are still missing after discounts.</p>
        )}
      </Place>
    </section>
  );
}

function Held({ card, size }: { readonly card: CreatureId; readonly size: number }) {
  const { view, viewer, player, paged } = useBoard();
  const choices = useChoices('create-pick');
  const create = choices.of((o) => 'pick' in o && o.pick === card);
  const { short } = meansFor(view, player, card);
  return (
    <Target
      of={create}
      className={css.held}
      rows={costRows(view, player, card)}
      large={<CreatureCard creature={card} width={250} shape="large" />}
    >
      {({ choosable, pointed, refused }) => (
        <div className={css.heldFace} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
          <Piece kind={`card ${classOf(card)}`} id={card} at={`hand ${viewer}`} face="up">
            <CreatureCard
              creature={card}
              width={size}
              shape={paged ? 'tall' : 'wide'}
              dimmed={refused}
              missing={short.map(({ gene }) => gene)}
            />
          </Piece>
          <Mark card={card} creating={choices.asked} />
        </div>
      )}
    </Target>
  );
}

/** Whether it can be created; while one is chosen also why not. */
function Mark({ card, creating }: { readonly card: CreatureId; readonly creating: boolean }) {
  const { view, player } = useBoard();
  const kind = classOf(card);
  const { by, short } = meansFor(view, player, card);
  if (player.rows[kind].length === classSpaces[kind]) return <span className={css.short}>row full</span>;
  if (by !== null) return <span className={css.payable}>{by === 'store' ? 'payable' : 'with scientist'}</span>;
  return creating ? <span className={css.short}>{lackWords(short)}</span> : null;
}

/** "2 mammal short", or how many genes are missing altogether. */
function lackWords(short: readonly Short[]): string {
  const [only] = short;
  if (only !== undefined && short.length === 1) return `${only.units} ${only.gene} short`;
  return `${short.reduce((sum, { units }) => sum + units, 0)} genes short`;
}

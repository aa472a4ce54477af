import {
  citySlots,
  colonies,
  colonyIds,
  hasBiogenesis,
  colonyName,
  coveredAfter,
  isNormal,
  rocketName,
  ROUNDS,
  spaceName,
} from '@benchtop/games/lineae';
import type { ColonyId, SpaceId } from '@benchtop/games/lineae';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group, picture } from '../../table/kit/naming.ts';
import { Drawing, Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { ColonyCard } from './art/Cards.tsx';
import { Icon } from './art/icons.tsx';
import { painted } from './art/seats.ts';
import { colonySigns } from './art/signs.ts';
import { Brief } from './Brief.tsx';
import { useBoard } from './kit.ts';
import { isAction } from './model.ts';
import { SpaceOctagon, useSpaceOffer, useSpaceWords } from './Space.tsx';
import { signName } from '../../table/kit/words.ts';
import css from './city.module.css';

/** Europa City with its three actions, the Launch Pad beside it, the colony deck. */
export function City() {
  const spot = useSpot(0, 0, 722, 58);
  return (
    <section className={css.city} style={spot} {...group('Europa City and Launch Pad')}>
      <Tip
        className={css.sign}
        title="Europa City"
        text="Actions for everybody, wherever their vessel is. After rounds 2, 4 and 6 a colony card covers the next one."
        rule="LIN-COL-05"
      >
        <b>
          Europa <br />
          City
        </b>
      </Tip>
      {citySlots.map((slot, i) => (
        <Slot key={slot} slot={i} />
      ))}
      <SpaceCard space="launch-pad" pad />
      <Deck />
    </section>
  );
}

/** One of the three places: its printed action, or the card that covers it. */
function Slot({ slot }: { readonly slot: number }) {
  const { view } = useBoard();
  const card = view.city[slot] ?? null;
  const printed = citySlots[slot];
  if (card !== null) return <Promoted card={card} slot={slot} />;
  return printed === undefined ? null : (
    <Place of={`city ${slot}`} className={css.place}>
      <SpaceCard space={printed} covered={isNormal(view) ? coveredAfter[slot] : undefined} />
    </Place>
  );
}

function Promoted({ card, slot }: { readonly card: ColonyId; readonly slot: number }) {
  return (
    <Place of={`city ${slot}`} className={css.place}>
      <Piece kind={`colony ${card}`} at={`city ${slot}`} id={`colony ${card}`} className={css.full}>
        {isAction(card) ? (
          <SpaceCard space={card} colony={card} />
        ) : (
          <Tip title={signName(colonyName(card))} large={<ColonyCard id={card} />} className={css.full} stop>
            <div className={css.card} data-colony="">
              <span className={css.passive}>
                <Icon shape={colonySigns[card]} size={22} />
              </span>
              <Words space={card} name={colonyName(card)} />
            </div>
          </Tip>
        )}
      </Piece>
    </Place>
  );
}

interface SpaceCardProps {
  readonly space: SpaceId;
  readonly colony?: ColonyId | undefined;
  /** The round after which a card covers it. */
  readonly covered?: number | undefined;
  readonly pad?: boolean;
}

function SpaceCard({ space, colony, covered, pad = false }: SpaceCardProps) {
  const words = useSpaceWords(space);
  const large = colony === undefined ? {} : { large: <ColonyCard id={colony} /> };
  return (
    <div className={pad ? css.place : css.full}>
      <Target of={useSpaceOffer(space)} className={css.full} several={`${words.title}: how?`} {...words} {...large}>
        {({ choosable, pointed }) => (
          <div
            className={css.card}
            data-colony={colony === undefined ? undefined : ''}
            data-pad={pad ? '' : undefined}
            data-lit={choosable || undefined}
            data-chosen={pointed || undefined}
          >
            <Drawing viewBox="-24 -24 48 48" className={css.octagon}>
              <SpaceOctagon space={space} size={19} lit={choosable} chosen={pointed} />
            </Drawing>
            <Words space={space} name={spaceName(space)} />
            {covered !== undefined && <Covered round={covered} />}
          </div>
        )}
      </Target>
    </div>
  );
}

/** Letters that have room beside an octagon, below a name of one line or of two. */
const ROOM = { one: 50, two: 26 } as const;
/** Longer names take two lines. */
const LINE = 18;

function Words({ space, name }: { readonly space: SpaceId | ColonyId; readonly name: string }) {
  const sign = signName(name);
  return (
    <span className={css.words}>
      <b>{sign}</b>
      <Brief space={space} room={sign.length > LINE ? ROOM.two : ROOM.one} />
    </span>
  );
}

/** When a card will cover the slot. */
function Covered({ round }: { readonly round: number }) {
  return (
    <span className={css.covered}>
      <Tip
        title={`Covered after round ${round}`}
        text="By the revealed colony card with the lowest number, or by the top card of the deck."
        rule="LIN-COL-05"
      >
        <span {...picture(`Covered after round ${round}`)}>R{round}</span>
      </Tip>
    </span>
  );
}

/** Colony cards that are still to come, in an order that nobody knows. */
function Deck() {
  const { view } = useBoard();
  if (!isNormal(view)) return null;
  const { count } = view.colonyDeck;
  const seen = [...view.row, ...view.city, ...view.under];
  const hidden = colonyIds.filter((id) => !seen.includes(id) && (hasBiogenesis(view) || !isLate(id)));
  return (
    <Tip
      className={css.deck}
      title={`Colony deck: ${count}`}
      text={`Still to come, in some order: ${hidden.map((id) => signName(colonyName(id))).join(', ')}.`}
      stop
    >
      <Place of="colony deck">
        <span className={css.pile}>
          <Icon shape="dome" size={17} />
          <b>{count}</b>
        </span>
      </Place>
      <small>Colony</small>
    </Tip>
  );
}

const isLate = (id: ColonyId): boolean => colonies[id].module === 'biogenesis';

/** Which round it is, and how many rockets are gone: what ends the match. */
export function Rounds() {
  const { view, names } = useBoard();
  const spot = useSpot(726, 0, 160, 58);
  const gone = view.rockets.filter((rocket) => rocket === null).length;
  const by = view.players.flatMap((p, seat) => p.launched.map(() => seat));
  return (
    <section className={css.rounds} style={spot} {...group('Rounds and rockets')}>
      <p>
        <b>
          Round {view.round} of {ROUNDS}
        </b>
        <span>{gone}/8 rockets</span>
      </p>
      <Tip
        className={css.track}
        title={`Round ${view.round} of ${ROUNDS}`}
        text="The match ends after the seventh round, or after the round in which the eighth rocket is launched."
        rule="LIN-END-01"
      >
        {Array.from({ length: ROUNDS }, (_, i) => (
          <span key={i} data-past={i + 1 < view.round || undefined} data-now={i + 1 === view.round || undefined}>
            {i + 1}
          </span>
        ))}
      </Tip>
      <Tip
        className={css.marks}
        title={`${gone} of 8 rockets are launched`}
        rows={view.players.flatMap((p, seat) =>
          p.launched.length === 0 ? [] : [{ name: names[seat] ?? '', value: p.launched.map(rocketName).join(', ') }],
        )}
        stop
      >
        {Array.from({ length: 8 }, (_, i) => {
          const seat = by[i];
          return (
            <span
              key={i}
              data-gone={seat !== undefined || undefined}
              style={seat === undefined ? undefined : painted(seat)}
            >
              <Icon shape="rocket" size={14} />
            </span>
          );
        })}
      </Tip>
    </section>
  );
}

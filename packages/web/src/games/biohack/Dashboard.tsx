import {
  classes,
  classSpaces,
  creatureCount,
  creatures,
  effects,
  END_CREATURES,
  genes,
  goods,
  INJURY_PENALTY,
  locationName,
  MEDICINE_MAX,
  roundLimit,
  scientistName,
} from '@benchtop/games/biohack';
import type { biohack, BioView, Class, CreatureId, Gene, SeenPlayer } from '@benchtop/games/biohack';
import type { DashboardPropsOf } from '../../table/contract.ts';
import { picture } from '../../table/kit/naming.ts';
import { Count, Piece, Place } from '../../table/kit/Piece.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { CreatureCard } from './art/CreatureCard.tsx';
import { ClassIcon, GoodIcon, LocationIcon } from './art/icons.tsx';
import { Ampoule, Lock, Noman } from './art/pieces.tsx';
import { Portrait } from './art/Portrait.tsx';
import { sources } from './costs.ts';
import { useMotion } from './kit.ts';
import { handOf, playerOf } from './model.ts';
import type { HandCard } from './model.ts';
import css from './dashboard.module.css';

/** One player's public things at a glance: genes, store, nine spaces, scientist, hand by class, one line of news. */
export function Dashboard({ view, seat }: DashboardPropsOf<typeof biohack>) {
  const p = playerOf(view, seat);
  return (
    <div className={css.panel}>
      <div className={css.genes}>
        {genes.map((gene) => (
          <Tip key={gene} title={amountWords(p.goods[gene], gene)} text={`Found: ${sources[gene]}.`}>
            <span data-none={p.goods[gene] === 0 || undefined} {...picture(amountWords(p.goods[gene], gene))}>
              <GoodIcon good={gene} size={15} />
              <Count value={p.goods[gene]} />
            </span>
          </Tip>
        ))}
      </div>
      <Store p={p} seat={seat} />
      <div className={css.chips}>
        {classes.flatMap((kind) =>
          Array.from({ length: classSpaces[kind] }, (_, i) => (
            <Chip key={`${kind} ${i}`} kind={kind} card={p.rows[kind][i]} at={`space ${seat} ${kind} ${i}`} />
          )),
        )}
      </div>
      <Desk p={p} seat={seat} />
      <News view={view} p={p} seat={seat} />
    </div>
  );
}

const amountWords = (n: number, good: Gene | 'coin'): string => `${n} ${n === 1 ? goods[good].one : goods[good].many}`;

function Store({ p, seat }: { readonly p: SeenPlayer; readonly seat: number }) {
  return (
    <div className={css.store}>
      <Tip title={amountWords(p.goods.coin, 'coin')} text="Four coins are 1 EP at the end.">
        <span {...picture(amountWords(p.goods.coin, 'coin'))}>
          <GoodIcon good="coin" size={16} />
          <Count value={p.goods.coin} />
        </span>
      </Tip>
      <Tip title={`${p.goods.medicine} full medicine`} text="Each heals one Noman, at any time.">
        <span {...picture(`${p.goods.medicine} full medicine`)}>
          {Array.from({ length: MEDICINE_MAX }, (_, i) => (
            <Ampoule key={i} full={i < p.goods.medicine} size={17} />
          ))}
        </span>
      </Tip>
      <Away p={p} />
      <Place of={`home ${seat}`} className={css.home}>
        {Array.from({ length: p.home }, (_, i) => (
          <Piece key={i} kind={`noman ${seat}`} at={`home ${seat}`}>
            <Noman seat={seat} size={20} />
          </Piece>
        ))}
        {Array.from({ length: p.injured }, (_, i) => (
          <Piece key={`lying ${i}`} kind={`noman ${seat}`} at={`bed ${seat}`}>
            <Noman seat={seat} size={20} lying />
          </Piece>
        ))}
      </Place>
      <Tip
        className={css.count}
        title={
          creatureCount(p) > END_CREATURES
            ? `${creatureCount(p)} creatures`
            : `${creatureCount(p)} of ${END_CREATURES} creatures`
        }
        text="The round in which somebody creates a seventh creature is the last one."
      >
        {creatureCount(p) > END_CREATURES ? `${creatureCount(p)} creatures` : `${creatureCount(p)} of ${END_CREATURES}`}
      </Tip>
    </div>
  );
}

/** Where Nomans stand in the city. All choices turn over at once when they are revealed. */
function Away({ p }: { readonly p: SeenPlayer }) {
  const motion = useMotion();
  if (p.away.length === 0) return null;
  const turns = motion !== null && motion.ms > 0 && motion.event.type === 'locations-revealed';
  return (
    <span className={css.away}>
      {p.away.map((location) => (
        <Tip key={location} title={`A Noman at ${locationName(location)}`}>
          <span className={turns ? css.turns : undefined}>
            <LocationIcon place={location} size={17} label={`A Noman at ${locationName(location)}`} />
          </span>
        </Tip>
      ))}
    </span>
  );
}

interface ChipProps {
  readonly kind: Class;
  readonly card: CreatureId | undefined;
  readonly at: string;
}

function Chip({ kind, card, at }: ChipProps) {
  if (card === undefined)
    return (
      <Place of={at} className={css.hole}>
        <ClassIcon kind={kind} size={11} />
      </Place>
    );
  return (
    <Tip className={css.chip} large={<CreatureCard creature={card} width={250} shape="large" />}>
      <Piece kind={`card ${kind}`} id={card} at={at} face="up">
        <Portrait creature={card} size={20} />
      </Piece>
    </Tip>
  );
}

const lockWords = (locks: number): string =>
  locks === 0 ? 'All three rows work.' : locks === 1 ? 'The bottom row is locked.' : 'The lower two rows are locked.';

/** Scientist, locks and the hand as far as others know it. */
function Desk({ p, seat }: { readonly p: SeenPlayer; readonly seat: number }) {
  const hand = handOf(p);
  return (
    <div className={css.desk}>
      <Tip
        className={css.scientist}
        title={p.scientist === null ? 'No scientist yet' : scientistName(p.scientist)}
        text={p.scientist === null ? undefined : `${effects.text(p.scientist)} ${lockWords(p.locks)}`}
      >
        <span className={css.name}>{p.scientist === null ? 'no scientist' : scientistName(p.scientist)}</span>
        <span className={css.locks} {...picture(lockWords(p.locks))}>
          <Lock open={p.locks < 2} size={13} />
          <Lock open={p.locks < 1} size={13} />
        </span>
      </Tip>
      <Place of={`hand ${seat}`} className={css.hand}>
        {hand.map(({ card, kind }, i) => (
          <Piece
            key={card ?? `back ${i}`}
            kind={`card ${kind}`}
            at={`hand ${seat}`}
            face={card === null ? 'down' : 'up'}
            {...(card === null ? {} : { id: card })}
          >
            <Mini card={card} kind={kind} />
          </Piece>
        ))}
      </Place>
    </div>
  );
}

/** A card in hand: bone where all have seen it, else its back. */
function Mini({ card, kind }: HandCard) {
  const drawn = (
    <span
      className={css.mini}
      data-known={card !== null || undefined}
      {...picture(card === null ? `a ${kind} card` : creatures[card].name)}
    >
      <ClassIcon kind={kind} size={11} />
    </span>
  );
  if (card === null) return <Tip title={`A ${kind} card`}>{drawn}</Tip>;
  return <Tip large={<CreatureCard creature={card} width={250} shape="large" />}>{drawn}</Tip>;
}

/** The one thing about a player that matters most now. */
function News({ view, p, seat }: { readonly view: BioView; readonly p: SeenPlayer; readonly seat: number }) {
  const words = newsOf(view, p, seat);
  return words === null ? null : (
    <p className={css.news} data-bad={p.injured > 0 || undefined}>
      {words}
    </p>
  );
}

const isLast = (view: BioView): boolean => view.over !== null || view.lastRound || view.round === roundLimit(view);

function newsOf(view: BioView, p: SeenPlayer, seat: number): string | null {
  const left = END_CREATURES - creatureCount(p);
  if (p.injured > 0) return `${p.injured} injured: ${INJURY_PENALTY * p.injured} EP lost if not healed`;
  if (!isLast(view) && left <= 2 && left > 0)
    return `${left} more creature${left === 1 ? '' : 's'} and the round is the last`;
  if (p.passed) return 'Passed';
  const place = view.reservation.indexOf(seat);
  return place < 0 ? null : `Reserved place ${place + 1}`;
}

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
  MEDICINE_MAX,
  scientistName,
} from '@benchtop/games/biohack';
import type { biohack, BioView, Class, CreatureId, SeenPlayer } from '@benchtop/games/biohack';
import type { DashboardPropsOf } from '../../table/contract.ts';
import { picture } from '../../table/kit/naming.ts';
import { Count, Piece, Place } from '../../table/kit/Piece.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { CreatureCard } from './art/CreatureCard.tsx';
import { ClassIcon, GoodIcon } from './art/icons.tsx';
import { Ampoule, Lock, Noman } from './art/pieces.tsx';
import { Portrait } from './art/Portrait.tsx';
import { handOf, playerOf } from './model.ts';
import css from './dashboard.module.css';

/** One player's public things at a glance: genes, store, nine spaces, scientist, hand by class, one line of news. */
export function Dashboard({ view, seat }: DashboardPropsOf<typeof biohack>) {
  const p = playerOf(view, seat);
  return (
    <div className={css.panel}>
      <div className={css.genes}>
        {genes.map((gene) => (
          <span
            key={gene}
            data-none={p.goods[gene] === 0 || undefined}
            {...picture(`${p.goods[gene]} ${goods[gene].many}`)}
          >
            <GoodIcon good={gene} size={15} />
            <Count value={p.goods[gene]} />
          </span>
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

function Store({ p, seat }: { readonly p: SeenPlayer; readonly seat: number }) {
  return (
    <div className={css.store}>
      <span {...picture(`${p.goods.coin} coins`)}>
        <GoodIcon good="coin" size={16} />
        <Count value={p.goods.coin} />
      </span>
      <span {...picture(`${p.goods.medicine} full medicine`)}>
        {Array.from({ length: MEDICINE_MAX }, (_, i) => (
          <Ampoule key={i} full={i < p.goods.medicine} size={17} />
        ))}
      </span>
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
      <span className={css.count}>
        {creatureCount(p)} of {END_CREATURES}
      </span>
    </div>
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
        <ClassIcon kind={kind} size={9} />
      </Place>
    );
  return (
    <Tip
      className={css.chip}
      title={creatures[card].name}
      text={effects.text(card)}
      large={<CreatureCard creature={card} width={250} />}
    >
      <Piece kind={`card ${kind}`} id={card} at={at} face="up">
        <Portrait creature={card} size={20} />
      </Piece>
    </Tip>
  );
}

/** Scientist, locks and the hand as far as others know it. */
function Desk({ p, seat }: { readonly p: SeenPlayer; readonly seat: number }) {
  const hand = handOf(p);
  return (
    <div className={css.desk}>
      <span className={css.name}>{p.scientist === null ? 'no scientist' : scientistName(p.scientist)}</span>
      <Lock open={p.locks < 2} size={13} />
      <Lock open={p.locks < 1} size={13} />
      <Place of={`hand ${seat}`} className={css.hand}>
        {hand.map(({ card, kind }, i) => (
          <Piece
            key={card ?? `back ${i}`}
            kind={`card ${kind}`}
            at={`hand ${seat}`}
            face={card === null ? 'down' : 'up'}
            {...(card === null ? {} : { id: card })}
          >
            <span
              className={css.mini}
              data-known={card !== null || undefined}
              {...picture(card === null ? `a ${kind} card` : creatures[card].name)}
            >
              <ClassIcon kind={kind} size={9} />
            </span>
          </Piece>
        ))}
      </Place>
    </div>
  );
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

function newsOf(view: BioView, p: SeenPlayer, seat: number): string | null {
  const left = END_CREATURES - creatureCount(p);
  if (p.injured > 0) return `${p.injured} injured: ${INJURY_PENALTY * p.injured} EP lost if not healed`;
  if (left <= 2 && left > 0) return `${left} more creature${left === 1 ? '' : 's'} and the round is the last`;
  if (p.passed) return 'Passed';
  const place = view.reservation.indexOf(seat);
  return place < 0 ? null : `Reserved place ${place + 1}`;
}

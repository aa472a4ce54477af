import {
  artisanDiscounts,
  boardSideOf,
  bonusOf,
  cardName,
  classes,
  classSpaces,
  creatures,
  effects,
  GENE_CAP,
  genes,
  goods,
  INJURY_PENALTY,
  MEDICINE_MAX,
} from '@benchtop/games/biohack';
import type { Class, CreatureId, Gene } from '@benchtop/games/biohack';
import type { CSSProperties } from 'react';
import { together } from '../../table/kit/choices.ts';
import { group, picture } from '../../table/kit/naming.ts';
import { Count, Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { useShown } from '../../table/use-table.ts';
import { CreatureCard } from './art/CreatureCard.tsx';
import { ClassIcon, GoodIcon } from './art/icons.tsx';
import { Ampoule, Noman } from './art/pieces.tsx';
import { Portrait } from './art/Portrait.tsx';
import { Fx } from './Fx.tsx';
import { useBoard, useChoices, usePreview, useSpot, useStep } from './kit.ts';
import { playerOf, tameOff } from './model.ts';
import css from './lab.module.css';

/** The six gene tracks; what the option that is pointed at would change is hatched. */
export function Genes() {
  const { viewer, player } = useBoard();
  const spot = useSpot(9, 484, 166, 134);
  const preview = usePreview();
  const after = preview === null ? player : playerOf(preview, viewer);
  return (
    <section className={css.genes} style={spot} {...group('Genes')}>
      {genes.map((gene) => (
        <GeneTrack key={gene} gene={gene} value={player.goods[gene]} after={after.goods[gene]} />
      ))}
    </section>
  );
}

interface TrackProps {
  readonly gene: Gene;
  readonly value: number;
  readonly after: number;
}

function GeneTrack({ gene, value, after }: TrackProps) {
  const { scale, paged } = useBoard();
  const offer = together(
    useChoices('spare-gene').of((o) => 'pick' in o && o.pick === gene),
    useChoices('choose-good').of((o) => o.text === gene),
  );
  const cells = Array.from({ length: GENE_CAP }, (_, i) =>
    i < Math.min(value, after) ? 'full' : i < value ? 'pays' : i < after ? 'gains' : 'empty',
  );
  return (
    <Target of={offer} className={css.track} title={goods[gene].many} text={`At most ${GENE_CAP}.`}>
      {({ choosable, pointed }) => (
        <Place of={`gene ${gene}`} className={css.trackFace}>
          <div
            className={css.cells}
            data-lit={choosable || undefined}
            data-chosen={pointed || undefined}
            style={{ '--gene': `var(--gene-${gene})` } as CSSProperties}
            {...picture(`${value} ${value === 1 ? goods[gene].one : goods[gene].many}`)}
          >
            <GoodIcon good={gene} size={(paged ? 1 : scale) * 18} />
            {cells.map((state, i) => (
              <i key={i} data-cell={state} />
            ))}
            <b>
              <Count value={value} />
            </b>
          </div>
        </Place>
      )}
    </Target>
  );
}

/** Coins, medicine and the Nomans that are at home. */
export function Store() {
  const { viewer, player, scale, paged } = useBoard();
  const spot = useSpot(8, 620, 168, 82);
  const u = paged ? 1 : scale;
  const heal = together(
    useChoices('take-turn').of((o) => o.do === 'heal'),
    useChoices('heal-nomans').of((o) => o.do === 'heal'),
    useChoices('use-ability').of((o) => o.text === 'heal'),
  );
  const stay = together(
    useChoices('take-turn').of((o) => o.do === 'pass'),
    useChoices('heal-nomans').of((o) => o.do === 'done'),
  );
  const end = useStep() === 'heal-nomans' ? 'heal nobody' : 'pass';
  const { home, injured } = player;
  const size = 30 * u * (home + injured > 2 ? 0.8 : 1);
  return (
    <section className={css.store} style={spot} {...group('Store')}>
      <Tip className={css.shelf} title="Coins" text="Four coins are 1 EP at the end.">
        <Place of={`coins ${viewer}`}>
          <GoodIcon good="coin" size={26 * u} />
        </Place>
        <b>
          <Count value={player.goods.coin} />
        </b>
        <span>coins</span>
      </Tip>
      <Target
        of={heal}
        className={css.shelf}
        title="Medicine"
        text={`A full medicine heals one Noman at any time. A Noman that lies costs ${INJURY_PENALTY} EP when the round is cleaned up.`}
      >
        {({ choosable, pointed }) => (
          <div className={css.shelfFace} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
            <div className={css.stand}>
              {Array.from({ length: MEDICINE_MAX }, (_, i) => (
                <Ampoule key={i} full={i < player.goods.medicine} size={26 * u} />
              ))}
            </div>
            <span>medicine</span>
          </div>
        )}
      </Target>
      <Target
        of={stay}
        className={css.shelf}
        title="Nomans at home"
        text="They can be sent to an experiment. Touched when nothing is left to do, you pass."
      >
        {({ choosable, pointed }) => (
          <div className={css.shelfFace} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
            <Place of={`home ${viewer}`} className={css.stand}>
              {Array.from({ length: home }, (_, i) => (
                <Piece key={i} kind={`noman ${viewer}`} at={`home ${viewer}`}>
                  <Noman seat={viewer} size={size} />
                </Piece>
              ))}
              {Array.from({ length: injured }, (_, i) => (
                <Piece key={`lying ${i}`} kind={`noman ${viewer}`} at={`bed ${viewer}`}>
                  <Noman seat={viewer} size={size} lying />
                </Piece>
              ))}
            </Place>
            <span>{player.passed ? 'passed' : choosable ? end : `${home} home`}</span>
          </div>
        )}
      </Target>
    </section>
  );
}

/** The three rows of created creatures, with the bonus of each free space. */
export function Rows() {
  const spot = useSpot(183, 482, 313, 222);
  return (
    <section className={css.rows} style={spot} {...group('Created creatures')}>
      {classes.map((kind) =>
        Array.from({ length: classSpaces[kind] }, (_, i) => <Space key={`${kind} ${i}`} kind={kind} place={i} />),
      )}
      <Discounts />
      <ScoreSheet />
    </section>
  );
}

function Space({ kind, place }: { readonly kind: Class; readonly place: number }) {
  const { viewer, player, scale, paged } = useBoard();
  const card = player.rows[kind][place];
  const name = `space ${viewer} ${kind} ${place}`;
  const bonus = bonusOf[boardSideOf(player)][kind][place] ?? null;
  if (card !== undefined) return <Created card={card} at={name} place={place} />;
  const next = place === player.rows[kind].length;
  return (
    <Tip
      className={`${css.space} ${css[kind] ?? ''}`}
      title={`${kind} space ${place + 1}`}
      text={bonus === null ? 'No bonus is printed here.' : `For a creature here: ${effects.text(bonus)}`}
    >
      <Place of={name} className={css.free}>
        {next && <ClassIcon kind={kind} size={(paged ? 1 : scale) * 16} />}
        {bonus !== null && (
          <span className={css.bonus}>
            +<Fx row={bonus} />
          </span>
        )}
      </Place>
    </Tip>
  );
}

/** A creature in its space. Where an ability of it can be used, it is touched for that. */
function Created({ card, at, place }: { readonly card: CreatureId; readonly at: string; readonly place: number }) {
  const { scale, paged } = useBoard();
  const kind = creatures[card].class;
  const use = together(
    useChoices('use-ability').of((o) => o.text === card),
    useChoices('decide-die').of((o) => o.what === card),
  );
  return (
    <Target
      of={use}
      className={`${css.space} ${css[kind] ?? ''}`}
      title={cardName(card)}
      text={effects.text(card)}
      large={<CreatureCard creature={card} width={250} />}
    >
      {({ choosable, pointed }) => (
        <Place of={at} className={css.taken}>
          <div data-lit={choosable || undefined} data-chosen={pointed || undefined} data-place-number={place}>
            <Piece kind={`card ${kind}`} id={card} at={at} face="up">
              <div className={css.slotCard} data-kind={kind}>
                <b>{cardName(card)}</b>
                <Portrait creature={card} size={(paged ? 1 : scale) * 72} height={(paged ? 1 : scale) * 34} />
                <span className={css.slotEffect}>
                  <Fx row={card} />
                </span>
              </div>
            </Piece>
          </div>
        </Place>
      )}
    </Target>
  );
}

/** What artisans take off every creation. */
function Discounts() {
  const { player, scale, paged } = useBoard();
  const size = (paged ? 1 : scale) * 16;
  const off = genes.flatMap((gene, g) => {
    const units = player.rows.artisan.reduce((sum, card) => sum + (artisanDiscounts[card].typed[g] ?? 0), 0);
    return units > 0 ? [{ gene, units }] : [];
  });
  const tame = tameOff(player);
  return (
    <Tip className={css.discounts} title="Off every creation" text="What your artisans take off each cost.">
      <span>off each</span>
      <div>
        {off.map(({ gene, units }) => (
          <span key={gene}>
            −{units}
            <GoodIcon good={gene} size={size} />
          </span>
        ))}
        {tame > 0 && <span>−{tame} any but feral</span>}
        {off.length === 0 && tame === 0 && <span>nothing yet</span>}
      </div>
    </Tip>
  );
}

/** The score as it stands now, line by line. */
function ScoreSheet() {
  const { viewer } = useBoard();
  const { scores } = useShown();
  const score = scores[viewer];
  const lines = score?.items.filter(({ points }) => points !== 0) ?? [];
  return (
    <Tip
      className={css.sheet}
      title="Score now"
      text="What the match would end with now."
      rows={lines.map(({ label, points }) => ({ name: label, value: points }))}
    >
      {lines.slice(0, 3).map(({ label, points }) => (
        <span key={label} className={css.scoreLine}>
          {label} <b>{points}</b>
        </span>
      ))}
      <span className={css.total}>
        Score now <b>{score?.total ?? 0} EP</b>
      </span>
    </Tip>
  );
}

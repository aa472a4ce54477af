import {
  artisanDiscounts,
  boardSideOf,
  bonusOf,
  cardName,
  classes,
  classSpaces,
  creatures,
  effects,
  genes,
  tameUnits,
} from '@benchtop/games/biohack';
import type { Class, CreatureId } from '@benchtop/games/biohack';
import { together } from '../../table/kit/choices.ts';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group } from '../../table/kit/naming.ts';
import { Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { useShown } from '../../table/use-table.ts';
import { CreatureCard } from './art/CreatureCard.tsx';
import { ClassIcon, GoodIcon } from './art/icons.tsx';
import { Portrait } from './art/Portrait.tsx';
import { Fx } from './Fx.tsx';
import { useBoard, useChoices, usePointed } from './kit.ts';
import { Offered } from './Offered.tsx';
import css from './lab.module.css';

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
  const coming = usePointed('create-pick')?.pick ?? player.creating;
  const card = player.rows[kind][place];
  const name = `space ${viewer} ${kind} ${place}`;
  const bonus = bonusOf[boardSideOf(player)][kind][place] ?? null;
  if (card !== undefined) return <Created card={card} at={name} place={place} />;
  const next = place === player.rows[kind].length;
  const goal = next && coming !== null && creatures[coming].class === kind;
  return (
    <Tip
      className={`${css.space} ${css[kind] ?? ''}`}
      title={`Space ${place + 1} of the ${kind} row`}
      text={bonus === null ? 'No bonus is printed here.' : `For a creature here: ${effects.text(bonus)}`}
    >
      <Place of={name} className={`${css.free} ${goal ? css.goal : ''}`}>
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
  const { player, scale, paged } = useBoard();
  const kind = creatures[card].class;
  const bonus = bonusOf[boardSideOf(player)][kind][place] ?? null;
  const isLast = place === player.rows[kind].length - 1;
  const use = together(
    useChoices('use-ability').of((o) => o.text === card),
    useChoices('decide-die').of((o) => o.what === card),
  );
  return (
    <div className={`${css.space} ${css[kind] ?? ''}`}>
      <Target
        of={use}
        className={css.filled}
        title={cardName(card)}
        text={effects.text(card)}
        large={<CreatureCard creature={card} width={250} shape="large" />}
      >
        {({ choosable, pointed }) => (
          <Place of={at} className={css.taken}>
            <div data-lit={choosable || undefined} data-chosen={pointed || undefined}>
              <Piece kind={`card ${kind}`} id={card} at={at} face="up">
                <div className={css.slotCard} data-kind={kind}>
                  <b>{cardName(card)}</b>
                  <Portrait creature={card} size={(paged ? 1 : scale) * 72} height={(paged ? 1 : scale) * 34} />
                  <span className={css.slotEffect}>
                    <Fx row={card} size={13} />
                  </span>
                </div>
              </Piece>
            </div>
          </Place>
        )}
      </Target>
      <Offered rows={[card, isLast ? bonus : null]} />
    </div>
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
  const tame = tameUnits(player);
  return (
    <Tip
      className={css.discounts}
      title="Discounts of your artisans"
      text="Each creature that you create costs you so much less."
    >
      <span>discount on each creature</span>
      <div>
        {off.map(({ gene, units }) => (
          <span key={gene}>
            −{units}
            <GoodIcon good={gene} size={size} />
          </span>
        ))}
        {tame > 0 && <span>−{tame} any but feral</span>}
        {off.length === 0 && tame === 0 && <span>none yet</span>}
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
      text="What you would have if the match ended now."
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

import { effects, hasBiogenesis, techIds, technologies, technologyName } from '@benchtop/games/lineae';
import type { LinView, TechId } from '@benchtop/games/lineae';
import { together } from '../../table/kit/choices.ts';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group } from '../../table/kit/naming.ts';
import { Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Stars, TechCard, whenOf } from './art/Cards.tsx';
import { Icon } from './art/icons.tsx';
import { DiscPicture } from './art/pieces.tsx';
import { techSigns } from './art/signs.ts';
import { useBoard, useChoices } from './kit.ts';
import css from './techs.module.css';

/** Technologies of this match, in the order of the deck. */
export const techsIn = (view: LinView): readonly TechId[] =>
  techIds.filter((id) => technologies[id].module === 'base' || hasBiogenesis(view));

/** The technology deck: who holds what, and what is left. */
export function Techs() {
  const { view, paged } = useBoard();
  const spot = useSpot(0, 660, 888, 48);
  const many = !paged && hasBiogenesis(view);
  return (
    <section className={css.deck} style={spot} data-many={many || undefined} {...group('Technology deck')}>
      <b className={css.sign}>Techno- logy deck</b>
      {techsIn(view).map((id) => (
        <Chip key={id} id={id} />
      ))}
    </section>
  );
}

/** What can be done with a technology of the deck, or with one's own. */
export function useTechOffer(id: TechId) {
  return together(
    useChoices('choose-technology').of(({ pick }) => pick === id),
    useChoices('return-technology').of(({ pick }) => pick === id),
  );
}

const holderOf = (view: LinView, id: TechId): number =>
  view.players.findIndex(({ technologies: held }) => held.includes(id));

function Chip({ id }: { readonly id: TechId }) {
  const { view, names, scale, paged } = useBoard();
  const holder = holderOf(view, id);
  const many = !paged && hasBiogenesis(view);
  const u = paged ? 1 : scale;
  const drawn = (lit: boolean, chosen: boolean) => (
    <div
      className={css.chip}
      data-held={holder >= 0 || undefined}
      data-lit={lit || undefined}
      data-chosen={chosen || undefined}
    >
      <span className={css.icon}>
        <Icon shape={techSigns[id]} size={(paged ? 24 : 17) * u} />
      </span>
      <b>{technologyName(id)}</b>
      <span className={css.foot}>
        {holder >= 0 ? (
          <span className={css.holder}>
            <DiscPicture seat={holder} size={13 * u} /> {!many && names[holder]}
          </span>
        ) : (
          <Stars of={id} size={(paged ? 15 : many ? 11 : 13) * u} />
        )}
        {paged && <small>{whenOf(id)}</small>}
      </span>
      {paged && <span className={css.text}>{effects.text(id)}</span>}
    </div>
  );
  return (
    <Target
      of={useTechOffer(id)}
      className={css.target}
      title={`${technologyName(id)}${holder >= 0 ? `, held by ${names[holder]}` : ''}`}
      text={paged ? undefined : effects.text(id)}
      large={paged ? undefined : <TechCard id={id} width={226} />}
    >
      {({ choosable, pointed }) => (
        <Place of={`deck ${id}`} className={css.target}>
          {holder >= 0 ? (
            drawn(choosable, pointed)
          ) : (
            <Piece kind={`tech ${id}`} id={`tech ${id}`} at={`deck ${id}`} className={css.target}>
              {drawn(choosable, pointed)}
            </Piece>
          )}
        </Place>
      )}
    </Target>
  );
}

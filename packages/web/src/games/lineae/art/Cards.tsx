import { colonies, colonyName, effects, technologies, technologyName } from '@benchtop/games/lineae';
import type { ColonyId, LinView, TechId } from '@benchtop/games/lineae';
import { picture } from '../../../table/kit/naming.ts';
import { Icon } from './icons.tsx';
import { RocketArt } from './RocketArt.tsx';
import { colonySigns, techSigns } from './signs.ts';
import { signName } from '../../../table/kit/words.ts';
import css from './cards.module.css';

/** Stars: VP at the end. */
export function Stars({ of, size }: { readonly of: TechId; readonly size: number }) {
  const { stars } = technologies[of];
  return (
    <span className={css.stars} {...picture(`${stars} VP at the end`)}>
      {Array.from({ length: stars }, (_, i) => (
        <Icon key={i} shape="star" size={size} filled />
      ))}
    </span>
  );
}

/** When a technology works, in a word. */
export function whenOf(id: TechId): string {
  const moments = technologies[id].abilities.flatMap((ability) => ('on' in ability ? ability.on : []));
  if (moments.some((moment) => moment === 'turn')) return 'on your turn';
  if (moments.some((moment) => moment === 'sunlight' || moment === 'sky')) return 'at sunlight';
  return 'always';
}

interface TechCardProps {
  readonly id: TechId;
  /** In words as well, where there is room for them. */
  readonly width?: number | undefined;
}

/** A technology, large enough to be read. */
export function TechCard({ id, width = 150 }: TechCardProps) {
  return (
    <div className={css.tech} style={{ width }}>
      <b className={css.title}>{technologyName(id)}</b>
      <span className={css.scene}>
        <Icon shape={techSigns[id]} size={34} />
      </span>
      <span className={css.text}>{effects.text(id)}</span>
      <span className={css.foot}>
        <Stars of={id} size={15} />
        <small>{whenOf(id)}</small>
      </span>
    </div>
  );
}

/** A colony card, large enough to be read. */
export function ColonyCard({ id }: { readonly id: ColonyId }) {
  const { octagon, arrow, priority } = colonies[id];
  const kind = { single: 'Workers of one player', multi: 'Workers of all', none: 'Works without workers' }[octagon];
  return (
    <div className={css.colony}>
      <b className={css.title}>
        {signName(colonyName(id))} <span className={css.priority}>{priority}</span>
      </b>
      <span className={css.scene}>
        <Icon shape={colonySigns[id]} size={34} />
      </span>
      <span className={css.text}>{effects.text(id)}</span>
      <small>
        {kind}
        {arrow && ', then another turn'}. Promoted to Europa City in the order of the numbers.
      </small>
    </div>
  );
}

/** A rocket by itself. */
export function RocketPicture({
  rocket,
  width,
}: {
  readonly rocket: NonNullable<LinView['rockets'][number]>;
  readonly width: number;
}) {
  return (
    <svg
      viewBox="0 0 102 92"
      width={width}
      height={(width * 92) / 102}
      className={css.rocketPicture}
      aria-hidden="true"
    >
      <RocketArt rocket={rocket} />
    </svg>
  );
}

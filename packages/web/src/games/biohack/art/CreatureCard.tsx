import { classes, creatures, effects, locationName, scientists, soloCards } from '@benchtop/games/biohack';
import type { Class, CreatureId, ScientistId } from '@benchtop/games/biohack';
import type { CSSProperties } from 'react';
import { picture } from '../../../table/kit/naming.ts';
import css from './cards.module.css';
import type { Good, SoloId } from './data.ts';
import { Amounts, ClassIcon, EffectIcons, LocationIcon } from './icons.tsx';
import { Lock, Noman } from './pieces.tsx';
import { Portrait, Scientist } from './Portrait.tsx';
import { bare } from '../../../table/kit/words.ts';

/** Wide in rows of the table, tall on small screens, large to be read. */
export type Shape = 'wide' | 'tall' | 'large';

const ratios: Record<Shape, number> = { wide: 72 / 112, tall: 72 / 56, large: 1.46 };

const heightOf = (width: number, shape: Shape): number => Math.round(width * ratios[shape]);

/** `unit` is the width that letters and lines go by; a wide card may be wider than that. */
const sized = (width: number, height?: number, unit = width): CSSProperties =>
  ({ '--w': `${unit}px`, width, ...(height === undefined ? {} : { height }) }) as CSSProperties;

interface CreatureCardProps {
  readonly creature: CreatureId;
  readonly width: number;
  readonly shape: Shape;
  /** Of a wide card that has more room at its side than it needs. */
  readonly height?: number | undefined;
  readonly dimmed?: boolean | undefined;
  /** Genes of which its owner has too few. */
  readonly missing?: readonly Good[] | undefined;
}

/** A creature card: what it is, what it costs, what it is worth and what it does. */
export function CreatureCard({ creature, width, shape, dimmed = false, missing, ...room }: CreatureCardProps) {
  const height = room.height ?? heightOf(width, shape);
  // The letters of a wide card go by its height, those of others by their width.
  const unit = shape === 'wide' ? height / ratios.wide : width;
  const { name, class: kind, cost, ep, flavour } = creatures[creature];
  const large = shape === 'large';
  // Its frame and its row tell the class where the name needs the room.
  const slim = shape === 'tall' && width < 80;
  const kinds = Object.keys(cost).length;
  const { picture: at, icon } = measures[shape]({ width, height, unit, kinds, edge: kind === 'noble' ? 3 : 2 });
  return (
    <div
      className={`${css.card} ${css[kind]} ${css[shape]}`}
      style={sized(width, height, unit)}
      data-dimmed={dimmed ? '' : undefined}
    >
      <div className={css.title}>
        {!slim && <ClassIcon kind={kind} size={large ? 15 : icon * 0.8} label={kind} />}
        <b style={{ fontStretch: stretch(name, shape, width, unit) }}>{name}</b>
        {ep > 0 && <Worth ep={ep} />}
      </div>
      <div className={css.picture}>
        <Portrait creature={creature} size={at[0]} height={at[1]} />
      </div>
      <div className={css.cost} data-many={kinds > 4 ? '' : undefined}>
        {large && <span>Cost</span>}
        <Amounts of={cost} size={icon} missing={missing} name="Cost" />
      </div>
      <div className={css.effect}>
        <EffectIcons row={creature} size={large ? 22 : icon} />
        {large && <p>{effects.text(creature)}</p>}
        {large && <p className={css.flavour}>{flavour}</p>}
      </div>
    </div>
  );
}

/** Long names are set narrower, so that every title is whole. `unit` is the width that its letters go by. */
function stretch(name: string, shape: Shape, width: number, unit: number): string {
  const [room, font, widest] = titles[shape](unit);
  return `${Math.round(Math.min(widest, Math.max(50, (100 * (width - room)) / (name.length * font * 0.6))))}%`;
}

/** What stands beside a title, how high its letters are, and how wide they may be set. */
const titles: Record<Shape, (unit: number) => readonly [room: number, font: number, widest: number]> = {
  wide: (unit) => [unit * 0.39, Math.max(11, unit * 0.107), 80],
  tall: (unit) => [unit < 80 ? 8 : unit * 0.1 + 18, Math.max(11, unit * 0.13), 80],
  large: () => [76, 15, 100],
};

interface Measures {
  readonly picture: readonly [width: number, height: number];
  readonly icon: number;
}

interface Card {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  /** How many kinds of genes it costs. */
  readonly kinds: number;
  /** How wide its frame is. */
  readonly edge: number;
}

/** In a wide card the cost stands left of the picture, in a tall one below it, in two lines if need be. */
const measures: Record<Shape, (card: Card) => Measures> = {
  wide: ({ width, unit, kinds, edge }) => ({
    picture: [width - unit * 0.275 - 2 * edge - 1, unit * (36 / 112) - 2],
    icon: unit * ((kinds === 4 ? 12 : 13) / 112),
  }),
  tall: ({ width, height, kinds, edge }) => ({
    picture: [width - 2 * edge, height - 42 - (kinds > 3 || (kinds === 3 && width < 76) ? 30 : 16)],
    icon: 13,
  }),
  large: ({ width, edge }) => ({ picture: [width - 2 * edge, width * 0.66], icon: 21 }),
};

const Worth = ({ ep }: { readonly ep: number }) => (
  <span className={css.worth} {...picture(`${ep} EP`)}>
    {ep}
  </span>
);

interface CardBackProps {
  readonly kind: Class;
  readonly width: number;
  readonly shape: Shape;
}

/** What a creature card shows face down: its class. */
export function CardBack({ kind, width, shape }: CardBackProps) {
  const height = heightOf(width, shape);
  return (
    <div className={`${css.card} ${css.back} ${css[kind]}`} style={sized(width, height)} {...picture(`A ${kind} card`)}>
      <svg viewBox="0 0 60 60" className={css.helix} aria-hidden="true">
        <path d="M20-6C20 12 40 12 40 30S20 48 20 66M40-6C40 12 20 12 20 30S40 48 40 66" />
        <path d="M22 2H38M28 12H32M22 22H38M22 38H38M28 48H32M22 58H38" />
      </svg>
      <span className={css.seal}>
        <ClassIcon kind={kind} size={Math.max(14, height * 0.22)} />
      </span>
    </div>
  );
}

/** Room for words beside the icons. */
const isRoomy = (width: number): boolean => width >= 170;

interface ScientistCardProps {
  readonly id: ScientistId;
  readonly width?: number;
  /** How many of the two locks are still on it. */
  readonly locks?: number | undefined;
}

/** A sentence for each of the three rows. */
const sentences = (text: string): readonly string[] => text.split(/(?<=\.) /);
const rowNames = ['Planning', 'Creation', 'At the end'] as const;

/** A scientist with three rows: the first one works from the start, the others after an unlock. */
export function ScientistCard({ id, width = 190, locks = 2 }: ScientistCardProps) {
  const { name, calling } = scientists[id];
  const said = sentences(effects.text(id));
  return (
    <div className={`${css.card} ${css.scientist}`} style={sized(width)}>
      <div className={css.who}>
        <Scientist id={id} size={Math.min(64, width * 0.34)} />
        <span>
          <b>{name}</b>
          <small>{calling}</small>
        </span>
      </div>
      {rowNames.map((row, i) => (
        <div key={row} className={css.ability} data-locked={i > 2 - locks ? '' : undefined}>
          <small>
            {i > 0 && <Lock size={13} open={i <= 2 - locks} label={i > 2 - locks ? 'locked' : 'unlocked'} />}
            {row}
          </small>
          <EffectIcons row={id} part={i} size={16} />
          {isRoomy(width) && <p>{said[i]}</p>}
        </div>
      ))}
    </div>
  );
}

/** The assistant side of a solo card: where the assistant goes, and which cards of the display leave. */
export function SoloCard({ id, width = 100 }: { readonly id: SoloId; readonly width?: number }) {
  const { location, marks } = soloCards[id];
  const place = bare(locationName(location));
  const leaving = classes.flatMap((kind) =>
    [0, 1, 2].map((column) => ({ kind, column, out: includes(marks[kind], column) })),
  );
  return (
    <div className={`${css.card} ${css.solo}`} style={sized(width)}>
      <div className={css.title}>
        <LocationIcon place={location} size={15} />
        <b>{place}</b>
        <Noman seat="assistant" size={24} label="assistant" />
      </div>
      <svg viewBox="0 0 62 50" className={css.grid} {...picture(leavingWords(id))}>
        {leaving.map(({ kind, column, out }) => {
          const [x, y] = [2 + column * 20, 2 + classes.indexOf(kind) * 16];
          return (
            <g key={`${kind} ${column}`}>
              <rect x={x} y={y} width="17" height="13" rx="2" data-out={out ? '' : undefined} />
              {out && <path d={`M${x + 5} ${y + 3}l7 7m0-7l-7 7`} />}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

const includes = (columns: readonly number[], column: number): boolean => columns.includes(column);

function leavingWords(id: SoloId): string {
  const { marks } = soloCards[id];
  const said = classes.flatMap((kind) => marks[kind].map((column) => `${kind} ${column + 1}`));
  return `Leaving the display: ${said.join(', ')}`;
}

import {
  colonies,
  colonyName,
  columnName,
  COLUMNS,
  effects,
  fits,
  iconsOf,
  cubeName,
  jupiterCovers,
  level,
  listed,
  rocketName,
} from '@benchtop/games/lineae';
import type { ColonyAction as ActionCard, ColonyId, LinView } from '@benchtop/games/lineae';
import { together } from '../../table/kit/choices.ts';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group, picture } from '../../table/kit/naming.ts';
import { Drawing, Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { ColonyCard, RocketPicture } from './art/Cards.tsx';
import { Icon } from './art/icons.tsx';
import { DiscPicture, CubePicture } from './art/pieces.tsx';
import { Pixels } from './art/pixels.ts';
import { RocketArt } from './art/RocketArt.tsx';
import { colonySigns } from './art/signs.ts';
import { Brief } from './Brief.tsx';
import { columnWidth, leftOf, wide } from './geometry.ts';
import { useBoard, useChoices, useMotion, usePointed } from './kit.ts';
import { lackOf, loadable, pays } from './loading.ts';
import { argsAt, isAction } from './model.ts';
import { SpaceOctagon, useSpaceOffer, useSpaceWords } from './Space.tsx';
import { signName } from '../../table/kit/words.ts';
import css from './rockets.module.css';

type Rocket = NonNullable<LinView['rockets'][number]>;

const TOP = 62;
const HEIGHT = 92;

const columns = Array.from({ length: COLUMNS }, (_, column) => column);

/** What stands above each column: a rocket, or the colony card that came after it. */
export function Rockets() {
  const spot = useSpot(0, TOP, 888, HEIGHT);
  return (
    <section style={spot} {...group('Rockets and colony cards')}>
      {columns.map((column) => (
        <Above key={column} column={column} />
      ))}
    </section>
  );
}

function Above({ column }: { readonly column: number }) {
  const { scale } = useBoard();
  const style = {
    position: 'absolute',
    left: leftOf(wide, 3 * column) * scale,
    width: columnWidth(wide) * scale,
    height: '100%',
  } as const;
  return (
    <div style={style}>
      <Standing column={column} />
      <Lifting column={column} />
    </div>
  );
}

/** A rocket that has just been launched, on its way up. */
function Lifting({ column }: { readonly column: number }) {
  const motion = useMotion();
  if (motion === null || motion.ms === 0 || motion.event.type !== 'rocket-launched') return null;
  const rocket = motion.before.rockets[column] ?? null;
  if (rocket === null || motion.event.column !== column) return null;
  return (
    <div
      key={motion.id}
      className={css.lifting}
      style={{ animationDuration: `${Math.max(motion.ms, 400)}ms` }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 102 130" width="100%" className={css.flying}>
        <path d="M34 88Q40 118 51 128Q62 118 68 88Z" className={css.flame} />
        <path d="M42 88Q46 106 51 114Q56 106 60 88Z" className={css.core} />
        <RocketArt rocket={rocket} />
      </svg>
    </div>
  );
}

function Standing({ column }: { readonly column: number }) {
  const { view } = useBoard();
  const rocket = view.rockets[column] ?? null;
  const card = view.row[column] ?? null;
  if (rocket !== null) return <RocketCard column={column} rocket={rocket} />;
  if (card !== null) return <Colony column={column} card={card} />;
  return (
    <Place of={`row ${column}`} className={css.gone}>
      launched
    </Place>
  );
}

function RocketCard({ column, rocket }: { readonly column: number; readonly rocket: Rocket }) {
  const { view, scale, paged, width } = useBoard();
  // Four cards share a page; the drawing stands within the edge of its card.
  const unit = 0.94 * (paged ? width / 4 / columnWidth(wide) : scale);
  const pick = useChoices('choose-rocket').of((o) => o.column === column);
  const loading = argsAt(view, 'load-cube')?.column === column;
  const load = useChoices('load-cube').of((o) => loading && o.do === 'load');
  const pointed = usePointed('load-cube');
  const words = useRocketWords(column, rocket);
  return (
    <Target
      of={together(pick, load)}
      several={`Load ${rocketName(rocket.card)}: choose a cube`}
      className={css.full}
      {...words}
    >
      {({ choosable, pointed: ringed }) => (
        <div className={css.card} data-lit={choosable || undefined} data-chosen={ringed || undefined}>
          <Pixels.Provider value={unit}>
            <Drawing viewBox="0 0 102 92" width="100%" height="100%" className={css.drawing}>
              <RocketArt
                rocket={rocket}
                at={`rocket ${column}`}
                lit={loading && pointed?.do === 'load' ? [fits(rocket, pointed.cube, pointed.spot)] : []}
              />
            </Drawing>
          </Pixels.Provider>
          <Under column={column} />
          <Worth column={column} rocket={rocket} />
        </div>
      )}
    </Target>
  );
}

/** What it still lacks, what the viewer could load, and what that would pay. */
function useRocketWords(column: number, rocket: Rocket) {
  const { view, player } = useBoard();
  const { printed, wild, open } = lackOf(rocket);
  const lacks = [...printed.map(({ cube, n }) => `${n} ${cubeName(cube)}`), ...(wild ? ['1 of any type'] : [])];
  const cubes = loadable(rocket, player);
  const under = underOf(view, column);
  return {
    title: `${rocketName(rocket.card)}, ${columnName(column)}`,
    text: 'Loaded at the Launch Pad: 1 VP for the first cube of an action, 2 for the second, 3 for each further one.',
    rows: [
      { name: 'Lacks', value: listed(lacks) },
      {
        name: 'Your cargo',
        value:
          cubes.length === 0
            ? 'nothing that fits'
            : `${listed(cubes.map(cubeName))}: ${pays(cubes.length)} VP${cubes.length === open ? ', and it launches' : ''}`,
      },
      ...(under === null ? [] : [{ name: 'Under it', value: signName(colonyName(under)) }]),
    ],
    large: <RocketPicture rocket={rocket} width={200} />,
    rule: 'LIN-LCH-03',
  };
}

/** VP that the viewer's cargo would pay here: gold where it would launch. */
function Worth({ column, rocket }: { readonly column: number; readonly rocket: Rocket }) {
  const { player } = useBoard();
  const cubes = loadable(rocket, player).length;
  if (cubes === 0) return null;
  const launches = cubes === lackOf(rocket).open;
  const words = `Your cargo would pay ${pays(cubes)} VP here${launches ? ' and launch it' : ''}`;
  return (
    <span
      className={css.worth}
      data-here={player.column === column || undefined}
      data-launches={launches || undefined}
      {...picture(words)}
    >
      +{pays(cubes)}
      <Icon shape={launches ? 'rocket' : 'star'} size={11} filled={!launches} />
    </span>
  );
}

function underOf({ under }: LinView, column: number): ColonyId | null {
  if (column === 0) return under[0] ?? null;
  return column === COLUMNS - 1 ? (under[1] ?? null) : null;
}

/** The edge of a colony card that lies under a rocket. */
function Under({ column }: { readonly column: number }) {
  const { view } = useBoard();
  const card = underOf(view, column);
  if (card === null) return null;
  return (
    <span className={css.under}>
      <Tip title={`Under this rocket: ${signName(colonyName(card))}`} large={<ColonyCard id={card} />}>
        <Piece kind={`colony ${card}`} at={`under ${column}`} id={`colony ${card}`}>
          <span className={css.underCard}>
            <Icon shape={colonySigns[card]} size={12} />
          </span>
        </Piece>
      </Tip>
    </span>
  );
}

/** A revealed colony card: for vessels on its column. */
function Colony({ column, card }: { readonly column: number; readonly card: ColonyId }) {
  return (
    <Place of={`row ${column}`} className={css.full}>
      {isAction(card) ? <ColonyAction card={card} /> : <ColonyIncome card={card} />}
    </Place>
  );
}

function ColonyAction({ card }: { readonly card: ActionCard }) {
  const { title, rows } = useSpaceWords(card);
  return (
    <Target
      of={useSpaceOffer(card)}
      className={css.full}
      title={title}
      rows={rows}
      large={<ColonyCard id={card} />}
      several={`${title}: how?`}
    >
      {({ choosable, pointed }) => (
        <Piece kind={`colony ${card}`} at={`colony ${card}`} id={`colony ${card}`} className={css.full}>
          <div
            className={`${css.card} ${css.colony}`}
            data-lit={choosable || undefined}
            data-chosen={pointed || undefined}
          >
            <CardName card={card} />
            <Drawing viewBox="-24 -24 48 48" className={css.octagon}>
              <SpaceOctagon space={card} size={18} lit={choosable} chosen={pointed} />
            </Drawing>
            <CardEffect card={card} />
          </div>
        </Piece>
      )}
    </Target>
  );
}

function ColonyIncome({ card }: { readonly card: ColonyId }) {
  return (
    <Tip
      title={signName(colonyName(card))}
      text={effects.text(card)}
      large={<ColonyCard id={card} />}
      className={css.full}
      stop
    >
      <Piece kind={`colony ${card}`} at={`colony ${card}`} id={`colony ${card}`} className={css.full}>
        <div className={`${css.card} ${css.colony}`}>
          <CardName card={card} />
          <span className={css.passive}>
            <Icon shape={colonySigns[card]} size={20} />
          </span>
          <CardEffect card={card} />
        </div>
      </Piece>
    </Tip>
  );
}

function CardName({ card }: { readonly card: ColonyId }) {
  return (
    <>
      <b className={css.name}>{signName(colonyName(card))}</b>
      <span className={css.priority} {...picture(`Priority ${colonies[card].priority}`)}>
        {colonies[card].priority}
      </span>
    </>
  );
}

/** Letters that have room beside the octagon of a card. */
const ROOM = 36;

function CardEffect({ card }: { readonly card: ColonyId }) {
  return (
    <span className={css.effect}>
      <Brief space={card} room={ROOM} />
    </span>
  );
}

/** The cards on a small screen, each with its suns, its smoke, its vessels and its water. */
export function RocketsPage() {
  return (
    <section className={css.grid} {...group('Rockets and colony cards')}>
      {columns.map((column) => (
        <div key={column} className={css.tall}>
          <div className={css.top}>
            <Standing column={column} />
          </div>
          <Below column={column} />
        </div>
      ))}
    </section>
  );
}

function Below({ column }: { readonly column: number }) {
  const { view, names, player } = useBoard();
  const dark = jupiterCovers(view, column);
  const vessels = view.players.flatMap((p, seat) => (p.column === column ? [seat] : []));
  return (
    <>
      <div className={css.suns} data-dark={dark || undefined}>
        {iconsOf(column).map((x) => {
          const cube = view.sky[x] ?? null;
          if (cube !== null)
            return <CubePicture key={x} cube={cube} size={18} label={`${cubeName(cube)} in the atmosphere`} />;
          return dark ? <span key={x} className={css.night} /> : <Icon key={x} shape="sun" size={18} label="sun" />;
        })}
        {dark && <small>Jupiter</small>}
      </div>
      <div className={css.vessels}>
        {vessels.map((seat) => (
          <DiscPicture key={seat} seat={seat} size={20} label={`vessel of ${names[seat]}`} />
        ))}
      </div>
      <div className={css.level} data-mine={player.column === column || undefined}>
        <b>{column + 1}</b>
        <span>level {level(view, column)}</span>
      </div>
    </>
  );
}

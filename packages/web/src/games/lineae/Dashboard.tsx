import {
  BATTERY,
  crewOf,
  cubeName,
  debtsOf,
  effects,
  plural,
  technologyName,
  TECHNOLOGIES_HELD,
  tokensOf,
} from '@benchtop/games/lineae';
import type { lineae, LinView, SeenPlayer } from '@benchtop/games/lineae';
import type { DashboardPropsOf } from '../../table/contract.ts';
import { picture } from '../../table/kit/naming.ts';
import { Count, Piece, Place } from '../../table/kit/Piece.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { TechCard } from './art/Cards.tsx';
import { Icon } from './art/icons.tsx';
import { CubePicture, WorkerPicture } from './art/pieces.tsx';
import { techSigns } from './art/signs.ts';
import { cargoOf, playerOf } from './model.ts';
import { cubesIn } from './OwnBoard.tsx';
import css from './dashboard.module.css';

/** More players than this leave less room for each. */
const CROWDED = 4;

/** One player's things at a glance: battery, crew, money and cargo, technologies, rockets, tokens, where the vessel is. */
export function Dashboard({ view, seat }: DashboardPropsOf<typeof lineae>) {
  const p = playerOf(view, seat);
  return (
    <div className={css.panel} data-tight={view.seats > CROWDED || undefined}>
      <Battery p={p} />
      <Crew view={view} seat={seat} p={p} />
      <Cargo view={view} seat={seat} p={p} />
      <Rest view={view} seat={seat} p={p} />
    </div>
  );
}

function Battery({ p }: { readonly p: SeenPlayer }) {
  const { electricity } = p.goods;
  return (
    <Tip title={`${electricity} of ${BATTERY} electricity`} text="Pays the steps of submersibles.">
      <div className={css.row} {...picture(`${electricity} electricity`)}>
        <Icon shape="bolt" size={14} />
        <span className={css.battery}>
          {Array.from({ length: BATTERY }, (_, i) => (
            <i key={i} data-full={i < electricity || undefined} />
          ))}
        </span>
        <b>
          <Count value={electricity} />
        </b>
      </div>
    </Tip>
  );
}

interface RowProps {
  readonly view: LinView;
  readonly seat: number;
  readonly p: SeenPlayer;
}

function Crew({ view, seat, p }: RowProps) {
  const crew = crewOf(view, seat);
  return (
    <Tip title={`${p.available} of ${crew} workers at hand`} text="The dashed ones are out on the table.">
      <div className={css.row} {...picture(`${p.available} of ${crew} workers at hand`)}>
        <Icon shape="worker" size={14} />
        <Place of={`crew ${seat}`} className={css.crew}>
          {Array.from({ length: crew }, (_, i) =>
            i < p.available ? (
              <Piece key={i} kind={`worker ${seat}`} at={`crew ${seat}`}>
                <WorkerPicture seat={seat} size={19} />
              </Piece>
            ) : (
              <WorkerPicture key={i} seat={seat} size={19} out />
            ),
          )}
        </Place>
        <b className={css.end}>
          {p.available}/{crew}
        </b>
      </div>
    </Tip>
  );
}

function Cargo({ view, seat, p }: RowProps) {
  const cargo = cargoOf(p, cubesIn(view));
  return (
    <div className={css.row}>
      <Tip title={`$${p.goods.money}`} text="$5 are 1 VP at the end.">
        <span className={css.pair} {...picture(`${p.goods.money} dollars`)}>
          <Icon shape="coin" size={14} />
          <b>
            <Count value={p.goods.money} />
          </b>
        </span>
      </Tip>
      <Place of={`cargo ${seat}`} className={`${css.cargo} ${cargo.length > 4 ? css.many : ''}`}>
        {cargo.length === 0 && <small>no cargo</small>}
        {cargo.map(({ cube, n }) => (
          <Tip key={cube} title={`${n} ${cubeName(cube)} in the cargo bay`}>
            <span className={css.pair} {...picture(`${n} ${cubeName(cube)}`)}>
              <Piece kind={`cube ${cube}`} at={`cargo ${seat} ${cube}`} count={n}>
                <CubePicture cube={cube} size={cargo.length > 4 ? 17 : 19} />
              </Piece>
              <b>
                <Count value={n} />
              </b>
            </span>
          </Tip>
        ))}
      </Place>
    </div>
  );
}

function Rest({ view, seat, p }: RowProps) {
  const tokens = tokensOf(view, seat);
  const debts = debtsOf(p);
  return (
    <div className={css.row}>
      {Array.from({ length: TECHNOLOGIES_HELD }, (_, i) => {
        const id = p.technologies[i];
        if (id === undefined) return <span key={i} className={css.slot} data-empty="" />;
        return (
          <Tip key={id} title={technologyName(id)} text={effects.text(id)} large={<TechCard id={id} width={226} />}>
            <Piece kind={`tech ${id}`} id={`tech ${id}`} at={`tech of ${seat}`}>
              <span className={css.slot} {...picture(technologyName(id))}>
                <Icon shape={techSigns[id]} size={16} />
              </span>
            </Piece>
          </Tip>
        );
      })}
      <Tip title={`${plural(p.launched.length, 'rocket')} launched`} text="More rockets decide a tie.">
        <span className={css.pair} {...picture(`${plural(p.launched.length, 'rocket')} launched`)}>
          <Icon shape="rocket" size={15} />
          <b>{p.launched.length}</b>
        </span>
      </Tip>
      <Tip
        title={`${plural(tokens, 'token')} left`}
        text="A hired worker takes one, and so does the start of an excavation track."
      >
        <span className={css.pair} {...picture(`${plural(tokens, 'token')} left`)}>
          <Icon shape="dig" size={15} />
          <b>{tokens}</b>
        </span>
      </Tip>
      {debts > 0 && (
        <Tip title={`${debts} owed to the reactor core`} text="Each that is not paid back costs 3 VP at the end.">
          <span className={`${css.pair} ${css.debt}`} {...picture(`${debts} owed`)}>
            <Icon shape="core" size={14} />
            <b>{debts}</b>
          </span>
        </Tip>
      )}
      <Standing view={view} seat={seat} p={p} />
    </div>
  );
}

/** Whether a player has passed or has the marker, and where the vessel is. */
function Standing({ view, seat, p }: RowProps) {
  return (
    <span className={css.end}>
      {view.first === seat && (
        <Tip title="First Player marker" text="Turns go clockwise from here, from the next round on.">
          <span {...picture('First Player marker')}>
            <Piece kind="first" id="first" at={`first ${seat}`}>
              <Icon shape="flag" size={15} />
            </Piece>
          </span>
        </Tip>
      )}
      {p.passed ? 'passed' : p.column < 0 ? 'no vessel' : `col ${p.column + 1}`}
    </span>
  );
}

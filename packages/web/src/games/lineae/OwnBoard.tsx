import {
  BATTERY,
  crewOf,
  cubeName,
  cubes,
  debtsOf,
  effects,
  hasBiogenesis,
  iconsOver,
  jupiterCovers,
  minerals,
  pairsOf,
  starsOf,
  TECHNOLOGIES_HELD,
  technologyName,
  tokensOf,
  WORKERS,
} from '@benchtop/games/lineae';
import type { Cube, LinView, TechId } from '@benchtop/games/lineae';
import type { ReactNode } from 'react';
import { together } from '../../table/kit/choices.ts';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group, picture } from '../../table/kit/naming.ts';
import { Count, Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { Stars, TechCard } from './art/Cards.tsx';
import { Icon } from './art/icons.tsx';
import type { Shape } from './art/icons.tsx';
import { CubePicture, WorkerPicture } from './art/pieces.tsx';
import { techSigns } from './art/signs.ts';
import { useCargoOffer } from './cargo.ts';
import { useBoard, useChoices, usePreview } from './kit.ts';
import css from './own.module.css';

/** The cubes that are in play. */
export const cubesIn = (view: LinView): readonly Cube[] => (hasBiogenesis(view) ? cubes : minerals);

/** The own player board: crew, battery, engines, cargo, counters, technologies. */
export function OwnBoard() {
  const { names, viewer } = useBoard();
  const spot = useSpot(0, 556, 888, 100);
  return (
    <section className={css.own} style={spot} {...group(`Board of ${names[viewer]}`)}>
      <Crew />
      <Power />
      <Cargo />
      <Counters />
      <Technologies />
    </section>
  );
}

function useUnit(): number {
  const { scale, paged } = useBoard();
  return paged ? 1 : scale;
}

function Crew() {
  const { view, viewer, player } = useBoard();
  const u = useUnit();
  const crew = crewOf(view, viewer);
  const tokens = tokensOf(view, viewer);
  return (
    <Tip
      className={css.crew}
      title={`Crew quarters: ${player.available} of ${crew} workers at hand`}
      text="Dashed ones are out on the table and come home at the end of the round, or when somebody takes their place. Small ones are not hired."
      rows={[{ name: 'Tokens left for recruits and tracks', value: tokens }]}
      stop
    >
      <h4>
        Crew quarters <Count value={player.available} /> of {crew}
      </h4>
      <Place of={`crew ${viewer}`} className={css.figures}>
        {Array.from({ length: WORKERS }, (_, i) => (
          <span key={i} className={css.figure}>
            {i < player.available ? (
              <Piece kind={`worker ${viewer}`} at={`crew ${viewer}`}>
                <WorkerPicture seat={viewer} size={27 * u} />
              </Piece>
            ) : i < crew ? (
              <WorkerPicture seat={viewer} size={27 * u} out />
            ) : i < crew + tokens ? (
              <span className={css.idle}>
                <WorkerPicture seat={viewer} size={18 * u} />
              </span>
            ) : (
              <i />
            )}
          </span>
        ))}
      </Place>
    </Tip>
  );
}

/** Battery, solar panel and diesel engine. */
function Power() {
  return (
    <div className={css.power}>
      <Battery />
      <Solar />
      <Diesel />
    </div>
  );
}

function Battery() {
  const { viewer, player } = useBoard();
  const u = useUnit();
  const now = player.goods.electricity;
  const then = usePreview()?.players[viewer]?.goods.electricity ?? now;
  const low = Math.min(now, then);
  const high = Math.max(now, then);
  return (
    <Tip
      className={css.battery}
      title={`Battery: ${now} of ${BATTERY} electricity`}
      text={`Steps of submersibles are paid from it. What does not fit beyond ${BATTERY} is lost.`}
      rule="LIN-SUN-07"
      stop
    >
      <h4>Battery</h4>
      <div className={css.cells}>
        {Array.from({ length: BATTERY }, (_, i) => (
          <span
            key={i}
            data-full={i < low || undefined}
            data-more={(i >= low && i < high && then > now) || undefined}
            data-less={(i >= low && i < high && then < now) || undefined}
          >
            {i + 1}
          </span>
        ))}
        <Icon shape="bolt" size={17 * u} />
        <b>
          <Count value={now} />
        </b>
      </div>
    </Tip>
  );
}

function Solar() {
  const { view, viewer, player } = useBoard();
  const u = useUnit();
  const each = player.technologies.includes('high-yield-panels') ? 3 : 2;
  const suns = useSuns();
  return (
    <Tip
      className={css.engine}
      title="Solar panel"
      text={effects.text('solar-panel')}
      rows={[
        { name: 'Where your vessel is', value: `${suns} ${suns === 1 ? 'sun' : 'suns'}: ${suns * each} electricity` },
      ]}
      rule="LIN-SUN-05"
      stop
    >
      <Icon shape="panel" size={20 * u} />
      <span>
        <b>Solar panel</b>
        {each} per sun
      </span>
      <em data-none={suns === 0 || undefined}>
        {player.column < 0
          ? 'no vessel yet'
          : jupiterCovers(view, player.column)
            ? 'here: Jupiter, 0'
            : `here ${suns} ${suns === 1 ? 'sun' : 'suns'}: +${suns * each}`}
      </em>
      <Place of={`panel ${viewer}`} />
    </Tip>
  );
}

/** Suns that shine on the viewer's vessel now. */
function useSuns(): number {
  const { view, player } = useBoard();
  if (player.column < 0) return 0;
  return iconsOver(view, player.column, !player.technologies.includes('ecology-lab'));
}

function Diesel() {
  const u = useUnit();
  const burn = useChoices('use-ability').of(({ text }) => text === 'diesel-engine');
  return (
    <Target
      of={burn}
      className={css.target}
      title="Diesel Engine"
      text={effects.text('diesel-engine')}
      rule="LIN-DSL-01"
    >
      {({ choosable, pointed }) => (
        <div className={css.engine} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
          <Icon shape="engine" size={20 * u} />
          <span>
            <b>Diesel engine</b>
            +6, smokes
          </span>
          <em className={css.fuel}>
            <CubePicture cube="hydrocarbon" size={17 * u} label="hydrocarbon" /> at sunlight
          </em>
        </div>
      )}
    </Target>
  );
}

function Cargo() {
  const { view, viewer, player } = useBoard();
  const debts = debtsOf(player);
  return (
    <div className={css.cargo}>
      <h4>
        Cargo bay
        <small>{debts > 0 ? `${debts} ${debts === 1 ? 'debt' : 'debts'}` : 'each pair 1 VP at the end'}</small>
      </h4>
      <Place of={`cargo ${viewer}`} className={css.bins}>
        {cubesIn(view).map((cube) => (
          <Bin key={cube} cube={cube} />
        ))}
      </Place>
    </div>
  );
}

/** Beyond so many, cubes of a type lie closer together. */
const LOOSE = 2;
const DRAWN = 5;

function Bin({ cube }: { readonly cube: Cube }) {
  const { view, viewer, player } = useBoard();
  const u = useUnit();
  const n = player.goods[cube];
  const drawn = Math.min(n, DRAWN);
  const debt = player.debts[cube];
  return (
    <Target
      of={useCargoOffer(cube)}
      className={css.target}
      title={`${n} ${cubeName(cube)} in the cargo bay`}
      text="Loaded on rockets, sold or burned. Two of a type are 1 VP at the end."
      rows={[
        { name: 'In the supply', value: view.supply[cube] },
        ...(debt > 0 ? [{ name: 'Owed to the reactor core', value: debt }] : []),
      ]}
      several={`${cubeName(cube)}: what for?`}
    >
      {({ choosable, pointed }) => (
        <div
          className={css.bin}
          data-lit={choosable || undefined}
          data-chosen={pointed || undefined}
          data-tight={n > LOOSE || undefined}
        >
          <span className={css.stack}>
            {Array.from({ length: drawn }, (_, i) => (
              <Piece
                key={i}
                kind={`cube ${cube}`}
                at={`cargo ${viewer} ${cube}`}
                count={i === 0 && n > DRAWN ? n - DRAWN + 1 : 1}
              >
                <CubePicture cube={cube} size={24 * u} />
              </Piece>
            ))}
            {n === 0 && (
              <span className={css.none}>
                <CubePicture cube={cube} size={20 * u} />
              </span>
            )}
          </span>
          <b data-none={n === 0 || undefined}>
            <Count value={n} />
          </b>
          {debt > 0 && <i className={css.debt} {...picture(`${debt} owed`)} />}
        </div>
      )}
    </Target>
  );
}

function Counters() {
  const { view, viewer, player } = useBoard();
  const { goods, launched } = player;
  const tokens = tokensOf(view, viewer);
  return (
    <div className={css.counters}>
      <Counter
        shape="coin"
        value={goods.money}
        word="money"
        text="Earned by picking up cubes; pays docking and workers. $5 are 1 VP at the end."
      />
      <Counter
        shape="star"
        value={goods.vp}
        word="VP"
        text={`On the track, where later places in the turn order begin further on. At the end come ${starsOf(player)} for stars, ${Math.floor(goods.money / 5)} for money and ${pairsOf(player)} for pairs of cubes, as things are now.`}
      />
      <Counter
        shape="rocket"
        value={launched.length}
        word={launched.length === 1 ? 'rocket' : 'rockets'}
        text="Launched. More rockets decide a tie."
      />
      <Counter
        shape="dig"
        value={tokens}
        word={tokens === 1 ? 'token' : 'tokens'}
        text="A hired worker takes one, and so does the start of an excavation track."
      />
    </div>
  );
}

interface CounterProps {
  readonly shape: Shape;
  readonly value: number;
  readonly word: string;
  readonly text: string;
}

function Counter({ shape, value, word, text }: CounterProps) {
  const u = useUnit();
  return (
    <Tip
      className={css.counter}
      title={`${word === 'money' ? '$' : ''}${value} ${word === 'money' ? '' : word}`}
      text={text}
      stop
    >
      <Icon shape={shape} size={17 * u} />
      <b>
        {word === 'money' && '$'}
        <Count value={value} />
      </b>
      <small>{word}</small>
    </Tip>
  );
}

function Technologies() {
  const { player } = useBoard();
  return (
    <div className={css.techs} {...group('Your technologies')}>
      {Array.from({ length: TECHNOLOGIES_HELD }, (_, i) => {
        const id = player.technologies[i];
        return id === undefined ? <Slot key={i} /> : <Held key={id} id={id} />;
      })}
    </div>
  );
}

function Slot(): ReactNode {
  return (
    <Tip
      className={css.slot}
      title="Technology slot"
      text="A launched rocket and the fourth space of an excavation track bring a technology. You hold two at most."
      rule="LIN-TEC-02"
    >
      Technology slot
    </Tip>
  );
}

/** An own technology: used by touching it, and put back by touching it. */
function Held({ id }: { readonly id: TechId }) {
  const { viewer } = useBoard();
  const u = useUnit();
  const offer = together(
    useChoices('take-turn').of((o) => o.do === 'tech' && o.id === id),
    useChoices('steer-sub').of((o) => o.do === 'tech' && o.id === id),
    useChoices('use-ability').of(({ text }) => text === id),
    useChoices('return-technology').of(({ pick }) => pick === id),
  );
  return (
    <Target of={offer} className={css.target} title={technologyName(id)} large={<TechCard id={id} width={226} />}>
      {({ choosable, pointed }) => (
        <Piece kind={`tech ${id}`} id={`tech ${id}`} at={`tech of ${viewer}`} className={css.target}>
          <div className={css.tech} data-lit={choosable || undefined} data-chosen={pointed || undefined}>
            <b>
              <Icon shape={techSigns[id]} size={16 * u} />
              {technologyName(id)}
              <Stars of={id} size={10 * u} />
            </b>
            <span>{effects.text(id)}</span>
          </div>
        </Piece>
      )}
    </Target>
  );
}

import { cubeName, distance, hasCore, sectors } from '@benchtop/games/lineae';
import type { Cube } from '@benchtop/games/lineae';
import { together } from '../../table/kit/choices.ts';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group } from '../../table/kit/naming.ts';
import { Drawing, Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Cube as CubeArt } from './art/pieces.tsx';
import { useReadable } from './art/pixels.ts';
import { useBoard, useChoices, usePointed } from './kit.ts';
import { SpaceOctagon, useSpaceOffer, useSpaceWords } from './Space.tsx';
import css from './core.module.css';

/** The reactor core, in the air above the last column, where no vessel ever comes. */
export function Core() {
  const { view } = useBoard();
  const spot = useSpot(779, 206, 100, 116);
  if (!hasCore(view)) return null;
  return (
    <section className={css.core} style={spot} {...group('Reactor Core')}>
      <Rondel radius={47} />
      <b>Reactor Core</b>
    </section>
  );
}

interface RondelProps {
  /** In units of its drawing: small on the table, large in its tray. */
  readonly radius: number;
}

/** Sectors in a ring; in the middle stand the workers. */
export function Rondel({ radius }: RondelProps) {
  const { view } = useBoard();
  const around = sectors(view);
  const box = radius + 4;
  return (
    <Drawing viewBox={`${-box} ${-box} ${2 * box} ${2 * box}`} className={css.rondel}>
      <circle r={radius} className={css.ring} />
      {around.map((cube, i) => (
        <Sector key={cube} cube={cube} at={i / around.length} parts={around.length} radius={radius} />
      ))}
      <Way radius={radius} />
      <Middle size={radius * 0.34} />
    </Drawing>
  );
}

/** A point on a circle; 0 is at the top, 1 after a whole turn. */
function point(turn: number, radius: number) {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

function Middle({ size }: { readonly size: number }) {
  const words = useSpaceWords('reactor-core');
  return (
    <Target of={useSpaceOffer('reactor-core')} {...words}>
      {({ choosable, pointed }) => <SpaceOctagon space="reactor-core" size={size} lit={choosable} chosen={pointed} />}
    </Target>
  );
}

interface SectorProps extends RondelProps {
  readonly cube: Cube;
  readonly at: number;
  readonly parts: number;
}

/** What a sector lends, takes back, or is converted to. */
function useSectorOffer(cube: Cube) {
  return together(
    useChoices('operate-core').of(
      (o) => ((o.do === 'borrow' || o.do === 'repay') && o.cube === cube) || (o.do === 'convert' && o.to === cube),
    ),
    useChoices('use-ability').of(({ text }) => text === `repay-${cube}`),
  );
}

function Sector({ cube, at, parts, radius }: SectorProps) {
  const { view, player } = useBoard();
  const centre = point(at, radius * 0.7);
  const edge = point(at + 0.5 / parts, radius);
  const inner = point(at + 0.5 / parts, radius * 0.4);
  const owed = player.debts[cube];
  const font = useReadable(radius * 0.16);
  return (
    <>
      <path d={`M${inner.x} ${inner.y}L${edge.x} ${edge.y}`} className={css.spoke} />
      <g transform={`translate(${centre.x} ${centre.y})`}>
        <Target
          of={useSectorOffer(cube)}
          several={`The sector of ${cubeName(cube)}`}
          title={`${view.core[cube]} ${cubeName(cube)} in the reactor core`}
          text="To borrow it is free, but a debt that is not paid back costs 3 VP at the end. To convert a cube costs 1 electricity for each sector on the way."
          rows={owed === 0 ? [] : [{ name: 'You owe', value: owed }]}
          rule="LIN-COR-01"
        >
          {({ choosable, pointed }) => (
            <Place of={`core ${cube}`}>
              <rect
                x={-radius * 0.2 - 2}
                y={-radius * 0.2 - 2}
                width={radius * 0.4 + 4}
                height={radius * 0.4 + 4}
                rx="5"
                className={css.sector}
                data-lit={choosable || undefined}
                data-chosen={pointed || undefined}
              />
              {view.core[cube] > 0 ? (
                <Piece kind={`cube ${cube}`} at={`core ${cube}`} count={view.core[cube]}>
                  <CubeArt cube={cube} size={radius * 0.38} />
                </Piece>
              ) : (
                <g opacity="0.35">
                  <CubeArt cube={cube} size={radius * 0.38} />
                </g>
              )}
              <text x={radius * 0.27} y={radius * 0.27} fontSize={font} className={css.count}>
                {view.core[cube]}
              </text>
            </Place>
          )}
        </Target>
      </g>
    </>
  );
}

/** The way of the conversion that is pointed at: so many sectors, so much electricity. */
function Way({ radius }: RondelProps) {
  const { view } = useBoard();
  const pointed = usePointed('operate-core');
  if (pointed?.do !== 'convert') return null;
  const around = sectors(view);
  const from = around.indexOf(pointed.from) / around.length;
  const steps = distance(view, pointed.from, pointed.to) / around.length;
  const [start, end] = [point(from, radius), point(from + steps, radius)];
  return (
    <path
      d={`M${start.x} ${start.y}A${radius} ${radius} 0 ${steps > 0.5 ? 1 : 0} 1 ${end.x} ${end.y}`}
      className={css.way}
    />
  );
}

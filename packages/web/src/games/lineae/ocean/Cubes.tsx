import { at } from '@benchtop/engine/host';
import { capital, cellIds, cellName, cellOf, cubeName, FILTER_PRICE, ROWS } from '@benchtop/games/lineae';
import type { Cube as CubeId } from '@benchtop/games/lineae';
import { useContext } from 'react';
import { Piece } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { together } from '../../../table/kit/choices.ts';
import { Cube } from '../art/pieces.tsx';
import { useBoard, useChoices, useMotion } from '../kit.ts';
import { carriedVia, useFlow } from './flow.ts';
import type { Flow } from './flow.ts';
import { cellMiddle, cellPlace, ridden, seabedPlace } from './places.ts';
import { diveOf } from './reach.ts';
import { Pixels } from '../art/pixels.ts';
import css from './ocean.module.css';

/** As wide as this many pixels where that fits into a space, so that marks can be read. */
const WIDE = 22;
const LEAST = 24;
const MOST = 29;

/** Cubes in the water. */
export function Cubes() {
  const { view } = useBoard();
  const flow = useFlow();
  const risen = useRisen();
  return view.cubes.map((cube, cell) =>
    cube === null ? null : <Lying key={cell} cube={cube} cell={cell} flow={flow} rises={risen.includes(cell)} />,
  );
}

/** The spaces into which cubes have just been dissolved. */
function useRisen(): readonly number[] {
  const event = useMotion()?.event;
  return event?.type === 'cubes-dissolved' ? event.cubes.map(({ cell }) => cell) : [];
}

interface LyingProps {
  readonly cube: CubeId;
  readonly cell: number;
  readonly flow: Flow | null;
  readonly rises: boolean;
}

function Lying({ cube, cell, flow, rises }: LyingProps) {
  const { view } = useBoard();
  const [x, r] = [Math.floor(cell / ROWS), (cell % ROWS) + 1];
  const middle = cellMiddle(x, r);
  const offer = useCubeOffer(cell);
  const pixels = useContext(Pixels);
  return (
    <Target
      of={offer}
      title={capital(cubeName(cube))}
      text={`${capital(cellName(cell))}. A submersible that comes by may take it up for $1.`}
      rows={[{ name: 'Left in the supply', value: view.supply[cube] }]}
      className={offer.options.length + offer.refused.length === 0 ? css.lying : undefined}
    >
      {({ choosable, pointed }) => (
        <g transform={`translate(${middle.x} ${middle.y})`}>
          {choosable && (
            <rect x="-16" y="-16" width="32" height="32" rx="7" className={pointed ? css.chosen : css.lit} />
          )}
          <Piece
            kind={`cube ${cube}`}
            at={cellPlace(x, r)}
            via={carriedVia(flow, x, r, ridden)}
            from={rises ? seabedPlace(x) : undefined}
          >
            <Cube cube={cube} size={Math.min(MOST, Math.max(LEAST, WIDE / pixels))} />
          </Piece>
          {choosable && <Price />}
        </g>
      )}
    </Target>
  );
}

/** What a cube is chosen for: to be filtered out, or to be taken up where a submersible has come upon it. */
function useCubeOffer(cell: number) {
  const { view } = useBoard();
  const filtered = useChoices('filter-cube').of(({ pick }) => pick === at(cellIds, cell));
  const found = useChoices('pick-up-cube');
  const dive = diveOf(view);
  const here = dive === null ? -1 : cellOf(view.subs[dive.sub].x, view.subs[dive.sub].r);
  return here === cell
    ? together(
        filtered,
        found.of(({ what }) => what === 'take'),
      )
    : filtered;
}

/** What is paid for a cube that is filtered out. */
function Price() {
  const { asked } = useChoices('filter-cube');
  if (!asked) return null;
  return (
    <g transform="translate(12 -13)" className={css.pill} data-tone="bad">
      <rect x="-13" y="-8" width="26" height="16" rx="8" />
      <text y="4">-${FILTER_PRICE}</text>
    </g>
  );
}

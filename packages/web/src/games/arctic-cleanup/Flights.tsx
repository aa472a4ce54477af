import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { hexes } from '@benchtop/games/arctic-cleanup';
import type { Colour, Face, LineId, OceanHex, ShipIndex } from '@benchtop/games/arctic-cleanup';
import { DRAWN_SIZE, drawnPoint } from './BagCorner.tsx';
import type { BoardState } from './board-state.ts';
import { hexCentre, shipSpots, tokenSpots } from './geometry.ts';
import type { Point } from './geometry.ts';
import { hexPoint, holdPoint, rowPoint, slotPoint, trayPoint, within } from './layout.ts';
import { playerOf, shipsOn, textOf } from './model.ts';
import { Die } from './pieces/Die.tsx';
import { Token } from './pieces/Token.tsx';
import type { Passage, Stage } from './stage.ts';
import css from './board.module.css';

interface Place extends Point {
  readonly size: number;
}

interface Flight {
  readonly from: Place;
  readonly to: Place;
  /** Drawn in units of its own, 40 across. */
  readonly piece: ReactNode;
  readonly delay?: number;
}

/** Pieces on their way from where they were to where they will be. */
export function Flights({ board }: { readonly board: BoardState }) {
  const { passage } = board;
  if (passage === null || passage.ms <= 0 || still()) return null;
  return (
    <g aria-hidden="true" className={css.preview}>
      {flightsOf(board, passage).map((flight, i) => (
        <Flying key={`${passage.key} ${i}`} flight={flight} ms={passage.ms} />
      ))}
    </g>
  );
}

const still = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function Flying({ flight, ms }: { readonly flight: Flight; readonly ms: number }) {
  const ref = useRef<SVGGElement>(null);
  const { from, to, delay = 0 } = flight;
  const path = useRef({ from, to, delay, ms });
  useLayoutEffect(() => {
    const { from: a, to: b, delay: wait, ms: all } = path.current;
    const pose = ({ x, y, size }: Place) => `translate(${x}px, ${y}px) scale(${size / 40})`;
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 18, size: Math.max(a.size, b.size) * 1.15 };
    const flown = ref.current?.animate([{ transform: pose(a) }, { transform: pose(middle) }, { transform: pose(b) }], {
      duration: all * (1 - wait),
      delay: all * wait,
      easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)',
      fill: 'both',
    });
    return () => flown?.cancel();
  }, []);
  return <g ref={ref}>{flight.piece}</g>;
}

function flightsOf(board: BoardState, passage: Passage): readonly Flight[] {
  const { event: e, before } = passage;
  const seat = Number(e['seat'] ?? -1);
  const own = seat === board.viewer;
  const ship: ShipIndex = e['ship'] === 2 ? 1 : 0;
  const colour = e['colour'] as Colour;
  switch (e.type) {
    case 'token-loaded':
      return [
        token(
          colour,
          onHex(board, before, e['hex'] as OceanHex, colour),
          own ? inHold(board, before, ship) : onShip(board, before, seat, ship),
        ),
      ];
    case 'token-processed':
      return [
        token(
          colour,
          own ? cargo(board, before, ship, colour) : onShip(board, before, seat, ship),
          own ? inLine(board, e['line'] as LineId, Number(e['slot'])) : atFactory(board, before, seat),
        ),
      ];
    case 'bag-drawn':
      return (e['colours'] as Colour[]).map((c, i, all) => ({
        ...token(c, bag(board), drawn(board, i)),
        delay: (0.5 * i) / all.length,
      }));
    case 'token-surfaced':
      return [token(colour, drawn(board, 0), onHex(board, passage.after, e['hex'] as OceanHex, colour))];
    case 'ship-moved':
      return own
        ? [die(null, inRow(board, before, ship, e['face'] as Face), inTray(board, playerOf(before.view, seat).pool))]
        : [];
    case 'die-planned':
      return own ? [planned(board, before, textOf(e['from']), e['row'] === 2 ? 1 : 0, e['face'] as Face)] : [];
    case 'die-gained':
      return own ? [gained(board, before)] : [];
    default:
      return [];
  }
}

const token = (colour: Colour, from: Place, to: Place): Flight => ({
  from,
  to,
  piece: <Token colour={colour} size={40} />,
});
const die = (face: Face | null, from: Place, to: Place): Flight => ({ from, to, piece: <Die face={face} size={40} /> });

function onHex({ layout }: BoardState, stage: Stage, hex: OceanHex, colour: Colour): Place {
  const spots = tokenSpots(stage.view.sea[hex], shipsOn(stage.view, hex).length);
  const spot = spots.find((one) => one.colour === colour) ?? { x: 0, y: 0, size: 34 };
  const centre = hexCentre(hexes[hex]);
  return { ...within(layout.ocean, { x: centre.x + spot.x, y: centre.y + spot.y }), size: spot.size * layout.ocean.s };
}

function onShip(board: BoardState, stage: Stage, seat: number, ship: ShipIndex): Place {
  const { hex } = playerOf(stage.view, seat).ships[ship];
  const { ocean } = board.layout;
  if (hex === null) return { x: ocean.x, y: ocean.y, size: 10 };
  const here = shipsOn(stage.view, hex);
  const spot = shipSpots(here.length)[here.findIndex((one) => one.seat === seat && one.ship === ship)] ?? {
    x: 0,
    y: 0,
  };
  const centre = hexCentre(hexes[hex]);
  return { ...within(ocean, { x: centre.x + spot.x, y: centre.y + spot.y }), size: 14 * ocean.s };
}

function atFactory(board: BoardState, stage: Stage, seat: number): Place {
  const { site } = playerOf(stage.view, seat);
  const at = site === null ? board.layout.ocean : hexPoint(board.layout, site);
  return { x: at.x, y: at.y, size: 14 * board.layout.ocean.s };
}

const inHold = ({ layout, viewer }: BoardState, stage: Stage, ship: ShipIndex): Place => ({
  ...holdPoint(layout, ship, playerOf(stage.view, viewer).ships[ship].cargo.length),
  size: 36 * layout.holds[ship].s,
});

const cargo = ({ layout, viewer }: BoardState, stage: Stage, ship: ShipIndex, colour: Colour): Place => ({
  ...holdPoint(layout, ship, Math.max(0, playerOf(stage.view, viewer).ships[ship].cargo.indexOf(colour))),
  size: 36 * layout.holds[ship].s,
});

const inLine = ({ layout }: BoardState, line: LineId, slot: number): Place => ({
  ...slotPoint(layout, line, slot),
  size: 36 * layout.factory.s,
});

const bag = ({ layout }: BoardState): Place => ({ x: layout.bag.x, y: layout.bag.y, size: 16 * layout.bag.s });
const drawn = ({ layout }: BoardState, i: number): Place => ({
  ...drawnPoint(layout, i),
  size: DRAWN_SIZE * layout.ocean.s,
});

const inRow = ({ layout, viewer }: BoardState, stage: Stage, row: ShipIndex, face: Face): Place => ({
  ...rowPoint(layout, row, Math.max(0, playerOf(stage.view, viewer).rows[row].indexOf(face))),
  size: 58 * layout.rows[row].s,
});

const inTray = ({ layout }: BoardState, i: number): Place => ({ ...trayPoint(layout, i), size: 56 * layout.tray.s });

/** Turned to its new face on the way. */
function planned(board: BoardState, stage: Stage, from: string, row: ShipIndex, face: Face): Flight {
  const [place, old] = from.split(' ');
  const p = playerOf(stage.view, board.viewer);
  const origin =
    place === 'pool' ? inTray(board, p.pool - 1) : inRow(board, stage, place === 'row-1' ? 0 : 1, Number(old) as Face);
  const stays = place === `row-${row + 1}`;
  const to = {
    ...rowPoint(board.layout, row, p.rows[row].length - (stays ? 1 : 0)),
    size: 58 * board.layout.rows[row].s,
  };
  return {
    from: origin,
    to,
    piece: (
      <g className={css.turn}>
        <Die face={face} size={40} />
      </g>
    ),
  };
}

/** From the locked ones to the pool. */
function gained(board: BoardState, stage: Stage): Flight {
  const { pool, supply } = playerOf(stage.view, board.viewer);
  return die(null, inTray(board, Math.max(1, pool) + supply - 1), inTray(board, pool));
}

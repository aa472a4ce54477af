import { shuffle } from './chance.ts';
import type { Dice } from './chance.ts';
import type { Pieces, Word } from './fields.ts';
import type { Game } from './game.ts';
import { eyesOf } from './pieces.ts';
import { itemsOf, sorted } from './secrecy.ts';
import { hiddenSpots, holderOf } from './spots.ts';
import type { HiddenSpot } from './spots.ts';
import { at } from './state.ts';
import type { Core, Frame } from './state.ts';

/*
 * Worlds that a seat cannot tell from the real one: pieces that look alike to it change places.
 */

/** One position of a hidden place; pieces of positions that look alike may change places. */
interface Position {
  get(): unknown;
  set(face: unknown): void;
}

/**
 * Turns a state into another that the seat cannot tell from it: hidden pieces of one pool change places, each mix
 * stays as it is known, and unrevealed answers of others are drawn anew from `answers`. Changes `s` itself.
 */
export function reshuffleHidden<S extends Core>(
  game: Game<S>,
  s: S,
  seat: number | null,
  dice: Dice,
  answers: (frame: Frame, asked: number) => string,
): void {
  rearrange(game, s, seat, (faces) => {
    shuffle(faces, dice);
    return faces;
  });
  s.stack = s.stack.map((frame) => {
    if (frame.kind !== 'simultaneous') return frame;
    const { seats } = frame;
    const drawn = frame.answers.map((a, i) => (a === null || seats[i] === seat ? a : answers(frame, at(seats, i))));
    return { ...frame, answers: drawn };
  });
}

/**
 * Lays hidden pieces in an order that does not depend on where they lie: what is drawn from the state afterwards then
 * depends on nothing that the seat does not know. Changes `s` itself.
 */
export function orderHidden<S extends Core>(game: Game<S>, s: S, seat: number | null): void {
  rearrange(game, s, seat, sorted);
}

function rearrange<S extends Core>(
  game: Game<S>,
  s: S,
  seat: number | null,
  arranged: (faces: unknown[]) => unknown[],
): void {
  for (const positions of indistinct(game, s, seat)) {
    const faces = arranged(positions.map((position) => position.get()));
    positions.forEach((position, i) => position.set(faces[i]));
  }
}

/** Hidden positions in groups: within a group the seat cannot tell which piece lies where. */
function indistinct<S extends Core>(game: Game<S>, s: S, seat: number | null): Position[][] {
  const mixes: Position[][] = [];
  const pools = new Map<string, Position[]>();
  const add = (pool: string, position: Position): void => {
    const known = pools.get(pool);
    if (known === undefined) pools.set(pool, [position]);
    else known.push(position);
  };
  for (const spot of hiddenSpots(game.state.fields, s.seats)) {
    const { spec } = spot;
    if (spec.kind === 'pieces') addPieces(s, spot, seat, add);
    else if (spec.rule.from === 'others' && spot.owner === seat) continue;
    else if (spec.rule.show === 'mix') mixes.push(wholeList(s, spot));
    else for (const position of wholeList(s, spot)) add(spec.rule.pool, position);
  }
  return [...mixes, ...pools.values()];
}

function wholeList(s: Core, spot: HiddenSpot): Position[] {
  const holder = holderOf(s, spot);
  const content = holder[spot.name];
  if (!Array.isArray(content))
    return itemsOf(content).map(() => ({
      get: () => holder[spot.name],
      set: (face) => {
        holder[spot.name] = face;
      },
    }));
  return content.map((_, i) => positionIn(content, i));
}

function positionIn(list: unknown[], i: number): Position {
  return {
    get: () => list[i],
    set: (face) => {
      list[i] = face;
    },
  };
}

/** Only pieces with the same back look alike, and only those whose face the seat does not know. */
function addPieces(
  s: Core,
  spot: HiddenSpot,
  seat: number | null,
  add: (pool: string, position: Position) => void,
): void {
  if (spot.spec.kind !== 'pieces') return;
  const { rule } = spot.spec;
  if (rule.sees === 'owner' && spot.owner === seat) return;
  const { faces, known } = holderOf(s, spot)[spot.name] as Pieces<Word>;
  const eyes = eyesOf(seat);
  faces.forEach((face, i) => {
    if (((known[i] ?? 0) & eyes) !== 0) return;
    const back = rule.back(face);
    add(back === null ? rule.pool : `${rule.pool} ${back}`, positionIn(faces, i));
  });
}

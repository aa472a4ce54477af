import { shuffle } from './chance.ts';
import type { Dice } from './chance.ts';
import type { Pieces, Word } from './fields.ts';
import type { Game } from './game.ts';
import { perspectiveOf } from './pieces.ts';
import { sorted } from './secrecy.ts';
import { hiddenSpots, holderOf } from './spots.ts';
import type { HiddenSpot, Holder } from './spots.ts';
import { at } from './state.ts';
import type { Core, Frame } from './state.ts';

/*
 * Worlds that a seat cannot tell from the real one: pieces that look alike to it change places.
 */

/** Part of a hidden place: the pieces at these keys of its holder; null: the whole list. */
interface Stretch {
  readonly holder: Holder | unknown[];
  readonly keys: readonly (string | number)[] | null;
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
  for (const stretches of indistinct(game, s, seat)) {
    const faces: unknown[] = [];
    for (const stretch of stretches) take(stretch, faces);
    const laid = arranged(faces);
    let next = 0;
    for (const stretch of stretches) next = put(stretch, laid, next);
  }
}

function take({ holder, keys }: Stretch, faces: unknown[]): void {
  if (keys !== null) for (const key of keys) faces.push((holder as Holder)[key]);
  else if (Array.isArray(holder)) for (let i = 0; i < holder.length; i++) faces.push(holder[i]);
}

/** Lays down the faces from `next` on, and says which one is the next then. */
function put({ holder, keys }: Stretch, faces: readonly unknown[], next: number): number {
  let i = next;
  if (keys !== null) for (const key of keys) (holder as Holder)[key] = faces[i++];
  else if (Array.isArray(holder)) for (let j = 0; j < holder.length; j++) holder[j] = faces[i++];
  return i;
}

/** Hidden pieces in groups: within a group the seat cannot tell which piece lies where. */
function indistinct<S extends Core>(game: Game<S>, s: S, seat: number | null): Stretch[][] {
  const mixes: Stretch[][] = [];
  const pools = new Map<string, Stretch[]>();
  const add = (pool: string, stretch: Stretch): void => {
    const known = pools.get(pool);
    if (known === undefined) pools.set(pool, [stretch]);
    else known.push(stretch);
  };
  for (const spot of hiddenSpots(game.state.fields, s.seats)) {
    const { spec } = spot;
    if (spec.kind === 'pieces') addPieces(s, spot, seat, add);
    else if (spec.rule.from === 'others' && spot.owner === seat) continue;
    else if (spec.rule.show === 'mix') mixes.push([wholePlace(s, spot)]);
    else add(spec.rule.pool, wholePlace(s, spot));
  }
  return [...mixes, ...pools.values()];
}

function wholePlace(s: Core, spot: HiddenSpot): Stretch {
  const holder = holderOf(s, spot);
  const content = holder[spot.name];
  if (Array.isArray(content)) return { holder: content, keys: null };
  return { holder, keys: content === null ? [] : [spot.name] };
}

/** Only pieces with the same back look alike, and only those whose face the seat does not know. */
function addPieces(
  s: Core,
  spot: HiddenSpot,
  seat: number | null,
  add: (pool: string, stretch: Stretch) => void,
): void {
  if (spot.spec.kind !== 'pieces') return;
  const { rule } = spot.spec;
  if (rule.sees === 'owner' && spot.owner === seat) return;
  const { faces, known } = holderOf(s, spot)[spot.name] as Pieces<Word>;
  const perspective = perspectiveOf(seat);
  faces.forEach((face, i) => {
    if (((known[i] ?? 0) & perspective) !== 0) return;
    const back = rule.back(face);
    add(back === null ? rule.pool : `${rule.pool} ${back}`, { holder: faces, keys: [i] });
  });
}

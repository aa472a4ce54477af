import { at } from '@benchtop/engine/author';
import { cubePlaces } from '../data/goods.ts';
import type { Cube } from '../data/goods.ts';
import { lockIds, subIds } from '../data/ocean.ts';
import { singleSpaces, spaceIds } from '../data/spaces.ts';
import { techIds } from '../data/technologies.ts';
import { colonyIds } from '../data/colonies.ts';
import { rocketIds } from '../data/rockets.ts';
import type { LinState, Player } from '../state.ts';

/*
 * What tells two positions of one match apart between actions; the rest follows from it, or does not change. Two running
 * numbers make one that hardly ever meets another by chance.
 */

let low = 0;
let high = 0;

function add(n: number): void {
  low = Math.imul(low ^ n, 0x01000193);
  low ^= low >>> 15;
  high = Math.imul(high + n + 0x9e3779b9, 0x85ebca6b);
  high ^= high >>> 13;
}

/** The places of names in their lists. */
const numbers = new Map<string, number>(
  [...spaceIds, ...techIds, ...colonyIds, ...rocketIds].map((id, place) => [id, place + 1]),
);
const numberOf = (id: string | null): number => (id === null ? 0 : (numbers.get(id) ?? -1));

function addCube(cube: Cube | null): void {
  add(cube === null ? 0 : 1 + cubePlaces[cube]);
}

/** A list in which only the content matters: a sum of numbers that are spread out. */
function addMixed(ids: readonly string[]): void {
  let sum = ids.length;
  for (const id of ids) sum = (sum + Math.imul(numberOf(id) + 7, 0x27d4eb2d)) | 0;
  add(sum);
}

function addPlayer(p: Readonly<Player>): void {
  const { goods, tracks, debts } = p;
  add(goods.silica | (goods.iron << 5) | (goods.salt << 10) | (goods.sulfur << 15) | (goods.hydrocarbon << 20));
  add(goods.algae | (goods.electricity << 5) | (goods.money << 10) | (goods.vp << 20));
  add(debts.silica | (debts.iron << 2) | (debts.salt << 4) | (debts.sulfur << 6) | (debts.hydrocarbon << 8));
  add(debts.algae | ((p.column + 1) << 3) | (p.available << 7) | ((p.passed ? 1 : 0) << 11));
  for (const space of tracks) add(space);
  addMixed(p.placed);
  addMixed(p.technologies);
  addMixed(p.launched);
  add(p.marks.round.length);
}

export function positionKey(s: Readonly<LinState>): number {
  const { stack, round, stage, first, cubes, subs, sky, rockets, row, city, occupied, players } = s;
  low = 0x811c9dc5;
  high = 0x1b873593;
  const top = stack[stack.length - 1];
  add(top === undefined ? 0 : top.step.length);
  add(round | (stage.length << 4) | ((first + 1) << 8));
  for (let i = 0; i < lockIds.length; i++) add(s.locks[at(lockIds, i)] ? 1 : 0);
  for (const cube of cubes) addCube(cube);
  for (const id of subIds) {
    const { x, r, hold } = subs[id];
    let held = 0;
    for (const cube of hold) held += 1 << (4 * cubePlaces[cube]);
    add(x | (r << 5));
    add(held);
  }
  for (const cube of sky) addCube(cube);
  for (const rocket of rockets) {
    add(rocket === null ? 0 : numberOf(rocket.card));
    if (rocket !== null) for (const cube of rocket.spots) addCube(cube);
  }
  for (const id of row) add(numberOf(id));
  for (const id of city) add(numberOf(id));
  for (const space of singleSpaces) {
    const group = occupied[space];
    add(group === null ? 0 : 1 + group.seat * 16 + group.count);
  }
  for (const player of players) addPlayer(player);
  return (low >>> 0) * 0x200000 + (high >>> 11);
}

import { at } from '@benchtop/engine/author';
import { cubes, minerals } from './data/goods.ts';
import type { Cube } from './data/goods.ts';
import { COLUMNS } from './data/ocean.ts';
import { ladder, rockets as cards, SPOTS } from './data/rockets.ts';
import type { LinContext } from './define.ts';
import { playerAt } from './state.ts';
import type { LinState, LinView, Player, StandingRocket } from './state.ts';
import { takeTechnology } from './technology.ts';

/** A printed spot, or the one that takes any cube. */
export const spotKinds = ['spot', 'wild'] as const;
export type SpotKind = (typeof spotKinds)[number];
/** The wild spot is the last one. */
const WILD = SPOTS - 1;

/** What a launch action allows: how far away the rocket may be, what the first cube gives, what a neighbouring rocket costs. */
export interface LaunchTerms {
  readonly reach: number;
  readonly first: 1 | 2;
  readonly price: number;
}

/** LIN-LCH-02, LIN-BIO-02: the number of an open spot that takes the cube, -1 when there is none. */
export function fits(
  { card, spots }: Pick<StandingRocket, 'card'> & { readonly spots: readonly (Cube | null)[] },
  cube: Cube,
  kind: SpotKind,
): number {
  if (kind === 'wild') return spots[WILD] === null ? WILD : -1;
  const printed = cards[card].spots;
  for (let i = 0; i < WILD; i++) if (printed[i] === cube && spots[i] === null) return i;
  return -1;
}

/** Whether some cube in the cargo bay of a seat fits on the rocket above a column. */
export function canLoad(s: Readonly<LinState>, seat: number, column: number): boolean {
  const rocket = s.rockets[column] ?? null;
  if (rocket === null) return false;
  const { goods } = playerAt(s, seat);
  if (rocket.spots[WILD] === null) return hasCube(goods);
  for (const cube of minerals) if (goods[cube] > 0 && fits(rocket, cube, 'spot') >= 0) return true;
  return false;
}

function hasCube(goods: Readonly<Player['goods']>): boolean {
  for (const cube of cubes) if (goods[cube] > 0) return true;
  return false;
}

/** LIN-LCH-01, LIN-TEC-04: whether the action reaches the rocket above a column, and the seat can pay for that. */
function isInReach(s: Readonly<LinState>, seat: number, column: number, { reach, price }: LaunchTerms): boolean {
  const { column: own, goods } = playerAt(s, seat);
  if (column === own) return true;
  return Math.abs(column - own) <= reach && goods.electricity >= price;
}

/** The rule against loading the rocket above a column, or null. */
export function refuseRocket(
  s: Readonly<LinState>,
  seat: number,
  column: number,
  terms: LaunchTerms,
): 'LIN-LCH-01' | 'LIN-LCH-02' | null {
  if (s.rockets[column] === null || !isInReach(s, seat, column, terms)) return 'LIN-LCH-01';
  return canLoad(s, seat, column) ? null : 'LIN-LCH-02';
}

/** The launch action. Which rocket is asked where there is a choice, or something to pay. */
export function beginLaunch(s: LinState, seat: number, terms: LaunchTerms, ctx: LinContext): void {
  const { column: own } = playerAt(s, seat);
  const open = columnsFor(s, seat, terms);
  const [only = own] = open;
  if (open.length === 1 && (only === own || terms.price === 0))
    ctx.ask('load-cube', seat, { column: only, loaded: 0, first: terms.first });
  else ctx.ask('choose-rocket', seat, { reach: terms.reach, first: terms.first, price: terms.price });
}

/** The columns whose rockets a launch action can load. */
export function columnsFor(s: Readonly<LinState>, seat: number, terms: LaunchTerms): readonly number[] {
  const open: number[] = [];
  for (let column = 0; column < COLUMNS; column++) if (refuseRocket(s, seat, column, terms) === null) open.push(column);
  return open;
}

/** LIN-LCH-03: what a cube gives after so many in the same action. */
export function vpFor(loaded: number, first: number): number {
  return loaded === 0 ? first : at(ladder, loaded);
}

/** LIN-LCH-02, LIN-LCH-03: a cube goes from the cargo bay on a spot of the rocket above a column. */
export function load(
  s: LinState,
  seat: number,
  column: number,
  cube: Cube,
  kind: SpotKind,
  vp: number,
  ctx: LinContext,
): void {
  const rocket = rocketAt(s, column);
  const { goods } = playerAt(s, seat);
  goods[cube]--;
  goods.vp += vp;
  rocket.spots[fits(rocket, cube, kind)] = cube;
  ctx.emit?.({ type: 'cube-loaded', seat, column, cube, wild: kind === 'wild', vp });
}

/** The rocket above a column where one must stand. */
export function rocketAt<R>(s: { readonly rockets: readonly (R | null)[] }, column: number): R {
  const rocket = at(s.rockets, column);
  if (rocket === null) throw new RangeError(`no rocket above column ${column}`);
  return rocket;
}

export function isFull({ spots }: Readonly<StandingRocket>): boolean {
  for (const cube of spots) if (cube === null) return false;
  return true;
}

/** LIN-LCH-05, LIN-TEC-05: cubes to the supply, the card to the player; a technology, and only then the colony card. */
export function launch(s: LinState, seat: number, column: number, ctx: LinContext): void {
  const { card, spots } = rocketAt(s, column);
  for (const cube of spots) if (cube !== null) s.supply[cube]++;
  s.rockets[column] = null;
  playerAt(s, seat).launched.push(card);
  ctx.emit?.({ type: 'rocket-launched', seat, column, card });
  ctx.resume('reveal-colony', { column });
  takeTechnology(s, seat, ctx);
}

/** Whether all rockets are gone. */
export function allLaunched({ rockets }: Readonly<Pick<LinView, 'rockets'>>): boolean {
  for (const rocket of rockets) if (rocket !== null) return false;
  return true;
}

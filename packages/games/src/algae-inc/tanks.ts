import { at } from '@benchtop/engine/author';
import { departments } from './data/departments.ts';
import { coins, FILLED_ROWS, PRINTED_COLUMNS, TANK_ROWS, TILE_COLUMNS } from './data/tanks.ts';
import { byproducts, species } from './data/words.ts';
import type { Byproduct } from './data/words.ts';
import type { AlgContext } from './define.ts';
import { effects } from './effects.ts';
import { isSolo } from './state.ts';
import type { AlgState, SeenPlayer } from './state.ts';

/** What tanks are made of: of a state, or of a view. */
interface Companies {
  readonly players: readonly Pick<SeenPlayer, 'department'>[];
}
interface Tanks extends Companies {
  readonly byproducts: Readonly<Record<Byproduct, number>>;
}

/** ALG-SET-23: the printed tank where two departments fill it, else a tile with one column. */
export function columnsOf({ players }: Companies, tank: Byproduct): number {
  let makers = 0;
  for (const { department } of players) if (department !== null && departments[department].produces === tank) makers++;
  return makers > 1 ? PRINTED_COLUMNS : TILE_COLUMNS;
}

export function spacesOf(s: Tanks, tank: Byproduct): number {
  return TANK_ROWS * columnsOf(s, tank);
}

export function roomIn(s: Tanks, tank: Byproduct): number {
  return spacesOf(s, tank) - s.byproducts[tank];
}

/** Rows that are completely filled. */
export function rowsIn(s: Tanks, tank: Byproduct): number {
  return Math.floor(s.byproducts[tank] / columnsOf(s, tank));
}

/** ALG-BYP-01: euros printed where the next cube lands; 0 where the tank is full. */
export function coinsIn(s: Tanks, tank: Byproduct): number {
  return roomIn(s, tank) > 0 ? at(coins, rowsIn(s, tank)) : 0;
}

/** ALG-SET-24, ALG-SET-25, ALG-SOLO-03. */
export function fillTanks(s: AlgState): void {
  for (const kind of species) s.algae[kind] = effects.value(s, s.first, `tank-${kind}`);
  const own = isSolo(s) ? ownByproduct(s) : null;
  for (const tank of byproducts)
    s.byproducts[tank] = own === null ? FILLED_ROWS * columnsOf(s, tank) : tank === own ? 0 : spacesOf(s, tank);
}

function ownByproduct({ players }: Readonly<AlgState>): Byproduct | null {
  const { department } = at(players, 0);
  return department === null ? null : departments[department].produces;
}

/** ALG-WKD-06. */
export function refillAlgae(s: AlgState, ctx: AlgContext): void {
  for (const kind of species) s.algae[kind] = effects.value(s, s.first, `tank-${kind}`);
  ctx.emit?.({ type: 'tanks-refilled', algae: { ...s.algae } });
}

/** ALG-WKD-07, ALG-WKD-08. */
export function balance(s: AlgState, ctx: AlgContext): void {
  const change = byproducts.map((tank) => (roomIn(s, tank) === 0 ? -1 : s.byproducts[tank] === 0 ? 1 : 0));
  byproducts.forEach((tank, i) => {
    s.byproducts[tank] += at(change, i);
  });
  let difference = rowDifference(s);
  while (Math.abs(difference) > 1) {
    const towardsOil = difference > 0 ? 1 : -1;
    s.byproducts.biomass -= towardsOil;
    s.byproducts['bio-oil'] += towardsOil;
    difference = rowDifference(s);
  }
  ctx.emit?.({ type: 'tanks-balanced', byproducts: { ...s.byproducts } });
}

function rowDifference(s: Tanks): number {
  return rowsIn(s, 'biomass') - rowsIn(s, 'bio-oil');
}

import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';
import { startCompetitor } from './competitor.ts';
import {
  BERLIN_DEMAND,
  capitalDemand,
  capitals,
  cities,
  cityBonuses,
  cityBonusIds,
  cityIds,
  regularDemand,
} from './data/map.ts';
import type { CityBonusId } from './data/map.ts';
import { milestoneIds, milestones, SHOWN_OF_COLOUR } from './data/milestones.ts';
import type { MilestoneId } from './data/milestones.ts';
import { STAFF_TILES } from './data/roster.ts';
import { POOL_TOKENS } from './data/table.ts';
import { monthTokens, weekendIds } from './data/week.ts';
import { colours, teams } from './data/words.ts';
import type { Colour } from './data/words.ts';
import type { AlgContext } from './define.ts';
import { isFirstGame, isSolo } from './state.ts';
import type { AlgState } from './state.ts';

/*
 * What is dealt onto the table before the first Monday, in the order of its draws.
 */

function shuffled<T>(all: readonly T[], ctx: AlgContext): T[] {
  const mixed = [...all];
  ctx.shuffle(mixed);
  return mixed;
}

const allTokens = cityBonusIds.flatMap((id) => Array.from({ length: cityBonuses[id].copies }, () => id));
const allStaff = teams.flatMap((team) => Array.from({ length: STAFF_TILES }, () => team));

/** ALG-SET-14 to ALG-SET-16, ALG-SOLO-02. The bonus tokens that are left are handed back. */
export function layOutMap(s: AlgState, ctx: AlgContext): readonly CityBonusId[] {
  s.demand = demandOf(s, ctx);
  ctx.emit?.({ type: 'demand-laid', demand: s.demand });
  const opened = isSolo(s) ? startCompetitor(s, at(capitals, ctx.randomInt(capitals.length)), ctx) : null;
  const tokens = shuffled(allTokens, ctx);
  let next = 0;
  s.bonuses = cityIds.map((id) => (id === opened ? null : at(tokens, next++)));
  ctx.emit?.({ type: 'bonuses-laid', bonuses: s.bonuses });
  return tokens.slice(next);
}

function demandOf(s: Readonly<AlgState>, ctx: AlgContext): number[] {
  const capital = shuffled(capitalDemand, ctx);
  const regular = shuffled(regularDemand, ctx);
  let [c, r] = [0, 0];
  const demand = cityIds.map((id) => (cities[id].kind === 'capital' ? at(capital, c++) : at(regular, r++)));
  if (!isFirstGame(s)) return demand;
  const berlin = cityIds.indexOf('berlin');
  const two = cityIds.findIndex((id, i) => cities[id].kind === 'capital' && demand[i] === BERLIN_DEMAND);
  demand[two] = at(demand, berlin);
  demand[berlin] = BERLIN_DEMAND;
  return demand;
}

/** ALG-SET-17. */
export function layOutPools(s: AlgState, tokens: readonly CityBonusId[], ctx: AlgContext): void {
  const staff = shuffled(allStaff, ctx);
  for (let i = 0; i <= s.seats; i++)
    s.pools.push({ staff: at(staff, i), tokens: tokens.slice(POOL_TOKENS * i, POOL_TOKENS * (i + 1)) });
  ctx.emit?.({ type: 'pools-laid', pools: s.pools.flatMap((pool) => pool ?? []) });
}

/** ALG-SET-21. */
export function layOutMilestones(s: AlgState, ctx: AlgContext): void {
  s.milestones = colours.flatMap((colour) => milestonesOf(colour, ctx));
  ctx.emit?.({ type: 'milestones-laid', milestones: s.milestones });
}

/** By colour: the tiles with their sides. */
const milestoneTiles = byEach(colours, (colour): readonly (readonly MilestoneId[])[] => {
  const own = milestoneIds.filter((id) => milestones[id].colour === colour);
  const tiles = [...new Set(own.map((id) => milestones[id].tile))];
  return tiles.map((tile) => own.filter((id) => milestones[id].tile === tile));
});

function milestonesOf(colour: Colour, ctx: AlgContext): readonly MilestoneId[] {
  const tiles = shuffled(milestoneTiles[colour], ctx);
  return tiles.slice(0, SHOWN_OF_COLOUR).map((sides) => at(sides, ctx.randomInt(sides.length)));
}

/** ALG-SET-27, ALG-SET-28. */
export function layOutWeek(s: AlgState, ctx: AlgContext): void {
  s.weekend = shuffled(weekendIds, ctx);
  s.month = shuffled(monthTokens, ctx);
  s.exportBonus = shuffled(teams, ctx);
  ctx.emit?.({ type: 'week-laid', weekend: s.weekend, month: s.month, exportBonus: s.exportBonus });
}

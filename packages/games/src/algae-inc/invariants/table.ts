import { at } from '@benchtop/engine/author';
import {
  BERLIN_DEMAND,
  capitalDemand,
  cities,
  cityBonuses,
  cityBonusIds,
  cityIds,
  regularDemand,
} from '../data/map.ts';
import { milestones, SHOWN_OF_COLOUR } from '../data/milestones.ts';
import { speciesNames } from '../data/tanks.ts';
import { monthTokens, weekendIds } from '../data/week.ts';
import { byproducts, colours, species, teams } from '../data/words.ts';
import { effects } from '../effects.ts';
import { isFirstGame, isSolo } from '../state.ts';
import type { AlgState } from '../state.ts';
import { spacesOf } from '../tanks.ts';
import { asked } from './asked.ts';

type State = Readonly<AlgState>;

/** What lies on the table for all. */
export function brokenTable(s: State): string | null {
  const dealt = s.stage !== 'setup' || asked(s, 'choose-pool') > 0;
  const lists = [s.demand, s.bonuses, s.milestones, s.weekend, s.month, s.exportBonus];
  if (!dealt)
    return lists.some(({ length }) => length > 0)
      ? 'nothing is laid out before contracts are assigned'
      : brokenPools(s);
  return (
    brokenDemand(s) ?? brokenBonuses(s) ?? brokenMilestones(s) ?? brokenTiles(s) ?? brokenPools(s) ?? brokenTanks(s)
  );
}

/** A list in its order by size or name: equal texts hold the same things. */
const sorted = (list: readonly (string | number)[]): string => list.map(String).sort().join(' ');
const due = {
  capitals: sorted(capitalDemand),
  others: sorted(regularDemand),
  weekend: sorted(weekendIds),
  month: sorted(monthTokens),
  teams: sorted(teams),
};

function brokenDemand(s: State): string | null {
  if (s.demand.length !== cityIds.length) return 'every city has a demand token';
  const of = (kind: 'capital' | 'regular') => s.demand.filter((_, i) => cities[at(cityIds, i)].kind === kind);
  if (sorted(of('capital')) !== due.capitals) return 'the demand tokens of the capitals are others';
  if (sorted(of('regular')) !== due.others) return 'the demand tokens of the other cities are others';
  return isFirstGame(s) && at(s.demand, cityIds.indexOf('berlin')) !== BERLIN_DEMAND
    ? 'in a first game Berlin asks for 2'
    : null;
}

function brokenBonuses(s: State): string | null {
  if (s.bonuses.length !== cityIds.length) return 'every city was dealt a bonus token';
  const start = isSolo(s) ? s.competitor.cities[0] : undefined;
  if (s.bonuses.some((token, i) => (token === null) !== (cityIds[i] === start)))
    return 'only the first city of the competitor has no bonus token';
  const all = [...s.bonuses, ...s.pools.flatMap((pool) => pool?.tokens ?? [])];
  const short = cityBonusIds.find((id) => all.filter((each) => each === id).length > cityBonuses[id].copies);
  return short === undefined ? null : `there are ${cityBonuses[short].copies} tokens ${short}`;
}

function brokenMilestones({ milestones: shown }: State): string | null {
  if (shown.length !== SHOWN_OF_COLOUR * colours.length) return 'two milestones of each colour are shown';
  const wrong = shown.some((id, slot) => milestones[id].colour !== colours[Math.floor(slot / SHOWN_OF_COLOUR)]);
  if (wrong) return 'milestones lie in the row of their colour';
  const tiles = new Set(shown.map((id) => milestones[id].tile));
  return tiles.size === shown.length ? null : 'a milestone tile shows one side';
}

function brokenTiles({ weekend, month, exportBonus }: State): string | null {
  if (sorted(weekend) !== due.weekend) return 'there are four different weekend tiles';
  if (sorted(month) !== due.month) return 'there are four different end-of-month tokens';
  return sorted(exportBonus) === due.teams ? null : 'there is one export bonus for each team';
}

/** ALG-SET-17: pools lie there while they are chosen. */
function brokenPools(s: State): string | null {
  const open = asked(s, 'choose-pool');
  if (open === 0) return s.pools.length === 0 ? null : 'pools leave the table when all have chosen';
  if (s.pools.length !== s.seats + 1) return `there are ${s.seats + 1} pools`;
  if (s.pools.some((pool) => pool !== null && pool.tokens.length !== 2)) return 'a pool has two bonus tokens';
  return s.pools.filter((pool) => pool === null).length === s.seats - open ? null : 'who has chosen has a pool';
}

function brokenTanks(s: State): string | null {
  for (const kind of species)
    if (s.algae[kind] > effects.value(s, 0, `tank-${kind}`)) return `the ${speciesNames[kind]} tank holds too much`;
  for (const tank of byproducts) if (s.byproducts[tank] > spacesOf(s, tank)) return `the ${tank} tank holds too much`;
  return null;
}

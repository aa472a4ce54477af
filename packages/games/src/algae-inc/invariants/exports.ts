import { at } from '@benchtop/engine/author';
import { contracts } from '../data/contracts.ts';
import { cities, cityIds } from '../data/map.ts';
import type { CityId } from '../data/map.ts';
import { effects } from '../effects.ts';
import { COMPETITOR, exporterAt, isSolo, playerAt } from '../state.ts';
import type { AlgState, Exporter } from '../state.ts';

type State = Readonly<AlgState>;

const LONG_HAUL = 4;
/** Operators of a team, and disks of the fullest strip. */
const PLAYER_BATCH = 4;
const COMPETITOR_BATCH = 8;

/** Exports and milestones of all. */
export function brokenExports(s: State): string | null {
  for (let seat = COMPETITOR; seat < s.seats; seat++) {
    const fault = brokenLists(s, seat) ?? brokenClaims(s, seat);
    if (fault !== null) return seat === COMPETITOR ? `the competitor: ${fault}` : `seat ${seat}: ${fault}`;
  }
  return brokenMap(s) ?? brokenOrder(s);
}

function brokenLists(s: State, seat: number): string | null {
  const exporter = exporterAt(s, seat);
  const { cities: own, distances, batches } = exporter;
  if (distances.length !== own.length || batches.length !== own.length)
    return 'every export has a distance and an activation';
  if (new Set(own).size < own.length) return 'a city holds one disk of each';
  if (batches.some((batch, i) => i > 0 && batch < at(batches, i - 1))) return 'activations come one after the other';
  const most = seat === COMPETITOR ? COMPETITOR_BATCH : PLAYER_BATCH;
  if (batches.some((batch) => batches.filter((each) => each === batch).length > most))
    return `an activation has at most ${most} exports`;
  if (distances.some((steps, i) => i > 0 && steps < 0)) return 'only the first export of all finds the map empty';
  return distances.includes(LONG_HAUL) && !hasLongHaul(s, seat) ? 'distance 4 needs a contract' : null;
}

function hasLongHaul(s: State, seat: number): boolean {
  if (seat === COMPETITOR) return false;
  const { contract } = playerAt(s, seat);
  return contract !== null && contracts[contract.ability].ability === 'ab-long-haul';
}

/** Whoever has reached a milestone still meets it: exports never go away. */
function brokenClaims(s: State, seat: number): string | null {
  const { milestones, claimed } = exporterAt(s, seat);
  if (claimed.length !== milestones.length) return 'every milestone was reached at some time';
  if (new Set(milestones).size < milestones.length) return 'a milestone is reached once';
  if (claimed.some((claim, i) => i > 0 && claim <= at(claimed, i - 1)))
    return 'milestones are reached one after the other';
  const wrong = milestones.find(
    (slot) => slot >= s.milestones.length || !effects.holds(s, seat, at(s.milestones, slot)),
  );
  return wrong === undefined ? null : `milestone ${wrong} is not reached`;
}

function everybody(s: State): readonly Exporter[] {
  return [s.competitor, ...s.players];
}

/** One of all opened a city; the first export of all had no distance. */
function brokenMap(s: State): string | null {
  const all = everybody(s);
  const exports = all.reduce((n, { cities: own }) => n + own.length, 0);
  const firsts = all.filter(({ distances }) => distances[0] === -1).length;
  if (firsts !== (exports > 0 ? 1 : 0)) return 'one export was the first of all';
  for (const city of cityIds) {
    const openers = all.filter((each) => opened(each, city)).length;
    if (openers !== (all.some(({ cities: own }) => own.includes(city)) ? 1 : 0))
      return `one exporter opened ${cities[city].name}`;
  }
  return isSolo(s) && s.competitor.cities.length > 0 && s.competitor.distances[0] !== -1
    ? 'the competitor makes the first export'
    : null;
}

function opened({ cities: own, distances }: Exporter, city: CityId): boolean {
  const place = own.indexOf(city);
  return place >= 0 && distances[place] !== 0;
}

/** Claims of the whole match are counted through. */
function brokenOrder(s: State): string | null {
  const claims = everybody(s)
    .flatMap(({ claimed }) => claimed)
    .sort((a, b) => a - b);
  return claims.every((claim, i) => claim === i) ? null : 'claims are counted from the first of the match';
}

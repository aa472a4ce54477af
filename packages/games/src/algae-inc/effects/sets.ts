import { at } from '@benchtop/engine/author';
import type { EffectsSpec } from '@benchtop/engine/effects';
import type { AlgLexicon } from '../data/lexicon.ts';
import { cities, cityIds } from '../data/map.ts';
import type { CityId } from '../data/map.ts';
import { milestones } from '../data/milestones.ts';
import { scienceIds } from '../data/science.ts';
import { teams } from '../data/words.ts';
import type { AlgRules } from '../define.ts';
import { bareDisks, bareMarkers, readyTiles } from '../double.ts';
import { PLACES, zoneStarts } from '../plant.ts';
import { COMPETITOR, exporterAt, playerAt } from '../state.ts';
import type { AlgState, Player } from '../state.ts';
import { CROSSOVER_PLACE, scienceAt } from '../tiles.ts';

type Spec = EffectsSpec<AlgState, AlgLexicon, AlgRules, Record<never, never>>;
type State = Readonly<AlgState>;

const places = new Map(cityIds.map((id, place) => [id, place]));
const storageTiles = scienceIds.filter((id) => id.includes('-sci-storage-')).map((id) => scienceAt[id]);

const distanceOf = (id: CityId, s: State, seat: number): number => {
  const { cities: own, distances } = exporterAt(s, seat);
  return at(distances, own.indexOf(id));
};

/** Whether somebody else has a disk there, too. */
function isShared(id: CityId, s: State, seat: number): boolean {
  for (let other = COMPETITOR; other < s.seats; other++)
    if (other !== seat && exporterAt(s, other).cities.includes(id)) return true;
  return false;
}

function laidFrom({ laid }: Readonly<Player>, first: number): number {
  let n = 0;
  for (let place = first; place < laid.length; place++) if (at(laid, place) >= 0) n++;
  return n;
}

function openedStorages({ department, laid }: Readonly<Player>): number {
  let n = 0;
  for (const tile of storageTiles) if (tile.department === department && at(laid, tile.place) >= 0) n++;
  return n;
}

/** What rows count. Cities and milestones are asked of the competitor, too. */
export const sets: Spec['sets'] = {
  city: {
    one: 'city',
    many: 'cities',
    icon: 'disk',
    members: (s, seat) => exporterAt(s, seat).cities,
    traits: {
      region: (id: CityId) => cities[id].region,
      kind: (id: CityId) => cities[id].kind,
      demand: (id: CityId, s: State) => at(s.demand, places.get(id) ?? 0),
      distance: distanceOf,
      opened: (id: CityId, s: State, seat: number) => distanceOf(id, s, seat) !== 0,
      shared: isShared,
      batch(id: CityId, s: State, seat: number) {
        const { cities: own, batches } = exporterAt(s, seat);
        return at(batches, own.indexOf(id));
      },
    },
    linked(a: CityId, b: CityId) {
      const roads: readonly string[] = cities[a].roads;
      return roads.includes(b);
    },
  },
  milestone: {
    one: 'milestone',
    many: 'milestones',
    icon: 'marker',
    members: (s, seat) => exporterAt(s, seat).milestones,
    traits: { colour: (slot: number, s: State) => milestones[at(s.milestones, slot)].colour },
  },
  'free-disk': {
    one: 'disk removed from your Double Action tiles',
    many: 'disks removed from your Double Action tiles',
    icon: 'disk',
    count: (s, seat) => bareDisks(playerAt(s, seat)),
  },
  'free-marker': {
    one: 'marker removed from your Double Action tiles',
    many: 'markers removed from your Double Action tiles',
    icon: 'marker',
    count: (s, seat) => bareMarkers(playerAt(s, seat)),
  },
  'ready-tile': {
    one: 'unlocked Double Action tile',
    many: 'unlocked Double Action tiles',
    icon: 'double',
    count: (s, seat) => readyTiles(playerAt(s, seat)),
  },
  'staff-tile': {
    one: 'staff tile',
    many: 'staff tiles',
    icon: 'staff',
    count(s, seat) {
      const { operators, engineers, scientists } = playerAt(s, seat).staff;
      return operators + engineers + scientists - teams.length;
    },
  },
  'smallest-team': {
    one: 'member of your smallest team',
    many: 'members of your smallest team',
    icon: 'staff',
    count(s, seat) {
      const { operators, engineers, scientists } = playerAt(s, seat).staff;
      return Math.min(operators, engineers, scientists);
    },
  },
  'side-tile': {
    one: 'science or crossover tile on your Side board',
    many: 'science and crossover tiles on your Side board',
    icon: 'tile',
    count: (s, seat) => laidFrom(playerAt(s, seat), 0),
  },
  'laid-crossover': {
    one: 'crossover tile that you placed back',
    many: 'crossover tiles that you placed back',
    icon: 'crossover',
    count: (s, seat) => laidFrom(playerAt(s, seat), CROSSOVER_PLACE),
  },
  'engineering-tile': {
    one: 'engineering tile on your Department board',
    many: 'engineering tiles on your Department board',
    icon: 'wrench',
    count(s, seat) {
      let n = 0;
      for (const slot of playerAt(s, seat).built) if (slot !== 'side') n++;
      return n;
    },
  },
  'opened-storage': {
    one: 'storage that you opened',
    many: 'storages that you opened',
    icon: 'tank',
    count: (s, seat) => openedStorages(playerAt(s, seat)),
  },
  'dispatch-cube': {
    one: 'cube ready for export',
    many: 'cubes ready for export',
    icon: 'cube',
    count(s, seat) {
      const { fields } = playerAt(s, seat);
      let n = 0;
      for (let place: number = zoneStarts.dispatch; place < PLACES; place++) n += at(fields, place);
      return n;
    },
  },
  'energy-level': { one: 'Energy', many: 'Energy', icon: 'bolt', count: (s, seat) => playerAt(s, seat).goods.energy },
  'euro-pile': { one: 'euro', many: 'euros', icon: 'coin', count: (s, seat) => playerAt(s, seat).goods.euro },
};

import { creatures, creaturesOf } from '../../src/biohack/data/creatures.ts';
import type { CreatureId } from '../../src/biohack/data/creatures.ts';
import { classes, genes } from '../../src/biohack/data/goods.ts';
import type { Gene } from '../../src/biohack/data/goods.ts';
import { milestoneIds, milestones } from '../../src/biohack/data/milestones.ts';
import { bonuses } from '../../src/biohack/data/player-boards.ts';
import type { BonusId } from '../../src/biohack/data/player-boards.ts';
import { scientistIds, scientists } from '../../src/biohack/data/scientists.ts';
import type { ScientistId } from '../../src/biohack/data/scientists.ts';
import { researchRows, spaces } from '../../src/biohack/data/spaces.ts';
import type { PrintedSpace } from '../../src/biohack/data/spaces.ts';
import { locations, playerColours } from '../../src/biohack/data/table.ts';
import type { Location } from '../../src/biohack/data/table.ts';
import { tileIds, tiles } from '../../src/biohack/data/tiles.ts';
import { effects } from '../../src/biohack/effects.ts';
import { endings } from '../../src/biohack/events.ts';
import { biohack } from '../../src/biohack/index.ts';
import type { BioState } from '../../src/biohack/state.ts';
import { rulings } from '../../src/biohack/rulings.ts';
import type { CardPage } from '../card-book.ts';
import { gameSuite } from '../suite.ts';
import { table } from '../table.ts';
import { planned, position, roundOver } from './position.ts';
import type { Bio, Lab } from './position.ts';

/** What nobles and scientists count, written from the specification and not read off the rows. */
const perThing: { readonly [id: string]: readonly [ep: number, of: string] } = {
  'herd-king': [3, 'mammal'],
  'abyss-infanta': [3, 'aquatic'],
  'serpent-regent': [3, 'reptile'],
  'tempest-heir': [3, 'avian'],
  'riddle-chancellor': [3, 'primate'],
  'apex-maw': [4, 'feral'],
  'shepherd-colossus': [5, 'common'],
  'guild-hydra': [5, 'artisan'],
  'twin-diadem': [7, 'noble'],
  'herald-archon': [7, 'report'],
  'perfect-form': [9, 'completion'],
  'prism-chimera': [2, 'creature'],
  'mara-quist': [4, 'feral'],
  'odo-fenwick': [2, 'report'],
  'ines-calloway': [3, 'common'],
  'teodor-brandt': [4, 'artisan'],
  'sunniva-holt': [4, 'noble'],
  'kasimir-wolde': [4, 'completion'],
};

/** Counted from the finished table as the rulebook tells it, without the game's own scoring. */
function recount(s: Readonly<BioState>, seat: number): number {
  const p = s.players[seat];
  if (p === undefined) return Number.NaN;
  const own = [...p.rows.common, ...p.rows.artisan, ...p.rows.noble];
  const reports = s.milestones.filter(({ tokens }) => tokens.includes(seat));
  const rows = classes.filter((kind) => s.completions[kind].includes(seat));
  const columns = s.seats > 2 ? [8, 6, 4, 3] : [6, 4];
  const count = (what: string): number => {
    if (what === 'report') return reports.length;
    if (what === 'completion') return rows.length;
    return own.filter((id) => what === 'creature' || creatures[id].class === what || what in creatures[id].cost).length;
  };
  const scored = (id: string): number => (perThing[id]?.[0] ?? 0) * count(perThing[id]?.[1] ?? '');
  let total = p.goods.ep + Math.floor(p.goods.coin / 4);
  for (const id of own) total += creatures[id].ep + scored(id);
  if (p.locks === 0) total += scored(p.scientist ?? '');
  for (const { tokens } of reports) total += columns[tokens.indexOf(seat)] ?? 0;
  for (const kind of rows) total += columns[s.completions[kind].indexOf(seat)] ?? 0;
  if (s.seats === 1 && p.seventh > 0 && p.seventh < 4) total += 20;
  if (s.seats === 1 && s.settings['challenge'] === 'survival') total += 10 * (3 - p.injured);
  return total;
}

const full = { mammal: 10, aquatic: 10, reptile: 10, avian: 10, primate: 10, feral: 10 } as const;

/** Goes on with a card where it can be used, else with the first thing that can be done, until the next player is to move. */
function using(
  card: string,
  before: Bio,
  seat: number,
  ...first: readonly string[]
): readonly [Bio, number, ...string[]] {
  const options = [...first];
  let now = before.play(seat, ...first);
  while (now.decision?.seat === seat && now.step !== 'take-turn') {
    const offered = now.options(seat);
    const next = offered.includes(card) ? card : (offered.find((text) => text !== 'done') ?? 'done');
    options.push(next);
    now = now.play(seat, next);
  }
  return [before, seat, ...options];
}

function played(before: Bio, seat: number, ...first: readonly string[]): readonly [Bio, number, ...string[]] {
  return using('', before, seat, ...first);
}

/** Four commons for sale, but for one that lies elsewhere. */
const without = (id: CreatureId | null): { readonly common: readonly CreatureId[] } => ({
  common: creaturesOf.common
    .filter((card) => card !== id && !['salt-faun', 'fen-mother', 'lantern-lynx'].includes(card))
    .slice(0, 4),
});
const shown = without(null);

function locationOf(id: CreatureId): Location {
  const text = JSON.stringify(creatures[id].abilities);
  return locations.find((location) => text.includes(`"${location}`)) ?? 'bank';
}

/** A common: what its location brings with it; refused elsewhere. */
function commonPage(id: CreatureId): CardPage<BioState> {
  const location = locationOf(id);
  const own: Lab = { made: [id], goods: { coin: 4 }, away: [location] };
  const before = position({ display: without(id), labs: [own] });
  return {
    title: creatures[id].name,
    text: effects.text(id),
    refused: id === 'vellum-owl' || id === 'cellar-imp' ? boughtElsewhere(id) : activatedElsewhere(id, location),
    played: using(id, before, 0, `research ${location}`),
  };
}

/** At a location where another creature of the owner can be activated, or a roll be repeated. */
function activatedElsewhere(id: CreatureId, location: Location): CardPage<BioState>['refused'] {
  const goods = { coin: 4 } as const;
  const [elsewhere, helper] =
    location === 'bank' ? (['hospital', 'mender-ape'] as const) : (['bank', 'coin-magpie'] as const);
  if (id === 'lantern-lynx' || id === 'sluice-newt') {
    const roll = id === 'lantern-lynx' ? 'river' : 'mountain';
    return [position({ labs: [{ made: [id], goods, away: [roll] }] }).play(0, `research ${roll}`), 0, id];
  }
  // With another Noman behind, the Hospital leaves nothing to choose.
  const labs = [{ made: [id, helper], away: [elsewhere] }, { away: [elsewhere] }];
  return [position({ labs }).play(0, `research ${elsewhere}`), 0, id];
}

/** What helps in the Basement by itself does not help in the archive: a second card, or one that is too dear. */
function boughtElsewhere(id: 'vellum-owl' | 'cellar-imp'): CardPage<BioState>['refused'] {
  const display = { common: ['crag-ram', null, null, 'kite-hound'] } as const;
  const own: Lab = { made: [id], goods: { coin: 1 } };
  return [position({ display, labs: [own] }).play(0, 'experiment dna-buy'), 0, 'crag-ram'];
}

/** An artisan: a card that needs everything it spares; refused to whoever has not created it. */
function artisanPage(id: CreatureId): CardPage<BioState> {
  const target: CreatureId = 'prism-chimera';
  const cost: { readonly [G in Gene]?: number } = creatures[target].cost;
  const text = JSON.stringify(creatures[id].abilities);
  const spared = (gene: Gene): number =>
    text.includes(`"${gene}"`) || (text.includes('tame') && gene === 'primate') ? 1 : 0;
  const goods = Object.fromEntries(genes.map((gene) => [gene, Math.max(0, (cost[gene] ?? 0) - spared(gene))]));
  const place = (made: readonly CreatureId[]): Bio =>
    position({ labs: [{ made, goods, hand: [target], secret: ['apex-maw'] }] });
  return {
    title: creatures[id].name,
    text: effects.text(id),
    refused: [place([]).play(0, 'experiment biofarm'), 0, target],
    played: played(place([id]), 0, 'experiment biofarm', target),
  };
}

/** A noble: what it costs; refused without genes. */
function noblePage(id: CreatureId): CardPage<BioState> {
  const place = (goods: Lab['goods']): Bio =>
    position({ labs: [{ goods: goods ?? {}, hand: [id], secret: ['crag-ram'] }] });
  return {
    title: creatures[id].name,
    text: effects.text(id),
    refused: [place({}).play(0, 'experiment biofarm'), 0, id],
    played: [place(full), 0, 'experiment biofarm', id],
  };
}

/** A scientist: the top row, once per round. */
function scientistPage(id: ScientistId): CardPage<BioState> {
  const before = roundOver({ reservation: [null, 0, null, null], labs: [{ scientist: id }] });
  let mine = before;
  while (mine.decision?.seat !== 0) mine = mine.play(mine.decision?.seat ?? 0, 'done');
  const used = mine.play(0, id);
  const again = used.step === 'choose-one' ? used.play(0, used.options(0)[0] ?? '') : used;
  return {
    title: scientists[id].name,
    text: effects.text(id),
    refused: again.step === 'use-ability' && again.decision?.seat === 0 ? [again, 0, id] : null,
    played: [mine, 0, id, ...(used.step === 'choose-one' ? [used.options(0)[0] ?? ''] : [])],
  };
}

const visitor: Lab = {
  goods: { ...full, mammal: 3, aquatic: 3, reptile: 2, avian: 2, primate: 2, feral: 1, coin: 9, medicine: 1 },
  hand: ['herd-king', 'lantern-lynx'],
  made: ['salt-faun', 'fen-mother'],
};
const office = { 'fang-report': [1], 'herd-report': [], 'scale-report': [], 'hand-report': [] } as const;

/** Who has reported the first of these. */
const reporter: Lab = { made: ['vault-mimic', 'heron-pilot'] };

function tilePage(id: (typeof tileIds)[number]): CardPage<BioState> {
  const place = (other: Lab): Bio =>
    position({ downtown: [id], display: shown, milestones: office, labs: [visitor, { ...other, ...reporter }] });
  return {
    title: `${tiles[id].name}, downtown`,
    text: effects.text(id),
    refused: [place({ placed: ['downtown-1'] }), 0, 'experiment downtown-1'],
    played: played(place({}), 0, 'experiment downtown-1'),
  };
}

function spacePage(id: PrintedSpace): CardPage<BioState> {
  const place = (own: Lab): Bio => position({ display: shown, milestones: office, labs: [own, reporter] });
  return {
    title: spaces[id].name,
    text: effects.text(id),
    refused: [place({ placed: ['alley', 'alley', 'alley'] }), 0, `experiment ${id}`],
    played: played(place(visitor), 0, `experiment ${id}`),
  };
}

/** The rows of a public space, from the best to the worst. */
function researchPages(location: Location): CardPage<BioState>[] {
  return researchRows.large[location].map((row, i) => {
    const others = [0, 1, 2].map((other): Lab => (other < 3 - i ? { away: [location] } : {}));
    const place = (own: Lab): Bio => position({ display: shown, labs: [own, ...others] });
    return {
      title: `${effects.name(row)}, row ${i + 1}`,
      text: effects.text(row),
      refused: [place({}), 0, `research ${location}`],
      played: played(place({ away: [location], goods: { coin: 4 } }), 0, `research ${location}`),
    };
  });
}

function milestonePage(id: (typeof milestoneIds)[number]): CardPage<BioState> {
  const made: CreatureId[] = [
    'salt-faun',
    'mud-prophet',
    'mender-ape',
    'kite-hound',
    'eel-brewer',
    'beast-binder',
    'abyss-infanta',
    'tempest-heir',
  ];
  const others = milestoneIds.filter((each) => each !== id).slice(0, 3);
  const cards = Object.fromEntries([id, ...others].map((each) => [each, []]));
  const place = (own: Lab): Bio => position({ round: 4, milestones: cards, labs: [{ ...own, goods: { coin: 5 } }] });
  return {
    title: milestones[id].name,
    text: effects.text(id),
    refused: [place({ made: ['crag-ram'] }).play(0, 'experiment dna-inc'), 0, `report ${id}`],
    played: [place({ made }).play(0, 'experiment dna-inc'), 0, `report ${id}`],
  };
}

/** A bonus of a player board: the creature that takes its space. */
function bonusPage(id: BonusId): CardPage<BioState> {
  const [, side = '', kind = 'common', space = '1'] = /^(.*)-(common|artisan|noble)-(\d)$/.exec(id) ?? [];
  const all = creaturesOf[classes.find((each) => each === kind) ?? 'common'];
  const number = Number(space);
  const advanced = side !== 'basic';
  const board = advanced ? Number(side.slice(4)) : 1;
  const rest = [1, 2, 3, 4].filter((each) => each !== board).map((each): Lab => ({ board: each }));
  const card = all[number - 1] ?? 'crag-ram';
  const before = position({
    settings: { boards: advanced ? 'advanced' : 'basic' },
    labs: [{ board, advanced, goods: full, made: all.slice(0, number - 1), hand: [card] }, ...rest],
  });
  return {
    title: `${effects.name(id)} of ${advanced ? `board ${board}, advanced side` : 'the basic side'}`,
    text: effects.text(id),
    refused: null,
    played: played(before, 0, 'experiment biofarm', card),
  };
}

const start = table(biohack, 4);
const turn = position({
  display: shown,
  labs: [{ ...visitor, away: ['mountain', 'basement'] }, { away: ['mountain', 'basement', 'bank'] }],
});
const positions = {
  'setup, 4 seats': start,
  'sides, 2 seats': table(biohack, 2, { boards: 'choice' }),
  'a turn': turn,
  'the Mountain': turn.play(0, 'research mountain'),
  'the Basement': turn.play(0, 'research basement'),
  'the Biofarm': turn.play(0, 'experiment biofarm'),
  'the Alley': turn.play(0, 'experiment alley'),
  'DNA Inc.': position({ milestones: office, labs: [visitor, reporter] }).play(0, 'experiment dna-inc'),
  planning: roundOver({ reservation: [1, 0, null, null] }),
  'locations, 1 seat': planned(roundOver({ seats: 1, labs: [{ scientist: 'odo-fenwick' }] })),
};

gameSuite(biohack, {
  folder: new URL('./', import.meta.url),
  names: playerColours,
  endings: Object.keys(endings),
  rulings,
  recount,
  perft: { positions, depth: 3 },
  cards: [
    ...creaturesOf.common.map(commonPage),
    ...creaturesOf.artisan.map(artisanPage),
    ...creaturesOf.noble.map(noblePage),
    ...scientistIds.map(scientistPage),
    ...tileIds.map(tilePage),
    ...(Object.keys(spaces) as PrintedSpace[]).map(spacePage),
    ...locations.flatMap(researchPages),
    ...milestoneIds.map(milestonePage),
    ...(Object.keys(bonuses) as BonusId[]).map(bonusPage),
  ],
  matches: 3,
  shown: [
    'challenge survival',
    'challenge professional',
    'challenge report-mania',
    'challenge small-creature',
    'boards choice',
    'boards advanced',
    'deck-reshuffled',
    'injury-penalty',
  ],
});

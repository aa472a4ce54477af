import { expect, test } from 'vitest';
import { cardIds, cards, rows, tempo } from '../../src/arctic-cleanup/data/cards.ts';
import { blockIds, blocks, lineIds, lines } from '../../src/arctic-cleanup/data/factory.ts';
import {
  directions,
  docks,
  faces,
  factorySites,
  hexes,
  neighbours,
  oceanHexes,
  sites,
  type Face,
  type HexId,
  type OceanHex,
  type Site,
} from '../../src/arctic-cleanup/data/ocean.ts';
import {
  CAPACITY,
  DICE,
  players,
  playerColours,
  ROW_SLOTS,
  soloRanks,
  START_ROWS,
} from '../../src/arctic-cleanup/data/players.ts';
import { colours, tokens } from '../../src/arctic-cleanup/data/tokens.ts';
import { rulebook, rulings } from '../../src/arctic-cleanup/rulebook.ts';

const opposite: Readonly<Record<Face, Face>> = { 1: 4, 2: 5, 3: 6, 4: 1, 5: 2, 6: 3 };
const allHexes: readonly HexId[] = [...oceanHexes, ...sites];
const playerCounts = [1, 2, 3, 4] as const;

const isOcean = (hex: HexId | null): hex is OceanHex => oceanHexes.some((ocean) => ocean === hex);
const seaAround = (hex: OceanHex): OceanHex[] =>
  faces.map((face): HexId | null => neighbours[hex][face]).filter(isOcean);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function hexAt(q: number, r: number): HexId | null {
  return allHexes.find((hex) => hexes[hex].q === q && hexes[hex].r === r) ?? null;
}

/** Steps over open water from the nearest of the given hexes. */
function distances(from: readonly OceanHex[]): Map<OceanHex, number> {
  const found = new Map(from.map((hex) => [hex, 0]));
  for (const [hex, distance] of found) {
    for (const next of seaAround(hex)) {
      if (!found.has(next)) found.set(next, distance + 1);
    }
  }
  return found;
}

function sharedDocks(site: Site, among: readonly Site[]): number {
  const others = among.filter((other) => other !== site);
  return sum(others.map((other) => docks[site].filter((dock) => docks[other].some((hex) => hex === dock)).length));
}

test('ARC-CMP-01 fifty tokens: 36 regular for 2 points, 14 special for 3', () => {
  expect(Object.keys(tokens)).toEqual([...colours]);
  const special = colours.filter((colour) => tokens[colour].special);
  const regular = colours.filter((colour) => !tokens[colour].special);
  expect(special).toEqual(['yellow', 'grey']);
  expect(sum(special.map((colour) => tokens[colour].count))).toBe(14);
  expect(sum(regular.map((colour) => tokens[colour].count))).toBe(36);
  expect(special.map((colour) => tokens[colour].points)).toEqual([3, 3]);
  expect(regular.map((colour) => tokens[colour].points)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(new Set(colours.map((colour) => tokens[colour].polymer)).size).toBe(8);
});

test('ARC-SET-01 the board is a full hexagon of radius 2 with the sites at its corners', () => {
  expect(Object.keys(hexes)).toEqual([...allHexes]);
  const places = allHexes.map((hex) => hexes[hex]);
  expect(new Set(places.map(({ q, r }) => `${q} ${r}`)).size).toBe(19);
  for (const { q, r } of places) expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(2);
  for (const site of sites) {
    const { q, r } = hexes[site];
    expect([q, r, -q - r].map(Math.abs).sort((a, b) => a - b)).toEqual([0, 2, 2]);
  }
});

test('ARC-PLAN-08 the neighbours are those of the coordinates, in the direction of the face', () => {
  for (const hex of oceanHexes) {
    for (const face of faces) {
      const { dq, dr } = directions[face];
      expect(neighbours[hex][face], `${hex} ${face}`).toBe(hexAt(hexes[hex].q + dq, hexes[hex].r + dr));
    }
  }
});

test('ARC-PLAN-08 opposite faces lead back', () => {
  for (const face of faces) {
    const there = directions[face];
    const back = directions[opposite[face]];
    expect([there.dq + back.dq, there.dr + back.dr]).toEqual([0, 0]);
  }
  for (const hex of oceanHexes) {
    for (const face of faces) {
      const next: HexId | null = neighbours[hex][face];
      if (isOcean(next)) expect(neighbours[next][opposite[face]], `${hex} ${face}`).toBe(hex);
    }
  }
});

test('ARC-CMP-02 the ocean is one: 13 hexes, 24 edges, at most 4 steps apart', () => {
  expect(oceanHexes.length).toBe(13);
  expect(sum(oceanHexes.map((hex) => seaAround(hex).length))).toBe(2 * 24);
  const reached = oceanHexes.map((hex) => distances([hex]));
  for (const found of reached) expect(found.size).toBe(13);
  expect(Math.max(...reached.flatMap((found) => [...found.values()]))).toBe(4);
});

test('the docks of a site are the ocean hexes that touch it', () => {
  for (const site of sites) {
    const touching = oceanHexes.filter((hex) => faces.some((face) => neighbours[hex][face] === site));
    expect([...docks[site]].sort(), site).toEqual([...touching].sort());
  }
});

test('ARC-SET-02 all sites lie equally far from the ocean: 3, 3, 5 and 2 hexes at 0 to 3 steps', () => {
  for (const site of sites) {
    const far = [...distances(docks[site]).values()];
    expect(
      [0, 1, 2, 3].map((steps) => far.filter((distance) => distance === steps).length),
      site,
    ).toEqual([3, 3, 5, 2]);
  }
});

test('ARC-SET-02 neighbouring corners share one dock, other corners none', () => {
  for (const site of sites) {
    const shared = sites.filter((other) => other !== site).map((other) => sharedDocks(site, [other]));
    expect(
      shared.sort((a, b) => a - b),
      site,
    ).toEqual([0, 0, 0, 1, 1]);
  }
});

test('ARC-SET-02 one factory site per player; with four each shares one dock with one other, with fewer none', () => {
  for (const count of playerCounts) expect(new Set(factorySites[count]).size).toBe(count);
  const shares = playerCounts.map((count) => factorySites[count].map((site) => sharedDocks(site, factorySites[count])));
  expect(shares).toEqual([[0], [0, 0], [0, 0, 0], [1, 1, 1, 1]]);
});

test('every starting row holds each of the five cards once', () => {
  expect(rows.A).toEqual(['analyze', 'unload', 'load', 'move', 'plan']);
  for (const row of Object.values(rows)) expect([...row].sort()).toEqual([...cardIds].sort());
  for (const count of [2, 3, 4] as const) {
    expect(tempo[count].length).toBe(count);
    expect(tempo[count][0]).toBe('A');
    expect([...tempo[count]].sort()).toEqual([...tempo[count]]);
  }
});

test('each card is upgraded by the line of four that shows its logo', () => {
  expect(Object.keys(cards)).toEqual([...cardIds]);
  for (const card of cardIds) {
    const line = lines[cards[card].upgradedBy];
    expect(line.logo).toBe(card);
    expect(line.size).toBe(4);
    expect(line.hatched).toBe(card === 'analyze');
  }
  expect(lineIds.filter((line) => lines[line].logo !== null).length).toBe(cardIds.length);
});

test('a factory has 28 slots, 21 regular and 7 hatched', () => {
  expect(Object.keys(lines)).toEqual([...lineIds]);
  expect(lineIds.map((line) => lines[line].row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(sum(lineIds.map((line) => lines[line].size))).toBe(28);
  expect(sum(lineIds.filter((line) => !lines[line].hatched).map((line) => lines[line].size))).toBe(21);
});

test('blocks are separate groups of two by two slots that fit their lines', () => {
  expect(Object.keys(blocks)).toEqual([...blockIds]);
  const covered = blockIds.flatMap((id) => {
    const { lines: pair, from, needs } = blocks[id];
    expect(lines[pair[1]].row - lines[pair[0]].row, id).toBe(1);
    expect(needs, id).toBe(from + 1);
    for (const line of pair) expect(lines[line].size, id).toBeGreaterThanOrEqual(needs);
    return pair.flatMap((line) => [from, from + 1].map((slot) => `${line} ${slot}`));
  });
  expect(new Set(covered).size).toBe(6 * 4);
  const slots = lineIds.flatMap((line) => [1, 2, 3, 4].slice(0, lines[line].size).map((slot) => `${line} ${slot}`));
  const outside = slots.filter((slot) => !covered.includes(slot));
  expect(outside).toEqual(['hatched-4 3', 'hatched-4 4', 'hatched-3 3', 'short-3 3']);
});

test('the unlock block is the left end of the two bottom lines', () => {
  expect(blockIds.filter((id) => blocks[id].reward === 'hatched')).toEqual(['block-unlock']);
  expect(blocks['block-unlock'].lines.map((line) => lines[line].row)).toEqual([7, 8]);
});

test('the dice blocks release exactly the dice in supply', () => {
  expect(blockIds.filter((id) => blocks[id].reward === 'die').length).toBe(DICE - sum(START_ROWS));
  expect(2 * ROW_SLOTS).toBe(DICE);
});

test('there is more special plastic than two ships can carry', () => {
  const special = colours.filter((colour) => tokens[colour].special);
  expect(sum(special.map((colour) => tokens[colour].count))).toBeGreaterThan(2 * CAPACITY);
});

test('the ranks rise from zero', () => {
  expect(soloRanks.map((rank) => rank.from)).toEqual([0, 36, 44, 52, 60]);
  expect(new Set(soloRanks.map((rank) => rank.title)).size).toBe(5);
});

test('every player has a colour with a name', () => {
  expect(Object.keys(players)).toEqual([...playerColours]);
  expect(playerColours.length).toBe(4);
});

// Split by area so that this list does not count as a citation of the rules.
const ledger = {
  CMP: '01 02 03 04',
  SET: '01 02 03 04 05 06 07 08 09 10',
  TURN: '01 02 03',
  CARD: '01 02 03 04 05 06 07',
  PLAN: '01 02 03 04 05 06 07 08',
  MOVE: '01 02 03 04 05 06',
  LOAD: '01 02 03 04 05 06',
  ANA: '01 02 03 04',
  UNL: '01 02',
  FAC: '01 02 03 04 05 06 07 08 09',
  BLK: '01 02 03 04 05',
  UPG: '01 02 03',
  END: '01 02 03 04',
  SCO: '01 02 03 04 05',
  SOLO: '01 02 03',
};
const rulingNumbers = '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21';
const idsOf = (area: string, numbers: string): string[] => numbers.split(' ').map((number) => `ARC-${area}-${number}`);

test('the ledger and the rulings are complete', () => {
  const ids = Object.entries(ledger).flatMap(([area, numbers]) => idsOf(area, numbers));
  expect(Object.keys(rulebook).sort()).toEqual(ids.sort());
  expect(Object.keys(rulings)).toEqual(idsOf('RUL', rulingNumbers));
});

test('the goal comes first, and no chapter is torn apart', () => {
  const headings = Object.values(rulebook).map(({ heading }) => heading);
  const chapters = headings.filter((heading, i) => heading !== headings[i - 1]);
  expect(chapters.slice(0, 4)).toEqual(['Goal', 'Components', 'Set-up', 'Your turn']);
  expect(new Set(chapters).size).toBe(chapters.length);
});

import { expect } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import { modes } from '../../src/algoracing/data/board.ts';
import { presetIds, presets } from '../../src/algoracing/data/hills.ts';
import type { PresetId } from '../../src/algoracing/data/hills.ts';
import { colours } from '../../src/algoracing/data/rovers.ts';
import { footprintOf, terrainOf } from '../../src/algoracing/terrain.ts';
import { rule, table, until } from '../table.ts';
import type { Race } from './position.ts';
import { drive, full } from './position.ts';

const dealt = (seats: number, settings: object = {}, seed = 'setup'): Race =>
  table(algoracing, seats, { ...settings }, seed);
const asked = (t: Race): string => `${t.step ?? 'over'} ${t.decision?.seat ?? -1}`;
/** The seat whose decision is open takes these options. */
const go = (t: Race, ...options: readonly string[]): Race =>
  options.reduce((now, option) => now.play(now.decision?.seat ?? -1, option), t);
const no = (t: Race, option: string) => t.refusal(t.decision?.seat ?? -1, option);
const blocks = (seats: number, mode: 'basic' | 'full', seed = 'blocks'): Race =>
  until(dealt(seats, { mode, layout: 'players' }, seed), 'block-rotation');

rule('RAC-SET-01', 'two hills go anywhere inside the board, in every turn, but not on corners', () => {
  const t = blocks(2, 'basic');
  const seat = t.decision?.seat ?? -1;
  expect(t.options(seat)).toEqual(['turn 0', 'turn 1', 'turn 2', 'turn 3']);
  const flat = go(t, 'turn 0');
  // Three by two on six by six: twenty places, four of them on corners.
  expect(flat.options(seat).length).toBe(16);
  expect(flat.options(seat)).toContain('at 1 0');
  expect(no(flat, 'at 0 0')).toEqual({ rule: 'RAC-SET-01', facts: { hill: 'hill-b', fault: 'corner' } });
  expect(no(flat, 'at 4 1')).toEqual({ rule: 'RAC-SET-01', facts: { hill: 'hill-b', fault: 'outside' } });
  expect(flat.options(seat)).toContain('at 3 1');
  const upright = go(t, 'turn 1');
  expect(upright.options(seat)).toContain('at 4 1');
  expect(no(upright, 'at 3 4')).toEqual({ rule: 'RAC-SET-01', facts: { hill: 'hill-b', fault: 'outside' } });
});

rule('RAC-SET-01', 'the second hill lies beside the first, not on it, and cuts no corner off', () => {
  const t = go(blocks(2, 'basic'), 'turn 0', 'at 2 0', 'turn 0');
  expect(no(t, 'at 4 1')).toEqual({ rule: 'RAC-SET-01', facts: { hill: 'hill-a', fault: 'overlap' } });
  expect(no(t, 'at 0 2')).toEqual({ rule: 'RAC-SET-01', facts: { hill: 'hill-a', fault: 'cut-off' } });
  expect([no(t, 'at 2 2'), no(t, 'at 0 3')]).toEqual([null, null]);
  const done = go(t, 'at 2 2');
  expect(done.state.placements).toEqual([
    { hill: 'hill-b', r: 0, x: 2, y: 0 },
    { hill: 'hill-a', r: 0, x: 2, y: 2 },
  ]);
  expect([done.step, done.state.ground.length]).toEqual(['choose-corner', 12]);
});

rule('RAC-SET-01', 'a turn in which a hill fits nowhere is not offered', () => {
  const t = go(blocks(2, 'full'), 'turn 0', 'at 1 0', 'turn 0', 'at 6 1');
  expect(t.options(t.decision?.seat ?? -1)).toEqual(['turn 1', 'turn 3']);
  expect(no(t, 'turn 0')).toEqual({ rule: 'RAC-SET-01', facts: { hill: 'low-b', fault: 'no-room' } });
});

rule('RAC-SET-01', 'a ready layout is laid out as it is, and a random one is legal and not always the same', () => {
  for (const id of presetIds)
    expect(dealt(2, { mode: presets[id].mode, layout: id }).state.placements).toEqual(presets[id].placements);
  const random = ['a', 'b', 'c', 'd'].map((seed) => dealt(2, { layout: 'random' }, seed).state.placements);
  expect(new Set(random.map((placements) => JSON.stringify(placements))).size).toBeGreaterThan(1);
  for (const placements of random) expect(placements.map(({ hill }) => hill).sort()).toEqual(['hill-a', 'hill-b']);
});

const settingsOf = (id: PresetId) => ({ mode: presets[id].mode, layout: id });
const tally = (list: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(list)].sort().map((each) => [each, list.filter((one) => one === each).length]));

rule('RAC-SET-02', 'twelve samples, three of each type, lie on marks that can be seen, one on each', () => {
  for (const id of presetIds.filter((each) => presets[each].mode === 'basic')) {
    const t = dealt(2, settingsOf(id));
    const { state } = t;
    const { marks } = terrainOf('basic', state.placements);
    const cells = state.ground.map(({ x, y }) => y * 6 + x);
    expect(new Set(cells).size).toBe(12);
    expect(cells.filter((cell) => !marks.includes(cell))).toEqual([]);
    expect(tally(state.faces)).toEqual({ blue: 3, green: 3, violet: 3, yellow: 3 });
    expect(t.heard('samples-scattered')).toMatchObject([{ count: 12, empty: marks.length - 12 }]);
  }
});

rule('RAC-SET-02', 'types and places are shuffled', () => {
  const deals = ['a', 'b', 'c', 'd'].map((seed) => dealt(2, {}, seed).state);
  expect(new Set(deals.map(({ faces }) => faces.join())).size).toBe(4);
  expect(new Set(deals.map(({ ground }) => ground.map(({ x, y }) => `${x} ${y}`).join())).size).toBe(4);
});

rule('RAC-SET-03', 'colours are chosen in turn order, each by one player only, for rover and base', () => {
  const t = dealt(3);
  const [first = -1, second = -1, third = -1] = t.state.order;
  expect([asked(t), t.options(first)]).toEqual([`choose-colour ${first}`, ['red', 'white', 'black', 'orange']]);
  const taken = t.play(first, 'black');
  expect(asked(taken)).toBe(`choose-colour ${second}`);
  expect(taken.refusal(second, 'black')).toEqual({ rule: 'RAC-SET-03', facts: { colour: 'black' } });
  const placed = taken.play(second, 'red').play(third, 'white').play(third, 'se');
  expect([placed.state.bases.se, placed.state.rovers[third]?.colour]).toEqual(['white', 'white']);
  expect(placed.heard('base-placed')).toMatchObject([{ seat: third, colour: 'white', corner: 'se' }]);
});

rule('RAC-SET-04', 'the last player chooses a corner first, the first player last', () => {
  for (const seats of [2, 3, 4])
    for (const seed of ['a', 'b', 'c']) {
      let t = until(dealt(seats, {}, seed), 'choose-corner');
      const seen: number[] = [];
      while (t.step === 'choose-corner') {
        const { seat } = t.decision ?? { seat: -1 };
        seen.push(seat);
        t = go(t, t.options(seat)[0] ?? '');
        expect(asked(t)).toBe(`choose-facing ${seat}`);
        t = go(t, t.options(seat)[0] ?? '');
      }
      expect(seen).toEqual([...t.state.order].reverse());
    }
});

rule('RAC-SET-04', 'a corner has room for one base', () => {
  const t = go(until(dealt(2), 'choose-corner'), 'ne', 'face south');
  expect(no(t, 'ne')).toEqual({ rule: 'RAC-SET-04', facts: { corner: 'ne', colour: 'white' } });
  expect(t.options(t.decision?.seat ?? -1)).toEqual(['nw', 'se', 'sw']);
});

rule('RAC-SET-05', 'a rover starts on its base and faces neither border', () => {
  const ways = { nw: ['east', 'south'], ne: ['south', 'west'], se: ['north', 'west'], sw: ['north', 'east'] };
  for (const mode of modes)
    for (const [corner, due] of Object.entries(ways)) {
      const t = go(until(dealt(2, { mode }), 'choose-corner'), corner);
      expect(t.options(t.decision?.seat ?? -1)).toEqual(due.map((way) => `face ${way}`));
    }
  const t = go(until(dealt(2, { mode: 'full' }), 'choose-corner'), 'se');
  const seat = t.decision?.seat ?? -1;
  expect(no(t, 'face east')).toEqual({ rule: 'RAC-SET-05', facts: { dir: 'E' } });
  expect(go(t, 'face west').state.rovers[seat]).toMatchObject({ x: 8, y: 8, dir: 'W', corner: 'se' });
});

rule('RAC-SET-05', 'a hill beside the corner may be faced: only walls and borders are forbidden', () => {
  const t = go(blocks(2, 'basic'), 'turn 0', 'at 1 0', 'turn 0', 'at 3 3', 'nw');
  expect(t.options(t.decision?.seat ?? -1)).toEqual(['face east', 'face south']);
});

rule('RAC-SET-06', 'all four bases are on the board, whatever the number of players', () => {
  for (const mode of modes)
    for (const seats of [1, 2, 3, 4]) {
      const t = until(dealt(seats, { mode }), `build-${mode}`);
      expect(tally(Object.values(t.state.bases).map(String))).toEqual({ black: 1, orange: 1, red: 1, white: 1 });
      expect(t.heard('spare-base-placed').length).toBe(4 - seats);
      for (const { corner, colour } of t.state.rovers) expect(t.state.bases[corner ?? 'nw']).toBe(colour);
    }
});

rule('RAC-SET-06', 'chance decides where the spare bases go', () => {
  const corners = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
    JSON.stringify(until(dealt(1, {}, seed), 'build-basic').state.bases),
  );
  expect(new Set(corners).size).toBeGreaterThan(1);
});

rule('RAC-SET-07', 'the basic deck has 44 cards without cycles and teleports', () => {
  for (const seats of [1, 2, 3, 4]) {
    const { deck, rovers } = until(dealt(seats), 'build-basic').state;
    const cards = [...deck, ...rovers.flatMap(({ hand }) => hand)];
    expect(tally(cards)).toEqual({ 'all-way': 6, jump: 6, left: 8, right: 8, step: 12, 'u-turn': 4 });
    expect(rovers.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(5));
  }
});

rule('RAC-SET-07', 'a hand is seen by its owner only, and what is in the box cannot be laid', () => {
  const t = until(dealt(2), 'build-basic');
  const [one, other] = [0, 1].map((seat) => t.view(seat) as { rovers?: { hand: unknown }[] });
  expect(one?.rovers?.[0]?.hand).toEqual({ count: 5, items: t.state.rovers[0]?.hand });
  expect(other?.rovers?.[0]?.hand).toEqual({ count: 5, items: null });
  const drawn = t.heard('cards-drawn');
  expect(drawn.map((event) => [event['seat'], t.seeing(event, 'kinds')])).toEqual(
    t.state.order.map((seat) => [seat, [seat]]),
  );
  const kinds = ['teleport', 'cycle-2', 'cycle-3'];
  for (const kind of kinds)
    expect(no(t, `add ${kind}`)).toEqual({ rule: 'RAC-SET-07', facts: { laid: 0, most: 3, kind } });
});

rule('RAC-SET-08', 'the full game has nine by nine squares and three blocks', () => {
  const t = dealt(2, { mode: 'full' });
  expect(t.state.placements.map(({ hill }) => hill).sort()).toEqual(['high', 'low-a', 'low-b']);
  const { levels, size } = terrainOf('full', t.state.placements);
  expect([size, levels.length]).toEqual([9, 81]);
  expect([...levels].filter((level) => level === 2).length).toBe(6);
  expect([...levels].filter((level) => level === 1).length).toBe(9 + 8);
});

rule('RAC-SET-08', 'players place the three blocks by turns, the last one first', () => {
  for (const seats of [2, 3, 4]) {
    let t = blocks(seats, 'full');
    const owners: string[] = [];
    while (t.step === 'block-rotation') {
      const { seat } = t.decision ?? { seat: -1 };
      owners.push(`${JSON.stringify(t.state.stack.at(-1)?.args['hill'])} ${seat}`);
      t = go(t, t.options(seat)[0] ?? '');
      t = go(t, t.options(seat)[0] ?? '');
    }
    const back = [...t.state.order].reverse();
    expect(owners).toEqual(['high', 'low-a', 'low-b'].map((hill, i) => `"${hill}" ${back[i % seats]}`));
    expect(t.heard('block-placed').length).toBe(3);
  }
});

rule('RAC-SET-09', 'a low block must stand right beside the high one', () => {
  const t = go(blocks(2, 'full'), 'turn 0', 'at 3 3', 'turn 0', 'at 5 6');
  const apart = { rule: 'RAC-SET-09', facts: { hill: 'low-b', fault: 'apart' } };
  const flat = go(t, 'turn 0');
  expect([no(flat, 'at 1 0'), no(flat, 'at 1 1')]).toEqual([apart, null]);
  // Corner to corner is not beside.
  const upright = go(t, 'turn 1');
  expect([no(upright, 'at 1 5'), no(upright, 'at 1 4')]).toEqual([apart, null]);
});

rule('RAC-SET-09', 'so it is in every ready and every random layout', () => {
  const layouts = [
    ...presetIds.filter((id) => presets[id].mode === 'full').map((id) => presets[id].placements),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map(
      (seed) => dealt(2, { mode: 'full', layout: 'random' }, seed).state.placements,
    ),
  ];
  for (const placements of layouts) {
    const cells = (high: boolean): number[] =>
      placements.filter(({ hill }) => (hill === 'high') === high).flatMap((each) => [...footprintOf(9, each).cells]);
    const low = new Set(cells(false));
    const beside = (a: number): boolean =>
      low.has(a - 9) || low.has(a + 9) || (a % 9 > 0 && low.has(a - 1)) || (a % 9 < 8 && low.has(a + 1));
    expect(cells(true).some(beside), JSON.stringify(placements)).toBe(true);
  }
});

rule('RAC-SET-10', 'the full game spreads all twenty samples, five of each type', () => {
  for (const id of presetIds.filter((each) => presets[each].mode === 'full')) {
    const { faces, ground, placements } = dealt(2, settingsOf(id)).state;
    const { marks } = terrainOf('full', placements);
    const cells = ground.map(({ x, y }) => y * 9 + x);
    expect(tally(faces)).toEqual({ blue: 5, green: 5, violet: 5, yellow: 5 });
    expect([new Set(cells).size, cells.filter((cell) => !marks.includes(cell))]).toEqual([20, []]);
  }
});

rule('RAC-SET-10', 'eight points do not win it, nine do', () => {
  const home = (delivered: 'blue'[]) =>
    drive(
      full([{ at: '0 7 S', delivered: ['yellow', 'green', ...delivered], load: ['violet'], hand: ['step'] }]),
      0,
      'step',
    );
  expect([home([]).score(0).total, home([]).over]).toEqual([6, null]);
  expect([home(['blue']).score(0).total, home(['blue']).over]).toEqual([8, null]);
  expect([home(['blue', 'blue']).score(0).total, home(['blue', 'blue']).over]).toEqual([9, 'target']);
});

rule('RAC-SET-11', 'each base is the home of one colour and a lab for two others', () => {
  const serves = {
    red: ['white', 'black'],
    white: ['black', 'orange'],
    black: ['orange', 'red'],
    orange: ['red', 'white'],
  };
  for (const base of colours)
    for (const colour of colours) {
      // The base stands in the south-west; the rover of the colour drives onto it.
      const own = base === colour;
      const t = full([
        { at: '0 7 S', colour, corner: own ? 'sw' : 'ne', load: ['blue'], hand: ['step'] },
        ...(own ? [{ corner: 'ne' } as const] : [{ colour: base, corner: 'sw', at: '4 8 N' } as const]),
      ]);
      const delivered = drive(t, 0, 'step').heard('samples-delivered').length === 1;
      expect(delivered, `${colour} at the base of ${base}`).toBe(serves[base].includes(colour));
    }
});

rule('RAC-SET-12', 'the full deck has all 52 cards', () => {
  for (const seats of [1, 2, 3, 4]) {
    const { deck, rovers } = until(dealt(seats, { mode: 'full' }), 'build-full').state;
    const counts = tally([...deck, ...rovers.flatMap(({ hand }) => hand)]);
    expect(counts).toMatchObject({ teleport: 3, 'cycle-2': 3, 'cycle-3': 2, step: 12 });
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(52);
    expect(rovers.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(5));
  }
});

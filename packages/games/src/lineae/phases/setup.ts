import { at } from '@benchtop/engine/author';
import { headStartOf } from '../../head-starts.ts';
import { colonies, colonyIds, underRockets } from '../data/colonies.ts';
import { deposits, sideIds, tiles } from '../data/deposits.ts';
import { CUBES, cubes, minerals } from '../data/goods.ts';
import { cellOf, COLUMNS, MINERAL_COLUMNS, ROWS, subIds, subs } from '../data/ocean.ts';
import { rocketIds } from '../data/rockets.ts';
import { ICONS } from '../data/sky.ts';
import { CORE_ALGAE, CORE_MINERALS, headStarts, START_MONEY, startCrewOf } from '../data/table.ts';
import { phase } from '../define.ts';
import type { LinContext } from '../define.ts';
import { dissolvingAt } from '../dissolve.ts';
import { hasBiogenesis, hasCore, isNormal, playerAt } from '../state.ts';
import type { LinState } from '../state.ts';
import { turnOrder } from '../turn.ts';
import { refill } from '../water.ts';

/** LIN-SET-01 to LIN-SET-16: everything is laid out, then vessels are placed. */
export const setup = phase({
  name: 'setup',
  run(s, _d, ctx) {
    fillSupply(s);
    fillOcean(s, ctx);
    layDeposits(s, ctx);
    layRockets(s, ctx);
    if (isNormal(s)) layColonies(s, ctx);
    if (hasCore(s)) fillCore(s);
    // LIN-SET-14.
    if (s.seats > 1) s.first = ctx.randomInt(s.seats);
    s.active = s.first;
    ctx.emit?.({ type: 'first-player', seat: s.first, elected: false });
    equip(s, ctx);
    ctx.resume('opening');
    // LIN-SET-15: the stack is last in, first out, so that the starting player comes last.
    for (const seat of turnOrder(s)) ctx.ask('place-vessel', seat);
  },
});

function fillSupply(s: LinState): void {
  for (const cube of cubes) s.supply[cube] = cube !== 'algae' || hasBiogenesis(s) ? CUBES : 0;
  for (let i = 0; i < MINERAL_COLUMNS * ROWS; i++) s.cubes.push(null);
  for (let i = 0; i < ICONS; i++) s.sky.push(null);
}

/** LIN-SET-02, LIN-SET-03, LIN-SET-06: the locks stand as declared; water and submersibles follow. */
function fillOcean(s: LinState, ctx: LinContext): void {
  refill(s, { emit: null });
  for (const id of subIds) {
    const { start } = subs[id];
    s.subs[id].x = start.x;
    s.subs[id].r = start.r;
  }
  ctx.emit?.({ type: 'ocean-filled', tokens: s.water.reduce((sum, tokens) => sum + tokens, 0) });
}

/** LIN-SET-04, LIN-SET-05. */
function layDeposits(s: LinState, ctx: LinContext): void {
  const shuffled = [...tiles];
  ctx.shuffle(shuffled);
  s.deposits.forEach((_, slot) => {
    const sides = sideIds.filter((id) => deposits[id].tile === shuffled[slot]);
    s.deposits[slot] = at(sides, ctx.randomInt(sides.length));
  });
  for (let x = 0; x < MINERAL_COLUMNS; x++) {
    const cube = dissolvingAt(s, x);
    if (cube === null) continue;
    s.supply[cube]--;
    s.cubes[cellOf(x, 1)] = cube;
  }
  ctx.emit?.({ type: 'deposits-laid', sides: [...s.deposits] });
}

/** LIN-SET-07. */
function layRockets(s: LinState, ctx: LinContext): void {
  const cards = [...rocketIds];
  ctx.shuffle(cards);
  cards.length = COLUMNS;
  cards.forEach((card, column) => {
    s.rockets[column] = { card, spots: [null, null, null, null, null] };
  });
  ctx.emit?.({ type: 'rockets-laid', cards });
}

/** LIN-SET-09. */
function layColonies(s: LinState, ctx: LinContext): void {
  underRockets.forEach((card, place) => {
    s.under[place] = card;
  });
  for (const card of colonyIds)
    if (!s.under.includes(card) && (colonies[card].module === 'base' || hasBiogenesis(s))) s.colonyDeck.push(card);
  ctx.shuffle(s.colonyDeck);
}

function fillCore(s: LinState): void {
  for (const cube of minerals) s.core[cube] = CORE_MINERALS;
  if (hasBiogenesis(s)) s.core.algae = CORE_ALGAE;
  for (const cube of cubes) s.supply[cube] -= s.core[cube];
}

/** LIN-SET-11 to LIN-SET-13, LIN-RUL-52. */
function equip(s: LinState, ctx: LinContext): void {
  turnOrder(s).forEach((seat, place) => {
    const p = playerAt(s, seat);
    p.available = startCrewOf(s.seats);
    p.goods.money = START_MONEY;
    const vp = headStartOf(headStarts, s.seats, place);
    p.goods.vp = vp;
    if (vp > 0) ctx.emit?.({ type: 'head-start', seat, vp });
  });
}

/** LIN-RND-03: everybody has placed a vessel, the first round begins. */
export const opening = phase({
  name: 'opening',
  checkFrame: (s, _d, depth) => (s.stage === 'setup' && depth === 0 ? null : 'the first round begins once'),
  run(s, _d, ctx) {
    s.stage = 'sunlight';
    ctx.resume('start-round');
  },
});

import { at, put, takePiece } from '@benchtop/engine/author';
import { headStartOf } from '../../head-starts.ts';
import { contractIds, contracts } from '../data/contracts.ts';
import { departments, producers } from '../data/departments.ts';
import { inserts } from '../data/side-board.ts';
import { CONTRACTS_DEALT, headStarts, START_CUBES, START_ENERGY } from '../data/table.ts';
import { departmentIds, species } from '../data/words.ts';
import type { DepartmentId } from '../data/words.ts';
import { phase } from '../define.ts';
import type { AlgContext } from '../define.ts';
import { layOutMap, layOutMilestones, layOutPools, layOutWeek } from '../layout.ts';
import { addTo, hasInserts, isSolo, playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { fillTanks } from '../tanks.ts';
import { lastFirst, turnOrder } from '../turn.ts';

const setupOnly = (s: Readonly<AlgState>, depth: number): string | null =>
  s.stage === 'setup' && depth === 0 ? null : 'the match is set up once';

/** ALG-SET-02 to ALG-SET-05: a start player, then departments from there on. */
export const setup = phase({
  name: 'setup',
  run(s, _d, ctx) {
    for (const id of contractIds) put(s.box, id);
    // ALG-RUL-78: a player alone is first.
    if (!isSolo(s)) s.first = ctx.randomInt(s.seats);
    s.active = s.first;
    if (!isSolo(s)) ctx.emit?.({ type: 'first-player-drawn', seat: s.first });
    ctx.resume('deal-inserts');
    if (s.settings['departments'] === 'random') dealDepartments(s, ctx);
    else for (const seat of lastFirst(s)) ctx.ask('choose-department', seat);
  },
});

/** ALG-RUL-79: with two seats first which of each pair, then who gets which. */
function dealDepartments(s: AlgState, ctx: AlgContext): void {
  const dealt: DepartmentId[] =
    s.seats === 2
      ? [producers.biomass, producers['bio-oil']].map((pair) => at(pair, ctx.randomInt(pair.length)))
      : [...departmentIds];
  ctx.shuffle(dealt);
  turnOrder(s).forEach((seat, i) => takeDepartment(s, seat, at(dealt, i), ctx));
}

/** A player gets the boards of a department. */
export function takeDepartment(s: AlgState, seat: number, department: DepartmentId, ctx: AlgContext): void {
  const p = playerAt(s, seat);
  p.department = department;
  p.layout = department;
  ctx.emit?.({ type: 'department-chosen', seat, department });
}

/** ALG-SET-08, ALG-SET-13, ALG-SET-26, ALG-RUL-81: what everybody starts with, and inserts where they are played with. */
export const dealInserts = phase({
  name: 'deal-inserts',
  checkFrame: (s, _d, depth) => setupOnly(s, depth),
  run(s, _d, ctx) {
    turnOrder(s).forEach((seat, place) => {
      const p = playerAt(s, seat);
      p.goods.energy = START_ENERGY;
      if (p.department !== null) addTo(p.fields, species.indexOf(departments[p.department].start), START_CUBES);
      const vp = headStartOf(headStarts, s.seats, place);
      p.goods.vp = vp;
      if (vp > 0) ctx.emit?.({ type: 'head-start', seat, vp });
    });
    ctx.resume('deal-contracts');
    if (!hasInserts(s)) return;
    const dealt = inserts.map((_, i) => i);
    ctx.shuffle(dealt);
    turnOrder(s).forEach((seat, i) => {
      playerAt(s, seat).layout = at(inserts, at(dealt, i)).a;
      ctx.emit?.({ type: 'insert-dealt', seat, insert: at(dealt, i) + 1 });
    });
    ctx.askAll('choose-insert', seatsOf(s));
  },
});

function seatsOf(s: Readonly<AlgState>): readonly number[] {
  return s.players.map((_, seat) => seat);
}

/** ALG-SET-11, ALG-SET-12. */
export const dealContracts = phase({
  name: 'deal-contracts',
  checkFrame: (s, _d, depth) => setupOnly(s, depth),
  run(s, _d, ctx) {
    for (const seat of turnOrder(s)) {
      const { department, hand } = playerAt(s, seat);
      const cards = contractIds.filter((id) => contracts[id].department === department);
      ctx.shuffle(cards);
      for (const card of cards.slice(0, CONTRACTS_DEALT)) put(hand, takePiece(s.box, card));
      ctx.emit?.({ type: 'contracts-dealt', seat, cards: [...hand.faces] }, { cards: hand });
    }
    ctx.resume('lay-out');
    ctx.askAll('assign-contracts', seatsOf(s));
  },
});

/** ALG-SET-14 to ALG-SET-28: the map, the pools, the milestones, the week and the tanks. */
export const layOut = phase({
  name: 'lay-out',
  checkFrame: (s, _d, depth) => setupOnly(s, depth),
  run(s, _d, ctx) {
    const left = layOutMap(s, ctx);
    fillTanks(s);
    layOutPools(s, left, ctx);
    layOutMilestones(s, ctx);
    layOutWeek(s, ctx);
    ctx.resume('begin-month');
    // ALG-SET-18: the stack is last in, first out, so that the last player chooses first.
    for (const seat of turnOrder(s)) ctx.ask('choose-pool', seat);
  },
});

/** ALG-RUL-46: the pool that is left over dissolves, and the first Monday comes. */
export const beginMonth = phase({
  name: 'begin-month',
  checkFrame: (s, _d, depth) => setupOnly(s, depth),
  run(s, _d, ctx) {
    s.pools.length = 0;
    ctx.emit?.({ type: 'month-began' });
    ctx.resume('monday');
  },
});

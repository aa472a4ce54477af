import { at, flag, menu } from '@benchtop/engine/author';
import type { Facts } from '@benchtop/engine/author';
import { capital, plural } from '../../words.ts';
import { columnOf } from '../data/ocean.ts';
import { DOCKING } from '../data/table.ts';
import { step } from '../define.ts';
import {
  canComeToEnd,
  canPickUp,
  cubeBelow,
  depositBelow,
  divingArgs,
  divingFault,
  excavatedAt,
  headings,
  refuseDocking,
  refuseEnd,
  refuseExcavation,
  refuseStep,
  roomOf,
  stepTo,
} from '../dive.ts';
import type { Diving } from '../dive.ts';
import { effects } from '../effects.ts';
import { excavate } from '../excavation.ts';
import { columnName, cubeName, dockingCost, subName, tileName } from '../names.ts';
import { playerAt } from '../state.ts';
import type { LinState } from '../state.ts';
import { wrongTurn } from '../turn.ts';
import { moveVessel, refuseVessel, vesselFacts, vesselRefusals } from '../vessels.ts';

const columns = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** Technologies that are of use in the middle of an action. */
const helpful = ['fuel-cell'] as const;

const options = menu(
  {
    go: { to: headings },
    excavate: {},
    dock: {},
    vessel: { column: columns },
    tech: { id: helpful },
    end: {},
  },
  (o) => {
    if (o.do === 'go') return o.to;
    if (o.do === 'vessel') return `vessel c${o.column}`;
    return o.do === 'tech' ? `tech ${o.id}` : o.do;
  },
);

/** Codes that are listed at every step. */
const always = [...headings.map((to) => options.pick.go(to)), options.pick.excavate(), options.pick.dock()];
const sailing = columns.map((column) => options.pick.vessel(column));

/** How many cubes of a hold cost nothing. */
function dockedFree(s: Readonly<LinState>, seat: number): number {
  return effects.value(s, seat, 'docked-free');
}

/** How many cubes of the hold a seat can pay for. */
function payable(s: Readonly<LinState>, seat: number, { sub }: Diving): number {
  const { money } = playerAt(s, seat).goods;
  return Math.min(s.subs[sub].hold.length, dockedFree(s, seat) + Math.floor(money / DOCKING));
}

/** LIN-SUB-01 to LIN-SUB-11: step by step, with excavations, until the submersible docks or stays where it is. */
export const steerSub = step({
  kind: 'steer-sub',
  rule: 'LIN-SUB-01',
  args: { ...divingArgs, moved: flag() },
  options,
  candidates(s, d, out) {
    const p = playerAt(s, d.seat);
    let n = 0;
    for (const code of always) out[n++] = code;
    for (const column of columns) if (column !== p.column) out[n++] = at(sailing, column);
    for (const id of helpful) if (p.technologies.includes(id)) out[n++] = options.pick.tech(id);
    out[n++] = options.pick.end();
    return n;
  },
  prompt(s, d) {
    const { electricity } = playerAt(s, d.seat).goods;
    const left = d.args.free > 0 ? `next ${d.args.free === 1 ? 'step' : `${d.args.free} steps`} free, ` : '';
    return `steer ${subName(d.args.sub)} (${left}${electricity} electricity)`;
  },
  label(s, d, o) {
    switch (o.do) {
      case 'go':
        return `${capital(o.to)} ${d.args.free > 0 ? 'for free' : 'for 1 electricity'}`;
      case 'excavate': {
        const { x } = s.subs[d.args.sub];
        return `Excavate 1 ${cubeName(excavatedAt(s, x))}`;
      }
      case 'dock':
        return `Dock and end your turn: take cubes on board, ${dockingCost(dockedFree(s, d.seat))}`;
      case 'vessel':
        return `Sail to ${columnName(o.column)}`;
      case 'tech':
        return effects.useLabel(o.id);
      case 'end':
        return `Leave ${subName(d.args.sub)} here`;
    }
  },
  grouped: (o) => (o.do === 'vessel' ? ['Sail', `to ${columnName(o.column)}`] : null),
  refuse(s, d, o): string | null {
    switch (o.do) {
      case 'go':
        return refuseStep(s, d.seat, d.args, o.to);
      case 'excavate':
        return refuseExcavation(s, d.seat, d.args);
      case 'dock':
        return refuseDocking(s, d.seat, d.args, dockedFree(s, d.seat));
      case 'vessel':
        return refuseVessel(s, d.seat, o.column, d.args.moved);
      case 'tech':
        return effects.checkUse(s, d.seat, o.id, 'dive');
      case 'end':
        return refuseEnd(s, d.args.sub);
    }
  },
  facts(s, d, o, rule): Facts {
    if (o.do === 'vessel') return vesselFacts(s, d.seat, o.column);
    if (o.do === 'tech') return effects.useFacts(s, d.seat, o.id, rule, 'dive');
    const { x, hold } = s.subs[d.args.sub];
    const cube = cubeBelow(s, d.args.sub);
    return {
      column: columnOf(x),
      vessel: playerAt(s, d.seat).column,
      hold: hold.length,
      room: roomOf(s, d.args.sub),
      here: cube === null ? null : cubeName(cube),
      dug: cubeName(excavatedAt(s, x)),
      tile: tileName(at(s.deposits, depositBelow(x))),
      money: playerAt(s, d.seat).goods.money,
      excavating: o.do === 'excavate',
    };
  },
  refusals: {
    ...effects.refusals,
    ...vesselRefusals,
    'LIN-SUB-02': 'You have neither a free step nor electricity left.',
    'LIN-SUB-04': 'There is no water there.',
    'LIN-SUB-08': ({ here }) =>
      here === null
        ? 'Another submersible is here: it cannot stay on the same space.'
        : `It cannot stay on the same space as the ${here}.`,
    'LIN-SUB-09': ({ excavating }) =>
      excavating === true
        ? 'The hold would be full, and the submersible could not reach a space to stay on.'
        : 'There it could not stay, and you could not move it on to a space where it can.',
    'LIN-EXC-01': 'It excavates on the ocean floor only.',
    'LIN-EXC-02': ({ tile }) => `You have excavated at ${tile} in this turn already.`,
    'LIN-EXC-08': ({ room, dug }) => (room === 0 ? 'The hold is full.' : `There is no ${dug} in the supply.`),
    'LIN-DOC-01': ({ column, vessel }) =>
      column === vessel
        ? 'It docks on the surface only.'
        : `It docks below your vessel only, which is at ${columnName(Number(vessel))}.`,
    'LIN-DOC-02': ({ hold }) => (hold === 0 ? 'The hold is empty.' : 'You have no money to take a cube on board.'),
  },
  warn(s, d, o) {
    if (o.do === 'dock') {
      const cubes = s.subs[d.args.sub].hold.length;
      const paid = payable(s, d.seat, d.args);
      return paid < cubes ? `You can pay for ${paid} of ${plural(cubes, 'cube')}.` : null;
    }
    if (o.do !== 'end' || roomOf(s, d.args.sub) > 0) return null;
    return refuseDocking(s, d.seat, d.args, dockedFree(s, d.seat)) === null
      ? 'The hold is full and your vessel is right above: you could dock.'
      : null;
  },
  checkFrame(s, d, depth) {
    if (depth > 0) return 'a submersible is steered in a turn of its own';
    if (!canComeToEnd(s, d.seat, d.args)) return 'the submersible cannot come to an end';
    return divingFault(d.args) ?? wrongTurn(s, d.seat);
  },
  apply(s, d, o, ctx) {
    const { seat } = d;
    const { sub, free, dug } = d.args;
    switch (o.do) {
      case 'go': {
        const next = { sub, free: Math.max(0, free - 1), dug };
        stepTo(s, seat, d.args, o.to, ctx);
        if (canPickUp(s, sub)) ctx.ask('pick-up-cube', seat, next);
        else ctx.ask('steer-sub', seat, { ...next, moved: false });
        return;
      }
      case 'excavate':
        ctx.ask('steer-sub', seat, { sub, free, dug: [...dug, depositBelow(s.subs[sub].x)], moved: false });
        excavate(s, seat, sub, ctx);
        return;
      case 'dock':
        // LIN-DOC-03: nothing comes after it.
        ctx.ask('take-cubes', seat, { sub, free: dockedFree(s, seat) });
        ctx.emit?.({ type: 'docked', seat, sub });
        return;
      case 'vessel':
        ctx.ask('steer-sub', seat, { sub, free, dug, moved: true });
        moveVessel(s, seat, o.column, ctx);
        return;
      case 'tech':
        ctx.ask('steer-sub', seat, { sub, free, dug, moved: false });
        effects.use(s, seat, o.id, ctx);
        return;
      case 'end':
        ctx.resumeFor('wrap-up', seat);
    }
  },
});

import { int, menu } from '@benchtop/engine/author';
import {
  borrow,
  canRepay,
  convert,
  debtsOf,
  distance,
  refuseBorrowing,
  refuseConverting,
  refuseOperation,
  repay,
  sectors,
} from '../core.ts';
import { cubes } from '../data/goods.ts';
import { DEBTS, OPERATIONS } from '../data/table.ts';
import { step } from '../define.ts';
import { cubeName } from '../names.ts';
import { hasCore, playerAt } from '../state.ts';
import { wrongTurn } from '../turn.ts';

const options = menu({
  borrow: { cube: cubes },
  repay: { cube: cubes },
  convert: { from: cubes, to: cubes },
  done: {},
});

/** LIN-COR-01 to LIN-COR-03: an operation of the reactor core; the seat may stop after the first. */
export const operateCore = step({
  kind: 'operate-core',
  rule: 'LIN-COR-03',
  args: { left: int(1, OPERATIONS) },
  options,
  candidates(s, d, out) {
    const { goods } = playerAt(s, d.seat);
    let n = 0;
    for (const cube of sectors(s)) {
      out[n++] = options.pick.borrow(cube);
      out[n++] = options.pick.repay(cube);
      if (goods[cube] === 0) continue;
      for (const to of sectors(s)) if (to !== cube) out[n++] = options.pick.convert(cube, to);
    }
    out[n++] = options.pick.done();
    return n;
  },
  prompt: (_s, d) => `operate the reactor core (${d.args.left} left)`,
  label(s, _d, o) {
    switch (o.do) {
      case 'borrow':
        return `Borrow ${cubeName(o.cube)}`;
      case 'repay':
        return `Repay ${cubeName(o.cube)}`;
      case 'convert':
        return `Convert ${cubeName(o.from)} to ${cubeName(o.to)} for ${distance(s, o.from, o.to)} electricity`;
      case 'done':
        return 'Stop';
    }
  },
  grouped: (o) => (o.do === 'convert' ? [`Convert ${cubeName(o.from)}`, `to ${cubeName(o.to)}`] : null),
  refuse(s, d, o) {
    switch (o.do) {
      case 'borrow':
        return refuseBorrowing(s, d.seat, o.cube);
      case 'repay':
        return canRepay(s, d.seat, o.cube) ? null : 'LIN-COR-01';
      case 'convert':
        return refuseConverting(s, d.seat, o.from, o.to);
      case 'done':
        return d.args.left === OPERATIONS ? 'LIN-COR-03' : null;
    }
  },
  facts(s, d, o): Reason {
    const p = playerAt(s, d.seat);
    const none = { why: '', cube: '', need: 0, have: 0 };
    switch (o.do) {
      case 'borrow':
        return debtsOf(p) === DEBTS ? { ...none, why: 'debts' } : { ...none, why: 'empty', cube: cubeName(o.cube) };
      case 'repay':
        return { ...none, why: p.debts[o.cube] === 0 ? 'no-debt' : 'no-cube', cube: cubeName(o.cube) };
      case 'convert': {
        if (o.from === o.to) return { ...none, why: 'same' };
        if (p.goods[o.from] === 0) return { ...none, why: 'no-cube', cube: cubeName(o.from) };
        if (s.core[o.to] === 0) return { ...none, why: 'empty', cube: cubeName(o.to) };
        return { ...none, why: 'electricity', need: distance(s, o.from, o.to), have: p.goods.electricity };
      }
      case 'done':
        return none;
    }
  },
  refusals: {
    'LIN-COR-01': whyNot,
    'LIN-COR-02': whyNot,
    'LIN-COR-03': 'Do at least one operation.',
  },
  checkFrame(s, d) {
    if (!hasCore(s)) return 'there is no reactor core';
    return refuseOperation(s, d.seat) === null ? wrongTurn(s, d.seat) : 'no operation is possible';
  },
  apply(s, d, o, ctx) {
    if (o.do === 'done') return;
    if (o.do === 'borrow') borrow(s, d.seat, o.cube, ctx);
    else if (o.do === 'repay') repay(s, d.seat, o.cube, ctx);
    else convert(s, d.seat, o.from, o.to, ctx);
    if (d.args.left > 1 && refuseOperation(s, d.seat) === null)
      ctx.ask('operate-core', d.seat, { left: d.args.left - 1 });
  },
});

type Reason = { readonly why: string; readonly cube: string; readonly need: number; readonly have: number };

function whyNot({ why, cube, need, have }: Reason): string {
  switch (why) {
    case 'debts':
      return 'You have two debts: repay one first.';
    case 'no-debt':
      return `You owe no ${cube}.`;
    case 'no-cube':
      return `You have no ${cube} in your cargo bay.`;
    case 'empty':
      return `The sector of ${cube} is empty.`;
    case 'same':
      return 'A cube is converted into one of another type.';
    default:
      return `It takes ${need} electricity, and you have ${have === 0 ? 'none' : have}.`;
  }
}

import { at, flag, int, menu } from '@benchtop/engine/author';
import { milestoneIds } from '../data/milestones.ts';
import type { MilestoneId } from '../data/milestones.ts';
import { step } from '../define.ts';
import type { BioContext } from '../define.ts';
import { effects } from '../effects.ts';
import { milestoneName, plural, scientistName } from '../names.ts';
import { refuseReport, refuseUnlock } from '../office.ts';
import { mainBoard, playerAt } from '../state.ts';
import type { BioState } from '../state.ts';
import { wrongTurn } from '../turn.ts';

const options = menu({ report: { card: milestoneIds }, unlock: {}, done: {} });

/** BIO-DNA-01: a report and an unlock, each at most once, in any order. */
export const visitOffice = step({
  kind: 'visit-office',
  rule: 'BIO-DNA-01',
  args: { report: flag(), price: int(0, 5) },
  options,
  candidates(s, d, out) {
    let n = 0;
    if (d.args.report) for (const { card } of s.milestones) out[n++] = options.pick.report(card);
    if (d.args.price > 0) out[n++] = options.pick.unlock();
    out[n++] = options.pick.done();
    return n;
  },
  prompt: (_s, d) =>
    d.args.report
      ? d.args.price > 0
        ? 'report a milestone, unlock an ability'
        : 'report a milestone'
      : 'unlock an ability',
  label(s, d, o) {
    if (o.do === 'report') return `Report ${milestoneName(o.card)} for ${nextEp(s, o.card)} EP`;
    if (o.do === 'done') return 'Leave DNA Inc.';
    const { locks, scientist } = playerAt(s, d.seat);
    const row = locks === 2 ? 'middle' : 'bottom';
    return `Unlock the ${row} row of ${scientist === null ? 'your scientist' : scientistName(scientist)} for ${plural(d.args.price, 'coin')}`;
  },
  refuse(s, d, o) {
    if (o.do === 'done') return null;
    if (o.do === 'unlock') return refuseUnlock(s, d.seat, d.args.price);
    return d.args.report ? refuseReport(s, d.seat, o.card) : 'BIO-DNA-04';
  },
  facts: (s, d, o) => ({
    price: d.args.price,
    coins: playerAt(s, d.seat).goods.coin,
    needs: o.do === 'report' ? effects.text(o.card) : null,
    locks: playerAt(s, d.seat).locks,
  }),
  refusals: {
    'BIO-SET-04': 'That milestone is not in the display.',
    'BIO-DNA-02': 'You have reported that milestone already.',
    'BIO-DNA-03': ({ needs }) => `You do not meet it yet. It asks for: ${needs}`,
    'BIO-DNA-04': 'One report for each action.',
    'BIO-SCI-01': ({ locks }) => (locks === 0 ? 'Both abilities are unlocked.' : 'One unlock for each action.'),
    'BIO-GEN-01': ({ price, coins }) =>
      `An unlock costs ${plural(Number(price), 'coin')}, and you have ${coins === 0 ? 'none' : coins}.`,
  },
  checkFrame: (s, d) => wrongTurn(s, d.seat),
  apply(s, d, o, ctx) {
    const { seat, args } = d;
    if (o.do === 'report') {
      ctx.resumeFor('open-office', seat, { report: false, price: args.price });
      report(s, seat, o.card, ctx);
    } else if (o.do === 'unlock') {
      ctx.resumeFor('open-office', seat, { report: args.report, price: 0 });
      effects.pay(s, seat, { coin: args.price }, ctx);
      unlock(s, seat, ctx);
    }
  },
});

/** The EP of the leftmost free space under a milestone card. */
function nextEp(s: Readonly<BioState>, card: MilestoneId): number {
  const taken = s.milestones.find((each) => each.card === card)?.tokens.length ?? 0;
  return mainBoard(s).milestones[taken] ?? 0;
}

function report(s: BioState, seat: number, card: MilestoneId, ctx: BioContext): void {
  const ep = nextEp(s, card);
  for (const milestone of s.milestones) {
    if (milestone.card !== card) continue;
    milestone.tokens.push(seat);
    ctx.emit?.({ type: 'milestone-reported', seat, card, place: milestone.tokens.length, ep });
  }
}

function unlock(s: BioState, seat: number, ctx: BioContext): void {
  const p = playerAt(s, seat);
  p.locks--;
  if (p.scientist !== null)
    ctx.emit?.({ type: 'ability-unlocked', seat, scientist: p.scientist, row: at([3, 2] as const, p.locks) });
}

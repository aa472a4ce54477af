import { at, flag, int, menu } from '@benchtop/engine/author';
import { capital } from '@benchtop/engine/effects';
import { plural } from '../../words.ts';
import { creatures } from '../data/creatures.ts';
import { genes } from '../data/goods.ts';
import { milestoneIds, milestones } from '../data/milestones.ts';
import type { MilestoneId } from '../data/milestones.ts';
import type { TileId } from '../data/tiles.ts';
import { step } from '../define.ts';
import type { BioContext } from '../define.ts';
import { effects } from '../effects.ts';
import { listed, milestoneName, scientistName, spaceName, tileName } from '../names.ts';
import { officeFault, officeHelps, refuseReport, refuseUnlock } from '../office.ts';
import { tileOn } from '../research.ts';
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
        ? 'report a milestone, unlock an ability, or both'
        : 'report a milestone'
      : 'unlock an ability',
  label(s, d, o) {
    if (o.do === 'report') return `Report ${milestoneName(o.card)} for ${nextEp(s, o.card)} EP`;
    if (o.do === 'done') return `Leave ${placeOf(s, d.seat)}`;
    const { locks, scientist } = playerAt(s, d.seat);
    const row = locks === 2 ? 'middle' : 'bottom';
    return `Unlock the ${row} row of ${scientist === null ? 'your scientist' : scientistName(scientist)} for ${plural(d.args.price, 'coin')}`;
  },
  refuse(s, d, o) {
    if (o.do === 'done') return null;
    const { report: reports, price } = d.args;
    if (o.do === 'unlock' ? price === 0 : !reports) return refuseAnother(s, d.seat, o.do);
    return o.do === 'unlock' ? refuseUnlock(s, d.seat, price) : refuseReport(s, d.seat, o.card);
  },
  facts: (s, d, o) => ({
    place: placeOf(s, d.seat),
    price: d.args.price,
    coins: playerAt(s, d.seat).goods.coin,
    locks: playerAt(s, d.seat).locks,
    unmet: o.do === 'report' && !effects.holds(s, d.seat, o.card) ? unmetWords(s, d.seat, o.card) : null,
    reports: o.do === 'report',
  }),
  refusals: {
    'BIO-SET-04': 'That milestone is not in the display.',
    'BIO-DNA-02': ({ unmet }) => unmet ?? 'You have reported that milestone already.',
    'BIO-DNA-04': 'You have reported a milestone in this action already.',
    'BIO-DTN-01': ({ place, reports }) =>
      `${capital(place)} ${reports ? 'takes no reports' : 'does not unlock abilities'}.`,
    'BIO-SCI-01': ({ locks }) =>
      locks === 0 ? 'Both abilities are unlocked.' : 'You have unlocked an ability in this action already.',
    'BIO-GEN-01': ({ price, coins }) =>
      `An unlock costs ${plural(price, 'coin')}, and you have ${coins === 0 ? 'none' : coins}.`,
  },
  checkFrame: (s, d) =>
    officeFault(d.args) ?? (officeHelps(s, d.seat, d.args) ? wrongTurn(s, d.seat) : 'there is nothing to do here'),
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

/** The tile on which the visitor stands, or DNA Inc. itself. */
function tileOf(s: Readonly<BioState>, seat: number): TileId | null {
  const space = playerAt(s, seat).placed.at(-1);
  return space === undefined ? null : tileOn(s, space);
}

function placeOf(s: Readonly<BioState>, seat: number): string {
  const tile = tileOf(s, seat);
  return tile === null ? spaceName('dna-inc') : tileName(tile);
}

/** What a tile does not offer at all, and what DNA Inc. offers once in an action. */
function refuseAnother(
  s: Readonly<BioState>,
  seat: number,
  what: 'report' | 'unlock',
): 'BIO-DTN-01' | 'BIO-DNA-04' | 'BIO-SCI-01' {
  if (tileOf(s, seat) !== null) return 'BIO-DTN-01';
  return what === 'report' ? 'BIO-DNA-04' : 'BIO-SCI-01';
}

/** What a milestone asks for, and how many creatures there are for each of its genes. */
function unmetWords(s: Readonly<BioState>, seat: number, card: MilestoneId): string {
  const { rows } = playerAt(s, seat);
  const own = [...rows.common, ...rows.artisan, ...rows.noble];
  const wanted = genes.filter((gene) => milestones[card].icons.some((icon) => icon === gene));
  const have = wanted.map((gene) => {
    const n = own.filter((id) => gene in creatures[id].cost).length;
    return `${n === 0 ? 'none' : n} with ${gene === 'aquatic' || gene === 'avian' ? 'an' : 'a'} ${gene} gene`;
  });
  return `You do not meet it yet. It asks for: ${effects.text(card)} You have ${listed(have)}.`;
}

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

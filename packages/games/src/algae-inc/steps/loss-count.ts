import { pickNumber } from '../define.ts';
import { lossFault, lossRange, loseMore } from '../loss.ts';
import type { AlgState } from '../state.ts';
import { wrongTurn } from '../turn.ts';
import { gotArgs } from './loss-field.ts';

function rangeOf(s: Readonly<AlgState>, seat: number, got: readonly number[]): ReturnType<typeof lossRange> {
  return lossRange(
    s,
    seat,
    got.reduce((sum, n) => sum + n, 0),
  );
}

/** ALG-ENG-09: how many cubes Machine A loses, where its table leaves a choice. */
export const lossCount = pickNumber({
  kind: 'loss-count',
  rule: 'ALG-ENG-09',
  args: gotArgs,
  min: 0,
  max: 3,
  unit: { one: 'cube', many: 'cubes', icon: 'cube' },
  prompt: 'choose how many cubes become by-products',
  refuse(s, d, n) {
    const { least, most } = rangeOf(s, d.seat, d.args.got);
    return n >= least && n <= most ? null : 'ALG-MACH-12';
  },
  facts: (s, d) => ({ ...rangeOf(s, d.seat, d.args.got) }),
  refusals: { 'ALG-MACH-12': ({ least, most }) => `For what has moved your table says ${least} to ${most}.` },
  checkFrame(s, d) {
    const wrong = wrongTurn(s, d.seat) ?? lossFault(s, d.seat, { left: 0, got: d.args.got });
    if (wrong !== null) return wrong;
    const { least, most } = rangeOf(s, d.seat, d.args.got);
    return least < most ? null : 'there is nothing to choose';
  },
  pick: (s, d, left, ctx) => loseMore(s, d.seat, { left, got: d.args.got }, ctx),
});

import { at, int } from '@benchtop/engine/author';
import { coinsFor, tankFor } from '../byproducts.ts';
import { byproductNames } from '../data/tanks.ts';
import { DAYS, WEEKS } from '../data/week.ts';
import { pickCard } from '../define.ts';
import { effects } from '../effects.ts';
import { disposeOf, LINES, lossFault } from '../loss.ts';
import { fieldName } from '../names.ts';
import { fieldAt, zoneStarts } from '../plant.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { wrongTurn, zoneOf } from '../turn.ts';
import { lossArgs } from './loss-field.ts';

/** ALG-NRG-03: on Friday, whether the Energy of this cube would bring a bonus that the others cannot bring. */
function isBonusMissed(s: Readonly<AlgState>, seat: number, left: number): boolean {
  if (s.day !== DAYS) return false;
  const { energy } = playerAt(s, seat).goods;
  const better = s.week < WEEKS ? effects.value(s, seat, 'weekend-zone') - zoneOf(energy) : 0;
  const bonuses = (level: number): number => Math.min(2, zoneOf(level) + better);
  const stored = energy + left - 1;
  return bonuses(stored + effects.value(s, seat, 'burn-yield')) > bonuses(stored);
}

function missed({ week }: Readonly<AlgState>): string {
  return `Burning it would bring you one more ${week < WEEKS ? 'weekend' : 'end-of-month'} bonus.`;
}

/** ALG-BYP-05: a lost cube is burned or stored. */
export const useByproduct = pickCard({
  kind: 'use-byproduct',
  rule: 'ALG-BYP-05',
  args: { ...lossArgs, from: int(0, LINES - 1) },
  of: ['burn', 'store'],
  prompt(s, d) {
    const p = playerAt(s, d.seat);
    return `burn or store the cube from the ${fieldName(p, fieldAt(p, zoneStarts.b + d.args.from))}`;
  },
  name(what, s, d) {
    if (what === 'burn') return `burn it for ${effects.value(s, d.seat, 'burn-yield')} Energy`;
    const tank = tankFor(s, d.seat);
    return tank === null ? 'store it' : `store it as ${byproductNames[tank]} for €${coinsFor(s, d.seat, tank)}`;
  },
  refuse: (s, d, what) => (what === 'store' && tankFor(s, d.seat) === null ? 'ALG-BYP-03' : null),
  refusals: { 'ALG-BYP-03': 'Both tanks are full.' },
  warn: (s, d, what) => (what === 'store' && isBonusMissed(s, d.seat, d.args.left) ? missed(s) : null),
  checkFrame(s, d) {
    const wrong = wrongTurn(s, d.seat) ?? lossFault(s, d.seat, d.args);
    if (wrong !== null) return wrong;
    if (tankFor(s, d.seat) === null) return 'both tanks are full';
    return at(d.args.got, d.args.from) > 0 ? null : 'the line has no cube to lose';
  },
  pick: (s, d, what, ctx) => disposeOf(s, d.seat, d.args, what, ctx),
});

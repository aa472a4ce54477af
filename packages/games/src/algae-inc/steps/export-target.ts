import { int } from '@benchtop/engine/author';
import { capital } from '@benchtop/engine/effects';
import { plural } from '../../words.ts';
import type { CityId } from '../data/map.ts';
import { pickPlace } from '../define.ts';
import {
  bestValue,
  canExport,
  demandOf,
  EMPTY_SET,
  finishExports,
  leastLost,
  refuseTarget,
  targets,
  wayTo,
} from '../export.ts';
import type { ExportsLeft, Target } from '../export.ts';
import { cityIndex, diskMask, distanceTo } from '../map.ts';
import { cityName, contractName } from '../names.ts';
import { effects } from '../effects.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { wrongTurn } from '../turn.ts';

/** What is left of an activation. */
export const targetArgs = { left: int(1, 4), batch: int(1, 40), made: int(0, 3) };

/** Why no activation can be like this, or null. */
export function exportsFault(s: Readonly<AlgState>, seat: number, { left, batch, made }: ExportsLeft): string | null {
  const { staff, batches } = playerAt(s, seat);
  if (left + made > staff.operators) return 'there are more exports than Operators';
  const last = batches.at(-1) ?? 0;
  if (batch !== last + 1 && (made === 0 || batch !== last)) return 'the activation has the wrong number';
  return wrongTurn(s, seat);
}

/** "Zurich (demand 1) for €3". */
function targetName(s: Readonly<AlgState>, seat: number, to: Target): string {
  const { contract } = playerAt(s, seat);
  const demand = `(demand ${demandOf(s, seat, to)})`;
  if (to === 'contract') return `${contract === null ? 'the contract' : contractName(contract.export)} ${demand}`;
  const way = wayTo(s, seat, to);
  return `${cityName(to)} ${demand}${way > 0 ? ` for €${way}` : ''}`;
}

function stepsTo(s: Readonly<AlgState>, city: CityId): number {
  return distanceTo(diskMask(s), cityIndex[city]);
}

/** Whether some export needs neither euros nor tokens. */
function isSomewhereFree(s: Readonly<AlgState>, seat: number): boolean {
  const best = bestValue(s, seat);
  return targets.some(
    (to) => demandOf(s, seat, to) <= best && refuseTarget(s, seat, to) === null && wayTo(s, seat, to) === 0,
  );
}

/** So much value that is lost makes another city worth a look. */
const MUCH_LOST = 2;

/** A target that wants more, costs no more, and wastes clearly less of what lies in dispatch; null where none does. */
function betterThan(s: Readonly<AlgState>, seat: number, to: Target): Target | null {
  const lost = leastLost(s, seat, demandOf(s, seat, to));
  if (lost < MUCH_LOST) return null;
  const best = bestValue(s, seat);
  const fits = (other: Target): boolean => {
    const demand = demandOf(s, seat, other);
    if (demand <= demandOf(s, seat, to) || demand > best || refuseTarget(s, seat, other) !== null) return false;
    return wayTo(s, seat, other) <= wayTo(s, seat, to) && leastLost(s, seat, demand) <= lost - MUCH_LOST;
  };
  return targets.find(fits) ?? null;
}

/** ALG-EXP-01, ALG-CON-01: a city, the contract, or no more. */
export const exportTarget = pickPlace({
  kind: 'export-target',
  rule: 'ALG-EXP-01',
  args: targetArgs,
  of: targets,
  prompt: (_s, d) => `choose where to export (${d.args.left} left)`,
  name: (to, s, d) => targetName(s, d.seat, to),
  stop: 'Export nothing more',
  warnStop: (s, d) => (isSomewhereFree(s, d.seat) ? 'You could export something for nothing.' : null),
  refuse: (s, d, to) => refuseTarget(s, d.seat, to),
  facts: (s, d, to) => ({
    steps: to === 'contract' ? 0 : stepsTo(s, to),
    reach: effects.value(s, d.seat, 'reach'),
    way: Math.max(0, wayTo(s, d.seat, to)),
    demand: demandOf(s, d.seat, to),
    best: bestValue(s, d.seat),
    euro: playerAt(s, d.seat).goods.euro,
    market: playerAt(s, d.seat).goods.market,
  }),
  refusals: {
    'ALG-EXP-02': 'Your disk lies there already.',
    'ALG-EXP-05': ({ steps, reach }) => `The nearest disk is ${steps} steps away; you reach ${reach}.`,
    'ALG-SET-15': 'The very first export goes to Berlin.',
    'ALG-EXP-21': 'All your disks are used: only cities with your own disk are left.',
    'ALG-CON-01': 'Your contract export has been made.',
    'ALG-CON-07': 'All your disks are used, and the contract needs one.',
    'ALG-EXP-22': 'You have no cube in dispatch.',
    'ALG-RES-09': tooDear,
  },
  warn(s, d, to) {
    const spare = bestValue(s, d.seat) - demandOf(s, d.seat, to);
    const { goods } = playerAt(s, d.seat);
    if (spare < 0)
      return goods.market < -spare ? 'Market value tokens are missing: two other tokens go for each.' : null;
    const better = betterThan(s, d.seat, to);
    if (better === null) return null;
    const lost = leastLost(s, d.seat, demandOf(s, d.seat, to));
    return `Value ${lost} would be lost here. ${capital(targetName(s, d.seat, better))} fits better.`;
  },
  checkFrame: (s, d) =>
    exportsFault(s, d.seat, d.args) ?? (canExport(s, d.seat) ? null : 'nothing can be exported anywhere'),
  pick(_s, d, to, ctx) {
    const { left, batch, made } = d.args;
    ctx.ask('export-cubes', d.seat, { left, batch, made, to, set: [...EMPTY_SET] });
  },
  stopped: (s, d, ctx) => finishExports(s, d.seat, d.args.made, ctx),
});

/** "It asks for 4, your products are worth 2 at most, and the way costs €3: you have €1 and no market value token, …". */
function tooDear({
  way,
  demand,
  best,
  euro,
  market,
}: {
  way: number;
  demand: number;
  best: number;
  euro: number;
  market: number;
}): string {
  const short = demand > best ? `It asks for ${demand} and your products are worth ${best} at most` : '';
  const far = way > 0 ? `${short === '' ? 'The' : 'the'} way costs €${way}` : '';
  const asks = [short, far].filter((part) => part !== '').join(', and ');
  const tokens = market === 0 ? 'no market value token' : plural(market, 'market value token');
  return `${asks}: you have €${euro}, ${tokens}, and too few tokens to exchange.`;
}

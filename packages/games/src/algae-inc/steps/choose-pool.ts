import { at } from '@benchtop/engine/author';
import { pickPlace } from '../define.ts';
import { effects } from '../effects.ts';
import { listed, memberName } from '../names.ts';
import { joinTeam } from '../recruiting.ts';
import type { AlgState } from '../state.ts';
import { turnOrder } from '../turn.ts';

function poolAt(s: Readonly<AlgState>, pool: number): AlgState['pools'][number] {
  return s.pools[pool - 1] ?? null;
}

const numbers = [1, 2, 3, 4, 5] as const;
/** The pools of each number of seats. */
const laid = numbers.map((n) => numbers.slice(0, n));

/** ALG-SET-18, ALG-SET-19: the last player chooses first; staff and tokens come at once and at no cost. */
export const choosePool = pickPlace({
  kind: 'choose-pool',
  rule: 'ALG-SET-18',
  of: numbers,
  among: (s) => at(laid, s.seats),
  prompt: 'choose a token pool',
  name(number, s) {
    const pool = poolAt(s, number);
    if (pool === null) return `pool ${number}`;
    const tokens = pool.tokens.map((token) => effects.text(token).replace(/^Gain |\.$/g, ''));
    return `pool ${number}: ${listed([memberName(pool.staff), ...tokens])}`;
  },
  refuse: (s, _d, number) => (poolAt(s, number) === null ? 'ALG-SET-17' : null),
  facts: (s, _d, number) => ({ pool: number, taken: number <= s.pools.length }),
  refusals: {
    'ALG-SET-17': ({ pool, taken }) =>
      taken === true ? `Somebody has taken pool ${String(pool)}.` : `There is no pool ${String(pool)} on the table.`,
  },
  checkFrame(s, d, depth) {
    if (s.stage !== 'setup' || s.pools.length === 0) return 'pools are chosen before the month begins';
    return depth === turnOrder(s).indexOf(d.seat) + 1 ? null : 'pools are chosen in reverse player order';
  },
  pick(s, d, number, ctx) {
    const pool = poolAt(s, number);
    if (pool === null) return;
    s.pools[number - 1] = null;
    ctx.emit?.({ type: 'pool-chosen', seat: d.seat, pool: number });
    joinTeam(s, d.seat, pool.staff, ctx);
    for (const token of pool.tokens) effects.run(s, d.seat, token, ctx);
  },
});

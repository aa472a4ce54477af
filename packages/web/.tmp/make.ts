import { keyOfSeed } from '@benchtop/engine/host';
import { lineae } from '@benchtop/games/lineae';
import { greedy } from '@benchtop/bots';
import fs from 'node:fs';
import { LocalMatch } from '../src/match/local/local-match.ts';

const [, , out = '', players = '4', seed = 'a', until = '100', settings = '{}'] = process.argv;
const names = ['Ann', 'Boris', 'Chiara', 'Dae', 'Emeka'].slice(0, Number(players));
const local = LocalMatch.deal('shot', lineae, names.map((name) => ({ name, bot: null })), { mode: 'normal', biogenesis: false, reactorCore: false, ...JSON.parse(settings) }, keyOfSeed(seed));
let s = 7;
const roll = (n: number): number => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return Math.floor((s / 2 ** 32) * n); };
const steps = new Map<string, number>();
for (let i = 0; ; i++) {
  while (local.playForced());
  const [d] = local.match.decisions();
  if (d === undefined) { console.log('over after', i); break; }
  steps.set(d.step, (steps.get(d.step) ?? 0) + 1);
  const round = (local.match.state as { round?: number }).round;
  if (/^\d+$/.test(until) ? i >= Number(until) && (d.step === 'take-turn' || Number(until) < 5) : d.step === until) { console.log(i, d.step, d.seat, round); break; }
  const ids = local.match.legalOptions(d.seat)?.options.map(({ id }) => id) ?? [];
  const useful = ids.filter((id) => !/^(pass|end|done|vessel)/.test(id));
  const strong = ids.filter((id) => /^(dock|place launch-pad|place spaceport|take)/.test(id));
  const from = strong.length > 0 && roll(4) > 0 ? strong : useful.length > 0 && roll(6) > 0 ? useful : ids;
  const good = (globalThis as {GREEDY?: boolean}).GREEDY || process.env['GREEDY'] ? greedy.choose({ game: lineae, world: local.match.state, seat: d.seat, seed: String(i), ms: 20 } as never).option : null;
  const why = local.play(d, good ?? from[roll(from.length)] ?? '');
  if (why !== null) throw new Error(String(why));
}
console.log([...steps].join(' '));
fs.writeFileSync(out, JSON.stringify({ ...local.saved(local.status(), Date.now()), id: 'shot' }));

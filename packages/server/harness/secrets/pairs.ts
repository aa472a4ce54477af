/** Non-interference over the wire: many pairs at once, compared byte by byte. */
import type { Game } from '@benchtop/engine/host';
import { DELAY, Pair } from './pair.ts';
import type { PairPlan } from './pair.ts';
import { FIRST } from './rows.ts';
import { Side } from './side.ts';
import type { Heard, Tampering } from './side.ts';
import { drainTasks, finished, VirtualTime } from './virtual-time.ts';
import { fastDice, walkOf } from './walk.ts';
import type { Walk } from './walk.ts';

/** A message that was not the same in two worlds that its receiver cannot tell apart. */
export interface Leak {
  readonly channel: string;
  /** How to see it again. */
  readonly where: string;
  readonly viewer: number | null;
  readonly kind: string;
  readonly story: readonly string[];
  /** The two messages around the first difference. */
  readonly one: string;
  readonly two: string;
}

export interface PairReport {
  pairs: number;
  /** Pairs whose hidden parts differ; in the others only the keys do. */
  differing: number;
  positions: number;
  readonly byKind: Map<string, number>;
  readonly byViewer: Map<string, number>;
  readonly byChannel: Map<string, number>;
  readonly leaks: Leak[];
}

export interface PairOrder {
  readonly game: Game;
  /** So many pairs whose hidden parts differ. */
  readonly pairs: number;
  readonly seed: string;
  /** Only this pair, as a leak names it: match, position, viewer (or -), number. */
  readonly only?: string;
  readonly tampering?: Tampering;
  /** Stops after so many leaks. */
  readonly enough?: number;
  readonly onProgress?: (pairs: number) => void;
}

/** Pairs that are under way together; they all come from one match. */
const AT_ONCE = 24;
/** Longer than the host's gathering of small changes. */
const A_MOMENT = 50;
/** Longer than the host's beat and than what spectators are late. */
const A_WHILE = 5000 + DELAY * 1000;

export function emptyReport(): PairReport {
  const tallies = { byKind: new Map(), byViewer: new Map(), byChannel: new Map() };
  return { pairs: 0, differing: 0, positions: 0, ...tallies, leaks: [] };
}

export async function comparePairs(order: PairOrder): Promise<PairReport> {
  const report = emptyReport();
  const time = new VirtualTime();
  const restore = time.install();
  try {
    const only = order.only === undefined ? null : order.only.split(',');
    for (let n = Number(only?.[0] ?? 0); report.differing < order.pairs; n++) {
      const walk = walkOf(order.game, order.seed, n);
      const count = Math.min(AT_ONCE, order.pairs - report.differing);
      const plans = only === null ? plansFor(walk, order.seed, n, count, report) : [namedPlan(walk, order.seed, only)];
      await compareBatch(order, plans, time, report);
      if (only !== null) break;
      order.onProgress?.(report.differing);
      if (report.leaks.length >= (order.enough ?? 5)) break;
    }
  } finally {
    restore();
  }
  return report;
}

async function compareBatch(
  { game, seed, tampering = {} }: PairOrder,
  plans: readonly PairPlan[],
  time: VirtualTime,
  report: PairReport,
): Promise<void> {
  const sides = [await Side.open(time, tampering), await Side.open(time, tampering)] as const;
  await Promise.all(sides.map(({ host }) => host.start()));
  // Forced choices at the beginning may disclose something: then there is nothing to compare.
  const pairs = plans.map((plan) => new Pair(plan, sides)).filter(({ silent }) => silent);
  for (const pair of pairs) await pair.plant();
  const lists = await Promise.all(sides.map(({ host }) => host.listed(null, FIRST)));
  await playAll(pairs, time, Number(plans[0].name.split(',')[0]) % 8 === 7 ? 15 : 3);
  for (const pair of pairs) tally(report, pair, `--game ${game.id} --seed ${seed} --only ${pair.plan.name}`);
  const [one, two] = lists.map((list) => [{ channel: 'lobby', text: JSON.stringify(list) }]);
  compare(report, one, two, { where: `--seed ${seed}`, viewer: null, kind: 'lobby', story: [] });
  time.clear();
  for (const { store } of sides) await store.close();
}

/** All pairs go through the same stages together. */
async function playAll(pairs: readonly Pair[], time: VirtualTime, choices: number): Promise<void> {
  const stage = async (run: (pair: Pair) => Promise<void>, ms = A_MOMENT): Promise<void> => {
    await finished(Promise.all(pairs.map(run)));
    await drainTasks();
    await time.pass(ms);
  };
  await stage((pair) => pair.arrive());
  for (let n = 0; n < choices; n++) {
    await stage((pair) => pair.probe());
    await stage((pair) => pair.act());
  }
  await stage((pair) => pair.chat());
  await stage((pair) => pair.ask(), A_WHILE);
  await stage((pair) => pair.lookAgain());
  await stage((pair) => pair.goDifferentWays());
  for (const pair of pairs) pair.close();
}

/** Every kind of decision of the match as often as any other, and those most often that were seen least. */
function plansFor(walk: Walk, seed: string, n: number, count: number, { byKind }: PairReport): PairPlan[] {
  const dice = fastDice(`plans ${seed} ${n}`);
  const kinds = [...walk.byKind.keys()];
  const rarest = kinds.reduce((a, b) => ((byKind.get(b) ?? 0) < (byKind.get(a) ?? 0) ? b : a));
  return Array.from({ length: count }, (_, i) => {
    const kind = dice.randomInt(3) === 0 ? rarest : kinds[dice.randomInt(kinds.length)];
    const ofKind = walk.byKind.get(kind) ?? [];
    const { index } = i < 2 ? walk.positions[0] : ofKind[dice.randomInt(ofKind.length)];
    const looker = dice.randomInt(walk.positions[0].state.seats + 1) - 1;
    return namedPlan(walk, seed, [String(n), String(index), looker < 0 ? '-' : String(looker), String(i)]);
  });
}

function namedPlan(walk: Walk, seed: string, parts: readonly string[]): PairPlan {
  const [, index, looker, number] = parts;
  const name = parts.join(',');
  const position = walk.positions[Number(index)];
  if (position === undefined) throw new Error(`there is no pair ${name}`);
  const viewer = looker === '-' ? null : Number(looker);
  const table = `pair${number.padStart(8, '0')}`;
  return { walk, position, viewer, name, seed: `${seed} ${name}`, table };
}

function tally(report: PairReport, pair: Pair, where: string): void {
  const { viewer, position } = pair.plan;
  report.pairs++;
  report.positions += pair.positions;
  if (pair.differs) report.differing++;
  count(report.byKind, position.kind);
  count(report.byViewer, viewer === null ? (pair.late ? 'late spectator' : 'spectator') : `seat ${viewer}`);
  const [one, two] = pair.heard();
  for (const { channel } of one) count(report.byChannel, channel);
  compare(report, one, two, { where, viewer, kind: position.kind, story: pair.story });
}

function count(tallies: Map<string, number>, what: string): void {
  tallies.set(what, (tallies.get(what) ?? 0) + 1);
}

/** Notes the first message that differs; a message too many differs from none. */
function compare(
  report: PairReport,
  one: readonly Heard[],
  two: readonly Heard[],
  where: Omit<Leak, 'channel' | 'one' | 'two'>,
): void {
  const length = Math.max(one.length, two.length);
  for (let i = 0; i < length; i++) {
    const [a, b] = [one[i], two[i]];
    if (a?.text === b?.text && a?.channel === b?.channel) continue;
    report.leaks.push({
      ...where,
      channel: (a ?? b).channel,
      ...excerpts(a?.text ?? '(nothing)', b?.text ?? '(nothing)'),
    });
    return;
  }
}

function excerpts(one: string, two: string): { readonly one: string; readonly two: string } {
  let i = 0;
  while (i < one.length && one[i] === two[i]) i++;
  const from = Math.max(0, i - 100);
  return { one: one.slice(from, i + 160), two: two.slice(from, i + 160) };
}

import { createHash } from 'node:crypto';
import { checkSettings, keyOfSeed, loadState, Match } from '@benchtop/engine/host';
import { games } from '@benchtop/games';
import { LiveMatch } from '@benchtop/server/parts';
import type { Call } from './call.ts';
import { oneOf, rollFrom } from './chance.ts';
import type { Roll } from './chance.ts';
import { upperBound } from './figures.ts';
import type { Report } from './figures.ts';
import { harnessGame } from './harness-games.ts';
import { kindsOf } from './wishes.ts';
import type { Kind } from './wishes.ts';

interface Tally {
  matches: number;
  decisions: number;
  byGame: Map<string, number>;
  failures: string[];
}

/** What a snapshot must not do; null: nothing. */
type Harm = ((data: string) => string) | null;

/** A snapshot without the memory of what may be taken back, sealed again. */
function forgetful(data: string): string {
  const read = JSON.parse(data.slice(32)) as { readonly memory: { readonly past: unknown } };
  const text = JSON.stringify({ ...read, memory: { ...read.memory, past: [] } });
  return createHash('sha256').update(text).digest('hex').slice(0, 32) + text;
}

/** F-30: at every decision of many matches the match is saved, loaded, and compared. */
export function saveLoad(call: Call): Report {
  const goal = call.number('matches', 10_000);
  const roll = rollFrom(call.number('seed', 1));
  const harm = call.part === 'forgetful' ? forgetful : null;
  const tally: Tally = { matches: 0, decisions: 0, byGame: new Map(), failures: [] };
  const groups = [...kindsOf(games), ...kindsOf([harnessGame('sealed-bids')].filter((game) => game !== null))];
  for (let i = 0; i < goal && tally.failures.length < 20; i++) {
    const group = chosen(groups, i, roll);
    if (group !== undefined) playThrough(group, roll, `${i}`, harm, tally);
  }
  const figures = [
    { name: 'matches', value: String(tally.matches) },
    ...[...tally.byGame].map(([game, n]) => ({ name: `  ${game}`, value: String(n) })),
    { name: 'decisions saved and loaded', value: String(tally.decisions) },
    { name: 'failure at a decision, 95 % upper bound', value: upperBound(tally.decisions) },
  ];
  return { title: 'F-30 saved and loaded at every decision', figures, failures: tally.failures };
}

/** Mostly small matches, so that there are many: every tenth of an installed game, every hundredth of any kind. */
function chosen(groups: readonly Kind[][], i: number, roll: Roll): Kind | undefined {
  const fits = ([kind]: readonly Kind[]): boolean => {
    if (i % 100 === 0) return true;
    return i % 10 === 0 ? kind?.seats === 1 : kind?.game.id === 'sealed-bids';
  };
  const short = oneOf(groups.filter(fits), roll).filter(({ settings }) => settings['rounds'] !== '200');
  return short[roll(short.length)];
}

function playThrough({ game, seats, settings }: Kind, roll: Roll, seed: string, harm: Harm, tally: Tally): void {
  const checked = checkSettings(game, seats, settings);
  if (!checked.ok) throw new Error(checked.reason);
  const key = keyOfSeed(seed);
  const live = LiveMatch.deal(game, seats, checked.value, key);
  live.begin(0);
  while (!live.match.over && tally.failures.length < 20) {
    tally.decisions++;
    const trouble = compare(live, key, harm);
    if (trouble !== null) tally.failures.push(`${game.id}, ${seats} seats, entry ${live.seq}: ${trouble}`);
    step(live, roll);
  }
  tally.matches++;
  tally.byGame.set(game.id, (tally.byGame.get(game.id) ?? 0) + 1);
}

function step(live: LiveMatch, roll: Roll): void {
  const { seat, id } = oneOf(live.match.decisions(), roll);
  const undo = live.match.undoBarrier(seat) === null && roll(20) === 0;
  const option = undo ? null : oneOf(live.match.due(seat)?.options ?? [], roll).id;
  const done = live.carryOut({ commandId: '', seat, option, decision: id }, 0);
  if ('ok' in done) throw new Error(done.reason);
}

/** What is different after saving and loading; null: nothing. */
function compare(live: LiveMatch, key: string, harm: Harm): string | null {
  const { game, state } = live.match;
  const row = createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 32);
  const data = harm === null ? live.snapshot() : harm(live.snapshot());
  const again = LiveMatch.fromSnapshot(game, key, live.seq, data, row);
  if (again === null) return 'the snapshot was not usable';
  const loaded = loadState(game, JSON.parse(JSON.stringify(state)));
  if (!loaded.ok) return `the state was not usable: ${loaded.reason}`;
  if (faceOf(again.match) !== faceOf(live.match)) return 'the snapshot gives another match';
  if (again.seq !== live.seq || again.own.join() !== live.own.join())
    return 'the snapshot gives another place in the log';
  if (JSON.stringify(again.recent.after(0)) !== JSON.stringify(live.recent.after(0)))
    return 'the snapshot gives another past';
  const next = Match.from(game, loaded.value, key);
  if (next.hash() !== live.match.hash() || optionsOf(next) !== optionsOf(live.match))
    return 'the state gives another match';
  return null;
}

/** All that anybody can tell of a match: its state, every decision with every option, and what stands before an undo. */
function faceOf(match: Match): string {
  const undo = seatsOf(match).map((seat) => match.undoBarrier(seat));
  return JSON.stringify([match.state, seatsOf(match).map((seat) => match.due(seat)), undo]);
}

/** A state does not know how often a decision was asked: its options count, not its name. */
function optionsOf(match: Match): string {
  return JSON.stringify(seatsOf(match).map((seat) => match.due(seat)?.options.map(({ id }) => id) ?? null));
}

function seatsOf({ state }: Match): number[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}

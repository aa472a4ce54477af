import type { Game } from './game.ts';
import { difference, same } from './patch.ts';
import type { Change } from './patch.ts';
import { seenFrame, seenPlace } from './secrecy.ts';
import type { Hidden, SecrecyTable } from './secrecy.ts';
import type { Core } from './state.ts';

/*
 * How a view changes from one state to the next, without building both views: what changes for everybody alike is
 * found once, what depends on who looks for each. Together they lead from `viewOf(before)` to `viewOf(after)`.
 */

interface Fields {
  readonly open: readonly string[];
  readonly hidden: readonly (readonly [string, Hidden])[];
}

/** A secrecy table, sorted by how its entries are compared. */
interface Plan extends Fields {
  readonly perSeat: readonly (readonly [string, Fields])[];
}

const plans = new WeakMap<SecrecyTable, Plan>();

function planOf(table: SecrecyTable): Plan {
  let plan = plans.get(table);
  if (plan === undefined) {
    const perSeat = Object.entries(table).flatMap(([key, entry]) =>
      entry !== 'open' && 'perSeat' in entry ? [[key, fieldsOf(entry.perSeat)] as const] : [],
    );
    plan = { ...fieldsOf(table), perSeat };
    plans.set(table, plan);
  }
  return plan;
}

function fieldsOf(table: SecrecyTable): Fields {
  const entries = Object.entries(table);
  return {
    open: entries.flatMap(([key, entry]) => (entry === 'open' ? [key] : [])),
    hidden: entries.flatMap(([key, entry]) => (entry !== 'open' && 'from' in entry ? [[key, entry] as const] : [])),
  };
}

type Values = Readonly<Record<string, unknown>>;

/** What changed for everybody alike. Paths begin with `path`. */
export function commonChange<S extends Core>(
  game: Game<S>,
  before: Readonly<S>,
  after: Readonly<S>,
  path: string,
  out: Change[],
): void {
  const then: Values = before;
  const now: Values = after;
  const plan = planOf(game.secrecy);
  if (before.over !== after.over) out.push([`${path}/over`, after.over]);
  for (const key of plan.open) if (!same(then[key], now[key])) difference(then[key], now[key], `${path}/${key}`, out);
  for (const [key, { open }] of plan.perSeat)
    eachRecord(then[key], now[key], (a, b, owner) => {
      for (const field of open)
        if (!same(a[field], b[field])) difference(a[field], b[field], `${path}/${key}/${owner}/${field}`, out);
    });
  if (!secretAnswers(before) && !secretAnswers(after)) pendingChange(before, after, null, path, out);
}

/** What changed besides for this seat, or for a spectator (null). */
export function seatChange<S extends Core>(
  game: Game<S>,
  before: Readonly<S>,
  after: Readonly<S>,
  seat: number | null,
  path: string,
  out: Change[],
): void {
  const then: Values = before;
  const now: Values = after;
  const plan = planOf(game.secrecy);
  for (const [key, rule] of plan.hidden)
    if (!same(then[key], now[key])) placeChange(then[key], now[key], rule, false, `${path}/${key}`, out);
  for (const [key, { hidden }] of plan.perSeat)
    eachRecord(then[key], now[key], (a, b, owner) => {
      for (const [field, rule] of hidden)
        if (!same(a[field], b[field]))
          placeChange(a[field], b[field], rule, owner === seat, `${path}/${key}/${owner}/${field}`, out);
    });
  if (secretAnswers(before) || secretAnswers(after)) pendingChange(before, after, seat, path, out);
}

/**
 * True when no hidden place changed between two states, and no answer is kept secret in either: then nobody can have
 * learnt anything. Quick; false says nothing.
 */
export function sameSecrets<S extends Core>(game: Game<S>, before: Readonly<S>, after: Readonly<S>): boolean {
  if (secretAnswers(before) || secretAnswers(after)) return false;
  const then: Values = before;
  const now: Values = after;
  const plan = planOf(game.secrecy);
  for (const [key] of plan.hidden) if (!same(then[key], now[key])) return false;
  let unchanged = true;
  for (const [key, { hidden }] of plan.perSeat)
    eachRecord(then[key], now[key], (a, b) => {
      for (const [field] of hidden) unchanged &&= same(a[field], b[field]);
    });
  return unchanged;
}

function eachRecord(then: unknown, now: unknown, compare: (a: Values, b: Values, owner: number) => void): void {
  const [before, after] = [then as readonly Values[], now as readonly Values[]];
  for (let owner = 0; owner < after.length; owner++) {
    const [a, b] = [before[owner], after[owner]];
    if (a !== undefined && b !== undefined) compare(a, b, owner);
  }
}

function placeChange(then: unknown, now: unknown, rule: Hidden, own: boolean, path: string, out: Change[]): void {
  difference(seenPlace(then, rule, own), seenPlace(now, rule, own), path, out);
}

/** An open simultaneous decision looks different to those who have answered it. */
function secretAnswers({ stack }: Readonly<Core>): boolean {
  for (const frame of stack) if (frame.seats !== null) return true;
  return false;
}

function pendingChange(
  before: Readonly<Core>,
  after: Readonly<Core>,
  seat: number | null,
  path: string,
  out: Change[],
): void {
  if (before.stack === after.stack) return;
  const seen = ({ stack }: Readonly<Core>) => stack.map((frame) => seenFrame(frame, seat));
  difference(seen(before), seen(after), `${path}/pending`, out);
}

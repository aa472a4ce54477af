import { randomUUID } from 'node:crypto';
import type { Answer } from '@benchtop/server/wire';
import { oneOf } from './chance.ts';
import type { Roll } from './chance.ts';
import type { Outcome, Sent } from './history.ts';
import { patienceMs } from './patience.ts';
import { pause } from './person.ts';
import type { Place } from './place.ts';

/** A command that has not been sent yet. */
export interface Order {
  readonly place: Place;
  readonly message: { readonly id: string; readonly type: 'play' | 'undo'; readonly [name: string]: unknown };
  readonly decision: string;
  readonly option: string | null;
}

export function playOrder(place: Place, decision: string, option: string): Order {
  const message = { type: 'play', id: randomUUID(), table: place.table, decision, option } as const;
  return { place, message, decision, option };
}

export function undoOrder(place: Place): Order {
  const after = place.turnInfo?.own ?? 0;
  return { place, message: { type: 'undo', id: randomUUID(), table: place.table, after }, decision: '', option: null };
}

/** Anything that the place may do now; null: it owes nothing. */
export function anyOrder(place: Place, roll: Roll): Order | null {
  const due = place.turnInfo?.due ?? null;
  return due === null ? null : playOrder(place, due.decision.id, oneOf(due.options, roll).id);
}

/** Remembers what became of a command that was sent by hand, so that the checker knows. */
export function remember({ place, message, decision, option }: Order, answers: readonly Answer[]): Outcome {
  const { table, seat } = place.history;
  const outcome = outcomeOf(answers[0]);
  const sent: Sent = {
    id: message.id,
    table,
    seat,
    decision,
    option,
    after: 0,
    sends: answers.length,
    answers: answers.length,
    outcome,
    cut: null,
  };
  place.history.sent.push(sent);
  return outcome;
}

function outcomeOf(answer: Answer | undefined): Outcome {
  if (answer === undefined) return { kind: 'unknown' };
  return answer.ok ? { kind: 'acked', seq: answer.seq } : { kind: 'refused', code: answer.code };
}

/** Waits for something that must come about. */
export async function until(comes: () => boolean, what: string): Promise<void> {
  const end = performance.now() + patienceMs();
  for (let i = 0; !comes(); i++) {
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await (i < 20 ? new Promise(setImmediate) : pause(1));
  }
}

/** All of a table have the same entries, at least up to `seq`. */
export async function level(places: readonly Place[], seq: number): Promise<void> {
  await until(() => places.every((place) => place.seq >= seq && place.seq === places[0]?.seq), `entry ${seq}`);
}

/** True when the match of these places has ended. */
export function isOver(places: readonly Place[]): boolean {
  return places.every(({ over }) => over);
}

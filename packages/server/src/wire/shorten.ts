import type { Facts } from '@benchtop/engine/host';
import type { TurnInfo } from './socket.ts';

/*
 * Turn info in their shorter form: whole they would make half as long again (docs/decisions, 15).
 * `MessageReader` makes them whole again. What is undefined is not in the JSON.
 */

/** What everybody is told alike: who is waited for, and how it ended. */
export function commonTurnText({ awaited, outcome }: Pick<TurnInfo, 'awaited' | 'outcome'>): string {
  return inside({ awaited, outcome: outcome ?? undefined });
}

/**
 * What one audience alone is told: it goes behind what all are told. By hand, for most are told nothing. `own` is null where
 * that is what it was.
 */
export function ownTurnText({ due, undo, own, deadline }: OwnTurnInfo, awaited: TurnInfo['awaited']): string {
  const owed = due === null ? '' : `,"due":${JSON.stringify(shortDue(due, awaited))}`;
  const until = deadline === null ? '' : `,"deadline":${deadline}`;
  const barrier = undo === 'other-seat' ? '' : undo === null ? ',"undo":null' : `,"undo":"${undo}"`;
  const last = own === null ? '' : `,"own":${own}`;
  return owed + until + barrier + last;
}

/** JSON without the brackets around it. */
export function inside(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}

export type OwnTurnInfo = Omit<TurnInfo, 'awaited' | 'outcome' | 'own'> & { readonly own: number | null };
type Due = NonNullable<TurnInfo['due']>;

function shortDue({ decision, options, refused }: Due, awaited: TurnInfo['awaited']): object {
  const { id, seat, step, prompt, rule } = decision;
  const told = awaited.find((other) => other.seat === seat)?.prompt === prompt;
  return {
    decision: { id, seat, step, prompt: told ? undefined : prompt, rule },
    options: options.map(shortOption),
    refused: refused.length === 0 ? undefined : shortRefusals(refused),
  };
}

function shortOption({ id, label, warning }: Due['options'][number]): object | string {
  return label === id && warning === null ? id : { id, label: unless(id, label), warning: warning ?? undefined };
}

type Refused = Due['refused'][number];

/** What is refused one after the other for the same reason is told together. */
function shortRefusals(refused: readonly Refused[]): object[] {
  const runs: { readonly rule: string; readonly facts: Facts; readonly options: (string | object)[] }[] = [];
  let run = runs[0];
  for (const { id, label, rule, facts } of refused) {
    if (run === undefined || run.rule !== rule || !sameFacts(run.facts, facts))
      runs.push((run = { rule, facts, options: [] }));
    run.options.push(label === id ? id : { id, label });
  }
  return runs;
}

function sameFacts(a: Facts, b: Facts): boolean {
  for (const name in a) if (a[name] !== b[name]) return false;
  for (const name in b) if (!Object.hasOwn(a, name)) return false;
  return true;
}

/** The label, unless it is the id. */
function unless(id: string, label: string): string | undefined {
  return label === id ? undefined : label;
}

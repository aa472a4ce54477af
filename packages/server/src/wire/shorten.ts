import type { TurnInfo } from './socket.ts';

/*
 * Turn info in their shorter form: whole they would make a move 918 bytes a seat instead of 587 (docs/decisions, 15).
 * `readMessage` makes them whole again. What is undefined is not in the JSON.
 */

/** What everybody is told alike: who is waited for, and how it ended. */
export function commonTurnText({ awaited, outcome }: Pick<TurnInfo, 'awaited' | 'outcome'>): string {
  return inside({ awaited, outcome: outcome ?? undefined });
}

/** What one audience alone is told: it goes behind what all are told. By hand, for most are told next to nothing. */
export function ownTurnText({ due, undo, own, deadline }: OwnTurnInfo, awaited: TurnInfo['awaited']): string {
  const owed = due === null ? '' : `"due":${JSON.stringify(shortDue(due, awaited))},`;
  const until = deadline === null ? '' : `"deadline":${deadline},`;
  const barrier = undo === 'other-seat' ? '' : undo === null ? '"undo":null,' : `"undo":"${undo}",`;
  return `${owed}${until}${barrier}"own":${own}`;
}

/** JSON without the brackets around it. */
export function inside(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}

type OwnTurnInfo = Omit<TurnInfo, 'awaited' | 'outcome'>;
type Due = NonNullable<TurnInfo['due']>;

function shortDue({ decision, options, refused }: Due, awaited: TurnInfo['awaited']): object {
  const { id, seat, step, prompt, rule } = decision;
  const told = awaited.find((other) => other.seat === seat)?.prompt === prompt;
  return {
    decision: { id, seat, step, prompt: told ? undefined : prompt, rule },
    options: options.map(shortOption),
    refused: refused.length === 0 ? undefined : refused.map(shortRefused),
  };
}

function shortOption({ id, label, warning }: Due['options'][number]): object | string {
  return label === id && warning === null ? id : { id, label: unless(id, label), warning: warning ?? undefined };
}

function shortRefused({ id, label, rule, facts }: Due['refused'][number]): object {
  return { id, label: unless(id, label), rule, facts };
}

/** The label, unless it is the id. */
function unless(id: string, label: string): string | undefined {
  return label === id ? undefined : label;
}

import type { TurnInfo } from './socket.ts';

/*
 * Turn info in their shorter form: whole they would make a move 918 bytes a seat instead of 587 (docs/decisions, 15).
 * `readMessage` makes them whole again. What is undefined is not in the JSON.
 */

/** What everybody is told alike: who is waited for, and how it ended. */
export function commonTurnText({ awaited, outcome }: Pick<TurnInfo, 'awaited' | 'outcome'>): string {
  return inside({ awaited, outcome: outcome ?? undefined });
}

/** What one audience alone is told: it goes behind what all are told. */
export function ownTurnText({ due, undo, own, deadline }: Omit<TurnInfo, 'awaited' | 'outcome'>): string {
  return inside({
    due: due === null ? undefined : shortDue(due),
    deadline: deadline ?? undefined,
    undo: undo === 'other-seat' ? undefined : undo,
    own,
  });
}

/** JSON without the brackets around it. */
export function inside(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}

type Due = NonNullable<TurnInfo['due']>;

function shortDue({ decision: { id, seat, step, prompt, rule }, options, refused }: Due): object {
  return {
    decision: { id, seat, step, prompt, rule },
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

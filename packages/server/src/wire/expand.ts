import type { LogEntry, ServerMessage, TurnInfo } from './socket.ts';

/*
 * On the wire messages leave out what goes without saying: what is null in the turn info, that somebody else has acted since,
 * what the owner of a decision is asked where all are told, that an entry was a free choice, that a path with a slash first
 * is one of the view, the label of an option where that is its id (then the id alone is the option).
 * Clients read messages through here and always have whole ones.
 */

type Decision = NonNullable<TurnInfo['due']>['decision'];

/** Turn info as it is sent. */
interface SentTurnInfo {
  readonly due?: {
    readonly decision: Omit<Decision, 'prompt'> & { readonly prompt?: string };
    readonly options: readonly (string | SentOption)[];
    readonly refused?: readonly (SentOption &
      Pick<NonNullable<TurnInfo['due']>['refused'][number], 'rule' | 'facts'>)[];
  };
  readonly awaited: TurnInfo['awaited'];
  readonly undo?: TurnInfo['undo'];
  readonly own: number;
  readonly deadline?: number;
  readonly outcome?: NonNullable<TurnInfo['outcome']>;
}

interface SentOption {
  readonly id: string;
  readonly label?: string;
  readonly warning?: string;
}

/** A message of the server as it came over the socket, made whole. */
export function readMessage(text: string): ServerMessage {
  const message = JSON.parse(text) as ServerMessage;
  if (message.type !== 'sync' && message.type !== 'moved') return message;
  const turnInfo = whole(message.turnInfo as unknown as SentTurnInfo);
  const entries = message.entries.map((entry) => wholeEntry(entry));
  if (message.type === 'sync') return { ...message, turnInfo, entries };
  return { ...message, seq: entries.at(-1)?.seq ?? 0, turnInfo, entries };
}

/** An entry as it was sent, made whole. */
export function wholeEntry(sent: Omit<LogEntry, 'kind'> & { readonly kind?: LogEntry['kind'] }): LogEntry {
  const patch = sent.patch?.map(([path, ...rest]) => [path.startsWith('/') ? `view${path}` : path, ...rest] as const);
  return { ...sent, kind: sent.kind ?? 'choice', patch: patch ?? null };
}

function whole({ due, awaited, undo, own, deadline, outcome }: SentTurnInfo): TurnInfo {
  return {
    due: due === undefined ? null : wholeDue(due, awaited),
    awaited,
    undo: undo === undefined ? 'other-seat' : undo,
    own,
    deadline: deadline ?? null,
    outcome: outcome ?? null,
  };
}

function wholeDue(
  { decision, options, refused }: NonNullable<SentTurnInfo['due']>,
  awaited: TurnInfo['awaited'],
): NonNullable<TurnInfo['due']> {
  const told = awaited.find(({ seat }) => seat === decision.seat)?.prompt;
  return {
    decision: { ...decision, prompt: decision.prompt ?? told ?? '' },
    options: options.map((option) => {
      const { id, label, warning }: SentOption = typeof option === 'string' ? { id: option } : option;
      return { id, label: label ?? id, warning: warning ?? null };
    }),
    refused: (refused ?? []).map(({ id, label, rule, facts }) => ({ id, label: label ?? id, rule, facts })),
  };
}

import type { Change } from '@benchtop/engine/host';
import type { Answer, Stand } from './socket.ts';

/*
 * Messages in their shorter form, as text; `readMessage` makes them whole again. They are written for every seat after
 * every move: text is put together without objects in between.
 */

const SPECIAL = /["\\\p{Cc}\p{Cs}]/u;

function quoted(text: string): string {
  return SPECIAL.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/** Names and words that games use again and again, quoted. */
const known = new Map<string, string>();
const MOST_KNOWN = 5000;

/** As {@link quoted}, for what is likely to come again. */
function quotedWord(text: string): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const written = quoted(text);
  known.set(text, written);
  return written;
}

/** The id of a command that was carried out has passed its schema: there is nothing in it to be escaped. */
export function answerText(answer: Answer): string {
  return answer.ok ? `{"type":"answer","id":"${answer.id}","ok":true,"seq":${answer.seq}}` : JSON.stringify(answer);
}

/** Changes as the inside of a JSON list. */
export function changesText(changes: readonly Change[]): string {
  return listed(changes, changeText);
}

function changeText(change: Change): string {
  const [path, now] = change;
  if (change.length === 1) return `[${quoted(path)}]`;
  return `[${quoted(path)},${typeof now === 'number' ? now : JSON.stringify(now)}]`;
}

/** The inside of a JSON list. */
function listed<T>(items: readonly T[], write: (item: T) => string): string {
  let text = '';
  for (const item of items) text += text === '' ? write(item) : `,${write(item)}`;
  return text;
}

function awaitedText({ seat, prompt }: Stand['awaited'][number]): string {
  return `{"seat":${seat},"prompt":${quotedWord(prompt)}}`;
}

/** What everybody is told alike: who is waited for, and how it ended. */
export function commonStandText({ awaited, outcome }: Pick<Stand, 'awaited' | 'outcome'>): string {
  const end = outcome === null ? '' : `,"outcome":${JSON.stringify(outcome)}`;
  return `"awaited":[${listed(awaited, awaitedText)}]${end}`;
}

/** What one audience alone is told: it goes behind what all are told. */
export function ownStandText({ due, undo, own, deadline }: Omit<Stand, 'awaited' | 'outcome'>): string {
  const owed = due === null ? '' : `,"due":${dueText(due)}`;
  const until = deadline === null ? '' : `,"deadline":${deadline}`;
  const back = undo === 'other-seat' ? '' : `,"undo":${undo === null ? 'null' : `"${undo}"`}`;
  return `${owed}${until}${back},"own":${own}`;
}

function dueText({ decision, options, refused }: NonNullable<Stand['due']>): string {
  const possible = options.every(isPlain) ? JSON.stringify(options.map(idOf)) : `[${listed(options, shown)}]`;
  const others = refused.length === 0 ? '' : `,"refused":[${listed(refused, shownRefused)}]`;
  return `{"decision":${decisionText(decision)},"options":${possible}${others}}`;
}

function decisionText({ id, seat, step, prompt, rule }: NonNullable<Stand['due']>['decision']): string {
  const words = `"step":${quotedWord(step)},"prompt":${quotedWord(prompt)},"rule":${quotedWord(rule)}`;
  return `{"id":${quoted(id)},"seat":${seat},${words}}`;
}

type Option = NonNullable<Stand['due']>['options'][number];
type Refused = NonNullable<Stand['due']>['refused'][number];

const idOf = ({ id }: Option): string => id;

function isPlain({ id, label, warning }: Option): boolean {
  return label === id && warning === null;
}

function shown(option: Option): string {
  return isPlain(option) ? quotedWord(option.id) : `{${optionText(option.id, option.label, option.warning)}}`;
}

function shownRefused({ id, label, rule, facts }: Refused): string {
  return `{${optionText(id, label, null)},"rule":${quotedWord(rule)},"facts":${factsText(facts)}}`;
}

/** Most refusals have no facts. */
function factsText(facts: Refused['facts']): string {
  return Object.keys(facts).length === 0 ? '{}' : JSON.stringify(facts);
}

function optionText(id: string, label: string, warning: string | null): string {
  const named = label === id ? '' : `,"label":${quotedWord(label)}`;
  const warned = warning === null ? '' : `,"warning":${quotedWord(warning)}`;
  return `"id":${quotedWord(id)}${named}${warned}`;
}

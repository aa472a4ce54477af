import type { Stand } from './socket.ts';

/*
 * The shorter form of a stand, as text; `readMessage` makes it whole again. It is written for every seat after every
 * move: text is put together without objects in between.
 */

const SPECIAL = /["\\\p{Cc}\p{Cs}]/u;

function quoted(text: string): string {
  return SPECIAL.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/** What everybody is told alike: who is waited for, and how it ended. */
export function commonStandText({ awaited, outcome }: Pick<Stand, 'awaited' | 'outcome'>): string {
  const end = outcome === null ? '' : `,"outcome":${JSON.stringify(outcome)}`;
  return `"awaited":${JSON.stringify(awaited)}${end}`;
}

/** The stand of one audience, with what it has in common with all. */
export function standText({ due, undo, own, deadline }: Omit<Stand, 'awaited' | 'outcome'>, common: string): string {
  const owed = due === null ? '' : `"due":${dueText(due)},`;
  const until = deadline === null ? '' : `"deadline":${deadline},`;
  const back = undo === 'other-seat' ? '' : `"undo":${undo === null ? 'null' : `"${undo}"`},`;
  return `{${owed}${until}${back}"own":${own},${common}}`;
}

function dueText({ decision, options, refused }: NonNullable<Stand['due']>): string {
  let text = `{"decision":${JSON.stringify(decision)},"options":[`;
  let comma = '';
  for (const { id, label, warning } of options) {
    text += comma + (label === id && warning === null ? quoted(id) : `{${optionText(id, label, warning)}}`);
    comma = ',';
  }
  if (refused.length === 0) return `${text}]}`;
  text += '],"refused":[';
  comma = '';
  for (const { id, label, rule, facts } of refused) {
    text += `${comma}{${optionText(id, label, null)},"rule":${quoted(rule)},"facts":${JSON.stringify(facts)}}`;
    comma = ',';
  }
  return `${text}]}`;
}

function optionText(id: string, label: string, warning: string | null): string {
  const named = label === id ? '' : `,"label":${quoted(label)}`;
  const warned = warning === null ? '' : `,"warning":${quoted(warning)}`;
  return `"id":${quoted(id)}${named}${warned}`;
}

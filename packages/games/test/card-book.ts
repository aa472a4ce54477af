import fs from 'node:fs';
import { difference } from '@benchtop/engine/host';
import type { Change, Core } from '@benchtop/engine/host';
import { expect } from 'vitest';
import type { TestTable } from './table.ts';

/*
 * The card book of a game: for every card, tile or space with an effect its text, something that it refuses and why,
 * and what it changes. A golden text: a change of a card is reviewed as a change of words. UPDATE_GOLDEN=1 writes it anew.
 */

/** One card of the book. */
export interface CardPage<S extends Core> {
  readonly title: string;
  /** What is written on it. */
  readonly text: string;
  /** A position, whose seat, and an option that is refused there; null for a card that refuses nothing. */
  readonly refused: readonly [at: TestTable<S>, seat: number, option: string] | null;
  /** A position, whose seat, and the options that use the card there; null for a card that is only counted. */
  readonly played: readonly [at: TestTable<S>, seat: number, ...options: readonly string[]] | null;
  /** What it comes to, from nothing to something, in words. */
  readonly counted?: readonly string[];
}

const LONGEST = 12;
/** What changes with every choice and says nothing about a card. */
const BOOKKEEPING = ['asked', 'draws'];

/** Writes every page and compares with the file. */
export function checkCardBook<S extends Core>(file: URL, pages: readonly CardPage<S>[]): void {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  const text = `${pages.map(written).join('\n\n')}\n`;
  if (process.env['UPDATE_GOLDEN'] === '1') fs.writeFileSync(file, text);
  expect(text).toBe(fs.readFileSync(file, 'utf8'));
}

function written<S extends Core>({ title, text, refused, played, counted = [] }: CardPage<S>): string {
  return [
    title,
    `  text     ${text}`,
    `  refused  ${refused === null ? 'nothing' : refusalLine(...refused)}`,
    ...(played === null ? [] : playedLines(...played)),
    ...counted.map((line) => `  counts   ${line}`),
  ].join('\n');
}

function playedLines<S extends Core>(before: TestTable<S>, seat: number, ...options: readonly string[]): string[] {
  const after = before.play(seat, ...options);
  const changes: Change[] = [];
  difference(plain(before.state), plain(after.state), '', changes);
  return [
    `  played   ${options.join(', ')}`,
    ...changes.map((change) => `    ${changeLine(plain(before.state), change)}`),
  ];
}

function refusalLine<S extends Core>(at: TestTable<S>, seat: number, option: string): string {
  const refusal = at.refusal(seat, option);
  if (refusal === null) throw new Error(`"${option}" is not refused`);
  return `${option}: ${refusal.rule ?? ''} ${at.reason(seat, option) ?? ''}`;
}

function plain<S extends Core>(s: Readonly<S>): Record<string, unknown> {
  const { stack, ...rest } = s;
  const asked = stack.map(({ step, args }) => `${step} ${JSON.stringify(args)}`);
  return { ...Object.fromEntries(Object.entries(rest).filter(([key]) => !BOOKKEEPING.includes(key))), stack: asked };
}

function changeLine(before: unknown, [path, now]: Change): string {
  if (path.endsWith('+')) return `${path.slice(0, -2)}: + ${shown(now)}`;
  return `${path}: ${shown(at(before, path))} → ${shown(now)}`;
}

/** Nobody reads a whole deck. */
function shown(value: unknown): string {
  return Array.isArray(value) && value.length > LONGEST ? `${value.length} pieces` : JSON.stringify(value);
}

function at(value: unknown, path: string): unknown {
  let here = value;
  for (const key of path.split('/')) here = (here as Record<string, unknown> | undefined)?.[key];
  return here;
}

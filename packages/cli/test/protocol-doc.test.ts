import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { methods } from '../src/rpc/methods.ts';
import { rpcLines } from './cli.ts';
import type { Response } from './cli.ts';

const page = new URL('../../../docs/protocol.md', import.meta.url);
const text = readFileSync(page, 'utf8');

interface Example {
  readonly json: boolean;
  /** As sent: JSON examples on one line, others as they stand. */
  readonly line: string;
  readonly response: string | null;
}

/** Request blocks, each with the response block that follows it; a notification has none. */
const examples: Example[] = [
  ...text.matchAll(/^```(json|text) request\n([\s\S]*?)\n```\n(?:\n```json response\n([\s\S]*?)\n```\n)?/gm),
].map(([, language, body = '', response]) => ({
  json: language === 'json',
  line: language === 'json' ? JSON.stringify(JSON.parse(body)) : body,
  response: response ?? null,
}));

/** JSON that people can read: what fits on a line stays on it. */
function layOut(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (flat.length + indent.length <= 110 || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => layOut(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${layOut(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`;
}

/** After a change of the protocol or the rules: UPDATE_DOCS=1 writes what is really answered into the page. */
function writeAnswers(answers: readonly Response[]): void {
  const rest = [...answers];
  const fresh = text.replace(
    /^```json response\n[\s\S]*?\n```$/gm,
    () => `\`\`\`json response\n${layOut(rest.shift())}\n\`\`\``,
  );
  writeFileSync(page, fresh);
}

let answers: Response[] = [];
beforeAll(async () => {
  answers = await rpcLines(examples.map(({ line }) => line));
  if (process.env['UPDATE_DOCS'] === '1') writeAnswers(answers);
});

test('every example of the protocol page is answered as it says', () => {
  const promised = examples.flatMap(({ response }) => (response === null ? [] : [JSON.parse(response) as unknown]));
  expect(answers).toEqual(promised);
});

test('the page shows every method at work, and every error code', () => {
  const called = new Set(
    examples.filter(({ json }) => json).map(({ line }) => (JSON.parse(line) as { method?: string }).method),
  );
  expect([...methods.keys()].filter((name) => !called.has(name))).toEqual([]);
  const codes = new Set(answers.flatMap(({ error }) => (error === undefined ? [] : [error.code])));
  expect([...codes].sort((a, b) => a - b)).toEqual([-32700, -32602, -32601, -32600, 1, 2, 3, 4, 5]);
});

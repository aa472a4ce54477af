import Schema from 'typebox/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireTable } from '../../src/wire/table.ts';
import { injections, numbers, prototypeKeys, scripts } from '../corpus.ts';
import type { Json } from '../corpus.ts';
import { at, bodies, changingDoors } from '../doors.ts';
import { guest, openServer } from '../house.ts';
import type { TestServer, Visitor } from '../house.ts';
import { documentOf, operationAt } from '../openapi.ts';

const ROUNDS = 100;

let server: TestServer;
let player: Visitor;
let watched: WireTable;
beforeAll(async () => {
  server = await openServer();
  player = await guest(server, 'Player');
  const { id } = await player.create({ seats: 1, bots: [null] });
  watched = await player.must('POST', `/api/tables/${id}/ready`, { ready: true });
});
afterAll(() => server.close());

const texts = [
  ...prototypeKeys,
  ...scripts,
  ...injections,
  '',
  ' ',
  'greedy',
  'random',
  'a'.repeat(300),
  '\ud800',
  '0',
  'null',
];
const odd: Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53,
  15,
  16,
  '',
  [],
  {},
  [[]],
  [null],
  { bot: null },
];

/** Bends a value somewhere: replaces, removes, adds, doubles. */
function bent(value: Json, next: () => number): Json {
  const any = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  if (next() < 0.25) return next() < 0.5 ? any(odd) : any(texts);
  if (Array.isArray(value)) {
    if (value.length === 0 || next() < 0.2) return [...value, any(odd)];
    const i = Math.floor(next() * value.length);
    return next() < 0.3 ? value.toSpliced(i, 1) : value.with(i, bent(value[i] ?? null, next));
  }
  if (typeof value !== 'object' || value === null) return any([...odd, ...texts]);
  const keys = Object.keys(value);
  const key = any(keys);
  if (key === undefined || next() < 0.15) return { ...value, [any(texts)]: any(odd) };
  const { [key]: inner = null, ...others } = value;
  return next() < 0.2 ? others : { ...others, [key]: bent(inner, next) };
}

test('S-05 bent bodies: what the document does not allow is refused, nothing breaks, no match changes', async () => {
  const document = await documentOf(server);
  const next = numbers(20_240_607);
  const shared = await player.create({ listed: true, seats: 4, bots: [null, null, null, null] });
  let accepted = 0;
  let refused = 0;
  for (const { door, method, url } of changingDoors(server.routes)) {
    const address = at(url, shared.id);
    const schema = schemaOf(operationAt(document, method, address)?.requestBody);
    // Names and passphrases that are right by accident would cost a hash each.
    const rounds = /account|login/.test(url) ? ROUNDS / 5 : ROUNDS;
    for (let round = 0; round < rounds; round++) {
      const visitor = url.includes('logout') ? await guest(server, 'Gone') : player;
      const body = bent((bodies[door] ?? {}) as Json, next);
      const { status } = await visitor.ask(method, address, body as object);
      expect(status, `${door} ${JSON.stringify(body)}`).toBeLessThan(500);
      if (body === null || Schema.Check(schema, body)) accepted++;
      else expect(status, `${door} ${JSON.stringify(body)}`).toBeGreaterThanOrEqual(400);
      if (status >= 400) refused++;
    }
  }
  expect(refused).toBeGreaterThan(600);
  expect(accepted).toBeGreaterThan(20);
  const after = await player.must<WireTable>('GET', `/api/tables/${watched.id}`);
  expect({ ...after, updated: 0 }).toEqual({ ...watched, updated: 0 });
});

function schemaOf(requestBody: unknown): object {
  const { content } = requestBody as { content: { 'application/json': { schema: object } } };
  return content['application/json'].schema;
}

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Client, dice, openHouse, playOne, sitDown } from './host/house.ts';

const page = readFileSync(new URL('../../../docs/socket.md', import.meta.url), 'utf8');

type Message = { readonly type: string; readonly [field: string]: unknown };

function examples(kind: string): Message[] {
  const blocks = page.matchAll(new RegExp(`^\`\`\`json ${kind}\\n([\\s\\S]*?)\\n\`\`\`$`, 'gm'));
  return [...blocks].map(([, body = '']) => JSON.parse(body) as Message);
}

function kindOf(message: Message): string {
  if (message.type !== 'answer') return message.type;
  return 'preview' in message ? 'answer preview' : `answer ${String(message['ok'])}`;
}

/** What differs from game to game. */
const games = new Set(['events', 'patch', 'changes', 'open', 'next', 'facts', 'heads']);

/** What goes without saying. */
const leftOut = new Set(['due', 'deadline', 'outcome', 'undo', 'kind', 'parts']);

/** The keys of an object, in any order, and of the objects in it that the page shows with content. */
function shape(value: unknown, of: unknown): unknown {
  if (Array.isArray(of)) return of.length === 0 || !Array.isArray(value) ? [] : [shape(value[0] ?? of[0], of[0])];
  if (typeof of !== 'object' || of === null || Object.keys(of).length === 0) return null;
  const found = value as { readonly [key: string]: unknown };
  const keys = Object.keys(found)
    .filter((key) => !leftOut.has(key))
    .sort();
  return keys.map((key) => [key, games.has(key) ? null : shape(found[key], (of as typeof found)[key])]);
}

/** What a whole conversation really sends, by type. */
async function realMessages(): Promise<Map<string, Message[]>> {
  const house = await openHouse();
  const { id, clients } = await sitDown(house);
  const [ann] = clients;
  if (ann === undefined) throw new Error('nobody plays');
  await ann.play('nonsense', 'd0.0');
  await ann.say('Hello');
  const owing = clients.find(({ turnInfo }) => turnInfo?.due !== null);
  await owing?.preview(owing.turnInfo?.due?.options[0]?.id ?? '');
  for (let i = 0; i < 30; i++) await playOne(clients, dice(i));
  const late = new Client(house.host, ann.person);
  await late.watch(id);
  const byType = new Map<string, Message[]>();
  for (const text of [...ann.texts, ...(owing?.texts ?? []), ...late.texts]) {
    const message = JSON.parse(text) as Message;
    const kind = kindOf(message);
    byType.set(kind, [...(byType.get(kind) ?? []), message]);
  }
  await house.host.stop();
  return byType;
}

describe('docs/socket.md', () => {
  test('every client message it shows is understood, and every kind is shown', async () => {
    const house = await openHouse();
    const { clients } = await sitDown(house);
    const shown = examples('client');
    expect(shown.map(({ type }) => type).sort()).toEqual(['chat', 'play', 'preview', 'undo', 'unwatch', 'watch']);
    for (const message of shown) {
      const answer = await clients[0]?.send({ ...message, id: String(message['id']) });
      expect([message.type, answer?.ok === false ? answer.code : 'done']).toEqual([
        message.type,
        message.type === 'unwatch' ? 'done' : 'not-found',
      ]);
    }
    await house.host.stop();
  });

  test('every server message it shows has the form that is really sent', async () => {
    const real = await realMessages();
    const shown = examples('server');
    const compared = shown.filter(({ type }) => !['welcome', 'beat', 'gone'].includes(type));
    for (const example of compared) {
      const kind = kindOf(example);
      const forms = (real.get(kind) ?? []).map((message) => JSON.stringify(shape(message, example)));
      expect([...new Set(forms.slice(-1))], kind).toEqual([JSON.stringify(shape(example, example))]);
    }
    expect(shown.map(({ type }) => type)).toEqual([
      'welcome',
      'answer',
      'answer',
      'answer',
      'table',
      'sync',
      'moved',
      'chat',
      'beat',
      'gone',
    ]);
    expect([...real.keys()].filter((kind) => !shown.some(({ type }) => kind.startsWith(type)))).toEqual([]);
  });

  test('every refusal code of the code is explained', () => {
    const source = readFileSync(new URL('../src/wire/socket.ts', import.meta.url), 'utf8');
    const union = /export type RefusalCode =([\s\S]*?);/.exec(source)?.[1] ?? '';
    const codes = [...union.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !page.includes(`| \`${code ?? ''}\``))).toEqual([]);
  });
});

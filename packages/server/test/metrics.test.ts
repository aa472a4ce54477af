import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { WireTable } from '../src/wire/table.ts';
import { guest, openServer, Visitor } from './house.ts';

test('figures count tables, matches, connections, commands, queues and the event loop', async () => {
  const server = await openServer();
  const ada = await guest(server, 'Ada');
  const { id } = await ada.create({ seats: 1, bots: [null] });
  await ada.must<WireTable>('POST', `/api/tables/${id}/ready`, { ready: true });
  await ada.create();
  const socket = await ada.socket();
  const command = randomUUID();
  socket.socket.send(JSON.stringify({ type: 'play', id: command, table: id, decision: 'none', option: 'none' }));
  await socket.next((message) => message['id'] === command);
  const { text, headers } = await new Visitor(server).get('/metrics');
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  for (const line of [
    'benchtop_tables{status="running"} 1',
    'benchtop_tables{status="gathering"} 1',
    'benchtop_live_matches 2',
    'benchtop_connections 1',
    'benchtop_mailbox_commands 0',
    'benchtop_bot_questions 0',
    'benchtop_command_seconds_bucket{le="2.5",outcome="refused"} 1',
    'benchtop_command_seconds_bucket{le="+Inf",outcome="refused"} 1',
    'benchtop_command_seconds_count{outcome="refused"} 1',
    'benchtop_command_seconds_count{outcome="done"} 0',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  await server.close();
});

test.each<[string, string | undefined, Record<string, string>, number]>([
  ['a program on this machine', undefined, {}, 200],
  ['whoever comes through a proxy on it', undefined, { 'x-forwarded-for': '10.0.0.1' }, 404],
  ['whoever comes through another proxy', undefined, { forwarded: 'for=10.0.0.1' }, 404],
  ['everybody, when they are open', 'open', { 'x-forwarded-for': '10.0.0.1' }, 200],
  ['nobody, when they are off', 'off', {}, 404],
])('figures for %s', async (_who, setting, headers, status) => {
  const server = await openServer({}, { BENCHTOP_METRICS: setting });
  expect((await new Visitor(server).ask('GET', '/metrics', null, headers)).status).toBe(status);
  await server.close();
});

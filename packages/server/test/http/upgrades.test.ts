import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Upgrades } from '../../src/connections.ts';

const UPGRADE = 'GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';

let server: Server;

/** A server that answers an upgrade with a refusal and, as Node leaves it, does not close the connection. */
async function forgetful(): Promise<Upgrades> {
  server = createServer();
  const upgrades = new Upgrades(server);
  server.on('upgrade', (_request, stream) => stream.write('HTTP/1.1 503 Service Unavailable\r\n\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return upgrades;
}

/** A client that is refused and keeps its half of the connection open. */
async function client(): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  return socket;
}

afterEach(() => server.close());

test('a connection that was refused as a socket does not hold up the end', async () => {
  const upgrades = await forgetful();
  const refused = await client();
  refused.write(UPGRADE);
  await once(refused, 'data');
  const closed = once(
    refused.on('error', () => undefined),
    'close',
  );
  const ended = once(server, 'close');
  server.close();
  server.closeAllConnections();
  upgrades.end();
  await ended;
  refused.end();
  await closed;
  expect(server.listening).toBe(false);
});

test('nor does one that asks while the server ends', async () => {
  const upgrades = await forgetful();
  const late = await client();
  upgrades.end();
  const closed = once(
    late.on('error', () => undefined),
    'end',
  );
  late.resume();
  late.write(UPGRADE);
  await closed;
  late.destroy();
  expect(await openConnections()).toBe(0);
});

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from '../../src/socket/outbox.ts';

/** An outbox, and what a client at its other end has received. */
async function connected(): Promise<{ outbox: Outbox; socket: WebSocket; received: string[] }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const opened = new Promise<{ socket: WebSocket; outbox: Outbox }>((resolve) => {
    server.on('connection', (socket, request) =>
      resolve({ socket, outbox: new Outbox(socket, request.socket, () => socket.terminate()) }),
    );
  });
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const received: string[] = [];
  client.on('message', (data: Buffer) => received.push(data.toString()));
  onTestFinished(() => {
    client.terminate();
    server.close();
  });
  return { ...(await opened), received };
}

test('texts of every length arrive whole and in order, whatever is in them', async () => {
  const { outbox, received } = await connected();
  const lengths = [0, 1, 124, 125, 126, 127, 65_534, 65_535, 65_536, 200_000];
  // Letters of one, two, three and four bytes: the head of a frame counts bytes, not letters.
  const texts = ['a', 'é', '藻', '🦠'].flatMap((letter) =>
    lengths.map((length) => letter.repeat(Math.ceil(length / Buffer.byteLength(letter)))),
  );
  const mixed = ['é'.repeat(100), 'a'.repeat(124) + 'é', '藻'.repeat(30_000)];
  for (const text of [...texts, ...mixed]) outbox.send(text);
  await expect.poll(() => received.length).toBe(texts.length + mixed.length);
  expect(received).toEqual([...texts, ...mixed]);
});

test('what was sent before a socket is closed comes before its end', async () => {
  const { outbox, socket, received } = await connected();
  outbox.send('last words');
  outbox.flush();
  socket.close(1012, 'restart');
  await once(socket, 'close');
  expect(received).toEqual(['last words']);
  outbox.send('too late');
  outbox.flush();
  expect(received).toEqual(['last words']);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { inTurn } from '../../src/in-turn.ts';

/** A server below which nobody answers before the test does, and a client of it. */
async function scene(): Promise<{ begun: { target: string; response: ServerResponse }[]; client: Socket }> {
  const begun: { target: string; response: ServerResponse }[] = [];
  const listener: RequestListener = ({ url = '' }, response) => void begun.push({ target: url, response });
  const server = createServer(inTurn(listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { begun, client };
}

const gets = (...targets: string[]): string =>
  targets.map((target) => `GET ${target} HTTP/1.1\r\nhost: x\r\n\r\n`).join('');

test('S-07: requests that did not wait for an answer are carried out one after the other', async () => {
  const { begun, client } = await scene();
  let heard = '';
  client.setEncoding('utf8').on('data', (text: string) => (heard += text));
  client.write(gets('/a', '/b', '/c'));
  for (const [n, target] of ['/a', '/b', '/c'].entries()) {
    await expect.poll(() => begun.length).toBe(n + 1);
    expect(begun[n]?.target).toBe(target);
    begun[n]?.response.end(`answer ${target}`);
    await expect.poll(() => heard).toContain(`answer ${target}`);
  }
  // The connection is as good as new.
  client.write(gets('/d'));
  await expect.poll(() => begun.length).toBe(4);
});

test('S-07: nothing is begun any more for whoever has gone', async () => {
  const { begun, client } = await scene();
  client.write(gets('/a', '/b', '/c'));
  await expect.poll(() => begun.length).toBe(1);
  const closed = once(begun[0]?.response ?? client, 'close');
  client.destroy();
  await closed;
  begun[0]?.response.end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun.map(({ target }) => target)).toEqual(['/a']);
});

test('S-07: whoever lets more than a few wait is hung up on', async () => {
  const { begun, client } = await scene();
  client.resume().write(gets(...Array.from({ length: 2000 }, (_, n) => `/${n}`)));
  await once(client, 'close');
  expect(begun.map(({ target }) => target)).toEqual(['/0']);
});

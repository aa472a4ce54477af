import { setImmediate as turn } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/rpc/lines.ts';
import { benchtop, bin, request, rpcLines } from './cli.ts';
import type { Response } from './cli.ts';

describe('lines', () => {
  async function* chunks(parts: readonly string[]): AsyncGenerator<Uint8Array> {
    for (const part of parts) yield await Promise.resolve(Buffer.from(part));
  }
  const cut = async (parts: readonly string[], longest?: number): Promise<(string | null)[]> => {
    const lines: (string | null)[] = [];
    for await (const line of linesOf(chunks(parts), longest))
      lines.push(line === null ? null : Buffer.from(line).toString());
    return lines;
  };

  test('are put together from pieces; the last may lack its newline', async () => {
    expect(await cut(['a\nb', 'c', 'd\n\ne\n', 'f'])).toEqual(['a', 'bcd', '', 'e', 'f']);
    expect(await cut(['', 'a\n'])).toEqual(['a']);
  });

  test('that are too long are dropped, and the next one is read', async () => {
    expect(await cut(['12345', '67890', '1\nok\n', 'x'.repeat(11)], 10)).toEqual([null, 'ok', null]);
  });
});

describe('the process', () => {
  test('answers in order, goes on after garbage, and ends with its input', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const answers = await rpcLines([
      request('a', 'games'),
      'garbage',
      '',
      '{"jsonrpc":"2.0","method":"games"}',
      `{"jsonrpc":"2.0","id":"deep","method":"load","params":{"game":"arctic-cleanup","state":${deep}}}`,
      deep,
      request('b', 'nothing'),
      `{"jsonrpc":"2.0","id":"long","method":"new","params":{"game":"arctic-cleanup","seats":2,"seed":"${'x'.repeat(10_000_000)}"}}`,
      '{"jsonrpc":"2.0","id":"big","method":"new","params":{"game":"arctic-cleanup","seats":1e400}}',
      ...Array.from({ length: 50 }, (_, i) => request(i, i % 2 === 0 ? 'state' : 'score', { match: 'm1' })),
    ]);
    expect(answers.map(({ id }) => id)).toEqual([
      'a',
      null,
      null,
      'deep',
      null,
      'b',
      'long',
      'big',
      ...Array.from({ length: 50 }, (_, i) => i),
    ]);
    expect(answers.slice(0, 8).map(({ error }) => error?.code ?? 'ok')).toEqual([
      'ok',
      -32700,
      -32700,
      5,
      -32600,
      -32601,
      'ok',
      -32602,
    ]);
    expect(answers.slice(8).every(({ error }) => error === undefined)).toBe(true);
  });

  test('takes a last line without newline, Windows line ends, and refuses bytes that are no text', async () => {
    const input = Buffer.concat([
      Buffer.from(`${request(1, 'games')}\r\n"`),
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.from(`"\n${request(2, 'games')}`),
    ]);
    const { code, stdout } = await benchtop(['rpc'], { input });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Response);
    expect(code).toBe(0);
    expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
      [1, undefined],
      [null, -32700],
      [2, undefined],
    ]);
  });

  test('waits for a slow reader and then gives everything', async () => {
    const child = spawn(process.execPath, [bin, 'rpc']);
    child.stdin.on('error', () => {});
    const lines = [request(0, 'new', { game: 'arctic-cleanup', seats: 4, seed: 's' })];
    for (let i = 1; i <= 2000; i++) lines.push(request(i, 'state', { match: 'm1' }));
    child.stdin.end(`${lines.join('\n')}\n`);
    // Nobody reads until what the reader can hold is full, and so is the pipe behind it.
    child.stdout.read(0);
    while (child.stdout.readableLength < child.stdout.readableHighWaterMark) await turn();
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    const [code] = (await once(child, 'close')) as [number];
    const ids = text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as Response).id);
    expect(code).toBe(0);
    expect(ids).toEqual(Array.from({ length: 2001 }, (_, i) => i));
  });
});

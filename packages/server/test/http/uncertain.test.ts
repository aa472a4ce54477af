import { expect, test } from 'vitest';
import { readConfig, startServer } from '../../src/index.ts';
import { StoreRefused, StoreUncertain } from '../../src/store/contract.ts';
import { openStore } from '../../src/store/open.ts';
import { NO_LIMITS, root, Visitor } from '../house.ts';

test.each([
  ['refuses', new StoreRefused('The disk is full.')],
  ['does not know what became of it', new StoreUncertain('The writer died.')],
])('a store that %s is answered with 503 and a sentence, never with a fault', async (_, fault) => {
  const store = await openStore({ file: ':memory:', thread: false });
  store.addAccount = async () => Promise.reject(fault);
  const log: string[] = [];
  const config = readConfig({ root, port: 0, limits: NO_LIMITS }, {});
  const server = await startServer(config, { write: (line: string) => log.push(line) }, { store });
  const { status, body } = await new Visitor(server).post('/api/me', { name: 'Ada' });
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'unavailable' });
  expect(log.join('')).not.toContain('fault');
  await server.close();
});

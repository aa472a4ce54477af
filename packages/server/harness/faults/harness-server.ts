/**
 * `node harness-server.js PART --port N --data FOLDER`: the real server with one part exchanged. Only for the checks of
 * this folder.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, startServer } from '@benchtop/server';
import { openStore } from '@benchtop/server/parts';
import type { Store } from '@benchtop/server/parts';
import { harnessGame } from './harness-games.ts';
import { FALL, falling } from './points.ts';
import {
  anyDecision,
  anySession,
  earlyAck,
  fullAck,
  noDedupe,
  noHash,
  noMailbox,
  noWatchdog,
  oneVersion,
  unbounded,
} from './saboteurs.ts';

const stores: { readonly [part: string]: (store: Store) => Store } = {
  plain: (store) => store,
  'early-ack': earlyAck,
  'no-dedupe': noDedupe,
  'any-decision': after(anyDecision),
  'one-version': after(oneVersion),
  'no-mailbox': after(noMailbox),
  'full-ack': fullAck,
  'any-session': anySession,
  'no-hash': after(noHash),
  unbounded: after(unbounded),
  'no-watchdog': after(noWatchdog),
};

/** The store as it is; something else was changed. */
function after(change: () => void): (store: Store) => Store {
  return (store) => {
    change();
    return store;
  };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '0' }, data: { type: 'string', default: '' } },
  });
  const change = stores[positionals[0] ?? ''];
  if (change === undefined) throw new Error(`there is no part ${positionals[0] ?? ''}`);
  const root = mkdtempSync(path.join(tmpdir(), 'benchtop-page-'));
  writeFileSync(path.join(root, 'index.html'), '<!doctype html>');
  mkdirSync(values.data, { recursive: true });
  const config = readConfig({ root, port: Number(values.port), data: values.data }, process.env);
  const changed = change(await openStore({ file: path.join(values.data, 'benchtop.db') }));
  const store = falling(changed, process.env[FALL] ?? '');
  const server = await startServer(config, undefined, { store, game: harnessGame });
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
  process.stdout.write(`listening at ${server.url}\n`);
}

await main();

// Appends to many tables at once and prints `table seq` for each row that is durable, until it is killed.
// With `early` it prints before the row is durable: the mistake that a test must be able to see.
import { randomUUID } from 'node:crypto';
import { openStore } from '../../dist/store/open.js';

const [file, mode] = process.argv.slice(2);
const store = await openStore({ file });
const nobody = { account: null, name: '', bot: null, ready: false, waiting: false, standIn: null, left: 0 };
const seat = { seat: 0, ...nobody, reserve: 0, seen: 0 };
const game = { game: 'g', rules: '1', seats: 1, settings: {}, clock: null, delay: null, rematchOf: null };
const rest = { host: 'h', listed: false, invite: 'i', trouble: null, commitment: null, result: null };
const table = { ...game, ...rest, status: 'running', created: 1, updated: 1, ended: null };

async function grow(id) {
  if ((await store.table(id)) === null) await store.addTable({ ...table, id }, [seat]);
  for (let after = await store.head(id); ; after++) {
    const row = { seq: after + 1, commandId: randomUUID(), decision: 'd', seat: 0, option: 'o', rules: '1', draws: 0 };
    const rows = [{ ...row, hash: '0'.repeat(32), at: 1 }];
    if (mode === 'early') process.stdout.write(`${id} ${after + 1}\n`);
    await store.append({ table: id, after, rows, waiting: [], reserve: null, change: null });
    if (mode !== 'early') process.stdout.write(`${id} ${after + 1}\n`);
  }
}

await Promise.all(Array.from({ length: 30 }, (_, i) => grow(`table-${i}`)));

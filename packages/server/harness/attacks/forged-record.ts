/** Makes records up and changes a real one, and lets the real command line look into them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MatchRecord } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import type { WireTable } from '@benchtop/server/wire';
import { rollFrom } from '../faults/chance.ts';
import { pause, Person } from '../faults/person.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { commandLine } from './command-line.ts';
import { forgeries } from './forgeries.ts';
import type { Forgery } from './forgeries.ts';

const KEYS = '/.well-known/benchtop-key.json';

interface Shown {
  readonly record: MatchRecord;
  /** As it was published at the table. */
  readonly commitment: string;
  /** What the server says its keys are; null: it says nothing. */
  readonly keys: unknown;
}

export const forgedRecord: Attack = {
  threats: ['S-22'],
  async run(call) {
    const shown = await attacked(call, played);
    const folder = mkdtempSync(path.join(tmpdir(), 'benchtop-forged-'));
    try {
      const bench = new Bench(call, folder, shown);
      const vouched = await bench.vouches();
      // A server that lacks a guard need be found out only once.
      const tried = vouched || call.part === null ? forgeries(arcticCleanup, shown.record) : [];
      const passed = await Promise.all(tried.map(async (forgery) => bench.passes(forgery)));
      const unmarked = tried.filter((_, i) => passed[i] === true).map(({ name }) => `${name} passes unmarked`);
      const figures = [
        { name: 'forgeries', value: String(tried.length) },
        { name: 'pass unmarked', value: String(unmarked.length) },
        { name: 'the server vouches for its own record', value: vouched ? 'yes' : 'no' },
      ];
      const failures = [...unmarked, ...(vouched ? [] : ['the server does not vouch for its own record'])];
      return { title: 'records made up or changed, shown to the command line', figures, failures };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** A match on the real server: a bot plays it to its end for somebody who has left. */
async function played(server: ServerProcess): Promise<Shown> {
  const person = new Person({ port: server.spec.port }, 'Ada', rollFrom(1));
  await person.signIn();
  const wish = { game: arcticCleanup.id, seats: 2, settings: {}, listed: false, clock: null, delay: null };
  const made = await person.ask('POST', '/api/tables', { ...wish, bots: [null, 'random'] });
  const { id } = made.body as WireTable;
  const begun = await person.ask('POST', `/api/tables/${id}/ready`, { ready: true });
  await person.ask('POST', `/api/tables/${id}/leave`, {});
  while (((await person.ask('GET', `/api/tables/${id}`, null)).body as WireTable).status === 'running')
    await pause(100);
  const record = await person.ask('GET', `/api/tables/${id}/record`, null);
  const keys = await person.ask('GET', KEYS, null).catch(() => null);
  return {
    record: record.body as MatchRecord,
    commitment: (begun.body as WireTable).commitment ?? '',
    keys: keys?.status === 200 ? keys.body : null,
  };
}

/** Somebody with the command line, and with what was published of the real match. */
class Bench {
  private readonly call: AttackCall;
  private readonly folder: string;
  private readonly shown: Shown;
  private files = 0;

  constructor(call: AttackCall, folder: string, shown: Shown) {
    this.call = call;
    this.folder = folder;
    this.shown = shown;
  }

  /** True: the forgery is taken, and nothing that is said would make anybody wonder. */
  async passes({ record, known, must, words }: Forgery): Promise<boolean> {
    const { code, text } = await this.verify(record, this.against(known));
    if (must === 'be refused') return code !== 1 && code !== 2;
    return !words.test(text) || (must === 'be marked' && code === 0);
  }

  /** True: its own record holds against the commitment and the key that the server has published. */
  async vouches(): Promise<boolean> {
    const { record, keys } = this.shown;
    if (keys === null || record.signature === undefined) return false;
    const { code } = await this.verify(record, [...this.against('commitment'), ...this.against('key')]);
    return code === 0;
  }

  private verify(record: MatchRecord, against: readonly string[]): ReturnType<typeof commandLine> {
    return commandLine(this.call, ['verify', this.file(record), ...against]);
  }

  /** A server without keys has nothing that a record could be held against. */
  private against(known: Forgery['known']): string[] {
    const { keys, commitment } = this.shown;
    if (keys === null) return [];
    if (known === 'commitment') return ['--commitment', commitment];
    return known === 'key' ? ['--key', this.file(keys)] : [];
  }

  private file(value: unknown): string {
    const file = path.join(this.folder, `${this.files++}.json`);
    writeFileSync(file, JSON.stringify(value));
    return file;
  }
}

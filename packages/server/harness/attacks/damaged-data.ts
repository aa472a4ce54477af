import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Report } from '../faults/figures.ts';
import { freePort, ServerProcess } from '../faults/server-process.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { leave, play, sitDown } from './match.ts';

/*
 * The files of a killed server are harmed before it starts again. It must not go on as if nothing were the matter: what
 * is gone was acknowledged to somebody.
 */

const harms: { readonly [name: string]: (file: string) => void } = {
  'row overwritten': (file) => {
    checkpoint(file);
    sql(file, `UPDATE tables SET settings = '{'`);
  },
  'log cut short': (file) => truncateSync(`${file}-wal`, readFileSync(`${file}-wal`).length - 4096),
  'log altered': (file) => change(`${file}-wal`, (bytes) => bytes.fill(0xa5, bytes.length / 2, bytes.length / 2 + 8)),
  'log missing': (file) => rmSync(`${file}-wal`),
  'database empty': (file) => truncateSync(file),
  'database missing': (file) => rmSync(file),
  'pages overwritten': (file) => {
    checkpoint(file);
    change(file, (bytes) => bytes.fill(0xa5, 8192));
  },
};

const change = (file: string, harm: (bytes: Buffer) => Buffer): void => writeFileSync(file, harm(readFileSync(file)));

/** Brings everything from the log into the database. */
const checkpoint = (file: string): void => sql(file, 'PRAGMA wal_checkpoint(TRUNCATE)');

function sql(file: string, text: string): void {
  const database = new DatabaseSync(file);
  database.exec(text);
  database.close();
}

export const damagedData: Attack = {
  threats: ['F-02', 'F-24'],
  async run(call) {
    const folder = mkdtempSync(path.join(tmpdir(), 'benchtop-damaged-'));
    try {
      const whole = path.join(folder, 'whole');
      await playAndKill(call, whole);
      const failures: string[] = [];
      for (const [name, harm] of Object.entries(harms)) {
        const words = await startHarmed(call, whole, path.join(folder, 'harmed'), harm);
        if (words !== null) failures.push(`${name}: ${words}`);
        // A server that lacks a guard need be found out only once.
        if (words !== null && call.part !== null) break;
      }
      return reportOf(failures);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function playAndKill(call: AttackCall, whole: string): Promise<void> {
  await attacked({ ...call, part: null }, async (server) => {
    const duel = await sitDown(server);
    await play(duel, call.number('moves', 20));
    leave(duel);
    await server.kill();
    cpSync(server.spec.data, whole, { recursive: true });
  });
}

/** Why the harm was not noticed as it should be; null: it was. */
async function startHarmed(
  { part, build }: AttackCall,
  whole: string,
  data: string,
  harm: (file: string) => void,
): Promise<string | null> {
  rmSync(data, { recursive: true, force: true });
  cpSync(whole, data, { recursive: true });
  harm(path.join(data, 'benchtop.db'));
  const before = contents(data);
  const env = { BENCHTOP_LIMITS: '', BENCHTOP_LOG: 'warn' };
  const server = new ServerProcess({ data, port: await freePort(), part: null, sabotage: part, build, env });
  try {
    if (await server.start()) return await whyNotNoticed(server);
    if (!server.complaints.startsWith('benchtop: ')) return `no sentence: ${server.complaints}`;
    return contents(data) === before ? null : 'files were changed';
  } finally {
    await server.kill();
  }
}

/** A server that starts all the same must say what is the matter as soon as somebody meets it. */
async function whyNotNoticed(server: ServerProcess): Promise<string | null> {
  const site = `http://127.0.0.1:${server.spec.port}`;
  const { status, text } = await fetch(`${site}/api/tables`).then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  const ready = (await fetch(`${site}/readyz`)).status;
  if (ready === 200) return `the server started and called itself ready; tables were answered with ${status}`;
  if (status !== 503 || !text.includes('cannot be read')) return `tables were answered with ${status} ${text}`;
  return server.complaints.includes('"level":50') ? null : 'nothing was logged';
}

/** All that is in a folder; what only speeds the database up, and empty files, do not count. */
function contents(data: string): string {
  const names = readdirSync(data).filter((name) => !/-shm$|\.lock$/.test(name));
  const files = names.toSorted().map((name) => [name, readFileSync(path.join(data, name), 'base64')]);
  return JSON.stringify(files.filter(([, text]) => text !== ''));
}

function reportOf(failures: readonly string[]): Report {
  const all = Object.keys(harms).length;
  return {
    title: 'A server is started on files that were harmed',
    figures: [{ name: 'noticed', value: `${all - failures.length} of ${all}` }],
    failures,
  };
}

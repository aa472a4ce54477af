import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../faults/figures.ts';
import { pause } from '../faults/person.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { leave, play, sitDown } from './match.ts';

/*
 * Somebody takes the data folder away from a server that runs: its own files stay open, and without looking at their
 * names it would go on to acknowledge what nobody will ever find.
 */

const harms: { readonly [name: string]: (data: string) => void } = {
  'folder removed': (data) => rmSync(data, { recursive: true }),
  'folder replaced': (data) => {
    renameSync(data, asideOf(data));
    mkdirSync(data);
  },
  'database removed': (data) => rmSync(path.join(data, 'benchtop.db')),
  'log removed': (data) => rmSync(path.join(data, 'benchtop.db-wal')),
};

const asideOf = (data: string): string => `${data}-aside`;

interface Seen {
  /** Moves that were acknowledged after the files were gone. */
  acknowledged: number;
  /** What the others were told. */
  readonly sentences: Set<string>;
  ready: number;
  silent: number;
}

export const goneData: Attack = {
  threats: ['F-04'],
  async run(call) {
    const seen: Seen = { acknowledged: 0, sentences: new Set(), ready: 0, silent: 0 };
    for (const harm of Object.values(harms)) {
      await takeAway(call, harm, seen);
      // A server that lacks a guard need be found out only once.
      if (call.part !== null && seen.acknowledged > 0) break;
    }
    return reportOf(seen);
  },
};

async function takeAway(call: AttackCall, harm: (data: string) => void, seen: Seen): Promise<void> {
  await attacked(call, async (server) => {
    const { data } = server.spec;
    try {
      const duel = await sitDown(server);
      await play(duel, 5);
      harm(data);
      for (const answer of await play(duel, call.number('moves', 20))) {
        if (answer.ok) seen.acknowledged++;
        else seen.sentences.add(answer.reason);
      }
      await look(server, seen);
      leave(duel);
    } finally {
      rmSync(asideOf(data), { recursive: true, force: true });
    }
  });
}

async function look(server: ServerProcess, seen: Seen): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${server.spec.port}/readyz`);
  if (status === 200) seen.ready++;
  // What was written to standard error is a moment on its way.
  for (let i = 0; i < 20 && !server.complaints.includes('"level":50'); i++) await pause(10);
  if (!server.complaints.includes('"level":50')) seen.silent++;
}

function reportOf({ acknowledged, sentences, ready, silent }: Seen): Report {
  const failures: string[] = [];
  if (acknowledged > 0) failures.push(`${acknowledged} moves were acknowledged into files that are gone`);
  if (ready > 0) failures.push(`the server called itself ready ${ready} times`);
  if (silent > 0) failures.push(`nothing was logged ${silent} times`);
  const times = Object.keys(harms).length;
  return {
    title: 'The data folder is taken away under a running server',
    figures: [
      { name: 'ways', value: String(times) },
      { name: 'moves acknowledged afterwards', value: String(acknowledged) },
      { name: 'ready / not logged afterwards', value: `${ready} / ${silent} of ${times}` },
      { name: 'sentence', value: [...sentences].join(' | ') },
    ],
    failures,
  };
}

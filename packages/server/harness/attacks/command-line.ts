import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandOf } from '../faults/server-process.ts';
import type { AttackCall } from './attack.ts';

export interface Ran {
  readonly code: number | null;
  /** Everything it has printed. */
  readonly text: string;
}

/** Runs the real command line of the build that is attacked. */
export async function commandLine({ build, part }: AttackCall, args: readonly string[]): Promise<Ran> {
  const env = { ...process.env, BENCHTOP_SABOTEUR: part ?? '' };
  const child = spawn(process.execPath, [...commandOf(build, part), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => (text += more));
  await once(child, 'close');
  return { code: child.exitCode, text };
}

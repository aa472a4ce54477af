import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Call } from '../faults/call.ts';
import type { Report } from '../faults/figures.ts';
import { freePort, ServerProcess } from '../faults/server-process.ts';
import type { ServerSpec } from '../faults/server-process.ts';

/** How an attack was called. `part` names a saboteur of {@link ../attacks/saboteurs.ts}. */
export interface AttackCall extends Call {
  /** The folder of another built clone that is attacked instead of this one; null: this one. */
  readonly build: string | null;
}

/** What a stranger does to a server. Its report fails when the guard did not hold. */
export interface Attack {
  /** The threats of docs/security.md that it stands for. */
  readonly threats: readonly string[];
  /** Numbers for the run among the tests, which must not depend on how fast the machine is. */
  readonly short?: { readonly [option: string]: number };
  run(call: AttackCall): Promise<Report>;
}

/** The limits as they are without any setting: what a stranger meets. */
const USUAL: ServerSpec['env'] = { BENCHTOP_LIMITS: '', BENCHTOP_LOG: 'warn' };

/** Starts a server in a process of its own, with the usual limits, and leaves nothing behind, whatever happens. */
export async function attacked<T>(
  { part, build }: AttackCall,
  work: (server: ServerProcess) => Promise<T>,
  env: ServerSpec['env'] = {},
): Promise<T> {
  const data = mkdtempSync(path.join(tmpdir(), 'benchtop-attack-'));
  const port = await freePort();
  const server = new ServerProcess({ data, port, part: null, sabotage: part, build, env: { ...USUAL, ...env } });
  try {
    if (!(await server.start())) throw new Error(`the server does not start: ${server.complaints}`);
    return await work(server);
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

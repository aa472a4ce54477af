import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Health } from './health.ts';

// Processes start from built files only; the sources run under the test runner, beside the build.
const checker = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../dist/store/check-worker.js' : './check-worker.js', import.meta.url),
);

/**
 * Goes through a large database in a process of its own, which can be ended at any moment, unlike a thread in the midst
 * of a call of SQLite. Returns what ends it.
 */
export function checkAside(file: string, health: Health): () => void {
  const child = spawn(process.execPath, [checker, file], { stdio: ['ignore', 'pipe', 'ignore'] });
  let found = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (found += text));
  child.once('error', () => undefined);
  child.once('close', () => (found === '' ? undefined : health.damaged(found, true)));
  child.unref();
  return () => child.kill('SIGKILL');
}

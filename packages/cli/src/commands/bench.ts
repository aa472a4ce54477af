import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { benchMain } from '../places.ts';
import { Stop } from '../stop.ts';

/** Runs the benchmarks in a process of their own and ends as they end. */
export async function bench(rest: readonly string[]): Promise<void> {
  if (!existsSync(benchMain)) throw new Stop('The benchmarks are not built: run npm run build first.');
  const child = spawn(process.execPath, [fileURLToPath(benchMain), ...rest], { stdio: 'inherit' });
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

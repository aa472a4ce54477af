import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that goes when the process ends, in whatever way it ends by itself. */
export function passingFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `benchtop-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

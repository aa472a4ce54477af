import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bin, run } from './cli.ts';

const script = fileURLToPath(new URL('../../../examples/python/play_match.py', import.meta.url));
const python = spawnSync('python3', ['--version']).status === 0;

// On a developer's machine without Python the example cannot be run; continuous integration must have it.
test.runIf(python || process.env['CI'] !== undefined)('the Python example plays a whole match', async () => {
  expect(python, 'python3 is not installed').toBe(true);
  const { code, stdout, stderr } = await run('python3', [script, process.execPath, bin, 'rpc']);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Over after \d+ choices \([\w-]+\)\. seat 0: -?\d+, seat 1: .* Winners: \[\d/);
  expect(code).toBe(0);
});

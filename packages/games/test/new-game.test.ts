import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

/* A clone with what a new game touches, in which a new game is begun as its author would do it. */

const root = path.join(import.meta.dirname, '../../..');
const clone = fs.mkdtempSync(path.join(os.tmpdir(), 'benchtop-new-game-'));
afterAll(() => fs.rmSync(clone, { recursive: true }));

function copy(name: string): void {
  const skipped = ['node_modules', 'dist', '.cache'];
  fs.cpSync(path.join(root, name), path.join(clone, name), {
    recursive: true,
    filter: (file) => !skipped.includes(path.basename(file)),
  });
}

function prepare(): void {
  const files = ['package.json', 'vitest.config.ts', 'tsconfig.json', 'tsconfig.base.json', 'tsconfig.test.json'];
  for (const name of [...files, '.oxfmtrc.json', 'docs/games']) copy(name);
  for (const name of ['engine', 'games', 'cli', 'bench']) copy(`packages/${name}`);
  for (const name of [...fs.readdirSync(path.join(root, 'packages')), 'server/harness']) {
    fs.mkdirSync(path.join(clone, 'packages', name), { recursive: true });
    copy(`packages/${name}/tsconfig.json`);
  }
  const modules = path.join(clone, 'node_modules');
  fs.mkdirSync(path.join(modules, '@benchtop'), { recursive: true });
  for (const name of fs.readdirSync(path.join(root, 'node_modules')))
    if (name !== '@benchtop') fs.symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const name of ['engine', 'games'])
    fs.symlinkSync(`../../packages/${name}`, path.join(modules, '@benchtop', name));
}

/** Tests of what a game brings outside its own folders. */
const whatFindsGames = [
  'packages/games/test/catalogue.test.ts',
  'packages/cli/test/boards.test.ts',
  'packages/bench/test/game-rows.test.ts',
];

function newGame(...words: string[]): { readonly code: number | null; readonly out: string } {
  const script = path.join(root, 'scripts/new-game.mjs');
  const done = spawnSync(process.execPath, [script, '--root', clone, ...words], {
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_ENV: '', CI: '' },
  });
  return { code: done.status, out: done.stdout + done.stderr };
}

describe('npm run new-game', () => {
  prepare();

  test.each([[[]], [['Deep Sea']], [['deep-sea', 'more']], [['arctic-cleanup']], [['plain']]])(
    'refuses %j in a sentence',
    (words) => {
      const { code, out } = newGame(...words);
      expect([code, out.startsWith('new-game: ')]).toEqual([2, true]);
      expect(fs.existsSync(path.join(clone, 'packages/games/src/deep-sea'))).toBe(false);
    },
  );

  test('writes a game that passes the whole suite, is in the catalogue and has no gap', { timeout: 300_000 }, () => {
    const { code, out } = newGame('deep-sea');
    expect([code, out]).toEqual([0, expect.stringContaining('Deep Sea is on the table.')]);
    const inClone = (name: string): string => fs.readFileSync(path.join(clone, 'packages/games', name), 'utf8');
    expect(inClone('src/catalogue.ts')).toContain("load: () => import('./deep-sea/index.ts')");
    expect(inClone('test/deep-sea/card-book.golden.txt')).toContain('refused  play');
    expect(inClone('test/deep-sea/playthroughs/4-seats.golden.txt')).toContain('over hands-empty');
    expect(inClone('src/deep-sea/state.generated.ts')).toContain('cloneState(s: Readonly<DeepSeaState>)');
    for (const name of fs.readdirSync(path.join(clone, 'packages/games/src/deep-sea'), { recursive: true }))
      expect(String(name)).not.toMatch(/__/);
    const tests = spawnSync('npx', ['vitest', 'run', '--reporter', 'verbose', ...whatFindsGames], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, VITEST: '', NODE_ENV: '' },
    });
    expect(tests.stdout).toContain("what is said of 'Deep Sea'");
    expect(tests.stdout).toContain("that of 'Deep Sea' is found by its name");
    expect(tests.stdout).toContain("speed, matches, clone, size and options of 'Deep Sea' have gates");
    expect([tests.status, tests.stdout]).toEqual([0, expect.any(String)]);
  });
});

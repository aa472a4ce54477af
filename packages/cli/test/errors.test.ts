import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { benchtop, benchtopHere } from './cli.ts';
import type { Ran } from './cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'benchtop-files-'));

function file(name: string, content: string | Uint8Array): string {
  const full = path.join(folder, name);
  writeFileSync(full, content);
  return full;
}

/** One sentence on standard error, nothing on standard output, no trace of the inside. */
function expectRefused({ code, stdout, stderr }: Ran, exitCode: number, words: RegExp): void {
  expect(stderr).toMatch(words);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+|node:internal|Error:/);
  expect(stdout).toBe('');
  expect(code).toBe(exitCode);
}

describe('what cannot be understood gets one sentence and exit code 2', () => {
  test.each([
    [['play', 'chess'], /There is no game "chess"; there is: arctic-cleanup/],
    [['play'], /Say which game/],
    [['play', 'arctic-cleanup', '--seats', '0'], /--seats is a whole number from 1 to 16, not "0"/],
    [['play', 'arctic-cleanup', '--seats', '7'], /1 to 4 seats, not 7/],
    [['play', 'arctic-cleanup', '--seats', 'two'], /--seats is a whole number/],
    [['play', 'arctic-cleanup', '--seat', '2'], /--seat is a whole number from 0 to 1/],
    [['play', 'arctic-cleanup', '--bots', 'deep'], /There is no bot "deep"/],
    [['play', 'arctic-cleanup', '--bots', ','], /--bots is a list of names/],
    [['play', 'arctic-cleanup', '--settings', 'tempo'], /A setting is written name=value/],
    [['play', 'arctic-cleanup', '--settings', 'tempo=fast'], /"tempo" is one of: standard, none, graded/],
    [['play', 'arctic-cleanup', '--settings', 'solo=perhaps'], /"solo" is true or false/],
    [['play', 'arctic-cleanup', '--settings', '__proto__=1'], /no setting "__proto__"/],
    [['play', 'arctic-cleanup', '--seats', '2', '--settings', 'solo=true'], /solo season is for one seat/],
    [['simulate', 'chess'], /There is no game "chess"/],
    [['simulate', 'arctic-cleanup', '--games', '0'], /--games is a whole number from 1/],
    [['simulate', 'arctic-cleanup', '--games', '1e3'], /--games is a whole number from 1/],
    [['simulate', 'arctic-cleanup', '--threads', '-1'], /--threads is a whole number/],
    [['simulate', 'arctic-cleanup', '--seats', '2', '--bots', 'random,random,greedy'], /2 seats for bots, and 3 bots/],
    [['play', 'arctic-cleanup', '--bots', 'random,greedy'], /1 seat for bots, and 2 bots/],
    [['simulate'], /missing required argument 'game'/],
    [['serve', '--port', '70000'], /--port is a whole number from 0 to 65535/],
    [['serve', '--port', 'http'], /--port is a whole number from 0 to 65535/],
    [['key', '--data', folder], /There is no database in/],
    [['key', '--forget'], /--forget goes with --renew/],
    [['replay'], /missing required argument 'file'/],
    [['fly'], /unknown command 'fly'/],
    [['games', '--xml'], /unknown option '--xml'/],
    [['games', 'extra'], /too many arguments/],
  ])('%j', async (args, words) => {
    expectRefused(await benchtopHere(args), 2, words);
  });

  test.each([
    [['play', 'chess'], /There is no game "chess"/],
    [['fly'], /unknown command 'fly'/],
    [['games', '--xml'], /unknown option '--xml'/],
  ])('%j, as a process', async (args, words) => {
    expectRefused(await benchtop(args), 2, words);
  });
});

describe('files, however hostile', () => {
  const nested = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  const files: [string, string, RegExp][] = [
    ['a file that is not there', path.join(folder, 'nothing.json'), /there is no such file/],
    ['a folder', folder, /it is a folder/],
    ['an empty file', file('empty.json', ''), /it is not JSON/],
    ['a binary', file('binary.json', Buffer.from([0, 255, 254, 1, 2, 3, 0])), /it is not JSON/],
    ['another JSON', file('list.json', '[1,2,3]'), /plain JSON object/],
    ['deep JSON', file('deep.json', nested), /plain JSON object/],
    ['prototype keys', file('proto.json', '{"__proto__":{"format":"benchtop-record/1"}}'), /plain JSON object/],
    ['half a record', file('half.json', '{"format":"benchtop-record/1"}'), /game is missing/],
    ['a huge file', file('huge.json', Buffer.alloc(33 * 1024 * 1024, 0x20)), /larger than 32 MB/],
    ['an endless file', '/dev/zero', /larger than 32 MB/],
  ];

  test.each(files)('%s: verify', async (_what, name, words) => {
    expectRefused(await benchtopHere(['verify', name]), 2, words);
  });

  test.each(files)('%s: replay', async (_what, name, words) => {
    expectRefused(await benchtopHere(['replay', name]), 2, words);
  });

  // The stack and the memory of a process are its own.
  test.each(files.filter(([what]) => ['deep JSON', 'an endless file'].includes(what)))(
    '%s: verify, as a process',
    async (_what, name, words) => {
      expectRefused(await benchtop(['verify', name]), 2, words);
    },
  );

  test('play --resume', async () => {
    expectRefused(await benchtopHere(['play', '--resume', path.join(folder, 'list.json')]), 2, /plain JSON object/);
    expectRefused(await benchtopHere(['play', '--resume', 'x', '--seats', '2']), 2, /keeps its seats/);
  });
});

describe('help and pipes', () => {
  test('help has examples for every command', async () => {
    const { code, stdout } = await benchtop(['--help']);
    expect(code).toBe(0);
    for (const command of ['games', 'play', 'simulate', 'rpc', 'replay', 'verify', 'serve', 'bench'])
      expect(stdout).toContain(command);
    for (const command of ['games', 'play', 'simulate', 'rpc', 'replay', 'verify', 'serve', 'key']) {
      const help = await benchtopHere([command, '--help']);
      expect(help.code).toBe(0);
      expect(help.stdout).toMatch(/Examples?:\n {2}\$ /);
    }
  });

  test('the version is that of the package', async () => {
    const { code, stdout } = await benchtop(['--version']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('a reader that goes away ends the command without a word', async () => {
    const { spawn } = await import('node:child_process');
    const { bin } = await import('./cli.ts');
    const child = spawn(process.execPath, [bin, 'rpc'], { stdio: ['pipe', 'pipe', 'pipe'] });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.stdout.destroy();
    child.stdin.on('error', () => {});
    const line = '{"jsonrpc":"2.0","id":1,"method":"games"}\n';
    child.stdin.end(line.repeat(5000));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  test('games, for people and for programs', async () => {
    const people = await benchtopHere(['games']);
    expect(people.stdout).toMatch(/Arctic CleanUp \(arctic-cleanup\), 1 to 4 seats/);
    expect(people.stdout).toMatch(/tempo=standard\|none\|graded \(default standard\)/);
    const programs = await benchtopHere(['games', '--json']);
    expect(JSON.parse(programs.stdout)).toHaveProperty('0.seats', { min: 1, max: 4 });
  });

  test('bench hands its arguments on', async () => {
    const { code, stdout, stderr } = await benchtop(['bench', '--help']);
    expect(`${stdout}${stderr}`).toMatch(/--quick|benchmarks are not built/);
    expect(stdout === '' ? code : 2).toBe(2);
  });
});

test('control characters of a hostile file do not reach the terminal', async () => {
  const hostile = {
    format: 'benchtop-record/1',
    game: '\u001b[2Jchess',
    rules: '1',
    seats: 2,
    settings: {},
    commitment: '0'.repeat(64),
    key: null,
    start: null,
    entries: [],
    head: '0'.repeat(64),
    result: null,
  };
  const { stderr, code } = await benchtop(['verify', file('steer.json', JSON.stringify(hostile))]);
  expect(stderr).toMatch('chess');
  expect(code).toBe(2);
  expect(Array.from(stderr.trimEnd()).every((c) => c >= ' ')).toBe(true);
});

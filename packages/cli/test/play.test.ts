import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { benchtop, benchtopHere } from './cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'benchtop-play-'));
// With this seed Red plays last of two and so chooses first.
const table = ['play', 'arctic-cleanup', '--seed', 'b', '--bots', 'random'];
const typed = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

describe('a match in the terminal', () => {
  test('is played to its end from a pipe', async () => {
    const { code, stdout, stderr } = await benchtop(table, { input: '1\n'.repeat(5000) });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).toMatch(/the match is over\./);
    expect(stdout).toMatch(/Winner: /);
    expect(stdout).toMatch(/^Total +\d+ +\d+$/m);
    expect(stdout).toMatch(/^· Orange played /m);
    expect(stdout).not.toContain('\u001b');
  });

  test('alone it says at the end who won or lost, where the game has a goal', async () => {
    const alone = ['play', 'biohack', '--seed', 'b', '--seats', '1'];
    const { stdout, stderr } = await benchtop(alone, { input: '1\n'.repeat(300) });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/looks for somebody else\.\nYou lost\.$/m);
  });

  test('goes the same way again with the same seed', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => benchtop(table, { input: '1\n2\n1\n2\n1\n2\n1\n' })));
    expect(one?.stdout).toBe(two?.stdout);
  });

  test('ends politely when the input ends', async () => {
    const { code, stdout } = await benchtop(table, { input: '1\n' });
    expect(code).toBe(0);
    expect(stdout).toMatch(/left unfinished\. Goodbye\.\n$/);
  });

  test('q leaves without asking when nobody types', async () => {
    const { code, stdout } = await benchtopHere(table, { input: 'q\n1\n1\n' });
    expect(code).toBe(0);
    expect(stdout).not.toContain('Save the match?');
    expect(stdout).not.toContain('You built');
  });

  test('explains, shows the rule, the scores, the log and the board', async () => {
    const { stdout } = await benchtopHere(table, {
      input: typed(['?', '? south-west', '? nothing like it', 'r', 'r arc-load-04', 's', 'h', 'b', 'q']),
    });
    expect(stdout).toMatch(/The north-east corner: Pack ice covers this corner\. .* \[ARC-SET-02\]/);
    expect(stdout).toMatch(/Nothing that is refused now has "nothing like it" in it/);
    expect(stdout).toMatch(/ARC-SET-05, Set-up: Factory sites/);
    expect(stdout).toMatch(/ARC-LOAD-04, /);
    expect(stdout).toMatch(/If the match ended now:/);
    expect(stdout).toMatch(/take your last choice back/);
    expect(stdout.match(/\* pack ice \*/g)?.length).toBe(8);
  });

  test('undoes, and says why it cannot', async () => {
    const { stdout } = await benchtopHere([...table, '--seats', '1'], { input: typed(['u', '1', 'u', 'l', 'q']) });
    expect(stdout).toMatch(/> There is nothing of yours to take back\./);
    expect(stdout).toMatch(/· You took your last choice back\./);
  });

  test('takes options by their own text, and tells why another is refused', async () => {
    const { stdout } = await benchtopHere(table, { input: typed(['site-ne', '99', 'nonsense', 'site-n', 'q']) });
    expect(stdout).toMatch(/Pack ice covers this corner\./);
    expect(stdout.match(/Choose a number from 1 to \d+/g)).toHaveLength(2);
    expect(stdout).toMatch(/· You built a factory on the north corner\./);
  });

  test('every seat can be one’s own', async () => {
    for (const seat of ['0', '1', '2', '3']) {
      const { code, stdout } = await benchtopHere([...table, '--seats', '4', '--seat', seat], { input: 'q\n' });
      expect(code).toBe(0);
      expect(stdout).toContain(`you play ${['Red', 'Orange', 'White', 'Teal'][Number(seat)]} against`);
    }
  });

  test('colours are used only where they can be seen', async () => {
    const { stdout } = await benchtop(table, { input: 'q\n', env: { NO_COLOR: '1' } });
    expect(stdout).not.toContain('\u001b');
  });
});

describe('saved matches', () => {
  const file = path.join(folder, 'saved.json');

  test('save, verify, replay, resume', async () => {
    const saved = await benchtopHere(table, {
      input: typed(['1', '1', '1', `save ${file}`, `save ${file}`, `save! ${file}`, 'save', 'q']),
    });
    expect(saved.stdout).toContain(`Saved as ${file}.`);
    expect(saved.stdout).toContain('is there already');
    expect(saved.stdout).toContain('Say where: save match.json');
    expect(existsSync(file)).toBe(true);
    const verified = await benchtopHere(['verify', file]);
    expect(verified.stdout).toMatch(/^Verified: Arctic CleanUp 3\.\d+\.\d+, 2 seats, \d+ entries\.\n/);
    expect(verified.stdout).toContain('It was not played to its end: there is no result.');
    expect(verified.code).toBe(0);
    const resumed = await benchtop(['play', '--resume', file, '--bots', 'random'], { input: '1\n'.repeat(5000) });
    expect(resumed.code).toBe(0);
    expect(resumed.stdout).toMatch(/Winner: /);
  });

  test('a match as a page hands it over is read with the names around its record', async () => {
    const wrapped = path.join(folder, 'wrapped.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    const seats = [{ name: 'Ann', bot: null }];
    writeFileSync(wrapped, JSON.stringify({ format: 'benchtop-save/1', seats, record }));
    expect((await benchtopHere(['verify', wrapped])).stdout).toContain('Verified: Arctic CleanUp');
    writeFileSync(wrapped, JSON.stringify({ format: 'benchtop-save/1', seats }));
    expect((await benchtopHere(['verify', wrapped])).code).toBe(2);
  });

  test('replay tells the match in words, or one position', async () => {
    const story = await benchtopHere(['replay', file]);
    expect(story.code).toBe(0);
    expect(story.stdout).toMatch(/^ {3}1 {2}\w+: site-\w+\. \w+ built a factory on/m);
    const position = await benchtopHere(['replay', file, '--at', '1']);
    expect(position.stdout).toMatch(/after entry 1/);
    expect(position.stdout).toMatch(/is to choose a dock for ship 1\./);
    const json = JSON.parse((await benchtopHere(['replay', file, '--json'])).stdout) as { entries: unknown[] };
    expect(json.entries[0]).toMatchObject({ number: 1, forced: false });
    const at = JSON.parse((await benchtopHere(['replay', file, '--at', '0', '--json'])).stdout) as object;
    expect(at).toHaveProperty('state.turns', 0);
    const beyond = await benchtopHere(['replay', file, '--at', '9999']);
    expect([beyond.code, beyond.stdout]).toEqual([2, '']);
  });

  test.each([
    ['another key', (r: Record<string, unknown>) => ({ ...r, key: '0'.repeat(64) }), /key does not fit the commitment/],
    ['another choice', (r: Record<string, unknown>) => ({ ...r, entries: swapped(r['entries']) }), /entry 1|Entry 1/i],
    [
      'a missing entry',
      (r: Record<string, unknown>) => ({ ...r, entries: (r['entries'] as string[]).slice(0, -1) }),
      /last hash is wrong/,
    ],
    ['other rules', (r: Record<string, unknown>) => ({ ...r, rules: '0.0.1' }), /played by rules 0\.0\.1/],
    [
      'an invented result',
      (r: Record<string, unknown>) => ({ ...r, result: { reason: 'sixteen', winners: [0], totals: [9, 1] } }),
      /result is wrong/,
    ],
  ])('%s does not verify: exit code 1', async (name, change, words) => {
    const record = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const forged = path.join(folder, `${name.replaceAll(' ', '-')}.json`);
    writeFileSync(forged, JSON.stringify(change(record)));
    const { code, stdout, stderr } = await benchtopHere(['verify', forged]);
    expect(stderr).toMatch(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect([code, stdout]).toEqual([1, '']);
  });
});

/** The first choice, but the other way round. */
function swapped(entries: unknown): string[] {
  const [first = '', ...rest] = entries as string[];
  return [
    first.includes('site-n ') ? first.replace('site-n ', 'site-s ') : first.replace('site-s ', 'site-n '),
    ...rest,
  ];
}

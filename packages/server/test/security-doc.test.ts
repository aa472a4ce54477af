import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attacks } from '../harness/attacks/attacks.ts';

const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
const figures = readFileSync(new URL('../../../docs/reliability.md', import.meta.url), 'utf8');

/** The rows of the table of threats, cell by cell. */
const rows = page
  .split('\n')
  .filter((line) => /^\| [SF]-\d\d /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const quotedIn = (cell: string | undefined): string[] =>
  Array.from(cell?.matchAll(/`([^`]+)`/g) ?? [], ([, words = '']) => words);

describe('docs/security.md', () => {
  test('names every threat from S-01 to S-24', () => {
    const ids = new Set(rows.map(([, id]) => id));
    for (let n = 1; n <= 24; n++) expect(ids).toContain(`S-${String(n).padStart(2, '0')}`);
  });

  test('names a test for each, which is there', () => {
    for (const [, id, , , tests] of rows) {
      const files = quotedIn(tests);
      expect(files, id).not.toEqual([]);
      for (const file of files.filter((each) => each.endsWith('.ts'))) {
        const from = file.startsWith('packages/') ? '../../../' : './';
        expect(existsSync(new URL(`${from}${file}`, import.meta.url)), file).toBe(true);
      }
    }
  });

  test('names every attack once or more, and no other; each has its figures', () => {
    const named = new Set(rows.flatMap(([, , , , , attack]) => quotedIn(attack)));
    expect([...named].toSorted()).toEqual(Object.keys(attacks).toSorted());
    for (const name of named) expect(figures).toContain(`| \`${name}\``);
  });
});

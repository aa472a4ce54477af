import fs from 'node:fs';
import type { Core, Game, Ruling } from '@benchtop/engine/host';
import { fuzz, lawsOf, setupsOf } from '@benchtop/engine/laws';
import type { Fuzzed } from '@benchtop/engine/laws';
import { describe, expect, test } from 'vitest';
import { checkCardBook } from './card-book.ts';
import type { CardPage } from './card-book.ts';
import { checkPerft } from './perft.ts';
import { checkPlaythrough } from './playthrough.ts';
import type { TestTable } from './table.ts';

/** What every game shows of itself. */
export interface SuiteOptions<S extends Core> {
  /** The folder of the test: golden files lie beside it. */
  readonly folder: URL;
  /** Names of the seats in golden playthroughs. */
  readonly names: readonly string[];
  /** Every reason for which a match can end: there is a playthrough for each, but for those in `rareEndings`. */
  readonly endings: readonly string[];
  /** Endings that no whole match shows; a test of their rules does. */
  readonly rareEndings?: readonly string[];
  /** An independent count of a seat's points, written from the rules and not from the game's `score`. */
  readonly recount: (s: Readonly<S>, seat: number) => number;
  /** Positions from which sequences of options are counted, and how deep. */
  readonly perft: { readonly positions: { readonly [name: string]: TestTable<S> }; readonly depth: number };
  /** A page for each card, tile or space with an effect. */
  readonly cards: readonly CardPage<S>[];
  /** Our answers where the rulebook is silent, in the order of the page of rulings. */
  readonly rulings: { readonly [id: string]: Ruling };
  /** Random matches for each kind of table. */
  readonly matches: number;
  /** Parts of the text of playthroughs that must occur: modes, events that are easily missed. */
  readonly shown?: readonly string[];
}

/** No decision may overwhelm, no state grow without need. */
const MOST_OPTIONS = 60;
const MOST_BYTES = 12_000;

/** The whole safety net for one game: laws, playthroughs, perft, fuzz with reloading, card book and rulings page. */
export function gameSuite<S extends Core>(game: Game<S>, options: SuiteOptions<S>): void {
  describe(`${game.title} keeps the law:`, () => {
    for (const law of lawsOf(game, { recount: options.recount }))
      test(law.name, () => expect(() => law.run()).not.toThrow());
  });
  describe(`${game.title} plays`, () => {
    playthroughs(game, options);
    test('as many sequences of options from fixed positions as were counted', () => {
      checkPerft(new URL('perft.json', options.folder), options.perft.positions, options.perft.depth);
    });
    test('random matches at every kind of table: they end, and nothing is lost on the way', () => {
      const done = fuzzed(game, options.matches);
      expect(done).toHaveLength(setupsOf(game).length * options.matches);
      expect(Math.max(...done.map(({ bytes }) => bytes))).toBeLessThan(MOST_BYTES);
    });
  });
  describe(`${game.title} says`, () => {
    test('what each card does, refuses and changes, word for word', () => {
      checkCardBook(new URL('card-book.golden.txt', options.folder), options.cards);
    });
    test('its rules and rulings in whole sentences, no rule twice, every ruling with a rule', () => {
      const rules = Object.values(game.rulebook);
      const texts = rules.map(({ text }) => text);
      const rulings = Object.values(options.rulings);
      for (const text of [...texts, ...rulings.flatMap(({ ruling, reason }) => [ruling, reason])])
        expect(text).toMatch(/^[A-Z0-9“].*\.$/);
      for (const { question } of rulings) expect(question).toMatch(/^[A-Z].*\?$/);
      expect(new Set(texts).size).toBe(texts.length);
      expect(new Set(rules.flatMap((rule) => rule.rulings ?? []))).toEqual(new Set(rulings));
    });
    const page = fs.readFileSync(new URL(`../../../docs/games/${game.id}.md`, import.meta.url), 'utf8');
    test('on its page of rulings each of them, word for word', () => {
      const rows = Object.entries(options.rulings);
      expect(rows.length).toBeGreaterThan(0);
      expect(tableRows(page)).toEqual(rows.map(([id, { question, ruling, reason }]) => [id, question, ruling, reason]));
    });
    test('on its page of rulings only what the ledger or the page itself defines', () => {
      const defined = new Set([...page.matchAll(/^\| (\w{3}-RUL-\d{2}) /gm)].map(([, id]) => id ?? ''));
      const cited = [...new Set(page.match(/\b[A-Z]{3}-[A-Z]{2,5}-\d{2}\b/g))];
      expect(cited.length).toBeGreaterThan(0);
      expect(cited.filter((id) => !(id in game.rulebook) && !defined.has(id))).toEqual([]);
    });
  });
}

/** The cells of every row that begins with the id of a ruling. */
function tableRows(page: string): string[][] {
  const cells = page.split('\n').filter((line) => /^\| [A-Z]{3}-RUL-/.test(line));
  return cells.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function fuzzed<S extends Core>(game: Game<S>, matches: number): Fuzzed[] {
  return setupsOf(game).flatMap((setup, i) =>
    Array.from({ length: matches }, (_, n) =>
      fuzz(game, setup, `fuzz ${i} ${n}`, { eager: n % 3 > 0, reloadEvery: 37, mostOptions: MOST_OPTIONS }),
    ),
  );
}

function playthroughs<S extends Core>(game: Game<S>, options: SuiteOptions<S>): void {
  const folder = new URL('playthroughs/', options.folder);
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.golden.txt'));
  const texts = files.map((name) => fs.readFileSync(new URL(name, folder), 'utf8'));
  const missing = (parts: readonly string[]): string[] =>
    parts.filter((part) => !texts.some((text) => text.includes(part)));
  test('whole matches for every number of seats, to every ending, with everything that is easily missed', () => {
    const seats = [...new Set(setupsOf(game).map((setup) => `\nseats ${setup.seats}\n`))];
    const usual = options.endings.filter((ending) => options.rareEndings?.includes(ending) !== true);
    expect(missing([...seats, ...usual.map((ending) => `\nover ${ending}\n`), ...(options.shown ?? [])])).toEqual([]);
  });
  for (const name of files)
    test(`the playthrough ${name} word for word`, () => {
      checkPlaythrough(game, options.names, new URL(name, folder));
    });
}

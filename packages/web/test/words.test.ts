import fs from 'node:fs';
import path from 'node:path';
import { barrierWords } from '@benchtop/engine/host';
import { roster } from '@benchtop/bots/turns';
import { catalogue } from '@benchtop/games/catalogue';
import { afterEach, describe, expect, it } from 'vitest';
import { de as board } from '../src/games/arctic-cleanup/de.ts';
import { whenWords } from '../src/ui/when.ts';
import { de } from '../src/words/de.ts';
import { chosenLanguage, language, speak } from '../src/words/language.ts';
import { pseudo } from '../src/words/pseudo.ts';
import { counted, t, told } from '../src/words/words.ts';

afterEach(async () => speak('en'));

const src = path.join(import.meta.dirname, '../src');

/** All that is written in the files of the page, without its catalogues. */
function source(): string {
  const files = fs.readdirSync(src, { recursive: true, encoding: 'utf8' });
  const code = files.filter((name) => /\.tsx?$/.test(name) && !/(^|\/)de\.ts$/.test(name));
  return code.map((name) => fs.readFileSync(path.join(src, name), 'utf8')).join('\n');
}

/** What breaks ties, in the words of the games. */
const ties = [
  ...['rocket launched', 'rockets launched', 'type of samples', 'types of samples'].map((things) => `{n} ${things}`),
  ...['creature', 'noble', 'artisan'].flatMap((one) => [`{n} ${one}`, `{n} ${one}s`]),
  ...['mint', 'lime', 'leaf', 'moss', 'pine'].flatMap((row) => [
    row,
    `a milestone marker in the ${row} row`,
    `the first milestone marker in the ${row} row`,
  ]),
  'no milestone marker',
  'none',
  'later',
];

/** Words that stand elsewhere and are shown by the page. */
const elsewhere = [
  ...ties,
  ...Object.values(barrierWords),
  ...roster.flatMap(({ title, description }) => [title, description]),
  ...catalogue.flatMap(({ about }) => [about.pitch, about.length]),
];

describe('the language of the page', () => {
  it('is what was set, else the first one of the browser that there is', () => {
    expect(chosenLanguage('system', ['fr-FR', 'de-CH', 'en'])).toBe('de');
    expect(chosenLanguage('system', ['fr'])).toBe('en');
    expect(chosenLanguage('en', ['de'])).toBe('en');
    expect(chosenLanguage('en', [], 'de')).toBe('de');
    expect(chosenLanguage('de', [], 'fr')).toBe('de');
  });

  it('is fetched once more when its file did not come, and English stays when it does not come then either', async () => {
    let asked = 0;
    const late = (missing: number) => async () => {
      if (asked++ < missing) throw new Error('no line');
      return de;
    };
    await speak('de', false, late(1));
    expect([asked, language().id, t('Games')]).toEqual([2, 'de', de.Games]);
    await speak('en');
    asked = 0;
    await expect(speak('de', false, late(2))).rejects.toThrow('no line');
    expect([asked, language().id]).toEqual([2, 'en']);
  });

  it('has sentences with gaps, numbers and dates', async () => {
    expect(t('Play|a recording')).toBe('Play');
    await speak('de');
    expect(language().id).toBe('de');
    expect(t('Play|a recording')).toBe('Abspielen');
    expect(t('Waiting for {names}.', { names: 'Ann' })).toBe('Warten auf Ann.');
    expect([counted(1, '1 day', '{n} days'), counted(3, '1 day', '{n} days')]).toEqual(['1 Tag', '3 Tage']);
    expect(whenWords(Date.UTC(2026, 2, 5, 12), Date.UTC(2026, 5, 1))).toBe('5. März 2026');
    expect(told('words that no catalogue has')).toBe('words that no catalogue has');
  });

  it('marks everything in the pseudo-language, and keeps gaps', () => {
    expect(pseudo('Play {title}')).toBe('⟦Pláy {title}~~~~~⟧');
  });

  it('speaks the pseudo-language when asked to', async () => {
    await speak('en', true);
    expect(t('Play|a recording')).toBe('⟦Pláy~~⟧');
    expect(told('toString')).toBe('⟦töStrïng~~~~⟧');
  });
});

describe('the German catalogue', () => {
  it('has the words of bots, of the engine and about the games', () => {
    expect(elsewhere.filter((words) => !(words in de))).toEqual([]);
  });

  it('holds nothing that the page does not say', () => {
    const code = source().replaceAll("\\'", "'");
    const unsaid = [...Object.keys(de), ...Object.keys(board)].filter((words) => !code.includes(words));
    const ranks = [
      'Deckhand',
      'Mate',
      'Captain',
      'Admiral',
      'Guardian of the Arctic',
      'Red',
      'Orange',
      'White',
      'Teal',
    ];
    expect(unsaid.filter((words) => !elsewhere.includes(words) && !ranks.includes(words))).toEqual([]);
  });

  it('never mixes up formal and familiar, and writes quotation marks as German does', () => {
    const texts = Object.values({ ...de, ...board });
    expect(texts.filter((text) => /\bIhnen\b|\bIhr[emns]?\b (?!\w+ sind)|["]|\.\.\./.test(text))).toEqual(
      texts.filter((text) => text.startsWith('Ihre schraffierten')),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { cleanName } from '../src/accounts/names.ts';
import { isVisible, plainText } from '../src/wire/plain-text.ts';
import { openHouse, sitDown } from './host/house.ts';

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
/** What steers the direction of the text after it. */
const steering = [...range(0x202a, 0x202e), ...range(0x2066, 0x2069)];
/** What says which way a sign without direction reads. */
const marks = ['\u200e', '\u200f', '\u061c'];
const codeOf = (sign: string): string => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
const named = (signs: readonly string[]): [string, string][] => signs.map((sign) => [codeOf(sign), sign]);

describe('S-12 direction and controls', () => {
  test.each(named([...steering, ...marks]))('no name has %s in it', (_, sign) => {
    for (const name of [`Ann${sign}`, `${sign}Ann`, `An${sign}n`]) {
      const cleaned = cleanName(name);
      expect(cleaned === null || !cleaned.includes(sign)).toBe(true);
    }
    expect(cleanName(`An${sign}n`)).toBeNull();
  });

  test.each(named([...steering, '\u0000', '\u0007', '\u001b', '\u007f', '\u009b', '\ufeff', '\u2060', '\ud800']))(
    'a line loses %s',
    (_, sign) => {
      expect(plainText(`Ann${sign}evil`)).toBe('Annevil');
      expect(plainText(sign.repeat(3))).toBe('');
    },
  );

  test.each([
    ['שלום, Ann! 3:1', 'Hebrew with Latin in it'],
    ['مرحبا بالعالم 123', 'Arabic with a number'],
    ['می\u200cخواهم', 'Persian, which parts letters without a space'],
    ['C++\u200f', 'a mark after signs without direction'],
    ['👩\u200d🚀 🏳️\u200d🌈 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 'joined emoji'],
    ['नमस्ते ภาษาไทย é', 'marks above and below'],
  ])('%s stays as it is: %s', (text) => {
    expect(plainText(text)).toBe(text);
    expect(isVisible(text)).toBe(true);
  });

  test('a line is one line, and accents do not pile up', () => {
    expect(plainText(' one\ntwo\r\n\tthree\u2028four ')).toBe('one two three four');
    expect(plainText(`a${'\u0301'.repeat(400)}b`)).toBe(`a${'\u0301'.repeat(6)}b`);
  });

  test.each(['', '   ', '\u200b', '\u200f\u200e', '\u00a0\u3000', '\u0301'])('%j shows nothing', (text) => {
    expect(isVisible(plainText(text))).toBe(false);
  });

  test('what is said at a table is told and kept without them', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house);
    const [ann, ben] = clients;
    expect(await ann?.say('Ann\u202eevil\u2069 \u0007says:\nשלום')).toMatchObject({ ok: true });
    for (const nothing of ['\u202e', '\u200b', '\u2066\u2069'])
      expect(await ann?.say(nothing)).toMatchObject({ ok: false, code: 'malformed' });
    expect(ben?.chat.map(({ text }) => text)).toEqual(['Annevil says: שלום']);
    expect((await house.store.chat(id, { after: 0, before: null, limit: 10 })).map(({ text }) => text)).toEqual([
      'Annevil says: שלום',
    ]);
    await house.host.stop();
  });
});

/*
 * Phrases: what is said, before it is put into words for somebody. One phrase gives the text on a card, the label of an
 * option, the line of the log, what a screen reader says, and the icons. All grammar is in this file.
 */

/** A thing that is counted. A sign is written before the number: €3. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly icon: string;
  readonly sign?: string;
}

/** A part of a phrase: plain words, or what is worded anew for each voice. */
export type Part = string | AmountPart | VerbPart | PersonPart | IconPart;

/** So many of something. */
interface AmountPart {
  readonly n: number;
  readonly of: Noun;
}

/** An imperative that the log tells in the past. */
interface VerbPart {
  readonly verb: string;
  readonly past: string;
  /** What somebody may leave: "you may buy". */
  readonly may: boolean;
}

/** Who is spoken to on a card, and spoken of in the log. */
interface PersonPart {
  readonly person: 'you' | 'your';
}

/** Drawn where there are no words, and unsaid where there are. */
interface IconPart {
  readonly icon: string;
}

/** Words that are not a text yet: one phrase becomes text, tooltip, log line, and what a screen reader says. */
export type Phrase = readonly Part[];

/** Who speaks: cards and options in the imperative, the log in the past. */
export type Tense = 'now' | 'past';

/** So many of something: "2 coins", "€3". */
export function amount(n: number, of: Noun): Part {
  return { n, of };
}

/** A verb in the imperative. Say its past where the rules of spelling do not give it. */
export function verb(imperative: string, past: string = pastOf(imperative)): Part {
  return { verb: imperative, past, may: false };
}

/** The same for what the reader may leave: "you may buy 1 card", "pay 2 coins to buy 1 card". */
export function mayVerb(imperative: string, past: string = pastOf(imperative)): Part {
  return { verb: imperative, past, may: true };
}

/** A phrase behind words that say already that it may be left. */
export function plainly(phrase: Phrase): Phrase {
  const first = phrase.findIndex((part) => typeof part === 'object' && 'verb' in part);
  return phrase.map((part, i) =>
    i === first && typeof part === 'object' && 'verb' in part ? { ...part, may: false } : part,
  );
}

/** An icon without words. */
export function icon(name: string): Part {
  return { icon: name };
}

/** "you" to the reader of a card, "them" in the log. */
export const you: Part = { person: 'you' };
/** "your" to the reader of a card, "their" in the log. */
export const your: Part = { person: 'your' };

const persons = { now: { you: 'you', your: 'your' }, past: { you: 'them', your: 'their' } };

const irregular: { readonly [verb: string]: string } = {
  build: 'built',
  buy: 'bought',
  choose: 'chose',
  draw: 'drew',
  get: 'got',
  give: 'gave',
  hold: 'held',
  keep: 'kept',
  lay: 'laid',
  lose: 'lost',
  make: 'made',
  pay: 'paid',
  put: 'put',
  sell: 'sold',
  set: 'set',
  spend: 'spent',
  take: 'took',
};

/** The past of an imperative; of "take back" it is "took back". */
export function pastOf(imperative: string): string {
  const [first = '', ...rest] = imperative.split(' ');
  return [irregular[first] ?? regularPast(first), ...rest].join(' ');
}

function regularPast(word: string): string {
  if (word.endsWith('e')) return `${word}d`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`;
  // One short syllable doubles its last letter: swap, swapped.
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word)) return `${word}${word.slice(-1)}ed`;
  return `${word}ed`;
}

/** "a" or "an", by the first sound. */
export function article(words: string): string {
  if (/^[A-Z]{2}/.test(words)) return /^[AEFHILMNORSX]/.test(words) ? 'an' : 'a';
  if (/^(eu|one|uni|use|u[^aeiou][aeiou])/i.test(words)) return 'a';
  return /^([aeiou]|hour|honest)/i.test(words) ? 'an' : 'a';
}

/** A number with its noun: "1 coin", "2 coins", "€3". */
export function counted(n: number, { one, many, sign }: Noun): string {
  if (sign !== undefined) return n < 0 ? `−${sign}${-n}` : `${sign}${n}`;
  return `${n} ${n === 1 ? one : many}`;
}

/** "A, B and C". */
export function listed(phrases: readonly Phrase[], word: 'and' | 'or' = 'and'): Phrase {
  return phrases.flatMap((phrase, i) => {
    if (i === 0) return phrase;
    const joint = i === phrases.length - 1 ? word : ',';
    return word === 'or' ? [joint, icon('slash'), ...phrase] : [joint, ...phrase];
  });
}

/** "A, B and C" of plain words. */
export function listedWords(words: readonly string[], word: 'and' | 'or' = 'and'): string {
  return textOf(
    listed(
      words.map((each) => [each]),
      word,
    ),
  );
}

/** A phrase in words. */
export function textOf(phrase: Phrase, tense: Tense = 'now'): string {
  let text = '';
  for (const part of phrase) {
    const words = wordsOf(part, tense);
    if (words === '') continue;
    text += text === '' || /^[,.;:]/.test(words) ? words : ` ${words}`;
  }
  return text;
}

function wordsOf(part: Part, tense: Tense): string {
  if (typeof part === 'string') return part;
  if ('n' in part) return counted(part.n, part.of);
  if ('verb' in part) return tense === 'past' ? part.past : `${part.may ? 'you may ' : ''}${part.verb}`;
  if ('person' in part) return persons[tense][part.person];
  return '';
}

/** With a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A phrase as a sentence. */
export function sentenceOf(phrase: Phrase): string {
  return `${capital(textOf(phrase))}.`;
}

/** Up to so many of one icon are drawn one by one. */
const DRAWN = 3;

/** A phrase in icons: few things are drawn one by one, many as a number and one icon. */
export function iconsOf(phrase: Phrase): string[] {
  return phrase.flatMap((part) => {
    if (typeof part === 'string') return [];
    if ('icon' in part) return [part.icon];
    if (!('n' in part)) return [];
    const { n, of } = part;
    return n > 0 && n <= DRAWN ? Array.from({ length: n }, () => of.icon) : [`${n}`, of.icon];
  });
}

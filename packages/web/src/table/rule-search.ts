import type { Game, LedgerRule } from '@benchtop/engine/host';
import type { LanguageId } from '../words/language.ts';

export type FoundRule = LedgerRule & { readonly id: string };

/** Words of a question that no rule is about. */
const idle: { readonly [language in LanguageId]: ReadonlySet<string> } = {
  en: new Set(
    'a am an and are at be can do does for from get have how i if in is it may me much many my of on or should the there they this to we what when where which who whose why will with you your'.split(
      ' ',
    ),
  ),
  de: new Set(
    'am an auf bin bekomme bist da das dem den der des die du ein eine einen einer es für habe ich im in ist kann man mein meine mich mit muss oder sind und viel viele von wann warum was welche wenn wer werde wie wird wo zu zum zur'.split(
      ' ',
    ),
  ),
};

/** What else a rulebook may call it; asked only where the word itself is in no rule. */
const alike: { readonly [language in LanguageId]: { readonly [word: string]: readonly string[] } } = {
  en: {
    win: ['wins', 'goal', 'victory'],
    winner: ['wins', 'victory'],
    lose: ['lost', 'loses'],
    point: ['points', 'VP', 'EP'],
    score: ['scoring', 'points', 'VP', 'EP'],
    pass: ['end your turn', 'stop', 'done'],
    skip: ['pass', 'stop'],
    finish: ['end', 'ends'],
    over: ['end', 'ends'],
    draw: ['tie', 'shared'],
    tie: ['shared', 'draw'],
    money: ['coin', 'euro', '$'],
    card: ['cards'],
    die: ['dice'],
    dice: ['die'],
    hurt: ['injury', 'injured'],
    heal: ['medicine'],
    power: ['energy', 'electricity'],
    ship: ['vessel'],
    boat: ['ship', 'vessel', 'submersible'],
    begin: ['start', 'first'],
    start: ['begin', 'first'],
    alone: ['solo'],
  },
  de: {
    gewinnen: ['gewinnt', 'Sieg', 'Ziel'],
    gewinne: ['gewinnt', 'Sieg', 'Ziel'],
    gewinner: ['gewinnt', 'Sieg'],
    verlieren: ['verliert', 'verloren'],
    wertung: ['Punkte', 'zählt'],
    passen: ['beende', 'aufhören'],
    ende: ['endet', 'enden'],
    würfel: ['Würfel'],
    anfangen: ['beginnt', 'beginnen'],
  },
};

/** The rules that somebody asks for: by words, or by a question in whole sentences. All words must be there; where no rule holds all, any will do. */
export function rulesFor(game: Game, search: string, spoken: LanguageId): readonly FoundRule[] {
  const rules = Object.entries(game.rulebook).map(([id, rule]) => ({ ...rule, id }));
  const words = wordsOf(search, spoken);
  const texts = new Map(rules.map((rule) => [rule, textOf(rule)]));
  const holding = (all: boolean, spell: (word: string) => readonly string[]): readonly FoundRule[] =>
    rules.filter((rule) => {
      const text = texts.get(rule) ?? '';
      const held = (word: string): boolean => spell(word).some((spelling) => holds(text, spelling));
      return all ? words.every(held) : words.some(held);
    });
  const itself = (word: string): readonly string[] => [word];
  const similar = (word: string): readonly string[] => [
    word,
    ...(alike[spoken][word] ?? alike[spoken][stem(word)] ?? []),
  ];
  const ways = [() => holding(true, itself), () => holding(true, similar), () => holding(false, similar)];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

/** The words of a question that matter; if none does, all of them. */
function wordsOf(search: string, spoken: LanguageId): readonly string[] {
  const words = search.toLowerCase().match(/[\p{L}\p{N}$€-]+/gu) ?? [];
  const asked = words.filter((word) => !idle[spoken].has(word));
  return asked.length > 0 ? asked : words;
}

function textOf({ id, heading, text, rulings = [] }: FoundRule): string {
  return [id, heading, text, ...rulings.flatMap(({ question, ruling }) => [question, ruling])].join(' ').toLowerCase();
}

/** Short words only where a word begins: “win” is in “wins”, and not in “following”. */
function holds(text: string, word: string): boolean {
  const root = stem(word.toLowerCase());
  if (root.length > 3) return text.includes(root);
  for (let at = text.indexOf(root); at >= 0; at = text.indexOf(root, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return false;
}

/** What “passes”, “passed” and “passing” have in common. */
function stem(word: string): string {
  const root = word.replace(/(?:ing|ed|es|(?<!s)s)$/u, '');
  if (root.length < 3) return word;
  return root === word ? word : root.replace(/([bdgmnpt])\1$/u, '$1');
}

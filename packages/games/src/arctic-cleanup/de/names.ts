import type { CardId } from '../data/cards.ts';
import type { BlockId, LineId } from '../data/factory.ts';
import type { Face, HexId } from '../data/ocean.ts';
import type { soloRanks } from '../data/players.ts';
import { tokens } from '../data/tokens.ts';
import type { Colour } from '../data/tokens.ts';
import type { ArcticNames } from '../names.ts';

const colourNames: { readonly [C in Colour]: string } = {
  red: 'rot',
  green: 'grün',
  blue: 'blau',
  black: 'schwarz',
  purple: 'lila',
  pink: 'rosa',
  yellow: 'gelb',
  grey: 'grau',
};

const places: { readonly [K in HexId]: string } = {
  pole: 'Pol',
  'in-n': 'Innen Nord',
  'in-ne': 'Innen Nordost',
  'in-se': 'Innen Südost',
  'in-s': 'Innen Süd',
  'in-sw': 'Innen Südwest',
  'in-nw': 'Innen Nordwest',
  'out-nne': 'Außen Nordnordost',
  'out-e': 'Außen Ost',
  'out-sse': 'Außen Südsüdost',
  'out-ssw': 'Außen Südsüdwest',
  'out-w': 'Außen West',
  'out-nnw': 'Außen Nordnordwest',
  'site-n': 'Nordecke',
  'site-ne': 'Nordostecke',
  'site-se': 'Südostecke',
  'site-s': 'Südecke',
  'site-sw': 'Südwestecke',
  'site-nw': 'Nordwestecke',
};

/** With the article, which is the same in the nominative and in the accusative. */
const lineNames: { readonly [K in LineId]: string } = {
  'hatched-4': 'die schraffierte Viererlinie',
  'hatched-3': 'die schraffierte Dreierlinie',
  'short-3': 'die kurze Dreierlinie',
  'short-2': 'die kurze Zweierlinie',
  'line-plan': 'die Planen-Linie',
  'line-move': 'die Fahren-Linie',
  'line-load': 'die Laden-Linie',
  'line-unload': 'die Entladen-Linie',
};

const blockNames: { readonly [K in BlockId]: string } = {
  'block-unlock': 'Öffnungsblock',
  'die-a': 'Würfelblock am Ende von Laden und Entladen',
  'die-b': 'Würfelblock am Anfang von Planen und Fahren',
  'die-c': 'Würfelblock am Ende von Planen und Fahren',
  'die-d': 'Würfelblock der kurzen Linien',
  'die-e': 'Würfelblock der schraffierten Linien',
};

const titles: { readonly [C in CardId]: string } = {
  plan: 'Planen',
  move: 'Fahren',
  load: 'Laden',
  unload: 'Entladen',
  analyze: 'Analyse',
};

const actions: { readonly [C in CardId]: (n: number) => string } = {
  plan: (n) => `bis zu ${n} Würfel legen`,
  move: (n) => `bis zu ${count(n, 'Feld', 'Felder')} fahren`,
  load: (n) => `bis zu ${n} Plättchen laden`,
  unload: (n) => `bis zu ${n} Plättchen entladen`,
  analyze: (n) => `bis zu ${n} Plättchen ziehen`,
};

const directionNames: { readonly [F in Face]: string } = {
  1: 'nach oben',
  2: 'nach rechts oben',
  3: 'nach rechts unten',
  4: 'nach unten',
  5: 'nach links unten',
  6: 'nach links oben',
};

export function count(n: number, one: string, many = one): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** What things are called in German. */
export const names: ArcticNames = {
  tokenName: (colour) => `${tokens[colour].polymer} (${colourNames[colour]})`,
  placeName: (hex) => places[hex],
  lineName: (line) => lineNames[line],
  blockName: (block) => blockNames[block],
  cardTitle: (card) => titles[card],
  cardText: (card, strength) => actions[card](strength),
  directionName: (face) => directionNames[face],
};

/** Titles of a solo season, by the English ones, which stand in the events. */
export const ranks = {
  Deckhand: 'Decksmann',
  Mate: 'Maat',
  Captain: 'Kapitän',
  Admiral: 'Admiral',
  'Guardian of the Arctic': 'Hüter der Arktis',
} as const satisfies { readonly [R in (typeof soloRanks)[number]['title']]: string };

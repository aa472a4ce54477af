import { doubledCard } from '@benchtop/engine/effects';
import { policed, soloCards } from '../data/solo.ts';
import { advancedSpaces } from '../data/spaces.ts';
import type { AdvancedSpace } from '../data/spaces.ts';
import { locations } from '../data/table.ts';
import type { BioState } from '../state.ts';

/** The solo cards, assistants and police; among several players there are none. */
export function brokenSolo(s: Readonly<BioState>): string | null {
  return s.seats === 1 ? (brokenDeck(s) ?? brokenHelpers(s)) : strayCards(s);
}

function strayCards({ solo: { deck, cards, top, flipped, assistants } }: Readonly<BioState>): string | null {
  const lying = deck.length + flipped.length + assistants.length + locations.flatMap((each) => cards[each]).length;
  return top === null && lying === 0 ? null : 'solo cards are for one player';
}

/** How many solo cards have been flipped: one in each round, when the locations have been chosen. */
function flips({ round, stage }: Readonly<BioState>): number {
  return stage === 'research' || stage === 'clean-up' ? round : round - 1;
}

function brokenDeck(s: Readonly<BioState>): string | null {
  const { deck, top, flipped, cards } = s.solo;
  if (top === null) return 'a solo card lies on top';
  const done = flips(s);
  if (flipped.length !== done || deck.length !== locations.length - 1 - done)
    return 'a solo card is flipped each round';
  const seen = [...flipped, top].map((card) => soloCards[card].location);
  if (doubledCard(seen, deck) !== null) return 'the solo deck has one card of each location';
  for (const location of locations) {
    const out = [...flipped, top].filter((card) => soloCards[card].location === location);
    if (doubledCard(cards[location], out) !== null || cards[location].length !== 3 - out.length)
      return `the solo cards of the ${location} do not add up`;
  }
  return null;
}

/** BIO-SOL-06 to BIO-SOL-08: where assistants and police stand follows from the cards. */
function brokenHelpers(s: Readonly<BioState>): string | null {
  const { top, flipped, assistants } = s.solo;
  const last = flips(s) === s.round ? (flipped.at(-1) ?? null) : null;
  const calling = s.stage === 'setup' ? [] : [last, top].filter((card) => card !== null);
  const called = calling.map((card) => soloCards[card].location);
  if (assistants.length !== called.length || assistants.some((place, i) => place !== called[i]))
    return 'the assistants are not where the solo cards call them';
  const closed: readonly AdvancedSpace[] =
    last === null ? [] : soloCards[last].police.map((area): AdvancedSpace => policed[area]);
  for (const space of advancedSpaces)
    if ((s.occupied[space] === 'police') !== closed.includes(space))
      return 'police stand on what the flipped solo card says';
  return null;
}

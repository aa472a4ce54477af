import { at } from '@benchtop/engine/author';
import { underRockets } from '../data/colonies.ts';
import { deposits } from '../data/deposits.ts';
import { COLUMNS } from '../data/ocean.ts';
import { rockets as cards } from '../data/rockets.ts';
import { citySlots } from '../data/spaces.ts';
import { isFull } from '../launch.ts';
import { colonyName, columnName, rocketName } from '../names.ts';
import { isNormal } from '../state.ts';
import type { LinState } from '../state.ts';

/** What is wrong with deposits, rockets and colony cards, or null. */
export function cardsFault(s: Readonly<LinState>): string | null {
  return depositsFault(s) ?? rocketsFault(s) ?? (isNormal(s) ? (underFault(s) ?? rowFault(s) ?? cityFault(s)) : null);
}

/** LIN-SET-04. */
function depositsFault({ deposits: sides }: Readonly<LinState>): string | null {
  return new Set(sides.map((side) => deposits[side].tile)).size < sides.length ? 'a deposit lies there twice' : null;
}

/** LIN-SET-07, LIN-LCH-02, LIN-LCH-05. */
function rocketsFault(s: Readonly<LinState>): string | null {
  const seen = new Set(s.players.flatMap(({ launched }) => launched));
  if (seen.size < s.players.reduce((sum, { launched }) => sum + launched.length, 0))
    return 'a rocket was launched twice';
  for (const rocket of s.rockets) {
    if (rocket === null) continue;
    const { card, spots } = rocket;
    if (seen.has(card)) return `${rocketName(card)} is there twice`;
    seen.add(card);
    if (cards[card].spots.some((printed, i) => spots[i] !== null && spots[i] !== printed))
      return `a cube on ${rocketName(card)} does not match its spot`;
    if (isFull(rocket)) return `${rocketName(card)} is full and stands there`;
  }
  return null;
}

/** The columns whose colony card is about to be revealed. */
function isPending(s: Readonly<LinState>, column: number): boolean {
  return s.stack.some(({ step, args }) => step === 'reveal-colony' && args['column'] === column);
}

/** LIN-SET-09, LIN-COL-01: the cards under the outer rockets lie there as long as these stand. */
function underFault(s: Readonly<LinState>): string | null {
  for (const [place, column] of [0, COLUMNS - 1].entries()) {
    const stands = at(s.rockets, column) !== null || isPending(s, column);
    const card = underRockets[place] ?? null;
    if (at(s.under, place) !== (stands ? card : null)) return `the card under ${columnName(column)} is wrong`;
  }
  return null;
}

/** LIN-COL-01, LIN-COL-02. */
function rowFault(s: Readonly<LinState>): string | null {
  for (let c = 0; c < COLUMNS; c++) {
    const card = at(s.row, c);
    if (at(s.rockets, c) !== null) {
      if (card !== null) return `${colonyName(card)} lies above ${columnName(c)}, where a rocket stands`;
    } else if (card === null && s.colonyDeck.length > 0 && !isPending(s, c))
      return `no colony card lies above ${columnName(c)}`;
  }
  return null;
}

/** LIN-COL-05: a slot is covered after every second round. */
function cityFault(s: Readonly<LinState>): string | null {
  for (let slot = 0; slot < citySlots.length; slot++) {
    const isCovered = at(s.city, slot) !== null;
    const should = slot < Math.floor((s.round - 1) / 2);
    if (isCovered && !should) return `slot ${slot + 1} of Europa City is covered too early`;
    if (!isCovered && should && s.colonyDeck.length > 0) return `slot ${slot + 1} of Europa City is not covered`;
  }
  return null;
}

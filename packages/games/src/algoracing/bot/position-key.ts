import type { Algorithm } from '../algorithm.ts';
import { HAND, LONGEST } from '../data/cards.ts';
import type { Kind } from '../data/cards.ts';
import type { AlgoracingState } from '../state.ts';

/** From 1: 0 stands for no card. Commands come first. */
const numberOf: { readonly [K in Kind]: number } = {
  step: 1,
  'all-way': 2,
  jump: 3,
  left: 4,
  right: 5,
  'u-turn': 6,
  teleport: 7,
  'cycle-2': 8,
  'cycle-3': 9,
};
/** Bits of a command, and of all of them. */
const BITS = 3;
const ALL_BITS = BITS * LONGEST;
const CARDS = 10;
/** By the command that a cycle begins above: there may be one of four, or none. */
const cycleDigit = [1, 5, 25, 125, 625];
/** Ways to lay cycles, numbered as they are met: no more than 495 of them can be laid. */
const cycleNumbers = new Int16Array(5 ** LONGEST).fill(-1);
let cyclesMet = 0;
/** Every key of an algorithm is less. */
export const ALGORITHMS = 2 ** (9 + ALL_BITS);

/**
 * What tells two positions of one turn apart: the algorithm and the cards in hand, as digits of one number. What else
 * changed follows from these, but for the order of the discard pile, and nobody draws from that unshuffled.
 */
export function positionKey({ stack, commands, cycles, rovers, order, active }: Readonly<AlgoracingState>): number {
  const hand = rovers[order[active] ?? 0]?.hand ?? [];
  let cards = stack[stack.length - 1]?.step === 'pass-discard' ? 1 : 0;
  for (let i = 0; i < HAND; i++) cards = cards * CARDS + digit(hand, i);
  return cards * ALGORITHMS + algorithmKey({ commands, cycles });
}

/** Tells algorithms apart. */
export function algorithmKey({ commands, cycles }: Algorithm): number {
  let key = numberOfCycles(cycles);
  for (let i = 0; i < LONGEST; i++) key = (key << BITS) | digit(commands, i);
  return key;
}

function numberOfCycles(cycles: Algorithm['cycles']): number {
  let digits = 0;
  for (const { factor, start, width } of cycles) digits += (factor * 2 + width - 4) * (cycleDigit[start] ?? 0);
  if (cycleNumbers[digits] === -1) cycleNumbers[digits] = cyclesMet++;
  return cycleNumbers[digits] ?? 0;
}

function digit(cards: readonly Kind[], i: number): number {
  const kind = i < cards.length ? cards[i] : undefined;
  return kind === undefined ? 0 : numberOf[kind];
}

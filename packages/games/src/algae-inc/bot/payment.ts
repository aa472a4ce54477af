import { kinds } from '../data/goods.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { timeLeft } from './time.ts';
import { weights as w } from './weights.ts';

type Kind = (typeof kinds)[number];

/** What a token of a kind is worth that a seat has so many of. */
function worthOf(kind: Kind, n: number, part: number): number {
  if (kind === 'science' && n > w.scienceUse) return w.surplusScience;
  const each = w.leftOver + (w.tokens[kind] - w.leftOver) * part;
  // The last one of a kind is kept for what asks for it.
  return n === 1 ? each + w.lastToken : each;
}

/** Tokens that are given up in a payment, those first that are missed least. */
export function givenUp(s: Readonly<AlgState>, seat: number): readonly Kind[] {
  const { goods } = playerAt(s, seat);
  const { part } = timeLeft(s, seat);
  return [...kinds].sort((a, b) => worthOf(a, goods[a], part) - worthOf(b, goods[b], part));
}

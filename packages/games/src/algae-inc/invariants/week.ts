import { at } from '@benchtop/engine/author';
import { spots, strips } from '../data/week.ts';
import type { SpotId } from '../data/week.ts';
import type { AlgState } from '../state.ts';
import { turnOrder } from '../turn.ts';
import { isPending } from './asked.ts';

type State = Readonly<AlgState>;

const END_STRIP = strips.length;

/** Days, spots and the end of a match. */
export function brokenWeek(s: State): string | null {
  if (s.stage === 'setup' && (s.day > 0 || s.week > 1)) return 'no week begins before the match is set up';
  if (s.stage === 'work' && s.day === 0) return 'somebody has moved in the Work Week';
  if (s.stage === 'weekend' && s.week === 4 && isPending(s, 'new-week')) return 'there is no weekend after week 4';
  if (s.stage === 'end' && s.week < 4) return 'the month has four weeks';
  if (s.over !== null && s.stage !== 'end') return 'the match ends at the end of the month';
  const order = turnOrder(s);
  const turn = order.indexOf(s.active);
  for (const [place, seat] of order.entries())
    if (dayOf(at(s.players, seat).spot) !== dayFor(s, place, turn))
      return `the worker of seat ${seat} stands on another day`;
  return null;
}

function dayOf(spot: SpotId | null): number {
  return spot === null ? 0 : strips.indexOf(spots[spot].strip) + 1;
}

/** The day on which the worker of a player stands: 0 beside the board. */
function dayFor(s: State, place: number, turn: number): number {
  switch (s.stage) {
    case 'setup':
    case 'monday':
      return 0;
    case 'work':
      return place < turn || (place === turn && !isPending(s, 'move-worker')) ? s.day : s.day - 1;
    case 'weekend':
      return isPending(s, 'new-week') ? END_STRIP : 0;
    case 'end':
      return END_STRIP;
  }
}

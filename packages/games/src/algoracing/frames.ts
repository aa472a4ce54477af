import { shapes } from '@benchtop/engine/host';
import type { Frame } from '@benchtop/engine/author';
import type { Shape } from '@benchtop/engine/host';
import { commandKinds, cycleKinds, HAND } from './data/cards.ts';
import { hillIds, hillsOf, rotations } from './data/hills.ts';
import { activeSeat, modeOf, roverAt } from './state.ts';
import type { AlgoracingState } from './state.ts';

const { oneOf, record, whole } = shapes;

const none = record({});
const argsOf: { readonly [step: string]: Shape } = {
  'choose-colour': none,
  'block-rotation': record({ hill: oneOf(hillIds) }),
  'block-anchor': record({ hill: oneOf(hillIds), r: oneOf(rotations) }),
  'choose-corner': none,
  'choose-facing': none,
  'build-basic': none,
  'build-full': none,
  'place-command': record({ kind: oneOf(commandKinds) }),
  'place-cycle': record({ kind: oneOf(cycleKinds) }),
  'pass-discard': record({ swapped: whole(0, HAND) }),
  scatter: none,
  deal: none,
};

/** The first frame of the stack that no match could have asked, in words. */
export function brokenFrames(s: Readonly<AlgoracingState>): string | null {
  for (const [depth, frame] of s.stack.entries()) {
    const wrong = argsOf[frame.step]?.(frame.args, frame.step) ?? misplaced(s, frame, depth);
    if (wrong !== null) return wrong;
  }
  return wrongHands(s);
}

function misplaced(s: Readonly<AlgoracingState>, frame: Frame, depth: number): string | null {
  if (frame.step === 'deal' || frame.step === 'scatter') return null;
  if (frame.seat < 0) return `${frame.step} is asked of nobody`;
  const rover = roverAt(s, frame.seat);
  switch (frame.step) {
    case 'choose-colour':
      return rover.colour === null ? null : 'the colour is chosen already';
    case 'block-rotation':
    case 'block-anchor':
      return strayBlock(s, frame);
    case 'choose-corner':
      return rover.corner === null ? null : 'the corner is chosen already';
    case 'choose-facing':
      return rover.corner !== null && rover.x < 0 ? null : 'the rover faces somewhere already';
    default:
      return wrongTurn(s, frame, depth);
  }
}

/** A block that waits to be placed belongs to the mode and is not on the board. */
function strayBlock(s: Readonly<AlgoracingState>, { args }: Frame): string | null {
  if (!hillsOf[modeOf(s)].some((hill) => hill === args['hill'])) return 'the block belongs to the other board';
  return s.placements.some(({ hill }) => hill === args['hill']) ? 'the block is placed already' : null;
}

/** Within a turn: one decision of the active player, of the mode that is played. */
function wrongTurn(s: Readonly<AlgoracingState>, { step, seat }: Frame, depth: number): string | null {
  if (depth !== 0) return 'a turn begins when the last one has ended';
  if (seat !== activeSeat(s)) return 'the decision is not the active player’s';
  if (s.rovers.some(({ x }) => x < 0)) return 'a rover is not on the board';
  const other = modeOf(s) === 'full' ? ['build-basic'] : ['build-full', 'place-command', 'place-cycle'];
  if (other.includes(step)) return `${step} belongs to the other game`;
  if (step === 'pass-discard' && s.changed) return 'a changed algorithm must be run';
  return null;
}

/** Nobody holds cards before the deal; afterwards everybody has five, but for what the active player has used. */
function wrongHands(s: Readonly<AlgoracingState>): string | null {
  const dealing = s.stack.some(({ step }) => step === 'deal');
  for (const [seat, { hand }] of s.rovers.entries()) {
    if (dealing && hand.length > 0) return 'cards are dealt after the bases';
    if (!dealing && hand.length + spentBy(s, seat) !== HAND) return `seat ${seat} does not have its five cards`;
  }
  return null;
}

/** Cards that the active player has laid, picked or thrown away in this turn. */
function spentBy(s: Readonly<AlgoracingState>, seat: number): number {
  if (seat !== activeSeat(s)) return 0;
  const { args } = s.stack[0] ?? { args: {} };
  const { kind, swapped } = { kind: undefined, swapped: 0, ...args };
  return s.used + (kind === undefined ? 0 : 1) + (typeof swapped === 'number' ? swapped : 0);
}

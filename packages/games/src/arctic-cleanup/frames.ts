import { at, shapes } from '@benchtop/engine';
import type { Frame, Shape } from '@benchtop/engine';
import { cardIds } from './data/cards.ts';
import { faces } from './data/ocean.ts';
import { DICE } from './data/players.ts';
import { colours } from './data/tokens.ts';
import { activeSeat, playerAt } from './state.ts';
import type { ArcticState, Player } from './state.ts';

const { list, oneOf, record, whole } = shapes;

const none = record({});
/** An upgraded card in column 5 has ten units. */
const chain = record({ left: whole(1, 10) });
const argsOf: { readonly [step: string]: Shape } = {
  'place-factory': none,
  'place-ship': record({ ship: whole(0, 1) }),
  'choose-action': none,
  'plan-pick': chain,
  'plan-set': record({ left: whole(1, 10), row: whole(0, 2), face: oneOf([0, ...faces]) }),
  'move-step': chain,
  'load-token': chain,
  'analyze-amount': chain,
  'analyze-place': record({ drawn: list(oneOf(colours), 1, DICE) }),
  'unload-token': chain,
  'end-turn': record({ card: oneOf(cardIds) }),
};

/** The first frame of the stack that no match could have asked, in words. */
export function brokenFrames(s: Readonly<ArcticState>): string | null {
  for (const [depth, frame] of s.stack.entries()) {
    const wrong = argsOf[frame.step]?.(frame.args, frame.step) ?? misplaced(s, frame, depth);
    if (wrong !== null) return wrong;
  }
  return null;
}

function misplaced(s: Readonly<ArcticState>, frame: Frame, depth: number): string | null {
  if (frame.step === 'end-turn') return depth === 0 ? null : 'a turn ends before the next one begins';
  if (frame.seat < 0) return `${frame.step} is asked of nobody`;
  switch (frame.step) {
    case 'place-factory':
      return playerAt(s, frame.seat).site === null ? null : 'the factory is placed already';
    case 'place-ship':
      return playerAt(s, frame.seat).site === null ? 'ships are placed after the factory' : null;
    default:
      return wrongTurn(s, frame, depth);
  }
}

/** Within a turn: the active player acts, every ship is at sea, and a chain lies on the end of its turn. */
function wrongTurn(s: Readonly<ArcticState>, frame: Frame, depth: number): string | null {
  if (frame.seat !== activeSeat(s)) return 'the decision is not the active player’s';
  if (s.players.some(({ ships }) => ships.some(({ hex }) => hex === null))) return 'a ship is not on the ocean';
  if (frame.step === 'choose-action') return depth === 0 ? null : 'a turn begins when the last one has ended';
  if (depth !== 1 || at(s.stack, 0).step !== 'end-turn') return 'an action belongs to a turn';
  return frame.step === 'plan-set' ? lostDie(playerAt(s, frame.seat), frame) : null;
}

/** The die in hand still lies where it was picked. */
function lostDie(p: Player, { args }: Frame): string | null {
  const { row, face } = args;
  const there = row === 0 ? face === 0 && p.pool > 0 : p.rows[row === 1 ? 0 : 1].some((die) => die === face);
  return there ? null : 'the die in hand is not there';
}

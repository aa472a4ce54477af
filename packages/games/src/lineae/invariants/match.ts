import { ROUNDS } from '../data/sky.ts';
import { endingOf } from '../ending.ts';
import { allLaunched } from '../launch.ts';
import type { LinState } from '../state.ts';

/** What must lie at the bottom of the stack outside the Action Phase. */
const bottoms = {
  setup: ['setup', 'opening'],
  sunlight: ['start-round', 'begin-action'],
  end: ['finish'],
} as const;

/** What is wrong with the course of the match, or null. */
export function matchFault(s: Readonly<LinState>): string | null {
  return passedFault(s) ?? launchedFault(s) ?? (s.over === null ? stageFault(s) : overFault(s));
}

/** LIN-TRN-03, LIN-CLN-05. */
function passedFault(s: Readonly<LinState>): string | null {
  const passed = s.players.filter((p) => p.passed).length;
  if (s.stage === 'end' && passed < s.seats) return 'a match ends when all have passed';
  return passed > 0 && (s.stage === 'setup' || s.stage === 'sunlight') ? 'players pass in turns' : null;
}

/** LIN-END-01: with the last rocket the last round has come. */
function launchedFault(s: Readonly<LinState>): string | null {
  if (s.stage === 'setup' || s.stage === 'sunlight')
    return allLaunched(s) ? 'all rockets were launched in an earlier round' : null;
  return s.stage === 'end' && s.round < ROUNDS && !allLaunched(s) ? 'the match is not at its end' : null;
}

function stageFault(s: Readonly<LinState>): string | null {
  if (s.stage === 'action') return null;
  const bottom = s.stack[0]?.step ?? 'nothing';
  const expected: readonly string[] = bottoms[s.stage];
  return expected.includes(bottom) ? null : `the stage ${s.stage} does not go on with ${bottom}`;
}

function overFault(s: Readonly<LinState>): string | null {
  if (s.stage !== 'end') return 'a match is over after its last round';
  return s.over === endingOf(s) ? null : `this match did not end by ${s.over ?? ''}`;
}

import { capital } from '../words.ts';
import type { Algorithm } from './algorithm.ts';
import { isCycle } from './data/cards.ts';
import { startDrive, trackOf } from './drive.ts';
import type { RunEvent } from './events.ts';
import { cardName } from './names.ts';
import { runAlgorithm } from './run.ts';
import { roverAt } from './state.ts';
import type { AlgoracingState } from './state.ts';

/** What a player might regret who runs or passes now. */
export function warningOf(s: Readonly<AlgoracingState>, seat: number, choice: string): string | null {
  if (choice === 'run') return idleRun(s, seat);
  return choice === 'pass' ? missedChance(s, seat) : null;
}

/** What would happen in a run, by the rules of the real one. */
function tried(s: Readonly<AlgoracingState>, seat: number, algorithm: Algorithm): readonly RunEvent[] {
  const events: RunEvent[] = [];
  runAlgorithm(
    startDrive(trackOf(s), seat, (event) => events.push(event), null),
    algorithm,
  );
  return events;
}

/** A run in which no command does anything, not even bring a compensation. */
function idleRun(s: Readonly<AlgoracingState>, seat: number): string | null {
  const idle = tried(s, seat, s).every(({ type }) => inVain.includes(type));
  return idle ? 'Every command would be skipped.' : null;
}

const inVain: readonly RunEvent['type'][] = ['command-started', 'command-skipped', 'encounter'];

/** A pass although the algorithm as it lies, or one card laid alone, would bring samples. */
function missedChance(s: Readonly<AlgoracingState>, seat: number): string | null {
  if (s.commands.length > 0)
    return gains(tried(s, seat, s), seat) ? 'Run as it is, the algorithm would bring you samples or points.' : null;
  for (const kind of new Set(roverAt(s, seat).hand))
    if (!isCycle(kind) && gains(tried(s, seat, { commands: [kind], cycles: [] }), seat))
      return `${capital(cardName(kind))} alone would bring you samples or points.`;
  return null;
}

const rewards: readonly RunEvent['type'][] = ['sample-picked', 'samples-delivered', 'compensation'];

function gains(events: readonly RunEvent[], seat: number): boolean {
  return events.some((event) => rewards.includes(event.type) && event.seat === seat);
}

import { isCycle } from './data/cards.ts';
import { cardName, sentenceCase } from './names.ts';
import { runPreview } from './preview.ts';
import type { RunPreview } from './preview.ts';
import { roverAt } from './state.ts';
import type { AlgoracingState } from './state.ts';

/** What a player might regret who runs or passes now. */
export function warningOf(s: Readonly<AlgoracingState>, seat: number, choice: string): string | null {
  if (choice === 'run') return idleRun(s, seat);
  return choice === 'pass' ? missedChance(s, seat) : null;
}

/** A run in which no command does anything, not even bring a compensation. */
function idleRun(s: Readonly<AlgoracingState>, seat: number): string | null {
  const { steps, lift } = runPreview(s, seat, s);
  const idle = lift === null && steps.every(({ skipped, paid }) => skipped !== null && !paid);
  return idle ? 'Every command would be skipped.' : null;
}

/** A pass although the algorithm as it lies, or one card laid alone, would bring samples. */
function missedChance(s: Readonly<AlgoracingState>, seat: number): string | null {
  if (s.commands.length > 0)
    return gains(runPreview(s, seat, s)) ? 'Run as it is, the algorithm would bring you samples.' : null;
  for (const kind of new Set(roverAt(s, seat).hand))
    if (!isCycle(kind) && gains(runPreview(s, seat, { commands: [kind], cycles: [] })))
      return `${sentenceCase(cardName(kind))} alone would bring you samples.`;
  return null;
}

function gains({ steps, delivered }: RunPreview): boolean {
  return delivered > 0 || steps.some(({ picked, paid }) => paid || picked.length > 0);
}

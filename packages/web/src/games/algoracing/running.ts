import { useState } from 'react';
import type { AlgoracingEvent, SkipReason } from '@benchtop/games/algoracing';
import { useMotion } from './kit.ts';

/** The command under way. */
export interface Running {
  readonly seat: number;
  /** From 0. */
  readonly slot: number;
  /** Which time it is done. */
  readonly repeat: number;
  readonly skipped: SkipReason | null;
}

/** The command that was announced last, until the run is over. */
export function useRunning(): Running | null {
  const motion = useMotion();
  const [running, setRunning] = useState<Running | null>(null);
  const now = motion === null ? null : heard(running, motion.event);
  if (now !== running) setRunning(now);
  return now;
}

const OVER = new Set<AlgoracingEvent['type']>([
  'elevator-ride',
  'elevator-blocked',
  'algorithm-cleared',
  'cards-drawn',
  'turn-ended',
  'turn-began',
]);

function heard(running: Running | null, event: AlgoracingEvent): Running | null {
  if (event.type === 'command-started') {
    const { seat, slot, repeat } = event;
    const same = running?.slot === slot - 1 && running.repeat === repeat && running.skipped === null;
    return same ? running : { seat, slot: slot - 1, repeat, skipped: null };
  }
  if (event.type === 'command-skipped' && running !== null && running.skipped !== event.reason)
    return { ...running, skipped: event.reason };
  return OVER.has(event.type) ? null : running;
}

import { scoresOf } from '@benchtop/engine';
import type { LocalMatch } from '../local/local-match.ts';

/** What an option would do to its seat's score, in words; null when it does nothing to it. */
export function previewOf(local: LocalMatch, seat: number, option: string): string | null {
  // A world the seat could be in, never the true one: a preview must not tell what lies face down.
  const world = local.match.sample(seat, 'preview');
  const before = world.scores()[seat]?.total ?? 0;
  if (!world.play(seat, option).ok) return null;
  const barrier = world.undoBarrier(seat);
  if (barrier === 'chance' || barrier === 'revealed') return 'What follows depends on chance.';
  const after = scoresOf(local.game, world.state)[seat]?.total ?? 0;
  if (after === before) return null;
  return `Score ${before} → ${after} (${after > before ? '+' : '−'}${Math.abs(after - before)})`;
}

import type { Match } from '@benchtop/engine/host';

/** What an option would do to its seat's score, in words; null when it does nothing to it. */
export function previewOf(match: Match, seat: number, option: string): string | null {
  // A world the seat could be in, never the true one: a preview must not tell what lies face down.
  const world = match.sample(seat, 'preview');
  const before = world.scores()[seat]?.total ?? 0;
  if (!world.play(seat, option).ok) return null;
  const barrier = world.undoBarrier(seat);
  if (barrier === 'chance' || barrier === 'revealed') return 'What follows depends on chance.';
  const after = world.scores()[seat]?.total ?? 0;
  if (after === before) return null;
  return `Score ${before} → ${after} (${after > before ? '+' : '−'}${Math.abs(after - before)})`;
}

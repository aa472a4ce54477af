import type { Preview } from '@benchtop/engine/host';

/** What an option would do, in short sentences; none when there is nothing to be said. `points`: what its seat has now. */
export function previewWords(preview: Preview, seat: number, points: number): readonly string[] {
  return [...pointWords(preview, points), ...openWords(preview), ...endWords(preview, seat)];
}

function pointWords({ score }: Preview, points: number): string[] {
  if (score === null) return ['What it is worth is open.'];
  return score === 0 ? [] : [`Points ${points} → ${points + score} (${score > 0 ? '+' : '−'}${Math.abs(score)})`];
}

function openWords({ chance, hidden }: Preview): string[] {
  if (chance) return ['What comes up depends on chance.'];
  return hidden ? ['What comes of it depends on something hidden.'] : [];
}

/** What an option would end, in short sentences. */
export function endWords({ over, next }: Preview, seat: number): string[] {
  if (over === 'surely') return ['Ends the match.'];
  const match = over === 'maybe' ? ['It may end the match.'] : [];
  const ends = next !== null && next.length > 0 && !next.includes(seat);
  return ends ? [...match, 'Ends your turn.'] : match;
}

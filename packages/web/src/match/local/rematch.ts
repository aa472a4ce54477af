import { freshKey } from '@benchtop/engine/host';
import { handOver } from '../hand-over.ts';
import { LocalMatch } from './local-match.ts';
import { keep, newId } from './saves.ts';

/** Deals another match among the same players, each one seat further; returns its id. */
export function rematch(local: LocalMatch): string {
  const { game, seats, match } = local;
  const rotated = seats.map((_, i) => seats[(i + 1) % seats.length]).filter((seat) => seat !== undefined);
  const dealt = LocalMatch.deal(newId(), game, rotated, match.state.settings, freshKey());
  keep(dealt.saved('The match begins.', Date.now()));
  handOver(dealt);
  return dealt.id;
}

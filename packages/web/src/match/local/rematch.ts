import { freshKey } from '@benchtop/engine/host';
import { handOver } from '../hand-over.ts';
import { LocalMatch } from './local-match.ts';
import { keep, newId } from './saves.ts';
import type { SavedSeat } from './saves.ts';
import { t } from '../../words/words.ts';

/** Deals another match among the same players, each one seat further; returns its id. */
export function rematch(local: LocalMatch): string {
  const { seats } = local;
  const rotated = seats.map((_, i) => seats[(i + 1) % seats.length]).filter((seat) => seat !== undefined);
  return dealt(local, rotated, freshKey());
}

/** Deals the same match once more, for practice: the same players on the same seats with the same draws. */
export function sameDraws(local: LocalMatch): string {
  return dealt(local, local.seats, local.match.key);
}

function dealt({ game, match }: LocalMatch, seats: readonly SavedSeat[], key: string): string {
  const begun = LocalMatch.deal(newId(), game, seats, match.state.settings, key);
  keep(begun.saved(t('The match begins.'), Date.now()));
  handOver(begun);
  return begun.id;
}

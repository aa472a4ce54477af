import type { Class } from '../data/goods.ts';
import { challengeOf, roundLimit } from '../state.ts';
import type { BioState, Player } from '../state.ts';
import type { CardWorth } from './cards.ts';
import type { Outlook } from './outlook.ts';
import { weights as w } from './weights.ts';

/** Alone the goal counts, not only EP: seven creatures, soon, and what the challenge asks for. */
export function soloValue(
  s: Readonly<BioState>,
  p: Readonly<Player>,
  made: readonly CardWorth[],
  { rounds }: Outlook,
): number {
  const challenge = challengeOf(s);
  const { creature, common, report, unlock } = w.solo[challenge];
  let value = creature * Math.min(challenge === 'professional' ? 9 : 7, made.length) + common * p.rows.common.length;
  if (p.seventh > 0 && p.seventh < roundLimit(s)) value += 20;
  if (report > 0) value += report * Math.min(wantedReports(s), reported(s));
  value += unlock * (2 - p.locks);
  if (challenge === 'professional') value += Math.min(5, p.goods.coin) * (rounds === 0 ? w.kept : 0.3);
  return value;
}

/** What a creature in hand is worth alone besides: the same once it is created. */
export function soloWorth(s: Readonly<BioState>, p: Readonly<Player>, kind: Class): number {
  const challenge = challengeOf(s);
  const { creature, common } = w.solo[challenge];
  const made = p.rows.common.length + p.rows.artisan.length + p.rows.noble.length;
  const wanted = made < 7 || challenge === 'professional';
  return (wanted ? creature : 0) + (kind === 'common' ? common : 0);
}

/** What one more report is worth alone besides. */
export function soloReport(s: Readonly<BioState>): number {
  return reported(s) < wantedReports(s) ? w.solo[challengeOf(s)].report : 0;
}

function wantedReports(s: Readonly<BioState>): number {
  return challengeOf(s) === 'report-mania' ? 3 : 2;
}

function reported({ milestones: shown }: Readonly<BioState>): number {
  let n = 0;
  for (const { tokens } of shown) n += tokens.length;
  return n;
}

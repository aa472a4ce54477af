import type { MilestoneId } from './data/milestones.ts';
import { effects } from './effects.ts';
import { playerAt } from './state.ts';
import type { BioState } from './state.ts';

/** What DNA INC. still allows in one action: a report, and an unlock for so many coins; 0 for none. */
export interface OfficeArgs {
  readonly report: boolean;
  readonly price: number;
}

/** The rule against reporting a milestone, or null. */
export function refuseReport(
  s: Readonly<BioState>,
  seat: number,
  card: MilestoneId,
): 'BIO-SET-04' | 'BIO-DNA-02' | 'BIO-DNA-03' | null {
  for (const { card: shown, tokens } of s.milestones) {
    if (shown !== card) continue;
    if (tokens.includes(seat)) return 'BIO-DNA-02';
    return effects.holds(s, seat, card) ? null : 'BIO-DNA-03';
  }
  return 'BIO-SET-04';
}

/** The rule against unlocking an ability, or null. */
export function refuseUnlock(s: Readonly<BioState>, seat: number, price: number): 'BIO-SCI-01' | 'BIO-GEN-01' | null {
  const { locks, goods } = playerAt(s, seat);
  if (price === 0 || locks === 0) return 'BIO-SCI-01';
  return goods.coin < price ? 'BIO-GEN-01' : null;
}

/** Whether DNA INC. is of any use now. */
export function officeHelps(s: Readonly<BioState>, seat: number, { report, price }: OfficeArgs): boolean {
  if (refuseUnlock(s, seat, price) === null) return true;
  if (report) for (const { card } of s.milestones) if (refuseReport(s, seat, card) === null) return true;
  return false;
}

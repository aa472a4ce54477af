import type { MilestoneId } from './data/milestones.ts';
import { NOTARY_PRICE, UNLOCK_PRICE } from './data/table.ts';
import { effects } from './effects.ts';
import { playerAt } from './state.ts';
import type { BioState } from './state.ts';

/** What DNA INC. still allows in one action: a report, and an unlock for so many coins; 0 for none. */
export interface OfficeArgs {
  readonly report: boolean;
  readonly price: number;
}

/** Why DNA Inc. never offers this in one action, or null: a notary only unlocks, a press office only reports. */
export function officeFault({ report, price }: OfficeArgs): string | null {
  const known = price === 0 || price === UNLOCK_PRICE || (price === NOTARY_PRICE && !report);
  return known ? null : `nobody unlocks for ${price} coins here`;
}

/** The rule against reporting a milestone, or null. */
export function refuseReport(
  s: Readonly<BioState>,
  seat: number,
  card: MilestoneId,
): 'BIO-SET-04' | 'BIO-DNA-02' | null {
  for (const { card: shown, tokens } of s.milestones) {
    if (shown !== card) continue;
    return tokens.includes(seat) || !effects.holds(s, seat, card) ? 'BIO-DNA-02' : null;
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

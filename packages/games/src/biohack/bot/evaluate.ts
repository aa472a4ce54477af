import { goalMet } from '../ending.ts';
import { completionEp, reportEp, totalOf } from '../scoring.ts';
import { playerAt } from '../state.ts';
import type { BioState, Player } from '../state.ts';
import { handValue, storeValue } from './hand-outlook.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { awayValue, trackValue } from './research-outlook.ts';
import { createdBy, createdValue, milestonesValue, scientistValue } from './scoring-outlook.ts';
import { soloValue } from './solo-outlook.ts';
import { weights as w } from './weights.ts';

/*
 * How good a position is for a seat, in EP: what it has scored, what its hand will score with the genes at hand and those
 * that can still come, what its Nomans can still do.
 */

export function evaluate(s: Readonly<BioState>, seat: number): number {
  if (s.over !== null)
    return totalOf(s, seat) + (s.seats === 1 && goalMet(s) ? w.goal : 0) - (s.over === 'survival-lost' ? 100 : 0);
  const p = playerAt(s, seat);
  const outlook = outlookOf(s, p);
  const made = createdBy(p);
  let value = outlook.epWorth * (p.goods.ep + completionEp(s, seat) + reportEp(s, seat));
  value += createdValue(s, seat, made, outlook);
  value += goodsValue(p, outlook) + nomansValue(s, p, outlook) + milestonesValue(s, seat, made, outlook);
  value += scientistValue(s, p, seat, made, outlook);
  // The hand comes last: it leaves behind what genes are needed.
  value += handValue(s, p, seat, made, outlook) + storeValue(outlook) + awayValue(s, p, seat, outlook);
  if (s.seats > 2 && outlook.rounds > 0 && s.stage === 'research') value += trackValue(s, seat);
  return value + (s.seats === 1 ? soloValue(s, p, made, outlook) : 0);
}

function goodsValue({ goods }: Readonly<Player>, { rounds, last, actions }: Outlook): number {
  if (last && actions === 0) return goods.coin / 4;
  const coins = last
    ? goods.coin * w.coinLast
    : w.coin * Math.min(w.purse, goods.coin) + w.spareCoin * Math.max(0, goods.coin - w.purse);
  if (rounds === 0) return coins + w.medicineLast * goods.medicine;
  return coins + (goods.medicine > 0 ? w.medicine : 0) + (goods.medicine > 1 ? w.secondMedicine : 0);
}

function nomansValue(s: Readonly<BioState>, p: Readonly<Player>, { rounds, actions }: Outlook): number {
  let value = w.experiment * actions;
  if (p.injured > 0) {
    const saved = Math.min(p.injured, p.goods.medicine);
    if (rounds > 0 && s.stage !== 'setup') value -= w.hurt * saved + w.doomed * (p.injured - saved);
    else value -= w.hurtLast * p.injured;
  }
  return value;
}

import type { ScoreItem, TieBreak } from '@benchtop/engine/author';
import { counted } from '../tie-break.ts';
import { creatures } from './data/creatures.ts';
import { classes } from './data/goods.ts';
import { EARLY_BONUS, NOMAN_EP } from './data/solo.ts';
import { COINS_PER_EP } from './data/table.ts';
import { effects } from './effects.ts';
import { activeNomans } from './nomans.ts';
import type { RuleId } from './rulebook.ts';
import { creatureCount, isSurvival, mainBoard, playerAt, roundLimit } from './state.ts';
import type { BioState, Player } from './state.ts';

/** BIO-END-02: the score sheet. */
export function score(s: Readonly<BioState>, seat: number): ScoreItem[] {
  const p = playerAt(s, seat);
  const items: (ScoreItem & { readonly rule: RuleId })[] = [
    { rule: 'BIO-SET-11', label: 'EP track', points: p.goods.ep },
    { rule: 'BIO-CRD-04', label: 'Commons and artisans', points: printedEp(p) },
    { rule: 'BIO-CRD-05', label: 'Nobles', points: 0 },
    { rule: 'BIO-END-04', label: 'Scientist', points: 0 },
    { rule: 'BIO-CML-03', label: 'Creation milestones', points: completionEp(s, seat) },
    { rule: 'BIO-DNA-03', label: 'Milestone cards', points: reportEp(s, seat) },
    { rule: 'BIO-END-05', label: 'Coins', points: Math.floor(p.goods.coin / COINS_PER_EP) },
  ];
  if (s.seats === 1) items.push({ rule: 'BIO-SOL-15', label: 'Seven creatures early', points: earlyEp(s, p) });
  if (isSurvival(s)) items.push({ rule: 'BIO-CHL-10', label: 'Active Nomans', points: NOMAN_EP * activeNomans(p) });
  const scored = effects.score(s, seat);
  return items.map((item) => ({ ...item, points: item.points + sumOf(scored, item.rule) }));
}

function sumOf(items: readonly ScoreItem[], rule: RuleId): number {
  let sum = 0;
  for (const item of items) if (item.rule === rule) sum += item.points;
  return sum;
}

/** The total of a seat. */
export function totalOf(s: Readonly<BioState>, seat: number): number {
  let total = 0;
  for (const { points } of score(s, seat)) total += points;
  return total;
}

/** BIO-CRD-04: printed EP of created creatures. */
function printedEp({ rows }: Readonly<Player>): number {
  let sum = 0;
  for (const card of rows.common) sum += creatures[card].ep;
  for (const card of rows.artisan) sum += creatures[card].ep;
  return sum;
}

/** BIO-CML-03. */
export function completionEp(s: Readonly<BioState>, seat: number): number {
  let sum = 0;
  for (const kind of classes) sum += epOf(s, s.completions[kind], seat);
  return sum;
}

/** BIO-DNA-03. */
export function reportEp(s: Readonly<BioState>, seat: number): number {
  let sum = 0;
  for (const { tokens } of s.milestones) sum += epOf(s, tokens, seat);
  return sum;
}

function epOf(s: Readonly<BioState>, tokens: readonly number[], seat: number): number {
  const place = tokens.indexOf(seat);
  return place < 0 ? 0 : (mainBoard(s).milestones[place] ?? 0);
}

/** BIO-SOL-15: the seventh creature came before the last round. */
function earlyEp(s: Readonly<BioState>, { seventh }: Readonly<Player>): number {
  return seventh > 0 && seventh < roundLimit(s) ? EARLY_BONUS : 0;
}

/** BIO-END-06. */
export function tieBreaks(s: Readonly<BioState>, seat: number): TieBreak[] {
  const p = playerAt(s, seat);
  return [
    counted(creatureCount(p), 'creature', 'creatures'),
    counted(p.rows.noble.length, 'noble', 'nobles'),
    counted(p.rows.artisan.length, 'artisan', 'artisans'),
  ];
}

import { at } from '@benchtop/engine/author';
import { classes, genes } from '../data/goods.ts';
import { milestones, SHOWN_MILESTONES } from '../data/milestones.ts';
import { mainBoard, playerAt } from '../state.ts';
import type { BioState, Player } from '../state.ts';
import { cardWorths, countsFor, scientistScores } from './cards.ts';
import type { CardWorth, Scored } from './cards.ts';
import type { Outlook } from './outlook.ts';
import { soloReport } from './solo-outlook.ts';
import { weights as w } from './weights.ts';

/*
 * What creatures on the board, milestones and the scientist score, and what may still come of them.
 */

const created: CardWorth[] = [];

/** What a player has created, in a list that the next call overwrites. */
export function createdBy({ rows }: Readonly<Player>): readonly CardWorth[] {
  let n = 0;
  for (const kind of classes) for (const card of rows[kind]) created[n++] = cardWorths[card];
  created.length = n;
  return created;
}

export function countOf(s: Readonly<BioState>, seat: number, scored: Scored, made: readonly CardWorth[]): number {
  let n = 0;
  if (scored.what === 'report') for (const { tokens } of s.milestones) n += tokens.includes(seat) ? 1 : 0;
  else if (scored.what === 'completion') for (const kind of classes) n += s.completions[kind].includes(seat) ? 1 : 0;
  else for (let i = 0; i < made.length; i++) if (countsFor(scored, at(made, i))) n++;
  return n;
}

/** What is to be expected of something that scores, besides the `have` that there are. */
export function growth(
  s: Readonly<BioState>,
  { what, each, kind }: Scored,
  have: number,
  creations: number,
  rounds: number,
): number {
  switch (what) {
    case 'report':
      return each * Math.min(SHOWN_MILESTONES - have, w.reports[s.seats < 3 ? 'small' : 'large'] * rounds);
    case 'completion':
      return each * Math.min(classes.length - have, w.completions[s.seats < 3 ? 'small' : 'large'] * rounds);
    case 'gene':
      return each * creations * w.geneOdds;
    case 'class':
      return kind === null ? 0 : each * creations * w.classOdds[kind];
    case 'creature':
      return each * creations;
  }
}

/** Creatures on the board: printed EP, nobles with what may still come, abilities that still help. */
export function createdValue(
  s: Readonly<BioState>,
  seat: number,
  made: readonly CardWorth[],
  { rounds, creations, epWorth }: Outlook,
): number {
  let value = 0;
  for (let i = 0; i < made.length; i++) {
    const card = at(made, i);
    value += epWorth * card.ep + w.activation * card.use * rounds + w.discounted * card.discount * creations;
    if (card.scored === null) continue;
    const have = countOf(s, seat, card.scored, made);
    value += epWorth * (card.scored.each * have + 0.5 * growth(s, card.scored, have, creations, rounds));
  }
  return value;
}

/** EP of the next free space under a milestone, or over a row. */
export function nextEp(s: Readonly<BioState>, tokens: readonly number[]): number {
  return mainBoard(s).milestones[tokens.length] ?? 0;
}

/** What own nobles and an open scientist score for one more report, or one more full row. */
export function scoresPer(p: Readonly<Player>, made: readonly CardWorth[], what: 'report' | 'completion'): number {
  let each = 0;
  for (let i = 0; i < made.length; i++) {
    const { scored } = at(made, i);
    if (scored !== null && scored.what === what) each += scored.each;
  }
  const bottom = p.scientist !== null && p.locks === 0 ? scientistScores[p.scientist] : null;
  return bottom !== null && bottom.what === what ? each + bottom.each : each;
}

const icons = new Map(
  Object.entries(milestones).map(([card, { icons: wanted }]) => [card, wanted.map((gene) => 1 << genes.indexOf(gene))]),
);

/** How many icons of a milestone different creatures meet: the rarest icon first is good enough for a guess. */
function iconsMet(wanted: readonly number[], made: readonly CardWorth[]): number {
  let used = 0;
  let met = 0;
  for (let k = wanted.length - 1; k >= 0; k--)
    for (let i = 0; i < made.length; i++) {
      if ((used & (1 << i)) !== 0 || (at(made, i).genes & at(wanted, k)) === 0) continue;
      used |= 1 << i;
      met++;
      break;
    }
  return met;
}

export function milestonesValue(
  s: Readonly<BioState>,
  seat: number,
  made: readonly CardWorth[],
  { rounds, actions, creations, epWorth }: Outlook,
): number {
  if (rounds === 0 && actions === 0) return 0;
  const more = epWorth * scoresPer(playerAt(s, seat), made, 'report') + (s.seats === 1 ? soloReport(s) : 0);
  let value = 0;
  for (const { card, tokens } of s.milestones) {
    if (tokens.includes(seat)) continue;
    const wanted = icons.get(card) ?? [];
    const met = iconsMet(wanted, made);
    const missing = wanted.length - met;
    const ep = epWorth * nextEp(s, tokens) + more;
    if (missing === 0) value += w.met * ep;
    else if (missing <= creations) value += (w.progress * ep * met * met) / (wanted.length * wanted.length);
  }
  return value;
}

export function scientistValue(
  s: Readonly<BioState>,
  p: Readonly<Player>,
  seat: number,
  made: readonly CardWorth[],
  { rounds, creations, epWorth }: Outlook,
): number {
  if (p.scientist === null) return 0;
  const scored = scientistScores[p.scientist];
  let value = 0;
  if (p.locks < 2) value += w.discountRow * rounds;
  if (p.locks === 0 && scored !== null) {
    const have = countOf(s, seat, scored, made);
    value += epWorth * (scored.each * have + 0.6 * growth(s, scored, have, creations, rounds));
  }
  return value;
}

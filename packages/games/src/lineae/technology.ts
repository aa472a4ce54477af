import { techIds, technologies } from './data/technologies.ts';
import type { TechId } from './data/technologies.ts';
import type { LinContext } from './define.ts';
import { hasBiogenesis, playerAt } from './state.ts';
import type { LinState, LinView } from './state.ts';

/** What tells which technologies lie in the deck. */
type Holders = Readonly<Pick<LinView, 'settings'>> & {
  readonly players: readonly { readonly technologies: readonly TechId[] }[];
};

/** LIN-SET-08, LIN-TEC-03: in play, and in nobody's hand. */
export function isInDeck(s: Holders, id: TechId): boolean {
  if (technologies[id].module === 'biogenesis' && !hasBiogenesis(s)) return false;
  for (const p of s.players) if (p.technologies.includes(id)) return false;
  return true;
}

/** The technologies that nobody holds, in the order of the table. */
export function technologyDeck(s: Holders): readonly TechId[] {
  return techIds.filter((id) => isInDeck(s, id));
}

function isDeckEmpty(s: Holders): boolean {
  for (const id of techIds) if (isInDeck(s, id)) return false;
  return true;
}

/** LIN-TEC-01: a seat chooses a technology, if one is left. */
export function takeTechnology(s: LinState, seat: number, ctx: LinContext): void {
  if (!isDeckEmpty(s)) ctx.ask('choose-technology', seat);
}

/** A technology goes from the deck to a player who has room for it. */
export function keepTechnology(s: LinState, seat: number, id: TechId, ctx: LinContext): void {
  playerAt(s, seat).technologies.push(id);
  ctx.emit?.({ type: 'technology-taken', seat, id });
}

/** LIN-TEC-03: one of the old cards goes back into the deck, the chosen one takes its place. */
export function swapTechnology(s: LinState, seat: number, old: TechId, id: TechId, ctx: LinContext): void {
  const { technologies: held } = playerAt(s, seat);
  held.splice(held.indexOf(old), 1);
  ctx.emit?.({ type: 'technology-returned', seat, id: old });
  keepTechnology(s, seat, id, ctx);
}

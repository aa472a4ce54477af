import { cardIds } from './data/cards.ts';
import { blockIds, blocks, lineIds, lines } from './data/factory.ts';
import { factorySites, sites } from './data/ocean.ts';
import { CAPACITY, DICE, SOLO_TURNS, TO_END } from './data/players.ts';
import { colours, tokens } from './data/tokens.ts';
import { processed } from './factory.ts';
import { aboard } from './fleet.ts';
import { STRONGEST } from './hand.ts';
import { activeSeat } from './state.ts';
import type { ArcticState, Player } from './state.ts';

/** The first thing that cannot be in any position, in words. */
export function checkInvariants(s: Readonly<ArcticState>): string | null {
  const order = [...s.order].sort((a, b) => a - b);
  if (order.length !== s.seats || order.some((seat, i) => seat !== i))
    return 'the turn order does not name every seat once';
  if (s.active >= s.seats) return 'the active player is not in the turn order';
  const open: readonly string[] = factorySites[s.seats === 1 || s.seats === 2 || s.seats === 3 ? s.seats : 4];
  for (const site of sites)
    if ((s.sites[site] === 'ice') === open.includes(site))
      return `${site} should be ${open.includes(site) ? 'a factory site' : 'ice'}`;
  if (s.seats === 1 && s.turns > SOLO_TURNS) return 'a solo match has twenty turns';
  for (const [seat, p] of s.players.entries()) {
    const fault = brokenPlayer(s, p, seat);
    if (fault !== null) return `seat ${seat}: ${fault}`;
  }
  for (const site of sites) {
    const holder = s.sites[site];
    if (typeof holder === 'number' && s.players[holder]?.site !== site)
      return `${site} is not where seat ${holder} built`;
  }
  return null;
}

function brokenPlayer(s: Readonly<ArcticState>, p: Player, seat: number): string | null {
  if (new Set(p.cards).size !== cardIds.length) return 'the five cards do not each have one column';
  if (p.site !== null && s.sites[p.site] !== seat) return `the factory on ${p.site} is not marked there`;
  return overfull(s, p, seat) ?? brokenLines(p) ?? brokenBlocks(p) ?? closedLines(p);
}

/** ARC-END-01: sixteen tokens end the match, so that only the unload action under way can have brought them. */
function overfull(s: Readonly<ArcticState>, p: Player, seat: number): string | null {
  const held = processed(p);
  if (held >= TO_END + STRONGEST) return 'the factory holds more than one last action could add';
  if (held < TO_END || s.over !== null) return null;
  const [turn] = s.stack;
  const unloading = turn?.step === 'end-turn' && turn.args['card'] === 'unload';
  return unloading && seat === activeSeat(s) ? null : 'the match ended when the factory had sixteen tokens';
}

/** ARC-FAC-06, ARC-LOAD-06: what cannot be before the unlock. */
function closedLines(p: Player): string | null {
  if (p.blocks['block-unlock']) return null;
  for (const id of lineIds)
    if (lines[id].hatched && p.lines[id].count > 0) return `${id} holds tokens and is still closed`;
  const jammed = aboard(p) === 2 * CAPACITY && p.ships.every(({ cargo }) => cargo.every((c) => tokens[c].special));
  return jammed ? 'special plastic fills both ships before the hatched lines are open' : null;
}

function brokenLines(p: Player): string | null {
  for (const id of lineIds) {
    const { colour: held, count } = p.lines[id];
    if ((held === null) !== (count === 0)) return `${id} has a colour without tokens, or tokens without a colour`;
    if (held !== null && tokens[held].special !== lines[id].hatched) return `${held} cannot be on ${id}`;
  }
  for (const c of colours)
    if (lineIds.filter((id) => p.lines[id].colour === c && p.lines[id].count < lines[id].size).length > 1)
      return `two unfilled lines hold ${c}`;
  return null;
}

function brokenBlocks(p: Player): string | null {
  for (const id of blockIds) {
    const { lines: over, needs } = blocks[id];
    if (p.blocks[id] !== over.every((line) => p.lines[line].count >= needs)) return `${id} is marked wrongly`;
  }
  for (const id of lineIds) {
    const { logo, size } = lines[id];
    if (logo !== null && p.upgraded[logo] !== (p.lines[id].count === size))
      return `the ${logo} card has the wrong side up`;
  }
  const gained = blockIds.filter((id) => p.blocks[id] && blocks[id].reward === 'die').length;
  return p.supply === DICE / 2 - gained ? null : 'the supply of dice does not fit the completed blocks';
}

/** Tokens on processing lines are kept as numbers, dice as numbers and faces. */
export function countComponents(s: Readonly<ArcticState>, add: (component: string, count: number) => void): void {
  for (const [seat, p] of s.players.entries()) {
    for (const { colour, count } of Object.values(p.lines)) if (colour !== null) add(colour, count);
    add(`dice of seat ${seat}`, p.rows[0].length + p.rows[1].length + p.pool + p.supply);
  }
}

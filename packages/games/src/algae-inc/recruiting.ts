import { at } from '@benchtop/engine/author';
import { COLUMNS } from './data/roster.ts';
import { teams } from './data/words.ts';
import type { Team } from './data/words.ts';
import type { AlgContext } from './define.ts';
import { effects } from './effects.ts';
import { playerAt } from './state.ts';
import type { AlgState } from './state.ts';

export type TeamRule = 'ALG-REC-01' | 'ALG-RES-09';

const occasions = Array.from({ length: COLUMNS + 1 }, (_, column) => ({ column }));
const cost = { euro: 0 };

/** The rows of the roster from the second column on. */
const spaces = {
  operators: ['operators-2', 'operators-3', 'operators-4'],
  engineers: ['engineers-2', 'engineers-3', 'engineers-4'],
  scientists: ['scientists-2', 'scientists-3', 'scientists-4'],
} as const satisfies Record<Team, unknown>;

/** ALG-REC-01: euros for the next member of a team. */
export function recruitPrice(s: Readonly<AlgState>, seat: number, team: Team): number {
  return effects.value(s, seat, 'recruit-price', at(occasions, Math.min(playerAt(s, seat).staff[team] + 1, COLUMNS)));
}

/** The rule against recruiting for a team, or null. */
export function refuseTeam(s: Readonly<AlgState>, seat: number, team: Team): TeamRule | null {
  if (playerAt(s, seat).staff[team] >= COLUMNS) return 'ALG-REC-01';
  cost.euro = recruitPrice(s, seat, team);
  return cost.euro === 0 || effects.checkCost(s, seat, cost) === null ? null : 'ALG-RES-09';
}

/** ALG-REC-01: no team has a free space that can be paid. */
export function refuseRecruiting(s: Readonly<AlgState>, seat: number): 'ALG-REC-01' | null {
  for (const team of teams) if (refuseTeam(s, seat, team) === null) return null;
  return 'ALG-REC-01';
}

/** Recruiting begins. */
export function recruit(_s: AlgState, seat: number, ctx: AlgContext): void {
  ctx.ask('recruit-team', seat);
}

/** A team is chosen: the price is paid, then the member joins. */
export function hire(s: AlgState, seat: number, team: Team, ctx: AlgContext): void {
  const euro = recruitPrice(s, seat, team);
  if (euro === 0) {
    joinTeam(s, seat, team, ctx);
    return;
  }
  ctx.resumeFor('join-team', seat, { team });
  effects.pay(s, seat, { euro }, ctx);
}

/** ALG-REC-01, ALG-REC-02: the leftmost free space of the team, and what is printed there. */
export function joinTeam(s: AlgState, seat: number, team: Team, ctx: AlgContext): void {
  const { staff } = playerAt(s, seat);
  staff[team]++;
  const column = staff[team];
  ctx.emit?.({ type: 'staff-recruited', seat, team, column });
  effects.run(s, seat, at(spaces[team], column - 2), ctx);
}

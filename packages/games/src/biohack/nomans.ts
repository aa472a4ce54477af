import type { BioContext } from './define.ts';
import { playerAt } from './state.ts';
import type { BioState, Player } from './state.ts';

/** How many Nomans of a player stand: at home, on public spaces or on experiment spaces. */
export function activeNomans({ home, away, placed }: Readonly<Pick<Player, 'home' | 'away' | 'placed'>>): number {
  return home + away.length + placed.length;
}

/** BIO-NOM-03: the rule against healing, or null: somebody must lie, and a medicine must be full. */
export function refuseHealing(s: Readonly<BioState>, seat: number): 'BIO-NOM-01' | 'BIO-NOM-03' | null {
  const { injured, goods } = playerAt(s, seat);
  if (injured === 0) return 'BIO-NOM-01';
  return goods.medicine > 0 ? null : 'BIO-NOM-03';
}

/** An injured Noman stands up; the medicine has been paid. */
export function stand(s: BioState, seat: number, ctx: BioContext): void {
  const p = playerAt(s, seat);
  p.injured--;
  p.home++;
  ctx.emit?.({ type: 'noman-healed', seat });
}

/** BIO-DIE-04: a Noman at home lies down. */
export function injure(s: BioState, seat: number, ctx: BioContext): void {
  const p = playerAt(s, seat);
  p.home--;
  p.injured++;
  ctx.emit?.({ type: 'noman-injured', seat });
}

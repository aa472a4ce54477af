import type { Kind } from '../data/cards.ts';
import type { AlgoracingState } from '../state.ts';
import { algorithmKey } from './position-key.ts';

/** What a position is worth to a seat, but for the cards in its hand. */
export interface Outlook {
  readonly own: number;
  /** What the best rival has. */
  readonly rivals: number;
  /** What the algorithm, left as it is, would bring who is next. */
  readonly legacy: number;
  /** Cards that would lead the rover nearer to where it wants to go. */
  readonly leading: readonly Kind[];
}

type Place = AlgoracingState['rovers'][number];

/**
 * Keeps the outlooks of one turn by their algorithms: search meets an algorithm again with other cards in hand, and once
 * more when it is asked at the next rest. Lists of a state are replaced, never changed, so the same list says the same.
 */
export class Outlooks {
  private readonly known = new Map<number, Outlook>();
  private seat = -1;
  private base: Readonly<AlgoracingState> | null = null;
  private rovers: readonly Place[] = [];

  find(s: Readonly<AlgoracingState>, seat: number): Outlook | null {
    if (this.holds(s, seat)) return this.known.get(algorithmKey(s)) ?? null;
    this.known.clear();
    this.seat = seat;
    // States are changed in place: what is compared is copied.
    this.base = { ...s };
    this.rovers = s.rovers.map((rover) => ({ ...rover }));
    return null;
  }

  /** Takes the outlook of the position that was just looked for. */
  keep(s: Readonly<AlgoracingState>, outlook: Outlook): void {
    this.known.set(algorithmKey(s), outlook);
  }

  private holds(s: Readonly<AlgoracingState>, seat: number): boolean {
    const { base, rovers } = this;
    if (base === null || seat !== this.seat || s.rovers.length !== rovers.length) return false;
    if (s.active !== base.active || s.order !== base.order || s.settings !== base.settings) return false;
    if (s.ground !== base.ground || s.locks !== base.locks || s.unseen !== base.unseen) return false;
    if (s.bases !== base.bases || s.placements !== base.placements) return false;
    for (let i = 0; i < rovers.length; i++) if (!stands(s.rovers[i], rovers[i])) return false;
    return true;
  }
}

function stands(now: Place | undefined, then: Place | undefined): boolean {
  if (now === undefined || then === undefined) return false;
  if (now.x !== then.x || now.y !== then.y || now.dir !== then.dir) return false;
  if (now.colour !== then.colour || now.corner !== then.corner) return false;
  return now.load === then.load && now.delivered === then.delivered;
}

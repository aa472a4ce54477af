import type { Game } from './game.ts';
import { at } from './state.ts';
import type { Core } from './state.ts';
import { barrierBetween } from './undo.ts';
import type { Barrier } from './undo.ts';

/** One entry that may be taken back, with the state it began from. */
export interface Past<S> {
  readonly before: S;
  readonly seat: number;
  readonly auto: boolean;
}

/** How far back undo reaches at most: a long stretch of one seat must not keep every state alive. */
const MOST_UNDONE = 200;

/** What can be taken back of a match, and why not more. */
export class WayBack<S extends Core> {
  private entries: Past<S>[] = [];
  private blocked: Barrier = 'nothing-yet';
  private keepsOthers = false;

  /** As much of it as is plain JSON. */
  memory(): { readonly past: readonly Past<S>[]; readonly blocked: Barrier } {
    return { past: this.entries, blocked: this.blocked };
  }

  recall(past: readonly Past<S>[], blocked: Barrier): void {
    this.entries = [...past];
    this.blocked = blocked;
  }

  /** From here on entries of several seats are kept. */
  keepOthers(): void {
    this.keepsOthers = true;
  }

  get reachesOthers(): boolean {
    return this.keepsOthers;
  }

  copy(): WayBack<S> {
    const copy = new WayBack<S>();
    copy.recall(this.entries, this.blocked);
    copy.keepsOthers = this.keepsOthers;
    return copy;
  }

  /** Keeps the way back as long as nothing stands on it that can be seen at once. */
  remember(before: S, after: S, seat: number, auto: boolean): void {
    if (before.draws !== after.draws) {
      this.block('chance');
      return;
    }
    const last = this.entries.at(-1);
    const now = { before, seat, auto };
    if (last === undefined || (last.seat !== seat && !auto && !this.keepsOthers)) this.entries = [now];
    else this.entries.push(now);
    if (this.entries.length > MOST_UNDONE) this.entries = this.entries.slice(1);
  }

  /** Nothing that was done so far can be taken back. */
  block(why: Barrier): void {
    this.entries = [];
    this.blocked = why;
  }

  /** True when the last choice that was not forced is the seat's own. */
  leadsTo(seat: number): boolean {
    return this.target(seat) >= 0;
  }

  /** Why the seat's last choice cannot be taken back; null when it can. */
  barrier(game: Game<S>, now: S, seat: number): Barrier | null {
    const target = this.target(seat);
    if (target >= 0) return barrierBetween(game, at(this.entries, target).before, now, seat);
    if (now.over !== null) return 'over';
    return this.entries.some(({ auto }) => !auto) ? 'other-seat' : this.blocked;
  }

  /** Who must take choices back, in this order, so that the seat's own last one is taken back; or why that cannot be. */
  plan(game: Game<S>, now: S, seat: number): readonly number[] | Barrier {
    if (now.over !== null) return 'over';
    const seats: number[] = [];
    let after = now;
    for (let i = this.entries.length - 1; i >= 0; i--) {
      const { before, seat: who, auto } = at(this.entries, i);
      if (auto) continue;
      const barrier = barrierBetween(game, before, after, who);
      if (barrier !== null) return barrier;
      seats.push(who);
      if (who === seat) return seats;
      after = before;
    }
    return seats.length > 0 && !this.keepsOthers ? 'other-seat' : this.blocked;
  }

  /** Goes back to before the seat's last choice, which must be possible. */
  go(seat: number): { readonly state: S; readonly undone: number } {
    const target = this.target(seat);
    const state = at(this.entries, target).before;
    const undone = this.entries.length - target;
    this.entries = this.entries.slice(0, target);
    return { state, undone };
  }

  /** The place of the seat's last choice of its own, or -1 when another seat's choice lies after it. */
  private target(seat: number): number {
    for (let i = this.entries.length - 1; i >= 0; i--) {
      const { seat: who, auto } = at(this.entries, i);
      if (!auto) return who === seat ? i : -1;
    }
    return -1;
  }
}

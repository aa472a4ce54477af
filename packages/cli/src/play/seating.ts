import type { Bot } from '@benchtop/bots';
import type { Session } from '@benchtop/engine/host';

/** A match at this terminal: one seat is somebody's here, bots hold the others. */
export interface Seating {
  readonly session: Session;
  /** The seat of whoever sits here. */
  readonly own: number;
  /** By seat; null is the own seat. */
  readonly bots: readonly (Bot | null)[];
  /** As everybody calls them; the own seat is "You". */
  readonly names: readonly string[];
}

/** One match under load as the client plays it: four sockets, and after a match the next one with the same sockets. */
import type { RunningServer } from './server-process.ts';

export const SEATS = 4;

export interface Slot {
  /** Sends a legal choice of the seat whose turn it is. Not before all seats have the last move. */
  send(): void;
  close(): void;
}

/**
 * Told when all four seats have the last move: with the bytes that they received of it together, and, where the server
 * acknowledges moves, with the milliseconds until it did.
 */
export type OnMoved = (bytes: number, acknowledged?: number) => void;

export type OpenSlot = (server: RunningServer, index: number, moved: OnMoved) => Promise<Slot>;

/** Counts the seats that have received a move. A seat that gets one twice, or one that nobody made, is a fault. */
export class Arrivals {
  private missing = 0;
  private readonly arrived = new Set<number>();
  private bytes = 0;
  private readonly all: (bytes: number) => void;

  constructor(all: (bytes: number) => void) {
    this.all = all;
  }

  expect(parts = SEATS): void {
    if (this.missing > 0) throw new Error('a move was sent before all seats had the last one');
    this.missing = parts;
    this.arrived.clear();
    this.bytes = 0;
  }

  arrive(seat: number, bytes: number): void {
    if (this.missing === 0 || this.arrived.has(seat)) throw new Error(`seat ${seat} received what nobody sent`);
    this.arrived.add(seat);
    this.bytes += bytes;
    this.missing--;
    if (this.missing === 0) this.all(this.bytes);
  }
}

/** One of a list, by lot. */
export function anyOf<T>(list: readonly T[]): T {
  if (list.length === 0) throw new Error('there is nothing to choose from');
  return list[Math.floor(Math.random() * list.length)];
}

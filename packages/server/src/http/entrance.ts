import { FairQueue } from '../fair-queue.ts';

/** So many requests of one address may wait; more are put off. */
const MOST_WAITING = 100;
const AT_ONCE = Promise.resolve(true);
const NOT_NOW = Promise.resolve(false);

/**
 * Lets requests in one at a time, with a turn of the event loop between two of them, and addresses one after the other:
 * whoever sends many at once waits for them alone, and moves go on meanwhile.
 */
export class Entrance {
  private readonly line = new FairQueue<() => void>();
  private readonly waiting = new Map<string, number>();
  private busy = false;

  /** Resolves when it is the request's turn, with true; with false at once when too many of its address wait. */
  enter(address: string): Promise<boolean> {
    if (!this.busy) {
      this.busy = true;
      setImmediate(this.next);
      return AT_ONCE;
    }
    const before = this.waiting.get(address) ?? 0;
    if (before >= MOST_WAITING) return NOT_NOW;
    this.waiting.set(address, before + 1);
    return new Promise((resolve) => {
      this.line.add(address, () => {
        this.left(address);
        resolve(true);
      });
    });
  }

  private readonly next = (): void => {
    const enter = this.line.take();
    this.busy = enter !== null;
    if (enter === null) return;
    setImmediate(this.next);
    enter();
  };

  private left(address: string): void {
    const left = (this.waiting.get(address) ?? 1) - 1;
    if (left === 0) this.waiting.delete(address);
    else this.waiting.set(address, left);
  }
}

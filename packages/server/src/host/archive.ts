import { FairQueue } from '../fair-queue.ts';
import type { Person } from './contract.ts';

/**
 * Replays of the past, one at a time: they are the dearest thing that can be asked for. Accounts get their turns one
 * after the other, however much one of them has asked for; all who have none share one.
 */
export class Archive {
  private readonly waiting = new FairQueue<() => Promise<void>>();
  private busy = false;

  /** Resolves or rejects as `task` does. */
  add<T>(person: Person | null, task: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.add(person?.account ?? '', () => task().then(resolve, reject));
      if (!this.busy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let next = this.waiting.take(); next !== null; next = this.waiting.take()) await next();
    this.busy = false;
  }
}

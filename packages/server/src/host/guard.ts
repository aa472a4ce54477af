import { watchdog } from '../threads/watchdog.ts';

/** The rules of a match did not come to an end in time. */
export class Overrun extends Error {}

/** Runs rules so that a game that loops for ever is stopped and everything else goes on. */
export class Guard {
  private readonly limit: number;

  /** `limit` in milliseconds; infinite: without the watchdog, where the rules are known to come to an end. */
  constructor(limit = 1000) {
    this.limit = limit;
  }

  /** Resolves with what `work` returns; rejects with what it throws, or with {@link Overrun}. */
  run<T>(work: () => T): Promise<T> {
    const { limit } = this;
    return new Promise<T>((resolve, reject) => {
      const run = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      if (limit === Number.POSITIVE_INFINITY) setImmediate(run);
      else watchdog.add({ limit, run, onStopped: () => reject(new Overrun('The rules did not come to an end.')) });
    });
  }
}

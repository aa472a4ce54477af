import vm from 'node:vm';

/** The rules of a match did not come to an end in time. */
export class Overrun extends Error {}

interface Work {
  run(): void;
  fail(error: unknown): void;
}

const DOOR = '__benchtopGuarded';

/**
 * Runs rules so that a game that loops for ever is stopped and everything else goes on. To arm the watchdog costs as
 * much as a move, so what arrives in one turn of the event loop runs under one watchdog.
 */
export class Guard {
  private readonly limit: number;
  private waiting: Work[] = [];
  private under: Work | null = null;
  private armed = false;
  private readonly script = new vm.Script(`globalThis.${DOOR}()`);

  /** `limit` in milliseconds; infinite: without the watchdog, where the rules are known to come to an end. */
  constructor(limit = 1000) {
    this.limit = limit;
  }

  /** Resolves with what `work` returns; rejects with what it throws, or with {@link Overrun}. */
  run<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ run: () => resolve(work()), fail: reject });
      if (this.armed) return;
      this.armed = true;
      setImmediate(() => this.runAll());
    });
  }

  private runAll(): void {
    this.armed = false;
    const batch = this.waiting;
    this.waiting = [];
    let next = 0;
    while (next < batch.length) next = this.runFrom(batch, next);
  }

  /** Runs from `first` on until one overruns or much time has passed; returns where to go on. */
  private runFrom(batch: readonly Work[], first: number): number {
    let index = first;
    // What ran before under the same watchdog is not the fault of what runs when it barks.
    const rearm = performance.now() + this.limit / 4;
    const runRest = (): void => {
      do this.runOne(batch[index++]);
      while (index < batch.length && performance.now() < rearm);
    };
    if (this.limit === Number.POSITIVE_INFINITY) {
      runRest();
      return index;
    }
    Object.defineProperty(globalThis, DOOR, { configurable: true, value: runRest });
    try {
      this.script.runInThisContext({ timeout: this.limit });
    } catch {
      this.under?.fail(new Overrun('The rules did not come to an end.'));
    }
    this.under = null;
    return index;
  }

  private runOne(work: Work | undefined): void {
    if (work === undefined) return;
    this.under = work;
    try {
      work.run();
    } catch (error) {
      work.fail(error);
    }
  }
}

const NOTHING = Promise.resolve();

/** Carries out one thing at a time, in the order in which they came. */
export class Mailbox {
  /** How many wait or are under way. */
  private count = 0;
  /** Resolves, never rejects, when all that has come is done. */
  private last: Promise<unknown> = NOTHING;

  get size(): number {
    return this.count;
  }

  /** Resolves or rejects as `task` does; what comes later waits for it either way. */
  add<T>(task: () => Promise<T>): Promise<T> {
    const done = this.count++ === 0 ? task() : this.last.then(task);
    this.last = done.then(this.release, this.release);
    return done;
  }

  private readonly release = (): void => {
    this.count--;
    // Nothing of what is over is kept until the next task.
    if (this.count === 0) this.last = NOTHING;
  };
}

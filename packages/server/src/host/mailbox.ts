/** Carries out one thing at a time, in the order in which they came. */
export class Mailbox {
  private readonly waiting: (() => Promise<void>)[] = [];
  private busy = false;

  /** How many wait or are under way. */
  get size(): number {
    return this.waiting.length + (this.busy ? 1 : 0);
  }

  /** Resolves or rejects as `task` does; what comes later waits for it either way. */
  add<T>(task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.waiting.push(() => task().then(resolve, reject));
      if (!this.busy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) await next();
    this.busy = false;
  }
}

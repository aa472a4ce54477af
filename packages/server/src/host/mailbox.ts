/** Carries out one thing at a time, in the order in which they came. */
export class Mailbox {
  private tail: Promise<unknown> = Promise.resolve();
  private length = 0;

  /** How many wait or are under way. */
  get size(): number {
    return this.length;
  }

  /** Resolves or rejects as `task` does; what comes later waits for it either way. */
  async add<T>(task: () => Promise<T>): Promise<T> {
    this.length++;
    const done = this.tail.then(task).finally(() => this.length--);
    this.tail = done.catch(() => undefined);
    return done;
  }
}

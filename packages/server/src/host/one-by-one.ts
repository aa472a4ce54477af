/** What one account does one after the other, so that whatever is counted before it is still true when it is done. */
export class OneByOne {
  private readonly last = new Map<string, Promise<unknown>>();

  async take<T>(account: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(account) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.last.set(account, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(account) === turn) this.last.delete(account);
    }
  }
}

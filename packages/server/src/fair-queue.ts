/** What waits, owner by owner: each owner gets one turn, then the next, however much one of them has waiting. */
export class FairQueue<T> {
  /** The owner whose turn comes next is the first. */
  private readonly owners = new Map<string, T[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(owner: string, item: T): void {
    this.count++;
    const own = this.owners.get(owner);
    if (own === undefined) this.owners.set(owner, [item]);
    else own.push(item);
  }

  /** The next one; null when nothing waits. */
  take(): T | null {
    for (const [owner, own] of this.owners) {
      this.owners.delete(owner);
      const item = own.shift();
      if (item === undefined) continue;
      this.count--;
      if (own.length > 0) this.owners.set(owner, own);
      return item;
    }
    return null;
  }
}

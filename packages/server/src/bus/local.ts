import type { Bus, Notice } from './contract.ts';

/** The bus of one process. Listeners are called later, never within `publish`. */
export class LocalBus implements Bus {
  private readonly listeners = new Set<(notice: Notice) => void>();

  publish(notice: Notice): void {
    // A host alone has nobody to wake but itself.
    if (this.listeners.size > 1)
      setImmediate(() => {
        for (const listener of this.listeners) listener(notice);
      });
  }

  subscribe(listener: (notice: Notice) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.listeners.clear();
    return Promise.resolve();
  }
}

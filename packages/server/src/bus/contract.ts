/** A table has entries up to `seq` now. Nothing else is said: whoever wants to know more reads the log. */
export interface Notice {
  readonly table: string;
  readonly seq: number;
}

/**
 * Wakes other hosts that have the same table in memory. A hint only: a notice may be late, doubled or lost, and is sent
 * outside the commit. Every host heals by itself when it next reads or loses a race.
 */
export interface Bus {
  publish(notice: Notice): void;
  /** Calling what it returns ends the subscription. */
  subscribe(listener: (notice: Notice) => void): () => void;
  close(): Promise<void>;
}

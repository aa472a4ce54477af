/** How often the thread looks, in milliseconds. */
export const LOOK = 50;

/** Decides from what is seen of the main thread every {@link LOOK} milliseconds whether its task takes too long. */
export class Looks {
  private seen = 0;
  /** How often `seen` was seen again. A machine that stood still adds nothing. */
  private again = 0;

  /** `running`: the number of the task that runs, not above 0: none; `limit`: the milliseconds it may take. */
  isTooLong(running: number, limit: number): boolean {
    this.again = running === this.seen ? this.again + 1 : 0;
    this.seen = running;
    return running > 0 && this.again * LOOK > limit;
  }
}

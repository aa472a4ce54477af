import type { SeenEvent } from '@benchtop/engine/host';
import { speedNow } from '../ui/preferences.ts';
import { Pace } from './local/pace.ts';
import type { Stretch } from './log.ts';
import { timesOf, weightsOf } from './motion.ts';
import type { ShownLogEntry, ShownMatch } from './shown-match.ts';
import { useTable, writeTable } from './store.ts';

/** Gives every entry of the log its time on the screen. */
export class Presenter {
  readonly pace = new Pace();
  protected readonly match: ShownMatch;
  /** Counts interruptions: whatever was waiting for an older wave gives up. */
  private wave = 0;
  private skipping = false;
  private wake: (() => void) | null = null;
  private travels = 0;
  /** True while something is shown again: who asks for it wants to see it, however fast the match is played. */
  private again = false;

  constructor(match: ShownMatch) {
    this.match = match;
  }

  /** Ends what is being shown; what it returns names the wave that begins now. */
  interrupt(): number {
    this.wave++;
    this.wake?.();
    return this.wave;
  }

  holds(wave: number): boolean {
    return wave === this.wave;
  }

  /** Everything up to the next rest is shown at once. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  rest(): void {
    this.skipping = false;
  }

  speed(): ReturnType<typeof speedNow> {
    if (this.skipping || document.hidden) return 0;
    const speed = speedNow();
    return this.again && speed === 0 ? 1 : speed;
  }

  /** Whose turn it was at a position, and which. */
  turnName(seat: number, position: number): string {
    const { ui } = useTable.getState();
    return `${seat} ${ui?.turn?.(this.match.view(position, null)) ?? ''}`;
  }

  /** Shows every entry that is not on the screen yet. */
  async showNew(wave: number): Promise<void> {
    while (this.holds(wave) && useTable.getState().position < this.match.length)
      await this.show(useTable.getState().position, wave);
  }

  /** Shows a part of the past once more, and then now. */
  async showAgain({ from, to }: Stretch, wave: number): Promise<void> {
    const now = useTable.getState().position;
    this.pace.forget();
    this.again = true;
    writeTable({ position: from, logTo: now, past: null, motion: null, pointed: null, busy: true });
    for (let i = from; i < to && this.holds(wave); i++) await this.show(i, wave);
    this.again = false;
    if (this.holds(wave)) writeTable({ position: now, logTo: null, motion: null });
    // Who interrupted it has put something else on the table, or another match.
    else if (useTable.getState().match === this.match) writeTable({ logTo: null });
  }

  async show(index: number, wave: number): Promise<void> {
    const { perspective } = useTable.getState();
    const logEntry = this.match.logEntry(index, perspective);
    const ms = logEntry === null ? 0 : this.timeFor(index, logEntry.seat, logEntry.events);
    if (logEntry !== null && ms > 0) await this.showEvents(index, logEntry, ms, wave);
    if (this.holds(wave)) writeTable({ position: index + 1, motion: null });
  }

  /** One event after the other, each with what was seen before and right after it. */
  private async showEvents(index: number, entry: ShownLogEntry, ms: number, wave: number): Promise<void> {
    const { perspective, ui } = useTable.getState();
    let before = this.match.view(index, perspective);
    const last = this.match.view(index + 1, perspective);
    const { seat, events, views } = entry;
    const times = timesOf(weightsOf(ui, events), ms);
    for (const [i, event] of events.entries()) {
      const after = views[i] ?? last;
      const time = times[i] ?? 0;
      writeTable({ busy: true, motion: { id: this.travels++, seat, event, before, after, ms: time } });
      await this.wait(time);
      if (!this.holds(wave)) return;
      before = after;
    }
  }

  /** Waits, but not while the player skips. */
  async wait(ms: number): Promise<void> {
    if (ms <= 0 || this.skipping) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.wake = done;
    });
  }

  /** One's own choice gets its whole time; the turns of others are kept short as a whole. */
  protected timeFor(index: number, seat: number, events: readonly SeenEvent[]): number {
    const speed = this.speed();
    const { ui } = useTable.getState();
    const needed = ui?.travel?.(events) ?? 0;
    const steps = weightsOf(ui, events).reduce((sum, weight) => sum + weight, 0);
    if (this.match.yours.includes(seat)) return this.pace.own(events.length, speed, needed, steps);
    return this.pace.botTravel(this.turnName(seat, index), events.length, speed, needed, steps);
  }
}

import type { GameEvent } from '@benchtop/engine';

/** An entry of the log with what happened in it. */
export interface PastMoment {
  readonly seq: number;
  readonly seat: number;
  readonly kind: 'choice' | 'forced' | 'undo';
  /** True when everybody may see all of its events. */
  readonly open: boolean;
  readonly at: number;
  /** Unmasked. */
  readonly events: readonly GameEvent[];
}

/** How many entries of the past are at hand for those who come (back) to the table. */
export const RECENT = 50;
/** How many more gather before the oldest are dropped. */
const SLACK = 25;
const LEAST_ROOM = 512;
/** No character of a string takes more of them in UTF-8. */
const MOST_BYTES = 3;
const LINE_END = 10;

/**
 * The newest entries of a match: all of them, or at least {@link RECENT}. Every move of every match adds one, and hardly
 * any is ever read: they lie in one piece of memory, a line of JSON each, where the garbage collector has nothing to look
 * through and nothing to move.
 */
export class Recent {
  private bytes = Buffer.allocUnsafeSlow(0);
  private length = 0;
  private count = 0;
  private seq = 0;

  /** `events` are those of the moment, as JSON. */
  add({ seq, seat, kind, open, at }: Omit<PastMoment, 'events'>, events: string): void {
    const line = `{"seq":${seq},"seat":${seat},"kind":"${kind}","open":${open},"at":${at},"events":${events}}\n`;
    const most = line.length * MOST_BYTES;
    if (this.count >= RECENT + SLACK || this.length + most > this.bytes.length) this.renew(most);
    const written = this.bytes.write(line, this.length);
    this.length += written;
    this.count++;
    this.seq = seq;
  }

  /** Drops what came after an entry. */
  cut(seq: number): void {
    const count = Math.max(0, this.count - Math.max(0, this.seq - seq));
    const length = this.endOf(count);
    this.length = length;
    this.count = count;
    this.seq = seq;
  }

  /** The entries after `since`, at most the newest {@link RECENT}, oldest first. */
  after(since: number): PastMoment[] {
    return JSON.parse(this.json(since)) as PastMoment[];
  }

  /** As {@link after}, as JSON. */
  json(since = 0): string {
    const wanted = Math.min(this.count, RECENT, Math.max(0, this.seq - since));
    const lines = this.bytes.toString('utf8', this.endOf(this.count - wanted), this.length);
    return `[${lines.trimEnd().replaceAll('\n', ',')}]`;
  }

  /** Where so many of the oldest lines end. */
  private endOf(lines: number): number {
    let end = 0;
    for (let n = 0; n < lines; n++) end = this.bytes.indexOf(LINE_END, end) + 1;
    return end;
  }

  /** Moves the newest lines to where there is room for more. */
  private renew(room: number): void {
    const count = Math.min(this.count, RECENT);
    const kept = this.bytes.subarray(this.endOf(this.count - count), this.length);
    const bytes = Buffer.allocUnsafeSlow(kept.length + Math.max(room, LEAST_ROOM, kept.length >> 1));
    bytes.set(kept);
    // All at once, without a call in between: rules and what is around them may be stopped at any call.
    this.bytes = bytes;
    this.length = kept.length;
    this.count = count;
  }
}

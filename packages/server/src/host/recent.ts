import type { GameEvent } from '@benchtop/engine/host';

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
  /** The number of the newest entry. */
  private seq = 0;

  /** `events` are those of the moment, as JSON. */
  add({ seq, seat, kind, open, at }: Omit<PastMoment, 'events'>, events: string): void {
    const line = `{"seq":${seq},"seat":${seat},"kind":"${kind}","open":${open},"at":${at},"events":${events}}\n`;
    const size = Buffer.byteLength(line);
    if (this.count >= RECENT + SLACK || this.length + size > this.bytes.length) this.renew(size);
    this.bytes.write(line, this.length);
    this.length += size;
    this.count++;
    this.seq = seq;
  }

  /** Remembers how things stand; calling what it returns brings them back. */
  mark(): () => void {
    // What is written is not written over: lines are added behind it, or it is copied elsewhere.
    const { bytes, length, count, seq } = this;
    return () => {
      this.bytes = bytes;
      this.length = length;
      this.count = count;
      this.seq = seq;
    };
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
    const { length } = kept;
    const bytes = Buffer.allocUnsafeSlow(length + Math.max(room, LEAST_ROOM, length >> 1));
    bytes.set(kept);
    // All at once, without a call in between: rules and what is around them may be stopped at any call.
    this.bytes = bytes;
    this.length = length;
    this.count = count;
  }
}

import type { Socket } from 'node:net';

const FINAL_TEXT = 0x81;
const SHORT = 126;
const MEDIUM = 0x10000;

/** Sends texts as WebSocket frames: what is sent in one go leaves in one piece, with one call to the system. */
export class Outbox {
  private readonly stream: Socket;
  private texts: string[] = [];

  /** The stream of an open socket without extensions. Only whole frames are written, so others may write theirs, too. */
  constructor(stream: Socket) {
    this.stream = stream;
  }

  send(text: string): void {
    if (this.texts.push(text) === 1 && waiting.push(this) === 1) process.nextTick(flushAll);
  }

  /** Writes what has gathered. */
  flush(): void {
    const { texts, stream } = this;
    if (texts.length === 0) return;
    this.texts = [];
    if (stream.writable) stream.write(framed(texts));
  }
}

/** Those with something to write in this turn of the event loop. */
let waiting: Outbox[] = [];

function flushAll(): void {
  const all = waiting;
  waiting = [];
  for (const outbox of all) outbox.flush();
}

/** Where frames are put together before they are cut to size. */
let bench = Buffer.allocUnsafeSlow(1 << 16);
const MOST_HEAD = 10;
const MOST_BYTES = 3;

function framed(texts: readonly string[]): Buffer {
  let end = 0;
  for (const text of texts) {
    const room = end + MOST_HEAD + text.length * MOST_BYTES;
    if (room > bench.length) bench = Buffer.concat([bench], 2 * room);
    end = putFrame(text, end);
  }
  const frames = Buffer.allocUnsafe(end);
  bench.copy(frames, 0, 0, end);
  return frames;
}

/** Puts one frame on the bench; returns where the next begins. */
function putFrame(text: string, at: number): number {
  // Nearly always the head is as long as the number of letters lets expect.
  const expected = headOf(text.length);
  const length = bench.write(text, at + expected);
  const head = headOf(length);
  if (head !== expected) bench.copyWithin(at + head, at + expected, at + expected + length);
  bench[at] = FINAL_TEXT;
  if (head === 2) bench[at + 1] = length;
  else if (head === 4) {
    bench[at + 1] = SHORT;
    bench.writeUInt16BE(length, at + 2);
  } else {
    bench[at + 1] = SHORT + 1;
    bench.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + head + length;
}

function headOf(length: number): number {
  return length < SHORT ? 2 : length < MEDIUM ? 4 : MOST_HEAD;
}

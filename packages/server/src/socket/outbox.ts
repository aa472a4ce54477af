import type { Socket } from 'node:net';

const FINAL_TEXT = 0x81;
const SHORT = 126;
const MEDIUM = 0x10000;

/** Sends texts as WebSocket frames: what is sent in one go leaves in one piece, with one call to the system. */
export class Outbox {
  private readonly stream: Socket;
  private texts: string[] | null = null;

  /** The stream of an open socket without extensions. Only whole frames are written, so others may write theirs, too. */
  constructor(stream: Socket) {
    this.stream = stream;
  }

  send(text: string): void {
    if (this.texts !== null) {
      this.texts.push(text);
      return;
    }
    this.texts = [text];
    if (waiting.push(this) === 1) process.nextTick(flushAll);
  }

  /** Writes what has gathered. */
  flush(): void {
    const { texts, stream } = this;
    this.texts = null;
    if (texts !== null && stream.writable) stream.write(framed(texts), 'latin1');
  }
}

/** Those with something to write in this turn of the event loop. */
let waiting: Outbox[] = [];

function flushAll(): void {
  const all = waiting;
  waiting = [];
  for (const outbox of all) outbox.flush();
}

/**
 * The frames of some texts as a string in which every character is one byte. Nearly all texts are ASCII and stay as
 * they are: then nothing but the first byte of each frame, and some of a length, would need two bytes in UTF-8.
 */
function framed(texts: readonly string[]): string {
  let frames = '';
  let high = 0;
  for (const text of texts) {
    const head = headOf(text.length);
    high += Buffer.byteLength(head) - head.length;
    frames += head + text;
  }
  return Buffer.byteLength(frames) === frames.length + high ? frames : texts.map(encoded).join('');
}

function encoded(text: string): string {
  const bytes = Buffer.from(text).toString('latin1');
  return headOf(bytes.length) + bytes;
}

/** What goes before a text of so many bytes; nobody sends as much as would need more than four of them. */
function headOf(length: number): string {
  if (length < SHORT) return String.fromCharCode(FINAL_TEXT, length);
  if (length < MEDIUM) return String.fromCharCode(FINAL_TEXT, SHORT, length >>> 8, length & 0xff);
  const four = [length >>> 24, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff];
  return String.fromCharCode(FINAL_TEXT, SHORT + 1, 0, 0, 0, 0, ...four);
}

import type { Field } from './field.ts';
import { after, timeOf } from './moves.ts';
import type { Move } from './moves.ts';
import { atRest, during } from './shown.ts';
import type { Shown } from './shown.ts';

export interface PlayOptions {
  /** Divides the time of every move; 0 jumps to the end. */
  readonly speed?: number;
  /** Called when a move begins, with its place in the list. */
  readonly onMove?: (index: number) => void;
}

interface Waiting {
  readonly move: Move | null;
  readonly speed: number;
  readonly begin: () => void;
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Platforms that nobody stands on stay where they were. */
function keepRaised(before: Field, field: Field): Field {
  return before.map === field.map ? { ...field, raised: new Map([...before.raised, ...field.raised]) } : field;
}

/** What the views look at: a field, and moves that are being played on it one after the other. */
export class Stage {
  shown: Shown;
  private field: Field;
  private queue: Waiting[] = [];
  private frame = 0;
  private began = 0;
  private readonly listeners = new Set<() => void>();

  constructor(field: Field) {
    this.field = field;
    this.shown = atRest(field);
  }

  get playing(): boolean {
    return this.queue.length > 0;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  now = (): Shown => this.shown;

  /** Puts a field on the stage; ends whatever is being played. */
  set(field: Field): void {
    this.skip();
    this.field = keepRaised(this.field, field);
    this.show(atRest(this.field));
  }

  /** How the field will stand when everything has been played. */
  end(): Field {
    return this.queue.reduce((field, { move }) => (move === null ? field : after(field, move)), this.field);
  }

  /** Plays moves after those that are still to come; resolves when the last is over, or was skipped. */
  async play(moves: readonly Move[], { speed = 1, onMove }: PlayOptions = {}): Promise<void> {
    if (moves.length === 0) return;
    await new Promise<void>((resolve) => {
      const began = this.playing;
      moves.forEach((move, i) => this.queue.push({ move, speed, begin: () => onMove?.(i) }));
      this.queue.push({ move: null, speed, begin: resolve });
      if (speed === 0 || calm()) this.skip();
      else if (!began) this.start();
    });
  }

  /** Jumps to the end of what is being played. */
  skip(): void {
    if (!this.playing) return;
    cancelAnimationFrame(this.frame);
    const rest = this.queue;
    this.queue = [];
    for (const { move } of rest) if (move !== null) this.field = after(this.field, move);
    this.show(atRest(this.field));
    for (const { move, begin } of rest) if (move === null) begin();
  }

  private start(): void {
    this.began = performance.now();
    this.queue[0]?.begin();
    this.frame = requestAnimationFrame(this.tick);
  }

  /** What waits longer is played faster, so that the stage catches up. */
  private timeLeft({ move, speed }: Waiting): number {
    const hurry = 1 + Math.max(0, this.queue.length - 16) / 8;
    return move === null ? 0 : timeOf(move) / speed / hurry;
  }

  private readonly tick = (now: number): void => {
    let head = this.queue[0];
    while (head !== undefined && now - this.began >= this.timeLeft(head)) {
      this.began += this.timeLeft(head);
      if (head.move !== null) this.field = after(this.field, head.move);
      this.queue.shift();
      head = this.queue[0];
      head?.begin();
    }
    if (head === undefined || head.move === null) {
      this.show(atRest(this.field));
      if (head === undefined) return;
    } else this.show(during(this.field, head.move, Math.max(0, (now - this.began) / this.timeLeft(head))));
    this.frame = requestAnimationFrame(this.tick);
  };

  private show(shown: Shown): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}

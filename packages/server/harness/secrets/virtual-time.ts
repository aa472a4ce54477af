/**
 * Time that passes only when told to: timers of the host fire between two stages of a harness and never within one, so
 * that two hosts that are given the same do the same in the same order.
 */
interface Timer {
  at: number;
  readonly every: number | null;
  readonly run: () => void;
}

const names = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const;

/** What a timer function returns: as much of it as the host uses. */
interface Handle {
  readonly timer: Timer;
  unref(): Handle;
}

export class VirtualTime {
  now = 1_700_000_000_000;
  private readonly timers = new Set<Timer>();

  /** Takes the place of the machine's timers; calling what it returns brings those back. */
  install(): () => void {
    const real = names.map((name) => globalThis[name]);
    const set = (every: boolean) => (run: () => void, ms: number) => this.add(run, ms, every);
    const clear = (handle: Handle | undefined): void => {
      if (handle !== undefined) this.timers.delete(handle.timer);
    };
    const mine = [set(false), set(true), clear, clear];
    names.forEach((name, i) => replace(name, mine[i]));
    return () => names.forEach((name, i) => replace(name, real[i]));
  }

  /** Fires what is due until then, in its order, and finishes everything that follows from it. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (let due = this.next(end); due.length > 0; due = this.next(end)) {
      this.now = Math.max(this.now, due[0].at);
      for (const timer of due) this.fire(timer);
      await drainTasks();
    }
    this.now = end;
  }

  /** Forgets every timer: those who set them are gone. */
  clear(): void {
    this.timers.clear();
  }

  private add(run: () => void, ms: number, every: boolean): Handle {
    const timer = { at: this.now + ms, every: every ? ms : null, run };
    this.timers.add(timer);
    const handle: Handle = { timer, unref: () => handle };
    return handle;
  }

  private fire(timer: Timer): void {
    if (!this.timers.has(timer)) return;
    if (timer.every === null) this.timers.delete(timer);
    else timer.at += Math.max(1, timer.every);
    timer.run();
  }

  /** Those that are due next, all at the same moment. */
  private next(end: number): Timer[] {
    let due: Timer[] = [];
    for (const timer of this.timers) {
      const first = due[0]?.at ?? end;
      if (timer.at < first) due = [timer];
      else if (timer.at === first) due.push(timer);
    }
    return due;
  }
}

function replace(name: (typeof names)[number], value: unknown): void {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
}

/** Whatever was begun and waits for nothing but its turn is done afterwards. */
export async function drainTasks(): Promise<void> {
  for (let i = 0; i < 4; i++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** Waits for work that needs nothing but its turn; work that does not come to its end fails instead of hanging. */
export async function finished(work: Promise<unknown>): Promise<void> {
  let state: 'open' | 'done' = 'open';
  const watched = work.finally(() => {
    state = 'done';
  });
  for (let turns = 0; turns < 20_000 && isOpen(); turns++) await drainTasks();
  if (isOpen()) throw new Error('somebody was not answered');
  await watched;

  function isOpen(): boolean {
    return state === 'open';
  }
}

/** How a server is loaded: as fast as it goes, or at a steady pace. */
import { collectGarbage } from '../garbage.ts';
import { spreadOf } from '../judge.ts';
import type { Figures } from '../measure.ts';
import type { RunningServer } from './server-process.ts';
import { SEATS, type OpenSlot, type Slot } from './slot.ts';

/** How long a load lasts, in seconds of the clock on the wall. */
export interface Span {
  readonly warmUp: number;
  readonly measured: number;
}

/** Sockets that are opened at once: a server must not refuse some because too many knock. */
const OPENED_AT_ONCE = 25;

/** After so many moves a server runs at its speed. */
const WARM_MOVES = 4000;

/** How often it is looked whether a server has come to rest, in seconds, and how much of that it may be busy then. */
const LOOK = 0.1;
const IDLE = 0.05;

/** So many moves of a match are played in a hurry at most; no match is over by then. */
const RUSHED_MOVES = 40;

class Meter {
  moves = 0;
  sizes: number[] = [];

  count(bytes: number): void {
    this.moves++;
    this.sizes.push(bytes / SEATS);
  }

  reset(): void {
    this.moves = 0;
    this.sizes = [];
  }
}

/** Opens so many matches; resolves when all seats of all of them have the opening. */
export async function openSlots(
  server: RunningServer,
  open: OpenSlot,
  count: number,
  moved: (slot: number, bytes: number, acknowledged?: number) => void,
): Promise<Slot[]> {
  const slots: Slot[] = [];
  for (let first = 0; first < count; first += OPENED_AT_ONCE) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, count - first) }, async (_, i) => {
      const index = first + i;
      let dealt: () => void = () => undefined;
      const opening = new Promise<void>((resolve) => (dealt = resolve));
      let begun = false;
      slots[index] = await open(server, index, (bytes, acknowledged) => {
        if (begun) return moved(index, bytes, acknowledged);
        begun = true;
        dealt();
      });
      await opening;
    });
    await Promise.all(some);
  }
  return slots;
}

/** Every match plays its next move as soon as all four seats have the last one. */
export async function saturated(server: RunningServer, open: OpenSlot, matches: number, span: Span): Promise<Figures> {
  await rest(server);
  const meter = new Meter();
  let running = true;
  const slots = await openSlots(server, open, matches, (slot, bytes) => {
    meter.count(bytes);
    if (running) slots[slot].send();
  });
  for (const slot of slots) slot.send();
  await warm(meter, span.warmUp);
  const before = await server.usage();
  meter.reset();
  const begin = performance.now();
  await seconds(span.measured);
  const { moves } = meter;
  const wall = (performance.now() - begin) / 1000;
  const after = await server.usage();
  running = false;
  for (const slot of slots) slot.close();
  return {
    perCpuSecond: moves / (after.thread - before.thread),
    perProcessSecond: moves / (after.process - before.process),
    perSecond: moves / wall,
    bytesPerSeat: spreadOf(meter.sizes).median,
    busy: (after.thread - before.thread) / wall,
  };
}

/**
 * A server that has just started may have things to do: ours replays every running match. Under load that would go on
 * while moves are counted.
 */
async function rest(server: RunningServer): Promise<void> {
  for (let used = Infinity, { thread } = await server.usage(); used > IDLE;) {
    await seconds(LOOK);
    const now = (await server.usage()).thread;
    used = (now - thread) / LOOK;
    thread = now;
  }
}

/** On a machine with other work the clock says little about how much of the code is compiled: moves are counted, too. */
async function warm(meter: Meter, span: number): Promise<void> {
  const begin = performance.now();
  const past = (part: number): boolean => performance.now() - begin >= part * span * 1000;
  while (!past(1) || (meter.moves < WARM_MOVES && !past(4))) await seconds(0.02);
}

/**
 * Every match plays a move a second, whatever came of the last one: a move that is due while the last one is still on
 * its way is late from the moment it was due. `kept` is the part of the moves due that were made.
 */
export async function paced(server: RunningServer, open: OpenSlot, matches: number, span: Span): Promise<Figures> {
  const empty = await server.usage();
  const pace = new Pace();
  const slots = await openSlots(server, open, matches, (slot, bytes, acknowledged) =>
    pace.arrived(slot, bytes, acknowledged),
  );
  // At a move a second code would be compiled for minutes, and each time somebody would have to wait.
  await pace.rush(slots, span.warmUp / 2);
  // What that left behind must not be cleared away while moves are timed.
  await server.tidy();
  collectGarbage();
  await pace.run(slots, span.warmUp / 2, false);
  const figures = await pace.run(slots, span.measured, true);
  const { rss } = await server.usage();
  for (const slot of slots) slot.close();
  return { ...figures, rssPerMatch: (rss - empty.rss) / matches };
}

class Pace {
  private slots: Slot[] = [];
  /** By match: when the move on its way was due; NaN: none is. */
  private sent: number[] = [];
  /** By match: when the next move was due that could not be sent yet; NaN: none is waiting. */
  private overdue: number[] = [];
  private latencies: number[] = [];
  private acknowledgements: number[] = [];
  private meter = new Meter();
  /** By match: how many moves are still to be played in a hurry. */
  private rushed: number[] = [];

  /** Plays as fast as it goes, for so many seconds at most. */
  async rush(slots: Slot[], span: number): Promise<void> {
    this.begin(slots);
    this.rushed = slots.map(() => RUSHED_MOVES);
    for (const [slot] of slots.entries()) this.send(slot, performance.now());
    const begin = performance.now();
    while (this.rushed.some((left) => left > 0) && performance.now() - begin < span * 1000) await seconds(0.01);
    this.rushed = slots.map(() => 0);
    await this.allAnswered();
  }

  async run(slots: Slot[], span: number, counts: boolean): Promise<Figures> {
    this.begin(slots);
    const due = await this.tick(span * 1000);
    const { moves } = this.meter;
    await this.allAnswered();
    if (!counts) return {};
    const kept = { kept: moves / due, bytesPerSeat: spreadOf(this.meter.sizes).median };
    const all = { ...kept, ...quantiles('p', this.latencies) };
    return this.acknowledgements.length === 0 ? all : { ...all, ...quantiles('ack', this.acknowledgements) };
  }

  private begin(slots: Slot[]): void {
    this.slots = slots;
    this.sent = slots.map(() => Number.NaN);
    this.overdue = slots.map(() => Number.NaN);
    this.latencies = [];
    this.acknowledgements = [];
    this.meter.reset();
  }

  arrived(slot: number, bytes: number, acknowledged?: number): void {
    if (acknowledged !== undefined) this.acknowledgements.push(acknowledged);
    this.latencies.push(performance.now() - this.sent[slot]);
    this.meter.count(bytes);
    this.sent[slot] = Number.NaN;
    const due = this.rushed[slot]-- > 0 ? performance.now() : this.overdue[slot];
    this.overdue[slot] = Number.NaN;
    if (!Number.isNaN(due)) this.send(slot, due);
  }

  /** Sends what is due, spread evenly over every second. Returns how many moves were due. */
  private async tick(ms: number): Promise<number> {
    const begin = performance.now();
    const gap = 1000 / this.slots.length;
    let due = 0;
    for (;;) {
      const now = performance.now() - begin;
      if (now >= ms) return due;
      for (; due * gap <= now; due++) this.dueNow(due % this.slots.length, begin + due * gap);
      await seconds(0.001);
    }
  }

  private dueNow(slot: number, due: number): void {
    if (Number.isNaN(this.sent[slot])) this.send(slot, performance.now());
    else if (Number.isNaN(this.overdue[slot])) this.overdue[slot] = due;
  }

  private send(slot: number, due: number): void {
    this.sent[slot] = due;
    this.slots[slot].send();
  }

  private async allAnswered(): Promise<void> {
    while (this.sent.some((due) => !Number.isNaN(due))) await seconds(0.01);
  }
}

function quantiles(name: string, values: readonly number[]): Figures {
  return Object.fromEntries([50, 95, 99].map((part) => [`${name}${part}`, quantile(values, part / 100)]));
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

export function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}

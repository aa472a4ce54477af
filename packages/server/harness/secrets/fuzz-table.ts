/** A running match with a reference beside it: what the host may accept, and what its log must hold. */
import { createHash } from 'node:crypto';
import { keyOfSeed } from '@benchtop/engine/host';
import type { Dice, Game } from '@benchtop/engine/host';
import type { Store } from '@benchtop/server/parts';
import type { Reach } from './fuzz.ts';
import { seatRow, tableRow } from './rows.ts';
import { Truth } from './truth.ts';
import { anyWaiting, walkOf } from './walk.ts';

const EVERYTHING = { viewer: null, drawing: true };

/** What a command that was accepted became. */
interface Accepted {
  readonly seq: number;
  readonly seat: number;
  readonly option: string | null;
  readonly decision: string;
}

export class FuzzTable {
  readonly id: string;
  readonly invite: string;
  readonly truth: Truth;
  /** How many people there are; some sit here, some do not. */
  readonly people: number;
  readonly listed: boolean;
  /** Null: no spectators. */
  readonly delay: number | null;
  private readonly sitting: readonly number[];
  /** The seat whose owner has left it to a bot; -1: none. */
  private readonly away: number;
  private readonly accepted = new Map<string, Accepted>();

  private constructor(id: string, truth: Truth, people: number, n: number, bots: boolean) {
    this.id = id;
    this.invite = `invite${id.slice(-10)}`;
    this.truth = truth;
    this.people = people;
    this.listed = n % 2 === 0;
    this.delay = n % 3 === 0 ? null : 0;
    this.sitting = Array.from({ length: truth.seats }, (_, seat) => (n + seat) % people);
    this.away = bots && n % 4 === 1 && truth.seats > 1 ? truth.seats - 1 : -1;
  }

  /** Puts a running match into the store. `bots`: at some tables one plays the last seat, and never moves. */
  static async plant(
    game: Game,
    n: number,
    store: Store,
    { people, bots }: Pick<Reach, 'people' | 'bots'>,
  ): Promise<FuzzTable> {
    const id = `fuzz${String(n).padStart(8, '0')}`;
    const key = keyOfSeed(`fuzz ${id}`);
    const { state } = walkOf(game, 'fuzz', n).positions[0];
    const table = new FuzzTable(id, new Truth(game, state, key, EVERYTHING), people.length, n, bots);
    const { sitting, away, listed, invite, delay } = table;
    const { seats, settings } = state;
    const rows = sitting.map((who, seat) => seatRow(seat, people[who], seat === away ? 'random' : null, 0));
    const common = { id, game: game.id, rules: game.version, seats, settings, listed, invite, delay, clock: null };
    await store.addTable(tableRow({ ...common, host: people[sitting[0]].account, created: 0 }), rows);
    await store.startTable(id, key, { status: 'running', commitment: 'c'.repeat(64) }, []);
    return table;
  }

  /** True for those who may watch: who sits here, and others where spectators are let in and they have found it. */
  maySee(who: number, invite: unknown): boolean {
    return this.seatOf(who) !== null || (this.delay !== null && (this.listed || invite === this.invite));
  }

  get over(): boolean {
    return this.truth.state.over !== null;
  }

  /** Who sits at a seat. */
  at(seat: number): number {
    return this.sitting[seat] ?? 0;
  }

  seatOf(who: number): number | null {
    const seat = this.sitting.indexOf(who);
    return seat < 0 ? null : seat;
  }

  /** A decision that is open, with everything it may be answered with. */
  open(dice: Dice): { readonly seat: number; readonly decision: string; readonly options: readonly string[] } {
    if (this.over) return { seat: 0, decision: 'd1.0', options: ['pass'] };
    const seat = anyWaiting(this.truth.state, dice);
    return { seat, decision: this.truth.match.decision(seat)?.id ?? '', options: this.truth.options(seat) };
  }

  texts(): readonly string[] {
    const texts = this.truth.texts();
    return texts.length === 0 ? ['pass'] : texts;
  }

  /** Follows a command that the host has accepted; a sentence when it should not have. */
  follow(who: number, id: string, option: string | null, decision: string, after: number, seq: number): string | null {
    const seat = this.seatOf(who);
    if (seat === null) return 'accepted from somebody who does not sit there';
    if (seat === this.away) return 'accepted from somebody for whom a bot plays';
    const before = this.accepted.get(id);
    if (before !== undefined) {
      const same = before.seq === seq && before.seat === seat && before.option === option;
      return same && (option === null || before.decision === decision) ? null : 'an id was accepted for two commands';
    }
    this.accepted.set(id, { seq, seat, option, decision });
    if (seq !== this.truth.seq + 1) return `became entry ${seq} instead of ${this.truth.seq + 1}`;
    return option === null ? this.followUndo(seat, after) : this.followPlay(seat, option, decision);
  }

  private followPlay(seat: number, option: string, decision: string): string | null {
    const { truth } = this;
    if (truth.match.decision(seat)?.id !== decision) return 'accepted for a decision that is not open';
    if (!truth.options(seat).includes(option)) return `accepted ${option}, which is no option`;
    truth.play(seat, option, EVERYTHING);
    return null;
  }

  private followUndo(seat: number, after: number): string | null {
    const { truth } = this;
    if (truth.own[seat] !== after) return 'took back another choice than was named';
    if (truth.match.undoBarrier(seat) !== null) return 'took back what could not be taken back';
    truth.undo(seat);
    return null;
  }

  /** A sentence when the log holds anything but what was followed. */
  async fault(store: Store): Promise<string | null> {
    const rows = await store.commands(this.id, 1, null);
    const { seq, state } = this.truth;
    if (rows.length !== seq) return `the log has ${rows.length} entries, not ${seq}`;
    const hash = createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 32);
    return rows.length === 0 || rows[rows.length - 1].hash === hash ? null : 'the state is another one';
  }
}

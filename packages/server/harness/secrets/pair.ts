/** Two worlds that one viewer cannot tell apart, each behind a real host, and everything the viewer is sent by both. */
import { keyOfSeed, sampleWorld } from '@benchtop/engine/host';
import type { Core, Dice } from '@benchtop/engine/host';
import { otherSecrets, plantedGame } from './planted.ts';
import { FIRST } from './rows.ts';
import { Ear, INVITE, sitter, waitingIn } from './side.ts';
import type { Heard, Side } from './side.ts';
import { Truth } from './truth.ts';
import type { Look } from './truth.ts';
import { anyWaiting, fastDice } from './walk.ts';
import type { Position, Walk } from './walk.ts';

/** Which position is looked at by whom. */
export interface PairPlan {
  readonly walk: Walk;
  readonly position: Position;
  readonly viewer: number | null;
  /** By which it can be seen again. */
  readonly name: string;
  readonly seed: string;
  /** Twelve letters and digits. */
  readonly table: string;
}

/** The delay of spectators at the tables that have one, in seconds. */
export const DELAY = 2;

interface World {
  readonly side: Side;
  readonly truth: Truth;
  /** By account: their sockets. Only the viewer watches. */
  readonly ears: Map<string, Ear>;
}

export class Pair {
  readonly plan: PairPlan;
  readonly worlds: readonly [World, World];
  /** True when the hidden parts of the two worlds differ; else only their keys do. */
  readonly differs: boolean;
  /** What was done, for who has to find out why it differs. */
  readonly story: string[] = [];
  positions = 1;
  private readonly dice: Dice;
  private readonly sameKey: boolean;
  private readonly delay: number;
  private readonly clock: boolean;
  private readonly bot: number | null;
  /** True when the viewer opens the table only later. */
  private readonly absent: boolean;
  private sent = 0;

  constructor(plan: PairPlan, sides: readonly [Side, Side]) {
    this.plan = plan;
    this.dice = fastDice(`pair ${plan.seed}`);
    const { walk, position, viewer } = plan;
    const { state } = position;
    const world = sampleWorld(walk.game, state, viewer, this.dice);
    this.differs = JSON.stringify(world) !== JSON.stringify(state);
    this.sameKey = this.differs && this.dice.randomInt(2) === 0;
    this.delay = viewer === null && this.dice.randomInt(2) === 0 ? DELAY : 0;
    this.clock = this.dice.randomInt(4) === 0;
    this.absent = this.dice.randomInt(8) === 0;
    this.bot = viewer !== null && waitingIn(state).includes(viewer) && this.dice.randomInt(4) === 0 ? viewer : null;
    const opening = state === walk.positions[0].state ? walk.opening : [];
    const otherKey = this.sameKey ? walk.key : keyOfSeed(`other ${plan.seed}`);
    this.worlds = [
      this.world(sides[0], state, walk.key, opening),
      this.world(sides[1], world, otherKey, otherSecrets(opening, viewer)),
    ];
  }

  private world(side: Side, state: Readonly<Core>, key: string, opening: Walk['opening']): World {
    const { walk } = this.plan;
    const truth = new Truth(plantedGame(walk.game, state, opening), state, key, this.look);
    return { side, truth, ears: new Map() };
  }

  private get look(): Look {
    return { viewer: this.plan.viewer, drawing: this.sameKey };
  }

  /** False when forced choices at the beginning disclose something: then there is nothing to compare. */
  get silent(): boolean {
    return this.worlds.every(({ truth }) => truth.silent);
  }

  get late(): boolean {
    return this.delay > 0;
  }

  async plant(): Promise<void> {
    const { delay, clock, bot } = this;
    const { table: id } = this.plan;
    for (const { side, truth } of this.worlds) {
      const { seats, game: planted, match } = truth;
      const { settings } = match.state;
      const common = { id, seats, settings, key: match.key, delay, clock, bot, planted };
      await side.plant({ ...common, truth: () => truth.state });
    }
  }

  async arrive(): Promise<void> {
    if (!this.absent) await this.viewerSends({ type: 'watch', since: null, invite: INVITE });
  }

  /** The viewer tries what it may not. */
  async probe(): Promise<void> {
    const { viewer } = this.plan;
    const decisions = this.worlds[0].truth.match.decisions();
    const due = decisions.find(({ seat }) => seat === viewer);
    const decision = (due ?? decisions[0])?.id ?? 'd0.0';
    await this.viewerSends({ type: 'play', decision, option: this.illegal(due === undefined ? null : viewer) });
    const odd = this.dice.randomInt(4);
    if (odd === 0) await this.viewerSends({ type: 'play', decision: 'd0.0', option: 'pass' });
    if (odd === 1) await this.viewerSends({ type: 'play', decision, option: 'no such option' });
    if (odd === 2) await this.viewerSends({ type: 'play', decision, option: 'pass', seat: 0 });
    if (odd === 3) await this.viewerSends({ type: 'undo', after: 9999 });
    await this.viewerSends({ type: 'preview', decision, option: this.anyOption(due === undefined ? null : viewer) });
  }

  /** An option of the seat; any text of the open step for others. */
  private anyOption(seat: number | null): string {
    const { truth } = this.worlds[0];
    const options = seat === null ? truth.texts() : truth.options(seat);
    return options[this.dice.randomInt(options.length)];
  }

  /** A text of the open step that is no option of the seat; of nobody's for others. */
  private illegal(seat: number | null): string {
    const { truth } = this.worlds[0];
    const texts = truth.texts();
    const legal = new Set(seat === null ? [] : truth.options(seat));
    const wrong = texts.filter((text) => !legal.has(text));
    return wrong.length === 0 ? 'nothing of the kind' : wrong[this.dice.randomInt(wrong.length)];
  }

  /** Somebody does what is legal in both worlds and discloses nothing to the viewer, and perhaps takes it back. */
  async act(): Promise<void> {
    if (this.bot !== null) return;
    for (let tries = 0; tries < 4; tries++) {
      const { state } = this.worlds[0].truth;
      if (state.over !== null || this.worlds[1].truth.state.over !== null) return;
      if (await this.tryToAct(anyWaiting(state, this.dice))) return;
    }
  }

  private async tryToAct(seat: number): Promise<boolean> {
    const options = this.chosen(seat);
    if (options === null) return false;
    const ids = this.worlds.map(({ truth }) => truth.match.decision(seat)?.id ?? '');
    const back = this.worlds.map(({ truth }) => truth.mark());
    const kept = this.worlds.map(({ truth }, i) => truth.play(seat, options[i], this.look));
    if (kept.includes(false)) {
      for (const undo of back) undo();
      return false;
    }
    this.positions++;
    this.story.push(`seat ${seat}: ${[...new Set(options)].join(' | ')}`);
    await this.everywhere(seat, (_world, i) => ({ type: 'play', decision: ids[i], option: options[i] }));
    if (this.dice.randomInt(3) === 0) await this.takeBack(seat);
    return true;
  }

  /** For each world an option: the same one, except where it stays secret. */
  private chosen(seat: number): readonly [string, string] | null {
    const [one, two] = this.worlds.map(({ truth }) => truth.options(seat));
    if (seat !== this.plan.viewer && this.worlds[0].truth.secret)
      return [one[this.dice.randomInt(one.length)], two[this.dice.randomInt(two.length)]];
    const other = new Set(two);
    const both = one.filter((option) => other.has(option));
    if (both.length === 0) return null;
    const option = both[this.dice.randomInt(both.length)];
    return [option, option];
  }

  private async takeBack(seat: number): Promise<void> {
    const barriers = this.worlds.map(({ truth }) => truth.match.undoBarrier(seat));
    const after = this.worlds.map(({ truth }) => truth.own[seat]);
    // What another seat may take back can depend on what only that seat knows.
    if (seat !== this.plan.viewer && barriers.some((barrier) => barrier !== null)) return;
    if (barriers[0] === null) this.worlds[0].truth.undo(seat);
    if (barriers[1] === null) this.worlds[1].truth.undo(seat);
    this.story.push(`seat ${seat} undoes`);
    await this.everywhere(seat, (_world, i) => ({ type: 'undo', after: after[i] }));
  }

  async chat(): Promise<void> {
    await this.everywhere(0, () => ({ type: 'chat', text: 'hello' }));
    await this.viewerSends({ type: 'chat', text: 'me too' });
  }

  /** The viewer comes back to the table with what it has, or with less. */
  async lookAgain(): Promise<void> {
    const { seq } = this.worlds[0].truth;
    await this.viewerSends({ type: 'watch', since: seq, invite: INVITE });
    await this.viewerSends({ type: 'watch', since: Math.max(0, seq - 1), invite: INVITE });
  }

  /** Everything there is to be asked besides the socket. */
  async ask(): Promise<void> {
    const { table, viewer } = this.plan;
    const from = this.dice.randomInt(this.worlds[0].truth.seq + 1);
    await Promise.all(
      this.worlds.map(async (world) => {
        const { host } = world.side;
        const ear = this.ear(world, viewer);
        const person = viewer === null ? null : sitter(table, viewer);
        ear.note('history', JSON.stringify(await host.history(person, table, INVITE, from)));
        if (this.running) ear.note('record', JSON.stringify(await host.record(person, table, INVITE)));
        ear.note('lobby', JSON.stringify(await host.table(person, table, INVITE)));
        if (person !== null) ear.note('lobby', JSON.stringify(await host.mine(person, FIRST)));
      }),
    );
  }

  private get running(): boolean {
    return this.worlds.every(({ truth }) => truth.state.over === null);
  }

  /** Before a late spectator's time has come, the worlds may go different ways: it must not notice. */
  async goDifferentWays(): Promise<void> {
    if (!this.late || !this.running) return;
    this.story.push('the worlds go different ways');
    for (const [i, world] of this.worlds.entries())
      for (let n = 0; n <= i && world.truth.state.over === null; n++) await this.anyChoice(world);
    await this.viewerSends({ type: 'watch', since: null, invite: INVITE });
    await this.ask();
  }

  private async anyChoice(world: World): Promise<void> {
    const { truth } = world;
    const seat = anyWaiting(truth.state, this.dice);
    const options = truth.options(seat);
    const option = options[this.dice.randomInt(options.length)];
    const decision = truth.match.decision(seat)?.id ?? '';
    truth.play(seat, option, this.look);
    await this.send(world, seat, { type: 'play', decision, option });
  }

  private async viewerSends(message: object): Promise<void> {
    const id = this.nextId();
    await Promise.all(this.worlds.map((world) => this.send(world, this.plan.viewer, message, id)));
  }

  /** A seat sends in both worlds. */
  private async everywhere(seat: number, message: (world: World, index: number) => object): Promise<void> {
    const id = this.nextId();
    await Promise.all(this.worlds.map((world, i) => this.send(world, seat, message(world, i), id)));
  }

  private async send(world: World, sender: number | null, message: object, id = this.nextId()): Promise<void> {
    await this.ear(world, sender).send(id, { ...message, table: this.plan.table });
  }

  /** The socket of a seat, or of the spectator. */
  private ear({ side, ears }: World, seat: number | null): Ear {
    const { table } = this.plan;
    const person = seat === null ? { account: `${table}-watcher`, name: 'Watcher' } : sitter(table, seat);
    const ear = ears.get(person.account) ?? new Ear(side.host, person);
    ears.set(person.account, ear);
    return ear;
  }

  private nextId(): string {
    return `00000000-0000-4000-8000-${String(++this.sent).padStart(12, '0')}`;
  }

  /** What the viewer heard in each world, bots' questions for its seat and the lines of its log included. */
  heard(): readonly [Heard[], Heard[]] {
    const { walk, table, viewer } = this.plan;
    const [one, two] = this.worlds.map((world) => {
      const { heard } = this.ear(world, viewer);
      const { questions, reminders } = world.side;
      const asked = (questions.get(table) ?? []).map((text) => ({ channel: 'bot', text }));
      const told = (reminders.get(`${table}-${viewer}`) ?? []).map((text) => ({ channel: 'reminder', text }));
      return [...heard, ...heard.flatMap((message) => logLines(walk, message)), ...asked, ...told];
    });
    return [one, two];
  }

  close(): void {
    for (const { ears } of this.worlds) for (const ear of ears.values()) ear.close();
  }
}

/** The lines that a page would write from a message. */
function logLines({ game }: Walk, { channel, text }: Heard): Heard[] {
  if (channel !== 'moved') return [];
  const { entries } = JSON.parse(text) as { readonly entries: readonly { readonly events: readonly never[] }[] };
  const lines = entries.flatMap(({ events }) =>
    events.map((event) => game.eventWords(event, (seat) => `Seat ${seat}`)),
  );
  return [{ channel: 'log', text: lines.join('\n') }];
}

/**
 * What chance has shown stays shown: after every reveal somebody tries to get another outcome by a crash, by looking
 * again, by leaving and coming back, or by taking it back.
 */
import { keyOfSeed, gainedInformation } from '@benchtop/engine/host';
import type { Core, Game } from '@benchtop/engine/host';
import { Ear, INVITE, Side, sitter } from './side.ts';
import type { Tampering } from './side.ts';
import { Truth } from './truth.ts';
import { VirtualTime } from './virtual-time.ts';
import { anyWaiting, fastDice, walkOf } from './walk.ts';

export const tricks = ['crash', 'refresh', 'leave', 'undo'] as const;
export type Trick = (typeof tricks)[number];

export interface RevealReport {
  readonly byTrick: Map<Trick, number>;
  readonly faults: string[];
}

const TABLE = 'reveal000000';

/** Goes on until every trick was tried so often, over matches of this game. */
export async function tryReveals(
  game: Game,
  trials: number,
  seed: string,
  tampering: Tampering = {},
): Promise<RevealReport> {
  const report: RevealReport = { byTrick: new Map(), faults: [] };
  const time = new VirtualTime();
  const restore = time.install();
  try {
    for (let n = 0, done = 0; done < trials && report.faults.length < 5; n++) {
      done += await new RevealMatch(game, `${seed} ${n}`, time, await Side.open(time, tampering), report).run(
        trials - done,
      );
      time.clear();
    }
  } finally {
    restore();
  }
  return report;
}

class RevealMatch {
  private readonly dice;
  private readonly truth: Truth;
  private readonly time: VirtualTime;
  private readonly report: RevealReport;
  private side: Side;
  private ears: Ear[] = [];
  private sent = 0;

  constructor(game: Game, seed: string, time: VirtualTime, side: Side, report: RevealReport) {
    this.dice = fastDice(seed);
    this.time = time;
    this.report = report;
    const { positions } = walkOf(game, seed, this.dice.randomInt(1000));
    this.truth = new Truth(game, positions[0].state, keyOfSeed(seed), { viewer: null, drawing: true });
    this.side = side;
  }

  /** Plays the match; returns how many tricks were tried. */
  async run(most: number): Promise<number> {
    const { seats, state, match, game: planted } = this.truth;
    const common = { id: TABLE, seats, settings: state.settings, key: match.key, delay: 0, clock: false, bot: null };
    await this.side.plant({ ...common, planted, truth: () => this.truth.state });
    await this.side.host.start();
    this.sitDown();
    let tried = 0;
    while (this.truth.state.over === null && tried < most) if (await this.step()) tried++;
    return tried;
  }

  private sitDown(): void {
    const { host } = this.side;
    this.ears = Array.from({ length: this.truth.seats }, (_, seat) => new Ear(host, sitter(TABLE, seat)));
  }

  /** One choice; when it showed something, a trick. */
  private async step(): Promise<boolean> {
    const { truth } = this;
    const { state: before, seq } = truth;
    const seat = anyWaiting(before, this.dice);
    const options = truth.options(seat);
    const option = options[this.dice.randomInt(options.length)];
    const message = { type: 'play', table: TABLE, decision: truth.match.decision(seat)?.id ?? '', option };
    truth.play(seat, option, { viewer: seat, drawing: true });
    const id = this.nextId();
    await this.ears[seat].send(id, message);
    if (!this.showed(before, seat) || truth.state.over !== null) return false;
    const trick = tricks[this.dice.randomInt(tricks.length)];
    const sights = await this.sights();
    const log = await this.log();
    await this.play(trick, seat);
    const story = `${truth.game.id}, ${option} by seat ${seat}, then ${trick}`;
    this.must(sights === (await this.sights()), `${story}: the table looks different`);
    this.must(log === (await this.log()), `${story}: the log has changed`);
    await this.askAgain(seat, id, message, seq + 1, options, story);
    this.report.byTrick.set(trick, (this.report.byTrick.get(trick) ?? 0) + 1);
    return true;
  }

  private showed(before: Readonly<Core>, seat: number): boolean {
    const { state, game } = this.truth;
    return state.draws !== before.draws || gainedInformation(game, before, state, seat);
  }

  private async play(trick: Trick, seat: number): Promise<void> {
    const { host } = this.side;
    switch (trick) {
      case 'crash':
        this.side = this.side.again();
        this.time.clear();
        await this.side.host.start();
        return this.sitDown();
      case 'refresh':
        for (const ear of this.ears) ear.close();
        return this.sitDown();
      case 'leave':
        await host.leave(sitter(TABLE, seat), TABLE);
        await this.time.pass(100);
        await host.comeBack(sitter(TABLE, seat), TABLE);
        return;
      case 'undo': {
        const answer = await this.answer(seat, { type: 'undo', table: TABLE, after: this.truth.own[seat] });
        this.must(!answer.includes('"ok":true'), `seat ${seat} took back what was shown`);
      }
    }
  }

  /** The same command again gives the same entry; another choice in its place is refused. */
  private async askAgain(
    seat: number,
    id: string,
    message: object,
    seq: number,
    options: readonly string[],
    story: string,
  ): Promise<void> {
    const again = await this.answer(seat, message, id);
    this.must(
      again.includes('"ok":true') && again.includes(`"seq":${seq}}`),
      `${story}: the entry is another: ${again}`,
    );
    const other = options[this.dice.randomInt(options.length)];
    const instead = await this.answer(seat, { ...message, option: other });
    this.must(instead.includes('"ok":false'), `${story}: ${other} was taken instead`);
  }

  /** What every seat and a spectator see, without what depends on when they look. */
  private async sights(): Promise<string> {
    const { host } = this.side;
    const people = [...this.ears.keys()].map((seat) => sitter(TABLE, seat));
    const watcher = { account: 'watcher', name: 'Watcher' };
    const texts: string[] = [];
    for (const person of [...people, watcher]) {
      const ear = new Ear(host, person);
      await ear.send(this.nextId(), { type: 'watch', table: TABLE, since: null, invite: INVITE });
      texts.push(...ear.heard.filter(({ channel }) => channel === 'sync').map(({ text }) => withoutSeen(text)));
      ear.close();
    }
    return texts.join('\n');
  }

  private async log(): Promise<string> {
    return JSON.stringify(await this.side.store.commands(TABLE, 1, null));
  }

  private async answer(seat: number, message: object, id = this.nextId()): Promise<string> {
    await this.ears[seat].send(id, message);
    return this.ears[seat].heard.findLast(({ channel, text }) => channel === 'answer' && text.includes(id))?.text ?? '';
  }

  private nextId(): string {
    return `00000000-0000-4000-8000-${String(++this.sent).padStart(12, '0')}`;
  }

  private must(held: boolean, fault: string): void {
    if (!held) this.report.faults.push(fault);
  }
}

function withoutSeen(text: string): string {
  return text.replace(/,"seen":\d+/, '').replace(/,"now":\d+/, '');
}

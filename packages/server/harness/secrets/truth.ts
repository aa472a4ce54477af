/** The real match of one world beside the host's own, as a reference: what may be done, and what it would disclose. */
import { createChance, gainedInformation, Match, Runner, Session } from '@benchtop/engine/host';
import type { Core, Game } from '@benchtop/engine/host';

/** Who must learn nothing, and whether draws may be made: they fall alike only where the keys are the same. */
export interface Look {
  readonly viewer: number | null;
  readonly drawing: boolean;
}

export class Truth extends Session {
  readonly game: Game;
  readonly seats: number;
  private readonly runner: Runner<Core>;
  private readonly codes: number[] = [];

  /** False when forced choices at the very beginning disclose something to the viewer. */
  readonly silent: boolean;

  constructor(game: Game, state: Readonly<Core>, key: string, look: Look) {
    const { seats, settings } = state;
    super(Match.deal(game, seats, settings, key));
    this.game = game;
    this.seats = seats;
    this.runner = new Runner(game, createChance(key), null, this.match.state);
    this.silent = this.playForced(look);
  }

  get state(): Readonly<Core> {
    return this.match.state;
  }

  get step(): string {
    return this.state.stack.at(-1)?.step ?? '';
  }

  /** True when more than one answer to the open decision is missing: then what is answered stays secret. */
  get secret(): boolean {
    const top = this.state.stack.at(-1);
    return top?.kind === 'simultaneous' && top.answers.filter((answer) => answer === null).length > 1;
  }

  /** The texts of what a seat that owes the open decision may answer. */
  options(seat: number): string[] {
    const count = this.runner.optionsFor(this.state, seat, this.codes);
    const texts = this.game.steps[this.step]?.vocabulary.texts ?? [];
    return this.codes.slice(0, count).map((code) => texts[code]);
  }

  /** Every text that the open step knows. */
  texts(): readonly string[] {
    return this.game.steps[this.step]?.vocabulary.texts ?? [];
  }

  /** Goes on from here, and the way back. */
  mark(): () => void {
    const { match, seq } = this;
    const own = [...this.own];
    this.goTo(match.fork(), seq, own);
    return () => this.goTo(match, seq, own);
  }

  /** Plays as the host does. True: the viewer learns nothing hidden by it. */
  play(seat: number, option: string, look: Look): boolean {
    const entry = this.choose(seat, option);
    if ('code' in entry) return false;
    const kept = !this.discloses(entry.before, look);
    return this.playForced(look) && kept;
  }

  undo(seat: number): void {
    this.takeBack(seat);
  }

  private playForced(look: Look): boolean {
    let kept = true;
    for (let entry = this.force(); entry !== null; entry = this.force())
      if (this.discloses(entry.before, look)) kept = false;
    return kept;
  }

  private discloses(before: Readonly<Core>, { viewer, drawing }: Look): boolean {
    if (!drawing && before.draws !== this.state.draws) return true;
    return gainedInformation(this.game, before, this.state, viewer);
  }
}

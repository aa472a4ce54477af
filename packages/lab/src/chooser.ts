import { PlanKeeper } from '@benchtop/bots';
import type { Bot } from '@benchtop/bots';
import { at, commitmentOf, createDice, fastRandom, fastSeed, RulesFault, sampleWorld } from '@benchtop/engine/host';
import type { Core, Dice, Game } from '@benchtop/engine/host';

/** Lets the bots of one match choose, and asks them no more than is needed. */
export class Chooser {
  private readonly game: Game;
  private readonly state: Core;
  private readonly bots: readonly Bot[];
  private readonly seed: string;
  private readonly key: string;
  private readonly blind: Dice;
  private readonly plans = new PlanKeeper();
  private worlds: Dice | null = null;
  private commitment: string | null = null;

  constructor(game: Game, state: Core, bots: readonly Bot[], seed: string, key: string) {
    this.game = game;
    this.state = state;
    this.bots = bots;
    this.seed = seed;
    this.key = key;
    this.blind = createDice(fastRandom(fastSeed(`${seed}/blind`)));
  }

  /** The code of what the seat chooses: one of the first `n` codes, which are the options of its decision. */
  choose(seat: number, codes: readonly number[], n: number, decision: number): number {
    const bot = at(this.bots, seat);
    if (bot.pickBlindly !== undefined) {
      this.plans.drop();
      return at(codes, bot.pickBlindly(n, this.blind));
    }
    const planned = this.plans.follow(seat, this.state.draws);
    const code = planned === null ? -1 : this.codeOf(planned, codes, n);
    return code < 0 ? this.ask(bot, seat, codes, n, decision) : code;
  }

  private ask(bot: Bot, seat: number, codes: readonly number[], n: number, decision: number): number {
    const { game, state } = this;
    // Bots get a seed from which nobody can work out the key.
    this.commitment ??= commitmentOf(this.key);
    this.worlds ??= createDice(fastRandom(fastSeed(`${this.seed}/worlds`)));
    const world = sampleWorld(game, state, seat, this.worlds);
    const { option, plan } = bot.choose({ game, world, seat, seed: `${this.commitment}/${decision}` });
    this.plans.keep(seat, state.draws, plan ?? []);
    const code = this.codeOf(option, codes, n);
    if (code < 0) throw new RulesFault(`${bot.id} chose "${option}", which is not an option of ${this.step()}`);
    return code;
  }

  /** The code of an option, -1 when it is none. */
  private codeOf(option: string, codes: readonly number[], n: number): number {
    const code = this.game.steps[this.step()]?.vocabulary.code(option) ?? -1;
    for (let i = 0; i < n; i++) if (codes[i] === code) return code;
    return -1;
  }

  private step(): string {
    const { stack } = this.state;
    return at(stack, stack.length - 1).step;
  }
}

import { choiceOf, planned, PlanKeeper } from '@benchtop/bots';
import type { Bot, Offer } from '@benchtop/bots';
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
    const offer = this.offer(codes, n);
    const meant = planned(this.plans, seat, this.state.draws, offer);
    return this.codeOf(meant ?? this.ask(bot, seat, offer, decision));
  }

  private ask(bot: Bot, seat: number, offer: Offer, decision: number): string {
    const { game, state } = this;
    // Bots get a seed from which nobody can work out the key.
    this.commitment ??= commitmentOf(this.key);
    this.worlds ??= createDice(fastRandom(fastSeed(`${this.seed}/worlds`)));
    const world = sampleWorld(game, state, seat, this.worlds);
    const answer = bot.choose({ game, world, seat, seed: `${this.commitment}/${decision}` });
    this.plans.keep(seat, state.draws, answer.plan ?? []);
    const { option, fault } = choiceOf(answer, offer);
    // Numbers about a bot that does not play by itself would be worth nothing.
    if (fault !== null)
      throw new RulesFault(`${bot.id} chose "${answer.option}", which is not an option of ${this.step()}`);
    return option;
  }

  private offer(codes: readonly number[], n: number): Offer {
    return {
      has: (option) => {
        const code = this.codeOf(option);
        for (let i = 0; i < n; i++) if (codes[i] === code) return true;
        return false;
      },
      first: () => at(this.game.steps[this.step()]?.vocabulary.texts ?? [], at(codes, 0)),
    };
  }

  /** The code of an option of the open step, -1 when it is none. */
  private codeOf(option: string): number {
    return this.game.steps[this.step()]?.vocabulary.code(option) ?? -1;
  }

  private step(): string {
    const { stack } = this.state;
    return at(stack, stack.length - 1).step;
  }
}

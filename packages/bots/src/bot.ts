import type { Core, Dice, Game, Json } from '@benchtop/engine/host';
import type { BotProfile } from './roster.ts';

/** What a bot is asked: which option its seat should choose in a world that the seat could be in. */
export interface BotTask {
  readonly game: Game;
  /** A world sampled for the seat, never the true state. */
  readonly world: Core;
  readonly seat: number;
  /** The same seed, world and iterations give the same answer. */
  readonly seed: string;
  /** How much to think, where the bot can choose. */
  readonly iterations?: number;
  /** How long to think at most, where the bot can choose. */
  readonly ms?: number;
}

/** A bot's choice, with what it thought. */
export interface BotAnswer {
  /** The option's canonical text. */
  readonly option: string;
  /**
   * What the seat means to choose next, as texts: one for each of its decisions that leave a choice, up to where chance
   * or something hidden comes to light. A host may follow it without asking again: see `BotTurns`.
   */
  readonly plan?: readonly string[];
  readonly info: { readonly [name: string]: Json };
}

/** A player that sees only what its seat may see. */
export interface Bot extends BotProfile {
  choose(task: BotTask): BotAnswer;
  /**
   * Only for a bot that looks at nothing: its choice among so many options, counted from 0. Hosts of many matches then
   * sample no world for it.
   */
  readonly pickBlindly?: (options: number, dice: Dice) => number;
}

import type { Core, Game, Json } from '@benchtop/engine/host';

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
  readonly info: { readonly [name: string]: Json };
}

/** A player that sees only what its seat may see. */
export interface Bot {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  choose(task: BotTask): BotAnswer;
}

import { at, fastRandom, Runner } from '@benchtop/engine/host';
import type { BotTask } from './bot.ts';

/** The decision a bot was asked about: the codes of its seat's options and their texts. */
export interface OpenDecision {
  readonly codes: readonly number[];
  readonly texts: readonly string[];
}

/** Lists the options of the task's seat, also where others answer at the same time. */
export function decisionOf({ game, world, seat }: BotTask): OpenDecision {
  const codes: number[] = [];
  // Listing options draws nothing, so any chance will do.
  codes.length = new Runner(game, fastRandom(0), null, world).optionsFor(world, seat, codes);
  const { step } = at(world.stack, world.stack.length - 1);
  const texts = game.steps[step]?.vocabulary.texts ?? [];
  return { codes, texts: codes.map((code) => at(texts, code)) };
}

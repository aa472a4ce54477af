import { botOf } from '@benchtop/bots';
import type { Bot } from '@benchtop/bots';
import { at } from '@benchtop/engine/host';
import type { Game, Settings } from '@benchtop/engine/host';
import { loadGame } from '@benchtop/games/catalogue';

/** What to simulate: plain data, so that it can be sent to another thread. */
export interface SimulationPlan {
  readonly game: string;
  readonly seats: number;
  /** As `checkSettings` resolved them. */
  readonly settings: Settings;
  /** Ids; they are dealt to the seats in turn, again from the first when there are more seats. */
  readonly bots: readonly string[];
  /** The same seed and plan give the same matches, on however many threads. */
  readonly seed: string;
  readonly games: number;
  /** True: bots keep their seats. False: they move on by one seat from match to match. */
  readonly fixed: boolean;
  /** True: what is done with each card, tile and the like is counted as well, in games that tell. */
  readonly deeds: boolean;
}

/** A plan with its game and bots looked up. */
export interface OpenPlan {
  readonly plan: SimulationPlan;
  readonly game: Game;
  /** One for each seat of the first match. */
  readonly bots: readonly Bot[];
}

/** Looks up game and bots. The ids must have been checked. Every thread does it: no game is loaded but the one that is played. */
export async function openPlan(plan: SimulationPlan): Promise<OpenPlan> {
  const loaded = await loadGame(plan.game);
  if (loaded === null) throw new TypeError(`there is no game ${plan.game}`);
  const named = plan.bots.map((id) => {
    const bot = botOf(id);
    if (bot === null) throw new TypeError(`there is no bot ${id}`);
    return bot;
  });
  return {
    plan,
    game: loaded.game,
    bots: Array.from({ length: plan.seats }, (_, seat) => at(named, seat % named.length)),
  };
}

/** The bot on each seat in match `number`, so that in the long run every bot sits everywhere as often. */
export function seated({ plan, bots }: OpenPlan, number: number): readonly Bot[] {
  return plan.fixed ? bots : bots.map((_, seat) => at(bots, (seat + number) % bots.length));
}

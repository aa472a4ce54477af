import type { Core } from '@benchtop/engine/host';

/** What a bot is asked. `world` is sampled for its seat: the true state never leaves the host. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly world: Readonly<Core>;
  readonly seat: number;
  readonly seed: string;
}

/** Lets bots think on threads of their own. */
export interface BotPool {
  /**
   * The option a bot chooses; null when it failed, died or overran its time: then something must be played for it.
   * Owners (whose table it is) get their turns one after the other, however many questions one of them has. Those come
   * first for which somebody waits (`awaited`): three of them, then one of the others.
   */
  ask(question: BotQuestion, owner: string, awaited: boolean): Promise<string | null>;
  /** Questions that wait or are being answered. */
  queued(): number;
  close(): Promise<void>;
}

import type { BotQuestion, BotReply } from '@benchtop/bots';

export type { BotQuestion, BotReply } from '@benchtop/bots';

/** Lets bots think on threads of their own. */
export interface BotPool {
  /**
   * What a bot answers; null when it failed, died or overran its time: then something must be played for it.
   * Owners (whose table it is) get their turns one after the other, however many questions one of them has. Those come
   * first for which somebody waits (`awaited`): three of them, then one of the others.
   */
  ask(question: BotQuestion, owner: string, awaited: boolean): Promise<BotReply | null>;
  /** Questions that wait or are being answered. */
  queued(): number;
  close(): Promise<void>;
}

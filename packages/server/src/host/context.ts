import type { Game } from '@benchtop/engine/host';
import type { Bus } from '../bus/contract.ts';
import type { Store } from '../store/contract.ts';
import type { BotPool } from '../threads/contract.ts';
import type { HostFigures, HostSurroundings } from './contract.ts';
import type { Chatter } from './chatter.ts';
import type { Guard } from './guard.ts';
import type { Signer } from './signer.ts';

/** What every table of a host shares. */
export interface Context {
  readonly store: Store;
  readonly bus: Bus;
  readonly bots: BotPool;
  readonly guard: Guard;
  readonly signer: Signer;
  readonly surroundings: HostSurroundings;
  readonly figures: HostFigures;
  readonly chatter: Chatter;
  /** When this host began. */
  readonly started: number;
  /** Fetches the rules of a game; null when this server has none of that name. */
  game(id: string): Promise<Game | null>;
}

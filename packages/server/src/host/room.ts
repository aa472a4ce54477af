import type { Limits } from '../limits.ts';
import type { Store } from '../store/contract.ts';
import { no } from './arrange.ts';
import type { Result } from './contract.ts';

/** How many tables one account may have, so that there is room for the others. */
export type TableLimits = Pick<Limits, 'openTables' | 'gatheringTables' | 'listedTables'>;

/** Counts what an account has already. */
export class Room {
  private readonly store: Store;
  private readonly limits: TableLimits;

  constructor(store: Store, limits: TableLimits) {
    this.store = store;
    this.limits = limits;
  }

  /** Why an account may not sit down at one more table; null: it may. */
  async whyNoSeat(account: string): Promise<Result<never> | null> {
    const { open } = await this.store.tally(account);
    return open < this.limits.openTables
      ? null
      : no('refused', `You sit at ${open} tables that are not finished. Finish or leave one of them first.`);
  }

  /** Why an account may not set up one more table; null: it may. */
  async whyNoTable(account: string): Promise<Result<never> | null> {
    const { gathering } = await this.store.tally(account);
    if (gathering >= this.limits.gatheringTables)
      return no('refused', `${gathering} tables of yours still wait for players. Give one of them up first.`);
    return this.whyNoSeat(account);
  }

  /** Why an account may not put one more table into the lobby; null: it may. */
  async whyNotListed(account: string): Promise<Result<never> | null> {
    const { listed } = await this.store.tally(account);
    return listed < this.limits.listedTables
      ? null
      : no(
          'refused',
          `${listed} tables of yours stand in the lobby. Finish or give up one of them, or open this one by link only.`,
        );
  }
}

import type { Limits } from '../limits.ts';
import type { SeatRow, Store, TableRow } from '../store/contract.ts';
import { no } from './arrange.ts';
import type { Person, Result } from './contract.ts';
import { LobbyPlaces } from './lobby-places.ts';
import { isInLobby } from './wire-table.ts';

/** How many tables one account may have, so that there is room for the others. */
export type TableLimits = Pick<Limits, 'openTables' | 'gatheringTables' | 'listedTables' | 'addressListedTables'>;

/** Counts what an account has already, and its address in the lobby. */
export class Room {
  private readonly store: Store;
  private readonly limits: TableLimits;
  private readonly places: LobbyPlaces;

  constructor(store: Store, limits: TableLimits, now: () => number) {
    this.store = store;
    this.limits = limits;
    this.places = new LobbyPlaces(limits.addressListedTables, async (id) => {
      const found = await store.table(id);
      return found !== null && isInLobby(found.table, now());
    });
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

  /** Why somebody may not put one more table into the lobby; null: they may, and it has got its place there. */
  async whyNotListed({ account, address }: Person, table: string): Promise<Result<never> | null> {
    const { listed } = await this.store.tally(account);
    if (listed >= this.limits.listedTables)
      return no(
        'refused',
        `${listed} tables of yours stand in the lobby. Finish or give up one of them, or open this one by link only.`,
      );
    return address === undefined || (await this.places.take(table, address)) ? null : no('refused', MANY_FROM_HERE);
  }

  /** Sets up a table; where that fails, its place in the lobby is free again. */
  async setUp(table: TableRow, seats: readonly SeatRow[]): Promise<void> {
    try {
      await this.store.addTable(table, seats);
      this.places.stored(table.id);
    } catch (error) {
      this.places.giveBack(table.id);
      throw error;
    }
  }
}

const MANY_FROM_HERE =
  'Many tables that were set up from your address stand in the lobby already. Open this one by link only, or try again when some of them are finished.';

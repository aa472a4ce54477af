import { networksOf } from '../networks.ts';
import type { Network } from '../networks.ts';

/** So many tables of a network that has enough are looked at before one more is refused. */
const LOOKS = 50;
/** So many of all are looked at with every one that comes, so that those that have gone are forgotten. */
const OLDEST = 2;

interface Place {
  readonly networks: readonly Network[];
  /** False while the table is being set up. */
  stored: boolean;
}

/**
 * Which tables in the lobby were set up from one address, and from the networks around it. In memory only: addresses
 * are not written down, and a start of the server counts anew.
 */
export class LobbyPlaces {
  private readonly most: number;
  private readonly isThere: (table: string) => Promise<boolean>;
  /** By table. Those that were not looked at for longest stand first, here and in the networks. */
  private readonly places = new Map<string, Place>();
  private readonly byNetwork = new Map<string, Set<string>>();

  /** `isThere` says whether a table still stands in the lobby. */
  constructor(most: number, isThere: (table: string) => Promise<boolean>) {
    this.most = most;
    this.isThere = isThere;
  }

  /** Takes a place for a table that is about to be set up; false: there is none for this address. */
  async take(table: string, address: string): Promise<boolean> {
    const networks = networksOf(address);
    await this.look(this.places.keys(), OLDEST);
    const full = this.fullOne(networks);
    if (full !== null) await this.look(full, LOOKS);
    if (this.fullOne(networks) !== null) return false;
    this.add(table, { networks, stored: false });
    return true;
  }

  /** The table that has got a place was set up. */
  stored(table: string): void {
    const place = this.places.get(table);
    if (place !== undefined) place.stored = true;
  }

  giveBack(table: string): void {
    for (const { key } of this.places.get(table)?.networks ?? []) {
      const tables = this.byNetwork.get(key);
      tables?.delete(table);
      if (tables?.size === 0) this.byNetwork.delete(key);
    }
    this.places.delete(table);
  }

  private add(table: string, place: Place): void {
    this.places.set(table, place);
    for (const { key } of place.networks) {
      const tables = this.byNetwork.get(key) ?? new Set();
      this.byNetwork.set(key, tables.add(table));
    }
  }

  /** The tables of a network that has enough; null: none of these has. */
  private fullOne(networks: readonly Network[]): ReadonlySet<string> | null {
    for (const { key, worth } of networks) {
      const tables = this.byNetwork.get(key);
      if (tables !== undefined && tables.size >= this.most * worth) return tables;
    }
    return null;
  }

  private async look(tables: Iterable<string>, most: number): Promise<void> {
    for (const table of first(tables, most)) {
      const place = this.places.get(table);
      if (place === undefined || !place.stored) continue;
      const there = await this.isThere(table);
      // Somebody else may have looked meanwhile.
      if (this.places.get(table) !== place) continue;
      this.giveBack(table);
      if (there) this.add(table, place);
    }
  }
}

function first(tables: Iterable<string>, most: number): string[] {
  const found: string[] = [];
  for (const table of tables) if (found.push(table) >= most) break;
  return found;
}

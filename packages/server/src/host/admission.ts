import type { Instant, Store, TableRow } from '../store/contract.ts';
import type { TableRows } from './table-rows.ts';

export const SENT_AWAY = 'The host of this table has sent you away from it.';
export const NO_SPECTATORS = 'This table lets no spectators in.';

/** So many rematches are followed back. */
const MOST_BACK = 20;
const NOBODY: ReadonlySet<string> = new Set();

/** Who may come to a table. */
export class Admission {
  private readonly store: Store;
  private readonly rows: TableRows;
  /** Accounts that may not sit down here any more. */
  private expelled = NOBODY;
  /** Until then the table would tell late spectators of the match before it that that is over. */
  private secretUntil: Instant = 0;

  constructor(store: Store, rows: TableRows) {
    this.store = store;
    this.rows = rows;
  }

  /** Before anybody has the table, or from the mailbox. Who was sent away does not come back by a rematch. */
  async recall(): Promise<void> {
    const accounts: string[] = [];
    let { row } = this.rows;
    for (let back = 0; back < MOST_BACK; back++) {
      accounts.push(...(await this.store.expelled(row.id)));
      const before = row.rematchOf === null ? null : await this.store.table(row.rematchOf);
      if (before === null) break;
      row = before.table;
      if (back === 0) this.secretUntil = secretUntil(row);
    }
    this.expelled = accounts.length === 0 ? NOBODY : new Set(accounts);
  }

  isExpelled(account: string): boolean {
    return this.expelled.has(account);
  }

  expel(account: string): void {
    this.expelled = new Set([...this.expelled, account]);
  }

  isSecretAt(now: Instant): boolean {
    return this.secretUntil > now;
  }

  /**
   * While people gather, whoever may look at the table may stay, but for those who were sent away; a match lets
   * spectators in where the table says so.
   */
  admits(account: string | null): boolean {
    const { row } = this.rows;
    if (row.delay !== null || (account !== null && this.rows.seatOf(account) !== null)) return true;
    return row.status === 'gathering' && (account === null || !this.isExpelled(account));
  }
}

/** When everybody may know that a match is over; 0: there is nobody who sees it late. */
function secretUntil({ ended, delay }: TableRow): Instant {
  return ended === null || delay === null || delay === 0 ? 0 : ended + delay * 1000;
}

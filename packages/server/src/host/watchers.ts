import type { ServerMessage, WireChat } from '../wire/socket.ts';
import type { Audience, Messages } from './audience.ts';
import type { Connection } from './contract.ts';
import type { TableRows } from './table-rows.ts';
import { isShownLate } from './wire-table.ts';

/** Somebody who has the table open. */
export interface Watcher {
  readonly connection: Connection;
  /** Changes when somebody who looks on sits down. */
  audience: Audience;
}

/** Who looks at a table, and the way to all of them. */
export class Watchers {
  private readonly rows: TableRows;
  private readonly all = new Set<Watcher>();

  constructor(rows: TableRows) {
    this.rows = rows;
  }

  get size(): number {
    return this.all.size;
  }

  has(watcher: Watcher): boolean {
    return this.all.has(watcher);
  }

  /** As they are now: those who come and go meanwhile do not matter. */
  list(): Watcher[] {
    return [...this.all];
  }

  add(watcher: Watcher): void {
    this.all.add(watcher);
  }

  /** False when they were not here. */
  remove(watcher: Watcher): boolean {
    return this.all.delete(watcher);
  }

  /** Who sits where has changed. */
  reseat(): void {
    for (const watcher of this.all) watcher.audience = this.rows.seatOf(watcher.connection.person.account);
  }

  /** Spectators of a table with a delay are told by the delayed feed. */
  isLate(audience: Audience): boolean {
    return audience === null && isShownLate(this.rows.row);
  }

  late(): Watcher[] {
    return this.list().filter(({ audience }) => this.isLate(audience));
  }

  /** Those who are told at once, each audience once. */
  audiences(): Audience[] {
    const audiences: Audience[] = [];
    for (const { audience } of this.all)
      if (!audiences.includes(audience) && !this.isLate(audience)) audiences.push(audience);
    return audiences;
  }

  /** The accounts of those who sit here. */
  here(): Set<string> {
    const here = new Set<string>();
    for (const { connection, audience } of this.all) if (audience !== null) here.add(connection.person.account);
    return here;
  }

  isHere(seat: number): boolean {
    for (const { audience } of this.all) if (audience === seat) return true;
    return false;
  }

  spectators(): number {
    let count = 0;
    for (const { audience } of this.all) if (audience === null) count++;
    return count;
  }

  /** To everybody but the late ones, each their own. */
  announce(messages: Messages): void {
    for (const { connection, audience } of this.all) {
      const message = messages.get(audience);
      if (message !== undefined && !this.isLate(audience)) connection.send(message);
    }
  }

  /** A line of chat, to everybody but the late ones. */
  say(line: WireChat): void {
    const text = JSON.stringify({ type: 'chat', table: this.rows.row.id, line } satisfies ServerMessage);
    for (const { connection, audience } of this.all) if (!this.isLate(audience)) connection.send(text);
  }
}

export function send(connection: Connection, message: ServerMessage): void {
  connection.send(JSON.stringify(message));
}

import type { Connection } from './connection.ts';
import type { AccountRow, DeviceRow, Instant, NewPassphrase, SessionRow } from './contract.ts';
import { fold } from './rows.ts';
import { text } from './values.ts';

/** Browsers that an account knows. */
const MOST_DEVICES = 20;

/** What is written of people: accounts, their sessions and the browsers they know. */
export class PeopleWriting {
  protected readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  addAccount({ id, name, passphrase, created }: AccountRow): void {
    const sql = 'INSERT INTO accounts (id, name, folded, passphrase, created) VALUES (?,?,?,?,?)';
    this.connection.run(sql, id, name, fold(name), passphrase, created);
  }

  renameAccount(id: string, name: string): boolean {
    const account = this.connection.get('SELECT passphrase FROM accounts WHERE id = ?', id);
    if (account === null) throw new Error(`there is no account ${id}`);
    if (account['passphrase'] !== null && this.isTaken(name, id)) return false;
    this.connection.run('UPDATE accounts SET name = ?, folded = ? WHERE id = ?', name, fold(name), id);
    return true;
  }

  setPassphrase({ name, passphrase, was, by, session }: NewPassphrase): readonly string[] | null {
    const id = session.account;
    const folded = name === null ? null : fold(name);
    if (name !== null && this.isTaken(name, id)) return null;
    const sql = `UPDATE accounts SET name = ifnull(?, name), folded = ifnull(?, folded), passphrase = ?
      WHERE id = ? AND passphrase IS ? AND EXISTS (SELECT 1 FROM sessions WHERE id = ? AND account = accounts.id)`;
    if (this.connection.run(sql, name, folded, passphrase, id, was, by) === 0) return null;
    const ended = this.dropAll(id);
    this.connection.run('DELETE FROM devices WHERE account = ?', id);
    this.connection.run('DELETE FROM pushes WHERE account = ?', id);
    this.addSession(session, passphrase);
    return ended;
  }

  addSession({ id, account, expires }: SessionRow, passphrase: string | null): boolean {
    const sql = `INSERT INTO sessions (id, account, expires)
      SELECT ?, id, ? FROM accounts WHERE id = ? AND passphrase IS ?`;
    return this.connection.run(sql, id, expires, account, passphrase) > 0;
  }

  prolongSession(id: string, expires: Instant): boolean {
    return this.connection.run('UPDATE sessions SET expires = ? WHERE id = ?', expires, id) > 0;
  }

  dropSession(id: string): void {
    this.connection.run('DELETE FROM sessions WHERE id = ?', id);
  }

  dropSessionsOf(account: string, device: string | null): readonly string[] {
    this.connection.run('DELETE FROM devices WHERE account = ? AND id IS NOT ?', account, device);
    this.connection.run('DELETE FROM pushes WHERE account = ?', account);
    return this.dropAll(account);
  }

  dropExpired(now: Instant): void {
    this.connection.run('DELETE FROM sessions WHERE expires <= ?', now);
    this.connection.run('DELETE FROM devices WHERE expires <= ?', now);
  }

  addDevice({ id, account, expires }: DeviceRow, before: string | null): void {
    if (before !== null) this.connection.run('UPDATE devices SET id = ? WHERE id = ?', id, before);
    this.connection.run('INSERT OR REPLACE INTO devices (id, account, expires) VALUES (?,?,?)', id, account, expires);
    const sql = `DELETE FROM devices WHERE account = ? AND id NOT IN
      (SELECT id FROM devices WHERE account = ? ORDER BY expires DESC, id LIMIT ?)`;
    this.connection.run(sql, account, account, MOST_DEVICES);
  }

  private isTaken(name: string, by: string): boolean {
    const sql = 'SELECT 1 FROM accounts WHERE folded = ? AND passphrase IS NOT NULL AND id <> ?';
    return this.connection.get(sql, fold(name), by) !== null;
  }

  private dropAll(account: string): readonly string[] {
    const sessions = this.connection.all('SELECT id FROM sessions WHERE account = ?', account);
    this.connection.run('DELETE FROM sessions WHERE account = ?', account);
    return sessions.map((columns) => text(columns, 'id'));
  }
}

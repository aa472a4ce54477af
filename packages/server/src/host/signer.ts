import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { signedText } from '@benchtop/engine/host';
import type { MatchRecord } from '@benchtop/engine/host';
import type { SeatRow, SigningKeyRow, Store, TableRow } from '../store/contract.ts';

interface SigningKey {
  readonly secret: KeyObject;
  /** The public half, in hex. */
  readonly key: string;
}

/** A table whose match is vouched for. */
export interface Witnessed {
  readonly row: Pick<TableRow, 'id' | 'commitment' | 'created'>;
  readonly seats: readonly Pick<SeatRow, 'name'>[];
}

/**
 * Signs records with the server's own key, which is made when there is none and stays in the database. Only what was
 * played here is signed: a record comes from the log, never from a visitor.
 */
export class Signer {
  private readonly store: Store;
  private readonly now: () => number;
  private opened: Promise<readonly [SigningKey, ...SigningKey[]]> | null = null;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** The public keys, in hex: the one that signs, then those that did before. */
  async keys(): Promise<readonly string[]> {
    return (await this.open()).map(({ key }) => key);
  }

  /** Signs the record of a table. What does not fit the commitment that was published there, nobody vouches for. */
  async signed(record: MatchRecord, { row, seats }: Witnessed): Promise<MatchRecord> {
    if (record.commitment !== row.commitment) return record;
    const [{ key, secret }] = await this.open();
    const began = await this.store.begunAt(row.id);
    const [last] = await this.store.commands(row.id, record.entries.length, record.entries.length);
    const names = seats.map(({ name }) => name);
    const vouched = { key, table: row.id, names, began, ended: last?.at ?? began ?? row.created };
    const value = sign(null, Buffer.from(signedText(record, vouched)), secret).toString('hex');
    return { ...record, signature: { ...vouched, value } };
  }

  private open(): Promise<readonly [SigningKey, ...SigningKey[]]> {
    this.opened ??= this.load().catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  private async load(): Promise<readonly [SigningKey, ...SigningKey[]]> {
    if ((await this.store.signingKeys()).length === 0) await this.store.addSigningKey(newKey(1, this.now()));
    // Another host may have been faster: what the database kept is what counts.
    const [newest, ...older] = await this.store.signingKeys();
    if (newest === undefined) throw new Error('the database did not keep the signing key');
    return [signingKey(newest), ...older.map(signingKey)];
  }
}

/** A fresh key with this number. */
export function newKey(no: number, made: number): SigningKeyRow {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { no, secret: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'), made };
}

function signingKey({ secret }: SigningKeyRow): SigningKey {
  const opened = createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(opened).export({ format: 'jwk' });
  return { secret: opened, key: Buffer.from(x, 'base64url').toString('hex') };
}

import fs from 'node:fs';
import { Connection } from './connection.ts';
import { StoreRefused } from './contract.ts';
import { versionOf } from './migrations.ts';
import { Reading } from './reading.ts';
import { isTrouble, wordsFor } from './trouble.ts';

/** A database as it lies there, only to be read, also while a server writes to it. */
export function readStored(file: string): Reading {
  if (!fs.existsSync(file)) throw new StoreRefused(`There is no database ${file}. Choose its folder with --data.`);
  const connection = new Connection(file, 'read');
  try {
    if (versionOf(connection) > 0) return new Reading(connection);
  } catch (error) {
    connection.close();
    throw isTrouble(error) ? new StoreRefused(`The database ${file} cannot be read: ${wordsFor(error)}.`) : error;
  }
  connection.close();
  throw new StoreRefused(`The database ${file} is empty: no server has used it yet.`);
}

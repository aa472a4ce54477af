import { KeysRefused, signingKeysOf } from '@benchtop/server';
import { Stop } from '../stop.ts';

export interface KeyOptions {
  readonly data?: string;
  readonly renew?: true;
  readonly forget?: true;
}

/** Prints the public keys of a server, in the form that `verify --key` takes, and makes a new one when asked to. */
export async function key({ data, renew, forget }: KeyOptions): Promise<void> {
  if (forget === true && renew !== true) throw new Stop('--forget goes with --renew: a server needs a key.');
  const wish = forget === true ? 'forget' : renew === true ? 'renew' : 'look';
  try {
    const keys = await signingKeysOf(data ?? process.env['BENCHTOP_DATA'] ?? 'data', wish);
    process.stdout.write(`${JSON.stringify(keys, null, 2)}\n`);
  } catch (error) {
    throw error instanceof KeysRefused ? new Stop(error.message) : error;
  }
}

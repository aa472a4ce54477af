/**
 * A server, or a command line, without one of its guards: the same built code, in which one piece of text was exchanged while it was
 * loaded. The real server has no switch for any of this.
 */
export interface Saboteur {
  /** The attack that must find it out. */
  readonly attack: string;
  /** The end of the file's address in a built clone, such as `server/dist/app.js`. */
  readonly file: string;
  /** What stands there, just once. A server in which it cannot be found does not start. */
  readonly find: string;
  readonly replace: string;
}

export const saboteurs: { readonly [name: string]: Saboteur } = {
  'start-unmarked': {
    attack: 'forged-record',
    file: 'cli/dist/verify/verdict.js',
    find: 'match !== null && record.start === null',
    replace: 'match !== null',
  },
  'any-key': {
    attack: 'forged-record',
    file: 'cli/dist/verify/verdict.js',
    find: 'return trusted.keys.includes(signature.key) ? null',
    replace: 'return true ? null',
  },
  'names-unsigned': {
    attack: 'forged-record',
    file: 'engine/dist/signature.js',
    find: '[key, table, names, began, ended, match]',
    replace: '[key, table, began, ended, match]',
  },
  'no-signature': {
    attack: 'forged-record',
    file: 'server/dist/host/signer.js',
    find: 'record.commitment !== row.commitment',
    replace: 'true',
  },
};

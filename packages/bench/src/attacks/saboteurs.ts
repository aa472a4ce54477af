/**
 * A server without one of its guards: the same built code, in which one piece of text was exchanged while it was
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
  'a lobby that is read as a whole': {
    attack: 'long-lists',
    file: 'server/dist/store/lists.js',
    find: 'ORDER BY front DESC, created DESC, no DESC LIMIT ?',
    replace: 'ORDER BY front DESC, created DESC, no DESC LIMIT max(?, 1000000)',
  },
  'a history that is read as a whole': {
    attack: 'long-lists',
    file: 'server/dist/store/lists.js',
    find: 'ORDER BY ended DESC, match DESC LIMIT ?',
    replace: 'ORDER BY ended DESC, match DESC LIMIT max(?, 1000000)',
  },
};

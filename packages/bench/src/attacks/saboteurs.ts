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
  'no-look-at-files': {
    attack: 'gone-data',
    file: 'server/dist/store/open.js',
    find: 'startWriter(name, presence.known)',
    replace: 'startWriter(name, null)',
  },
  'no-look-at-start': {
    attack: 'damaged-data',
    file: 'server/dist/store/open.js',
    find: 'inspect(file, checkedAtOnce);',
    replace: '',
  },
  'no-witness': {
    attack: 'damaged-data',
    file: 'server/dist/store/inspect.js',
    find: '!holdsTrace(connection, trace)',
    replace: 'false',
  },
  'no-mind-for-reads': {
    attack: 'damaged-data',
    file: 'server/dist/store/health.js',
    find: 'health.read(() => Reflect.apply(value, target, args))',
    replace: 'Reflect.apply(value, target, args)',
  },
};

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
  'guesses without end': {
    attack: 'guesses',
    file: 'server/dist/accounts/guesses.js',
    find: 'allowance.left <= 0',
    replace: 'false',
  },
  'owners that count as strangers': {
    attack: 'guesses',
    file: 'server/dist/accounts/accounts.js',
    find: 'const known = await this.knows(account, origin.device)',
    replace: 'const known = false',
  },
  'one line for owners and strangers': {
    attack: 'guesses',
    file: 'server/dist/accounts/turns.js',
    find: 'asker.known ? this.known : this.strangers',
    replace: 'this.strangers',
  },
  'sockets that outlive their session': {
    attack: 'ended-sessions',
    file: 'server/dist/socket/sockets.js',
    find: 'this.bySession.get(session) ?? []',
    replace: '[]',
  },
  'requests that outlive their session': {
    attack: 'ended-sessions',
    file: 'server/dist/app.js',
    find: 'services.accounts.hasEnded(visit.session.id)',
    replace: 'false',
  },
  'lines that are told as they come': {
    attack: 'steering-text',
    file: 'server/dist/host/conversation.js',
    find: 'plainText(text)',
    replace: 'text',
  },
};

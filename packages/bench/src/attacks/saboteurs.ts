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
  'no turns': {
    attack: 'watch-flood',
    file: 'server/dist/socket/turns.js',
    find: 'line.underWay + cost <= MOST_UNDER_WAY && this.left(account) >= cost && this.left(address) >= cost',
    replace: 'cost > 0',
  },
  'a budget for each socket': {
    attack: 'watch-flood',
    file: 'server/dist/socket/sockets.js',
    find: 'this.turns.join(person.account, address)',
    replace: 'this.turns.join(`${person.account} ${this.opened}`, `${address} ${this.opened}`)',
  },
  'watching for nothing': {
    attack: 'watch-flood',
    file: 'server/dist/socket/turns.js',
    find: 'watch: 8',
    replace: 'watch: 0',
  },
  'pings that do not count': {
    attack: 'ping-flood',
    file: 'server/dist/socket/sockets.js',
    find: 'if (this.spend(member, 0))\n                echo(member, data);',
    replace: 'echo(member, data);',
  },
};

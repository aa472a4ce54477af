import type { Attack } from './attack.ts';

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
  /** Numbers of the attack that finds it out, in the place of those for the run among the tests. */
  readonly short?: Attack['short'];
  /** What is said of this one alone: those of an attack that have such words are found out by one run. */
  readonly words?: RegExp;
}

/** It ends as soon as more was answered than is allowed; a slow machine takes longer to get there. */
const UNTIL_FOUND = { ms: 100, after: 120_000 };

export const saboteurs: { readonly [name: string]: Saboteur } = {
  'no turns': {
    attack: 'watch-flood',
    file: 'server/dist/socket/turns.js',
    find: 'line.underWay + cost <= MOST_UNDER_WAY && this.left(account) >= cost && this.left(address) >= cost',
    replace: 'cost > 0',
    short: UNTIL_FOUND,
  },
  'a budget for each socket': {
    attack: 'watch-flood',
    file: 'server/dist/socket/sockets.js',
    find: 'this.turns.join(person.account, address)',
    replace: 'this.turns.join(`${person.account} ${this.opened}`, `${address} ${this.opened}`)',
    short: UNTIL_FOUND,
  },
  'watching for nothing': {
    attack: 'watch-flood',
    file: 'server/dist/socket/turns.js',
    find: 'watch: 8',
    replace: 'watch: 0',
    short: UNTIL_FOUND,
  },
  'previews for nothing': {
    attack: 'preview-flood',
    file: 'server/dist/socket/turns.js',
    find: 'preview: 8',
    replace: 'preview: 0',
  },
  'previews for everybody': {
    attack: 'preview-flood',
    file: 'server/dist/host/conversation.js',
    find: 'if (table === null || seat === null)\n            return this.stranger(message.id, table);\n        return previewAt(table, seat,',
    replace: 'if (table === null) return this.stranger(message.id, table);\n        return previewAt(table, seat ?? 0,',
  },
  'pings that do not count': {
    attack: 'ping-flood',
    file: 'server/dist/socket/sockets.js',
    find: 'if (this.spend(member, 0))\n                echo(member, data);',
    replace: 'echo(member, data);',
  },
  'guards that go by the address as it was written': {
    attack: 'spellings',
    file: 'server/dist/http/guards.js',
    find: 'function doorOf({ is404, routeOptions }) {',
    replace: `function doorOf({ is404, routeOptions, originalUrl }) {
      if (!originalUrl.startsWith('/api/')) return 'page';`,
    words: /passphrases were tried/,
  },
  'targets that name a host': {
    attack: 'spellings',
    file: 'server/dist/http/target.js',
    find: "if (!url.startsWith('/'))",
    replace: "if (url === '')",
    words: /^a target that names a host/,
  },
  'no networks around an address': {
    attack: 'networks',
    file: 'server/dist/networks.js',
    find: '{ bits: 56, worth: 4 }',
    replace: '{ bits: 56, worth: 4000 }',
  },
  'connections without end': {
    attack: 'connections',
    file: 'server/dist/connections.js',
    find: '!open.hasRoom(networks)',
    replace: 'networks.length === 0',
    words: /connections at once$/,
  },
  'connections that may be silent for ever': {
    attack: 'connections',
    file: 'server/dist/connections.js',
    find: 'headersTimeout: patience.headers',
    replace: 'headersTimeout: 0',
    short: { idle: 15 },
    words: /without a request were still open/,
  },
  'every host its own origin': {
    attack: 'foreign-origin',
    file: 'server/dist/http/origin.js',
    find: 'if (origins.length > 0)\n        return origins.includes(origin);',
    replace: 'if (origins.includes(origin)) return true;',
  },
  'guesses without end': {
    attack: 'guesses',
    file: 'server/dist/accounts/guesses.js',
    find: 'allowance.left <= 0',
    replace: 'false',
    words: /guesses at one account were checked/,
  },
  'owners that count as strangers': {
    attack: 'guesses',
    file: 'server/dist/accounts/accounts.js',
    find: 'const known = await this.knows(account, origin.device)',
    replace: 'const known = false',
  },
  'one line for owners and strangers': {
    attack: 'guesses',
    file: 'server/dist/accounts/sign-in-queue.js',
    find: 'asker.known ? this.known : this.strangers',
    replace: 'this.strangers',
    words: /kept out by guesses at everybody/,
  },
  'sockets that outlive their session': {
    attack: 'ended-sessions',
    file: 'server/dist/socket/sockets.js',
    find: 'this.bySession.get(session) ?? []',
    replace: '[]',
    words: /socket stayed open/,
  },
  'requests that outlive their session': {
    attack: 'ended-sessions',
    file: 'server/dist/http/guards.js',
    find: 'services.accounts.hasEnded(visit.session.id)',
    replace: 'false',
    words: /under way was carried out/,
  },
  'a lobby that is read as a whole': {
    attack: 'long-lists',
    file: 'server/dist/store/lists.js',
    find: 'ORDER BY front DESC, created DESC, no DESC LIMIT ?',
    replace: 'ORDER BY front DESC, created DESC, no DESC LIMIT max(?, 1000000)',
    words: /^lobby: /,
  },
  'a history that is read as a whole': {
    attack: 'long-lists',
    file: 'server/dist/store/lists.js',
    find: 'ORDER BY ended DESC, match DESC LIMIT ?',
    replace: 'ORDER BY ended DESC, match DESC LIMIT max(?, 1000000)',
    words: /^history of a busy person: /,
  },
  'rules that yield to nobody': {
    attack: 'long-past',
    file: 'server/dist/threads/watchdog.js',
    find: 'const SLICE = 4;',
    replace: 'const SLICE = 1_000_000;',
  },
  'start-unmarked': {
    attack: 'forged-record',
    file: 'cli/dist/verify/verdict.js',
    find: 'match !== null && record.start === null',
    replace: 'match !== null',
    words: /^a chosen start with an own key passes/,
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
    words: /^swapped names passes/,
  },
  'no-signature': {
    attack: 'forged-record',
    file: 'server/dist/host/signer.js',
    find: 'record.commitment !== row.commitment',
    replace: 'true',
  },
  'no look at the files': {
    attack: 'gone-data',
    file: 'server/dist/store/open.js',
    find: 'startWriter(name, presence.known)',
    replace: 'startWriter(name, null)',
  },
  'no look at the start': {
    attack: 'damaged-data',
    file: 'server/dist/store/open.js',
    find: 'inspect(file, checkedAtOnce);',
    replace: '',
  },
  'no witness of what was saved last': {
    attack: 'damaged-data',
    file: 'server/dist/store/inspect.js',
    find: '!holdsTrace(connection, trace)',
    replace: 'false',
  },
  'reads that nobody minds': {
    attack: 'damaged-data',
    file: 'server/dist/store/health.js',
    find: 'health.read(() => Reflect.apply(value, target, args))',
    replace: 'Reflect.apply(value, target, args)',
  },
  'lines that are told as they come': {
    attack: 'steering-text',
    file: 'server/dist/host/talk.js',
    find: 'plainText(text)',
    replace: 'text',
  },
  'no patience': {
    attack: 'stolen-match',
    file: 'server/dist/host/absence.js',
    find: '24 * HOUR',
    replace: '0',
    words: /^without a clock: a bot plays/,
  },
  'stand in before the clock': {
    attack: 'stolen-match',
    file: 'server/dist/host/stand-in.js',
    find: 'if (deadline !== null)',
    replace: 'if (deadline !== null) return null; if (deadline === 0)',
    words: /^with a clock of days: a bot plays/,
  },
  'a word that counts for all who are here': {
    attack: 'stolen-match',
    file: 'server/dist/host/stand-in.js',
    find: 'return silent ?',
    replace: 'return silent && false ?',
    words: /has brought a bot alone$/,
  },
  'seats that protect no match': {
    attack: 'stolen-match',
    file: 'server/dist/host/arrange.js',
    find: "status === 'running' && still !== undefined",
    replace: "status === '' && still !== undefined",
  },
  'bots by agreement that give up': {
    attack: 'stolen-match',
    file: 'server/dist/host/absence.js',
    find: "why === 'left' || why === 'clock'",
    replace: 'why !== null',
  },
  'no record of what was given up': {
    attack: 'stolen-match',
    file: 'server/dist/host/live-table.js',
    find: 'if (ended === null || commitment === null)',
    replace: "if (commitment === null || this.row.status !== 'over')",
    words: /does not get the record/,
  },
  'one rematch and no other': {
    attack: 'spoiled-rematch',
    file: 'server/dist/host/rematch.js',
    find: "found?.table.status !== 'abandoned'",
    replace: "found?.table.status !== ''",
  },
  'rematches that one person uses up': {
    attack: 'spoiled-rematch',
    file: 'server/dist/host/rematch.js',
    find: 'own < MOST_BY_ONE',
    replace: 'own >= 0',
  },
  'undo sets the clock back': {
    attack: 'clock-reset',
    file: 'server/dist/host/clock.js',
    find: 'since.set(seat, back?.since',
    replace: 'since.set(seat, now ?? back?.since',
  },
  'chat without a limit': {
    attack: 'chat-flood',
    file: 'server/dist/host/chatter.js',
    find: 'const MOST = 10;',
    replace: 'const MOST = 1000;',
    words: /lines were taken at once/,
  },
  'all chat with every watch': {
    attack: 'chat-flood',
    file: 'server/dist/host/talk.js',
    find: 'const NEWEST = 20;',
    replace: 'const NEWEST = 1000;',
    words: /^a watch sends \d+ lines$/,
  },
  'chat as often as it is sent': {
    attack: 'chat-flood',
    file: 'server/dist/host/talk.js',
    find: '{ commandId, account, name, text: words, at }',
    replace: '{ commandId: null, account, name, text: words, at }',
    words: /^one command said/,
  },
  'any number of tables in the lobby': {
    attack: 'full-lobby',
    file: 'server/dist/host/room.js',
    find: 'listed >= this.limits.listedTables',
    replace: 'listed < 0',
    words: /of one guest stand in the lobby/,
  },
  'any number of tables of an address in the lobby': {
    attack: 'full-lobby',
    file: 'server/dist/host/lobby-places.js',
    find: 'tables.size >= this.most * worth',
    replace: 'tables.size < 0',
    words: /of one address stand in the lobby/,
  },
  'any number of tables that wait for players': {
    attack: 'full-lobby',
    file: 'server/dist/host/room.js',
    find: 'gathering >= this.limits.gatheringTables',
    replace: 'gathering < 0',
    words: /of one guest wait for players/,
  },
  'any number of open tables': {
    attack: 'full-lobby',
    file: 'server/dist/host/room.js',
    find: 'open < this.limits.openTables',
    replace: 'open >= 0',
    words: /^one guest plays at/,
  },
  'back to the seat': {
    attack: 'sent-away',
    file: 'server/dist/host/host.js',
    find: 'account !== null && table.admission.isExpelled(account)',
    replace: 'false',
  },
  'an end that shows': {
    attack: 'early-end',
    file: 'server/dist/host/wire-table.js',
    find: "late ? 'running' : table.status",
    replace: 'table.status',
  },
  'ended tables that nobody counts': {
    attack: 'full-lobby',
    file: 'server/dist/store/reading.js',
    find: 'ended + delay * 1000 > ?2 AND host = ?1',
    replace: '?2 < 0 AND host = ?1',
  },
  'requests that are let in all at once': {
    attack: 'request-burst',
    file: 'server/dist/http/entrance.js',
    find: 'if (!this.busy)',
    replace: "if (address !== '')",
  },
};

const BETWEEN = '; ';

/** Several saboteurs as one name. */
export const partOf = (names: readonly string[]): string => names.join(BETWEEN);

/** The saboteurs in such a name. */
export const partsIn = (part: string): string[] => part.split(BETWEEN);

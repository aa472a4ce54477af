/** How much one visitor may ask for. */
export interface Limits {
  /** Requests a minute, for one address and for one session. */
  readonly requests: number;
  /** New guests a minute from one address. */
  readonly guests: number;
  /** Attempts a minute from one address to sign in or to set a passphrase. */
  readonly logins: number;
  /** Wrong passphrases an hour for one account: of all strangers together, and of each browser that it knows. */
  readonly guesses: number;
  /** New tables a minute from one address. */
  readonly tables: number;
  /** Records and pages of a match's past a minute for one address: each means to play the match again. */
  readonly histories: number;
  /** Open connections of one address, sockets and others. */
  readonly addressConnections: number;
  /** Open sockets of one address. */
  readonly addressSockets: number;
  /** Open sockets of one account. */
  readonly accountSockets: number;
  /** Messages a second on one socket, signs of life included; three times as many at once. With more it is closed. */
  readonly messages: number;
  /**
   * Messages a second of one account over all its sockets; three times as many at once. To open a table counts as eight
   * messages, a line of chat as four. With more they wait for their turn.
   */
  readonly accountMessages: number;
  /** Unfinished tables at which one account sits. */
  readonly openTables: number;
  /** Tables of one host that still wait for players. */
  readonly gatheringTables: number;
  /** Unfinished tables of one host in the lobby. */
  readonly listedTables: number;
  /** Tables in the lobby that were set up from one address, since the server started. */
  readonly addressListedTables: number;
}

export const usual: Limits = {
  requests: 1200,
  guests: 60,
  logins: 10,
  guesses: 10,
  tables: 60,
  histories: 120,
  addressConnections: 400,
  addressSockets: 200,
  accountSockets: 20,
  messages: 40,
  accountMessages: 80,
  openTables: 200,
  gatheringTables: 20,
  listedTables: 5,
  addressListedTables: 20,
};

const MOST = 1_000_000_000;

/** Reads limits such as `guests=500`, or `all=1000000` for every one of them; a sentence says what is wrong. */
export function limitsOf(pairs: readonly string[]): Limits | string {
  const changed: { [name: string]: number } = {};
  for (const pair of pairs) {
    const [, name = '', digits = ''] = /^([a-zA-Z]{1,20})=(\d{1,10})$/.exec(pair) ?? [];
    const names = name === 'all' ? Object.keys(usual) : [name];
    if (!names.every((one) => Object.hasOwn(usual, one)))
      return `a limit is one of ${Object.keys(usual).join(', ')}, such as guests=500, or all.`;
    if (Number(digits) < 1 || Number(digits) > MOST) return `${name} is a whole number from 1 to ${MOST}.`;
    for (const one of names) changed[one] = Number(digits);
  }
  return { ...usual, ...changed };
}

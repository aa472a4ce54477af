import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import type { Call } from './call.ts';
import { oneOf, rollFrom } from './chance.ts';
import type { Roll } from './chance.ts';
import { upperBound } from './figures.ts';
import type { Report } from './figures.ts';
import { inParts } from './league.ts';
import type { League } from './league.ts';
import { Person, urlOf } from './person.ts';
import { background, countFigures, failuresIn, judged, latencyFigure } from './scenery.ts';
import { freePort, ServerProcess } from './server-process.ts';

const MATCHES = 10;

/** An attempt at somebody else's seat: its answer. 2xx, 101 or an `ok` is a success of the intruder. */
type Attempt = (intruder: Intruder, table: string) => Promise<string>;

/** F-32: attempts at seats of a running match without the right to them. */
export async function credentials(call: Call): Promise<Report> {
  const data = mkdtempSync(path.join(tmpdir(), 'benchtop-faults-'));
  const server = new ServerProcess({ data, port: await freePort(), part: call.part });
  try {
    if (!(await server.start())) throw new Error(`the server does not start: ${server.complaints}`);
    return await attempted(server, call.number('attempts', 10_000));
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function attempted(server: ServerProcess, attempts: number): Promise<Report> {
  const league = await background(server, MATCHES);
  const losses = league.people.reduce((sum, person) => sum + person.losses, 0);
  const stranger = new Person({ port: server.spec.port }, 'Stranger', rollFrom(8));
  await stranger.signIn();
  stranger.open();
  await stranger.inStep();
  const intruder = new Intruder(server.spec.port, stranger, league, rollFrom(9));
  const failures: string[] = [];
  league.latencies = [];
  await inParts(
    Array.from({ length: attempts }, (_, i) => i),
    8,
    async () => {
      const words = await intruder.tryOne();
      if (words !== null && failures.length < 50) failures.push(words);
    },
  );
  const { latencies } = league;
  stranger.close();
  const lost = league.people.reduce((sum, person) => sum + person.losses, 0) - losses;
  if (lost > 0) failures.push(`players lost their connection ${lost} times`);
  const verdict = await judged(server, league);
  const figures = [
    { name: 'attempts', value: String(attempts) },
    ...[...intruder.answers]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([answer, n]) => ({ name: `  ${answer}`, value: String(n) })),
    { name: 'connections that players lost', value: String(lost) },
    latencyFigure('players meanwhile', latencies),
    ...countFigures(verdict),
    { name: 'success, 95 % upper bound', value: upperBound(attempts) },
  ];
  return { title: 'F-32 wrong or missing credentials', figures, failures: [...failures, ...failuresIn(verdict)] };
}

class Intruder {
  readonly stranger: Person;
  readonly roll: Roll;
  readonly port: number;
  /** How often each kind was answered how. */
  readonly answers = new Map<string, number>();
  private readonly league: League;

  constructor(port: number, stranger: Person, league: League, roll: Roll) {
    this.port = port;
    this.stranger = stranger;
    this.league = league;
    this.roll = roll;
  }

  /** Why an attempt was a success; null: it was none. */
  async tryOne(): Promise<string | null> {
    const table = oneOf(this.league.tables.slice(-MATCHES), this.roll).id;
    const [name, attempt] = oneOf(attempts, this.roll);
    const answer = await attempt(this, table).catch((error: unknown) => `failed: ${String(error)}`);
    const kind = `${name}: ${answer}`;
    this.answers.set(kind, (this.answers.get(kind) ?? 0) + 1);
    return /^(101|2\d\d|ok|failed.*|5\d\d)$/.test(answer) ? kind : null;
  }

  /** A decision that a player owes now. */
  due(table: string): { readonly decision: string; readonly option: string; readonly own: number } {
    const places = this.league.tables.find(({ id }) => id === table)?.places ?? [];
    const turnInfo = places.find(({ turnInfo: one }) => (one?.due ?? null) !== null)?.turnInfo;
    const option = turnInfo?.due?.options[0]?.id ?? 'pass';
    return { decision: turnInfo?.due?.decision.id ?? 'd1.0', option, own: turnInfo?.own ?? 0 };
  }

  /** How an upgrade with this cookie is answered. */
  async upgrade(cookie: string | null): Promise<string> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/api/socket`, {
      headers: cookie === null ? {} : { cookie },
      origin: urlOf({ port: this.port }),
    });
    socket.on('error', () => undefined);
    const status = await new Promise<string>((resolve) => {
      socket.once('open', () => resolve('101'));
      socket.once('close', () => resolve('closed'));
      socket.once('unexpected-response', (_request, response) => {
        response.resume();
        resolve(String(response.statusCode ?? 0));
        socket.terminate();
      });
    });
    socket.terminate();
    return status;
  }

  async post(cookie: string | null, address: string, body: object | null): Promise<string> {
    const nobody = new Person({ port: this.port }, 'Nobody', this.roll);
    nobody.cookie = cookie ?? '';
    return String((await nobody.ask('POST', address, body)).status);
  }

  async say(message: { readonly [name: string]: unknown }): Promise<string> {
    const [answer] = await this.stranger.call({ ...message, id: randomUUID() });
    return answer?.ok === true ? 'ok' : (answer?.code ?? 'nothing');
  }
}

const wrongToken = (): string => `benchtop=${randomBytes(32).toString('base64url')}`;

/** A real player's cookie with one letter changed. */
function almost({ stranger, roll }: Intruder): string {
  const at = 9 + roll(43);
  const letter = stranger.cookie[at] === 'A' ? 'B' : 'A';
  return stranger.cookie.slice(0, at) + letter + stranger.cookie.slice(at + 1);
}

const attempts: readonly (readonly [name: string, attempt: Attempt])[] = [
  ['socket without a cookie', async (one) => one.upgrade(null)],
  ['socket with an invented token', async (one) => one.upgrade(wrongToken())],
  ['socket with a token cut short', async (one) => one.upgrade('benchtop=abc')],
  ['socket with one letter changed', async (one) => one.upgrade(almost(one))],
  ['leave without a cookie', async (one, table) => one.post(null, `/api/tables/${table}/leave`, null)],
  [
    'come back with an invented token',
    async (one, table) => one.post(wrongToken(), `/api/tables/${table}/come-back`, null),
  ],
  ['leave as a stranger', async (one, table) => one.post(one.stranger.cookie, `/api/tables/${table}/leave`, null)],
  ['join as a stranger', async (one, table) => one.post(one.stranger.cookie, `/api/tables/${table}/join`, { seat: 0 })],
  ['abandon as a stranger', async (one, table) => one.post(one.stranger.cookie, `/api/tables/${table}/abandon`, null)],
  ['watch as a stranger', async (one, table) => one.say({ type: 'watch', table, since: 0 })],
  [
    'watch with an invented invitation',
    async (one, table) => one.say({ type: 'watch', table, since: null, invite: '0123456789abcdef' }),
  ],
  [
    'play as a stranger',
    async (one, table) => {
      const { decision, option } = one.due(table);
      return one.say({ type: 'play', table, decision, option });
    },
  ],
  [
    'play with a seat of one’s choice',
    async (one, table) => {
      const { decision, option } = one.due(table);
      return one.say({ type: 'play', table, decision, option, seat: 0 });
    },
  ],
  ['undo as a stranger', async (one, table) => one.say({ type: 'undo', table, after: one.due(table).own })],
];

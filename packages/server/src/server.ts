import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Logger } from 'pino';
import { Accounts } from './accounts/accounts.ts';
import { deviceCookie, sessionCookie } from './accounts/cookie.ts';
import type { App } from './app.ts';
import { databaseIn } from './backup.ts';
import { StartRefused } from './config.ts';
import type { ServerConfig } from './config.ts';
import type { Patience } from './connections.ts';
import { sweep } from './expiry.ts';
import type { GameSource, Host } from './host/contract.ts';
import { createHost } from './host/host.ts';
import type { Services } from './http/api.ts';
import { fetchAllRules, installedGame, titleOf } from './installed-games.ts';
import { createLog } from './log.ts';
import type { LogTarget } from './log.ts';
import { createMetrics } from './metrics.ts';
import { Reminder, webPush } from './push/reminder.ts';
import { Sockets } from './socket/sockets.ts';
import { StoreRefused } from './store/contract.ts';
import type { Store } from './store/contract.ts';
import { openStore } from './store/open.ts';
import { makeFolder, reasonOf } from './store/place.ts';
import { createBotPool } from './threads/bot-pool.ts';
import type { BotPool } from './threads/contract.ts';

/*
 * At the start many states are made that stay, and the garbage collector concludes that all states do: it would keep
 * those of every move among the old, where cleaning up is dear. A move costs a sixth less when it does not guess.
 */
setFlagsFromString('--no-allocation-site-pretenuring');

export interface RunningServer {
  /** Where the page is to be found. */
  readonly url: string;
  /** The folder of the database. */
  readonly data: string;
  /** Every address that answers, such as `GET /api/me`. */
  readonly routes: readonly string[];
  /** Logs a fault that nobody else has caught. */
  report(fault: unknown): void;
  /** Takes nothing new, lets what is under way finish, tells everybody to come back later, and closes the database. */
  close(): Promise<void>;
}

/** What benchmarks and tests put in the place of the usual parts. */
export interface ServerParts {
  /** Instead of the database in the data folder; the server closes it. */
  readonly store?: Store;
  /** Instead of the installed games. */
  readonly game?: GameSource;
  readonly patience?: Patience;
}

type BuildApp = typeof import('./app.ts').buildApp;

const CLEAN_UP_MS = 6 * 3_600_000;
/** What does not end by itself is not waited for longer than this, so that a stop takes at most ten seconds. */
const PATIENCE_MS = 3000;

/** Starts serving. Rejects with {@link StartRefused} when the port, the host, the page or the database is not to be had. */
export async function startServer(
  config: ServerConfig,
  logTarget?: LogTarget,
  parts: ServerParts = {},
): Promise<RunningServer> {
  if (!existsSync(path.join(config.root, 'index.html')))
    throw new StartRefused('The page is not built yet: run npm run build first.');
  const log = createLog(config.logLevel, logTarget);
  // The thread of the database sets itself up while this one loads the doors.
  const [store, { buildApp }] = await Promise.all([parts.store ?? openData(config.data, log), import('./app.ts')]);
  const bots = createBotPool({
    threads: config.botThreads,
    // The reason may quote options of a match that runs.
    onFault: (_reason, { game, bot }) => log.warn({ game, bot }, 'a bot gave no option'),
  });
  try {
    return await serve(config, log, store, bots, parts, buildApp);
  } catch (error) {
    await bots.close();
    await store.close();
    throw error instanceof StoreRefused ? new StartRefused(error.message) : error;
  }
}

async function serve(
  config: ServerConfig,
  log: Logger,
  store: Store,
  bots: BotPool,
  { game, patience }: ServerParts,
  buildApp: BuildApp,
): Promise<RunningServer> {
  const { host, reminder } = playOf(config, log, store, bots, game ?? installedGame);
  const { limits, root } = config;
  const onOpen = (account: string): void => reminder?.wasHere(account);
  const sockets = new Sockets({ host, limits, version: pageVersion(root), onOpen });
  const services: Services = {
    config,
    store,
    host,
    sockets,
    accounts: new Accounts(store, Date.now, limits.guesses),
    cookie: sessionCookie(config.secure),
    deviceCookie: deviceCookie(config.secure),
    metrics: createMetrics(host, store),
  };
  await host.start();
  // Made before anybody can ask for it: reading must change nothing.
  await host.keys().catch((error: unknown) => log.warn({ err: error }, 'there is no key to sign records with yet'));
  const built = await buildApp(services, log, patience);
  await listen(built, config);
  const cleaning = keepClean(services, log);
  // Whoever comes meanwhile waits only for the game they came for.
  void fetchAllRules((id, error) => log.error({ err: error, game: id }, 'the rules of a game do not load'));
  const url = addressOf(built, config.host);
  log.info({ url, data: config.data }, 'listening');
  return {
    url,
    data: config.data,
    routes: built.routes,
    report: (fault) => log.error({ err: fault }, 'fault'),
    close: once(() => stop(services, built, bots, cleaning, log)),
  };
}

/** The page names its files by their contents, so this changes whenever one of them does. */
function pageVersion(root: string): string {
  const page = readFileSync(path.join(root, 'index.html'));
  return createHash('sha256').update(page).digest('hex').slice(0, 12);
}

async function openData(data: string, log: Logger): Promise<Store> {
  try {
    makeFolder(data);
    return await openStore({ file: databaseIn(data), say: (level, words) => log[level](words) });
  } catch (error) {
    if (error instanceof StoreRefused) throw new StartRefused(error.message);
    throw new StartRefused(`The data folder ${data} cannot be used: ${reasonOf(error)}. Choose another with --data.`);
  }
}

/** The host, and who reminds people where web push is configured. */
function playOf(
  { push, limits }: ServerConfig,
  log: Logger,
  store: Store,
  bots: BotPool,
  game: GameSource,
): { host: Host; reminder: Reminder | null } {
  const warn = (words: string): void => log.warn(words);
  const reminder =
    push === null
      ? null
      : new Reminder({ store, deliver: webPush(push), titleOf: (id) => titleOf(id) ?? 'Benchtop', warn });
  const host = createHost(
    store,
    bots,
    {
      now: Date.now,
      game,
      remind: (account, table) => reminder?.remind(account, table),
      warn: (words, details) => log.warn(details, words),
    },
    { limits },
  );
  return { host, reminder };
}

async function listen({ app }: App, { port, host }: ServerConfig): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw new StartRefused(listenProblem(error, host, port));
  }
}

/** Work that is done now and then until it is ended; what is under way then comes to its end. */
interface Cleaning {
  end(): Promise<void>;
}

/** What is over goes: sessions at their end, and by the rules of expiry what nobody has touched for long. */
function keepClean({ store, host, config }: Services, log: Logger): Cleaning {
  let stopped = false;
  let last: Promise<void> = Promise.resolve();
  const withoutTables = host.withoutTables.bind(host);
  const clean = async (): Promise<void> => {
    await store.dropExpired(Date.now());
    const gone = await sweep({ store, withoutTables, stopped: () => stopped }, config.expiry, Date.now());
    if (gone.gathering + gone.finished + gone.guests > 0) log.info(gone, 'what nobody touched any more was deleted');
  };
  const begin = (): void => {
    last = last.then(clean).catch((error: unknown) => log.warn({ err: error }, 'cleaning up failed'));
  };
  begin();
  const timer = setInterval(begin, CLEAN_UP_MS).unref();
  const end = (): Promise<void> => {
    stopped = true;
    clearInterval(timer);
    return last;
  };
  return { end };
}

/** Answers go out before sockets close, and the database closes when nobody can write any more. */
async function stop(
  { host, sockets, store }: Services,
  { app, upgrades }: App,
  bots: BotPool,
  cleaning: Cleaning,
  log: Logger,
): Promise<void> {
  app.server.close();
  const cleaned = cleaning.end();
  await atMost(
    PATIENCE_MS,
    host.stop().then(() => cleaned),
  );
  await atMost(PATIENCE_MS, sockets.closeAll());
  upgrades.end();
  const closed = app.close();
  await atMost(PATIENCE_MS, closed);
  app.server.closeAllConnections();
  await closed;
  await atMost(PATIENCE_MS, bots.close());
  await store.close();
  log.info('stopped');
}

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work());
}

function addressOf({ app }: App, host: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}/`;
}

function listenProblem(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: choose another with --port, or end the program that uses it.`;
    case 'EACCES':
    case 'EPERM':
      return `Port ${port} is not open to you: choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `This machine has no address ${host}: choose another with --host.`;
    default:
      return `The server could not listen on ${host}, port ${port}: ${error instanceof Error ? error.message : 'no reason given'}.`;
  }
}

import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isLogLevel, logLevels } from './log.ts';
import type { LogLevel } from './log.ts';
import { expiryOf } from './expiry.ts';
import type { Expiry } from './expiry.ts';
import { limitsOf } from './limits.ts';
import type { Limits } from './limits.ts';
import { isProxyAddress, originOf } from './addresses.ts';

/** Why a server could not be started, as one sentence. */
export class StartRefused extends Error {}

/** The keys of web push, and whom a push service may write to about them. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

/** Everything a server must be told. Made by {@link readConfig}, which checks it. */
export interface ServerConfig {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** The folder of the built page. */
  readonly root: string;
  /** The folder of the database. */
  readonly data: string;
  /** Where people find the server, when that is not the address it listens on. */
  readonly origins: readonly string[];
  /** Proxies whose word about a client's address is taken. */
  readonly trustProxy: readonly string[];
  /** Cookies go over TLS only. */
  readonly secure: boolean;
  readonly logLevel: LogLevel;
  readonly push: PushKeys | null;
  readonly limits: Limits;
  /** When what nobody touches any more is deleted. */
  readonly expiry: Expiry;
  readonly botThreads: number;
  /** Who is shown the figures at /metrics: programs on this machine, everybody, nobody. */
  readonly metrics: 'local' | 'open' | 'off';
}

/** What the command line says; the environment fills the gaps. */
export interface ConfigFlags {
  readonly root: string;
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
  readonly origin?: string;
  readonly trustProxy?: string;
  readonly logLevel?: string;
  readonly limits?: string;
  readonly expire?: string;
}

export type Environment = { readonly [name: string]: string | undefined };

/** Puts flags before environment before defaults. Throws {@link StartRefused} with one sentence for what is wrong. */
export function readConfig(flags: ConfigFlags, env: Environment): ServerConfig {
  const origins = readOrigins(flags.origin ?? env['BENCHTOP_ORIGIN'] ?? '');
  return {
    port: flags.port ?? wholeNumber('PORT', env['PORT'], 0, 65_535, 8080),
    host: readHost(flags.host) ?? given(env['BENCHTOP_HOST']) ?? '127.0.0.1',
    root: path.resolve(flags.root),
    data: dataFolder(flags.data, env),
    origins,
    trustProxy: readProxies(flags.trustProxy ?? env['BENCHTOP_TRUST_PROXY'] ?? ''),
    secure: origins.some((origin) => origin.startsWith('https:')),
    logLevel: readLogLevel(flags.logLevel ?? given(env['BENCHTOP_LOG']) ?? 'warn'),
    push: readPushKeys(env),
    limits: readLimits(flags.limits ?? env['BENCHTOP_LIMITS'] ?? ''),
    expiry: readExpiry(flags.expire, env),
    botThreads: wholeNumber('BENCHTOP_BOT_THREADS', env['BENCHTOP_BOT_THREADS'], 1, 64, defaultThreads()),
    metrics: readMetrics(given(env['BENCHTOP_METRICS']) ?? 'local'),
  };
}

/** The folder of the database: a flag before the variable before `data` where the command is called. */
export function dataFolder(flag: string | undefined, env: Environment): string {
  if (flag?.trim() === '') throw new StartRefused('--data is the name of a folder, not an empty text.');
  return path.resolve(flag ?? given(env['BENCHTOP_DATA']) ?? 'data');
}

/** An empty text would mean every address of the machine: `--host "$NAME"` must not open the page by a slip. */
function readHost(flag: string | undefined): string | undefined {
  if (flag?.trim() === '')
    throw new StartRefused('--host is an address such as 127.0.0.1 or 0.0.0.0, not an empty text.');
  return flag?.trim();
}

/** One core stays free for the matches themselves. */
function defaultThreads(): number {
  return Math.max(1, Math.min(8, availableParallelism() - 1));
}

function given(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text.trim();
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** At most so much of what was given is said back. */
function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function wholeNumber(name: string, text: string | undefined, min: number, max: number, otherwise: number): number {
  const said = given(text);
  if (said === undefined) return otherwise;
  const value = Number(said);
  if (!/^\d+$/.test(said) || value < min || value > max)
    throw new StartRefused(`The variable ${name} is a whole number from ${min} to ${max}, not "${short(said)}".`);
  return value;
}

function readOrigins(text: string): string[] {
  const origins = listOf(text).map((each) => {
    const origin = originOf(each);
    if (origin === null)
      throw new StartRefused(
        `BENCHTOP_ORIGIN is an address such as https://play.example.org, without a path, not "${short(each)}".`,
      );
    return origin;
  });
  const secure = origins.filter((origin) => origin.startsWith('https:')).length;
  if (secure > 0 && secure < origins.length)
    throw new StartRefused(
      'BENCHTOP_ORIGIN mixes http and https: a session that is safe with one is lost with the other.',
    );
  return origins;
}

function readProxies(text: string): string[] {
  const proxies = listOf(text);
  const wrong = proxies.find((each) => !isProxyAddress(each));
  if (wrong !== undefined)
    throw new StartRefused(
      `BENCHTOP_TRUST_PROXY is a list of addresses such as 127.0.0.1,10.0.0.0/8, and "${short(wrong)}" is none.`,
    );
  return proxies;
}

function readLogLevel(text: string): LogLevel {
  if (isLogLevel(text)) return text;
  throw new StartRefused(`BENCHTOP_LOG is one of ${logLevels.join(', ')}, not "${short(text)}".`);
}

function readMetrics(text: string): ServerConfig['metrics'] {
  if (text === 'local' || text === 'open' || text === 'off') return text;
  throw new StartRefused(`BENCHTOP_METRICS is local, open or off, not "${short(text)}".`);
}

function readLimits(text: string): Limits {
  const limits = limitsOf(listOf(text));
  if (typeof limits !== 'string') return limits;
  throw new StartRefused(`BENCHTOP_LIMITS: ${limits}`);
}

/** Throws {@link StartRefused} with one sentence for what is wrong. */
export function readExpiry(flag: string | undefined, env: Environment): Expiry {
  const expiry = expiryOf(listOf(flag ?? env['BENCHTOP_EXPIRE'] ?? ''));
  if (typeof expiry !== 'string') return expiry;
  throw new StartRefused(`BENCHTOP_EXPIRE: ${expiry}`);
}

/** The values are secrets and do not appear in sentences. */
function readPushKeys(env: Environment): PushKeys | null {
  const publicKey = given(env['BENCHTOP_VAPID_PUBLIC']);
  const privateKey = given(env['BENCHTOP_VAPID_PRIVATE']);
  const subject = given(env['BENCHTOP_VAPID_SUBJECT']);
  if (publicKey === undefined && privateKey === undefined && subject === undefined) return null;
  if (publicKey === undefined || privateKey === undefined || subject === undefined)
    throw new StartRefused(
      'Web push needs all of BENCHTOP_VAPID_PUBLIC, BENCHTOP_VAPID_PRIVATE and BENCHTOP_VAPID_SUBJECT, or none.',
    );
  checkPushKeys(publicKey, privateKey, subject);
  return { publicKey, privateKey, subject };
}

function checkPushKeys(publicKey: string, privateKey: string, subject: string): void {
  if (bytesOf(publicKey) !== 65 || bytesOf(privateKey) !== 32)
    throw new StartRefused(
      'BENCHTOP_VAPID_PUBLIC and BENCHTOP_VAPID_PRIVATE are not a pair of web push keys: npx web-push generate-vapid-keys makes one.',
    );
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject))
    throw new StartRefused(
      'BENCHTOP_VAPID_SUBJECT is an address such as mailto:you@example.org or https://example.org.',
    );
}

function bytesOf(text: string): number {
  return /^[A-Za-z0-9_-]+$/.test(text) ? Buffer.from(text, 'base64url').length : 0;
}

import type { MatchRecord } from '@benchtop/engine/host';
import type { ChatPage, CreateBody, HistoryPage, Me, WireTable, WireTables } from '@benchtop/server/wire';
import { shownTable } from '../ui/shown-text.ts';
import { t } from '../words/words.ts';

/** What became of a request: its value, or a sentence that says what to do. `status` 0: the server did not answer. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly code: string | null; readonly reason: string };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const PATIENCE = 15_000;

export const UNREACHABLE =
  'The server cannot be reached. Check the connection and try again; matches on this device go on without it.';
const MUDDLED = 'The server gave an answer that makes no sense. Try again in a moment.';

/** Called when the server does not know this browser any more: it was logged out elsewhere, or stayed away too long. */
let onSessionLost = (): void => undefined;

export function whenSessionIsLost(then: () => void): void {
  onSessionLost = then;
}

/** One request. Every failure becomes a sentence; nothing is thrown. */
async function ask<T>(method: Method, path: string, body?: unknown): Promise<Reply<T>> {
  const init: RequestInit = { method, signal: AbortSignal.timeout(PATIENCE), credentials: 'same-origin' };
  if (method !== 'GET') {
    // The header is what a page from elsewhere cannot send.
    init.headers = { 'x-benchtop': '1', 'content-type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  try {
    return await answered<T>(await fetch(path, init));
  } catch {
    return { ok: false, status: 0, code: null, reason: t(UNREACHABLE) };
  }
}

async function answered<T>(response: Response): Promise<Reply<T>> {
  const text = await response.text();
  const value = jsonOf(text);
  // What the own server sends is taken as it is: its schemas are tested on its side.
  if (response.ok && value !== undefined) return { ok: true, value: value as T };
  const problem = problemIn(value, response.status);
  if (problem.code === 'no-session') onSessionLost();
  return { ok: false, status: response.status, ...problem };
}

/** An empty answer is null; undefined is no JSON at all. */
function jsonOf(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function problemIn(value: unknown, status: number): { reason: string; code: string | null } {
  const given = typeof value === 'object' && value !== null ? value : {};
  const code = 'code' in given && typeof given.code === 'string' ? given.code : null;
  if ('error' in given && typeof given.error === 'string' && given.error !== '') return { reason: given.error, code };
  return { reason: status === 502 || status === 503 || status === 504 ? t(UNREACHABLE) : t(MUDDLED), code };
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const withInvite = (path: string, invite: string | null): string =>
  invite === null ? path : `${path}?invite=${encodeURIComponent(invite)}`;

/** So many tables of a list come at once. */
const PAGE = 50;
/** As many as the server gives at once: more open tables than this nobody has. */
const ALL = 200;
const after = (from: string | null): string => (from === null ? '' : `&from=${encodeURIComponent(from)}`);

/** An answer whose names can be shown. Whoever stands between may have answered with something else altogether. */
function shown<T>(reply: Reply<T>, show: (value: T) => T): Reply<T> {
  if (!reply.ok) return reply;
  try {
    return { ok: true, value: show(reply.value) };
  } catch {
    return { ok: false, status: 0, code: null, reason: t(MUDDLED) };
  }
}

async function askTables(path: string): Promise<Reply<WireTables>> {
  const reply = await ask<WireTables>('GET', path);
  return shown(reply, ({ tables, next }) => ({ tables: tables.map(shownTable), next }));
}

async function askTable(method: Method, path: string, body?: unknown): Promise<Reply<WireTable>> {
  const reply = await ask<WireTable>(method, path, body);
  return shown(reply, shownTable);
}

interface KeySet {
  /** `x` is the key, in base64url. */
  readonly keys: readonly { readonly x: string }[];
}

/** A browser's subscription as the server keeps it. */
export interface PushBody {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Everything the page asks the server by HTTP. */
export const api = {
  me: async () => ask<Me | null>('GET', '/api/me'),
  guest: async (name: string) => ask<Me>('POST', '/api/me', { name }),
  account: async (name: string, passphrase: string) => ask<Me>('POST', '/api/account', { name, passphrase }),
  login: async (name: string, passphrase: string) => ask<Me>('POST', '/api/login', { name, passphrase }),
  changePassphrase: async (passphrase: string, next: string) =>
    ask<Me>('PUT', '/api/account/passphrase', { passphrase, next }),
  logout: async () => ask<unknown>('POST', '/api/logout'),
  logoutEverywhere: async () => ask<unknown>('POST', '/api/logout-everywhere'),

  /** A page of the lobby; `from` is `next` of the page before. */
  tables: async (status: 'gathering' | 'running', from: string | null) =>
    askTables(`/api/tables?status=${status}&limit=${PAGE}${after(from)}`),
  /** The own tables that have not ended. */
  mine: async () => askTables(`/api/mine?list=open&limit=${ALL}`),
  /** A page of the own tables that have ended. */
  past: async (from: string | null) => askTables(`/api/mine?list=past&limit=${PAGE}${after(from)}`),
  create: async (body: CreateBody) => askTable('POST', '/api/tables', body),
  table: async (id: string, invite: string | null) => askTable('GET', withInvite(table(id), invite)),
  join: async (id: string, seat: number | null, invite: string | null) =>
    askTable('POST', `${table(id)}/join`, invite === null ? { seat } : { seat, invite }),
  leave: async (id: string) => askTable('POST', `${table(id)}/leave`),
  ready: async (id: string, ready: boolean) => askTable('POST', `${table(id)}/ready`, { ready }),
  abandon: async (id: string) => askTable('POST', `${table(id)}/abandon`),
  setSeat: async (id: string, seat: number, bot: string | null) =>
    askTable('PUT', `${table(id)}/seats/${seat}`, { bot }),
  record: async (id: string, invite: string | null = null) =>
    ask<MatchRecord>('GET', withInvite(`${table(id)}/record`, invite)),
  /** The public keys with which the server signs records, as a web key set. */
  keys: async () => ask<KeySet>('GET', '/.well-known/benchtop-key.json'),
  /** The past as the player may see it, from a position on. */
  history: async (id: string, from: number, invite: string | null) =>
    ask<HistoryPage>('GET', `${withInvite(`${table(id)}/history`, invite)}${invite === null ? '?' : '&'}from=${from}`),
  /** What was said before a line; null: what was said last. */
  chat: async (id: string, before: number | null, invite: string | null) => {
    const from = before === null ? '' : `${invite === null ? '?' : '&'}before=${before}`;
    return ask<ChatPage>('GET', `${withInvite(`${table(id)}/chat`, invite)}${from}`);
  },
  comeBack: async (id: string) => askTable('POST', `${table(id)}/come-back`),
  rematch: async (id: string) => askTable('POST', `${table(id)}/rematch`),

  addPush: async (body: PushBody) => ask<unknown>('POST', '/api/push', body),
  dropPush: async (endpoint: string) => ask<unknown>('DELETE', '/api/push', { endpoint }),
};

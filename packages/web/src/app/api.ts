import type { MatchRecord } from '@benchtop/engine';
import type { ChatPage, CreateBody, HistoryPage, Me, WireTable } from '@benchtop/server/wire';

/** What became of a request: its value, or a sentence that says what to do. `status` 0: the server did not answer. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly code: string | null; readonly reason: string };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const PATIENCE = 15_000;

export const UNREACHABLE =
  'The server cannot be reached. Check the connection and try again; matches on this device go on without it.';
const MUDDLED = 'The server gave an answer that makes no sense. Try again in a moment.';

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
    return { ok: false, status: 0, code: null, reason: UNREACHABLE };
  }
}

async function answered<T>(response: Response): Promise<Reply<T>> {
  const text = await response.text();
  const value = jsonOf(text);
  // What the own server sends is taken as it is: its schemas are tested on its side.
  if (response.ok && value !== undefined) return { ok: true, value: value as T };
  return { ok: false, status: response.status, ...problemIn(value, response.status) };
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
  return { reason: status === 502 || status === 503 || status === 504 ? UNREACHABLE : MUDDLED, code };
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const withInvite = (path: string, invite: string | null): string =>
  invite === null ? path : `${path}?invite=${encodeURIComponent(invite)}`;

interface Listed {
  readonly tables: readonly WireTable[];
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
  logout: async () => ask<unknown>('POST', '/api/logout'),

  tables: async () => ask<Listed>('GET', '/api/tables'),
  mine: async () => ask<Listed>('GET', '/api/mine'),
  create: async (body: CreateBody) => ask<WireTable>('POST', '/api/tables', body),
  table: async (id: string, invite: string | null) => ask<WireTable>('GET', withInvite(table(id), invite)),
  join: async (id: string, seat: number | null, invite: string | null) =>
    ask<WireTable>('POST', `${table(id)}/join`, invite === null ? { seat } : { seat, invite }),
  leave: async (id: string) => ask<WireTable>('POST', `${table(id)}/leave`),
  ready: async (id: string, ready: boolean) => ask<WireTable>('POST', `${table(id)}/ready`, { ready }),
  abandon: async (id: string) => ask<WireTable>('POST', `${table(id)}/abandon`),
  setSeat: async (id: string, seat: number, bot: string | null) =>
    ask<WireTable>('PUT', `${table(id)}/seats/${seat}`, { bot }),
  record: async (id: string, invite: string | null = null) =>
    ask<MatchRecord>('GET', withInvite(`${table(id)}/record`, invite)),
  /** The past as the player may see it, from a position on. */
  history: async (id: string, from: number, invite: string | null) =>
    ask<HistoryPage>('GET', `${withInvite(`${table(id)}/history`, invite)}${invite === null ? '?' : '&'}from=${from}`),
  /** What was said before a line. */
  chat: async (id: string, before: number, invite: string | null) =>
    ask<ChatPage>('GET', `${withInvite(`${table(id)}/chat`, invite)}${invite === null ? '?' : '&'}before=${before}`),
  comeBack: async (id: string) => ask<WireTable>('POST', `${table(id)}/come-back`),
  rematch: async (id: string) => ask<WireTable>('POST', `${table(id)}/rematch`),

  addPush: async (body: PushBody) => ask<unknown>('POST', '/api/push', body),
  dropPush: async (endpoint: string) => ask<unknown>('DELETE', '/api/push', { endpoint }),
};

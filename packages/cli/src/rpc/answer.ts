import type { Json } from '@benchtop/engine/host';
import { codes, Failure } from './failure.ts';
import type { Matches } from './matches.ts';
import { methods } from './methods.ts';

type Id = string | number | null;

interface Request {
  /** Undefined: a notification. */
  readonly id: Id | undefined;
  readonly method: string;
  readonly params: unknown;
}

/** The response to one line, or null when it was a notification. */
export function answer(matches: Matches, line: Uint8Array | null): string | null {
  let id: Id = null;
  try {
    const message = parse(line);
    id = idOf(message) ?? null;
    const request = requestOf(message);
    const result = run(matches, request);
    return request.id === undefined ? null : response({ id, result });
  } catch (error) {
    if (error instanceof Notified) return null;
    return response({ id, error: errorOf(error) });
  }
}

/** A notification went wrong: nobody is told. */
class Notified extends Error {}

function run(matches: Matches, { id, method: name, params }: Request): unknown {
  try {
    const method = methods.get(name);
    if (method === undefined) throw new Failure('method', `There is no method "${name.slice(0, 80)}".`);
    return method(matches, params);
  } catch (error) {
    throw id === undefined ? new Notified() : error;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parse(line: Uint8Array | null): unknown {
  if (line === null) throw new Failure('parse', 'The line is too long.');
  try {
    return JSON.parse(utf8.decode(line)) as unknown;
  } catch {
    throw new Failure('parse', 'The line is not JSON.');
  }
}

function isObject(message: unknown): message is object {
  return typeof message === 'object' && message !== null && !Array.isArray(message);
}

/** The id to echo: undefined when there is none, or none that could be echoed exactly. */
function idOf(message: unknown): Id | undefined {
  if (!isObject(message) || !('id' in message)) return undefined;
  const { id } = message;
  if (id === null || typeof id === 'string') return id;
  return typeof id === 'number' && Math.abs(id) <= Number.MAX_SAFE_INTEGER ? id : undefined;
}

function requestOf(message: unknown): Request {
  if (Array.isArray(message)) throw new Failure('invalid', 'Batches are not taken: send one request per line.');
  if (!isObject(message)) throw new Failure('invalid', 'A request is a JSON object.');
  if (!('jsonrpc' in message) || message.jsonrpc !== '2.0')
    throw new Failure('invalid', 'A request says "jsonrpc": "2.0".');
  if (!('method' in message) || typeof message.method !== 'string')
    throw new Failure('invalid', 'A request names its method as a string.');
  const id = idOf(message);
  if (id === undefined && Object.hasOwn(message, 'id'))
    throw new Failure('invalid', 'An id is a string, null, or a number that JSON carries exactly.');
  return { id, method: message.method, params: 'params' in message ? message.params : undefined };
}

function response(body: { readonly id: Id; readonly result?: unknown; readonly error?: Json }): string {
  const { id, ...rest } = body;
  return JSON.stringify({ jsonrpc: '2.0', id, ...rest });
}

function errorOf(error: unknown): Json {
  if (!(error instanceof Failure)) return { code: codes.internal, message: 'The request broke the engine.' };
  const { code, message, data } = error;
  return data === null ? { code, message } : { code, message, data };
}

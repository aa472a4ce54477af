import { Type } from '../wire/schema.ts';
import type { Schema } from '../wire/schema.ts';
import { problem } from '../wire/http.ts';
import type { RefusalStatus } from './refusal.ts';

const closed = { additionalProperties: false } as const;

/** A request without a body: nothing, or an empty object. */
export const noBody = Type.Union([Type.Null(), Type.Object({}, closed)]);
/** A request without a query. */
export const noQuery = Type.Object({}, closed);
export const done = Type.Object({ ok: Type.Literal(true) }, closed);

const words: { readonly [status in RefusalStatus]: string } = {
  400: 'The request is not as described here, or the rules forbid it.',
  401: 'There is no session, or name and passphrase do not belong together.',
  403: 'It is not yours to do, or the request comes from another site.',
  404: 'There is no such table, or it is not for you to see.',
  413: 'The body has more than 32 kB.',
  415: 'The body is not JSON.',
  409: 'It is too late for this, or somebody was faster.',
  429: 'Too many requests: the header retry-after says when to try again.',
  503: 'The server cannot read or write at the moment; nothing has changed.',
};

type Described = { readonly [status: number]: Schema };

/** What a route may answer: its value, and one sentence for everything else. */
export function answers(value: Schema, ...refusals: readonly RefusalStatus[]): Described {
  return { 200: value, ...described(new Set<RefusalStatus>([400, ...refusals, 429, 503])) };
}

/** What a route that changes something may answer. */
export function changes(value: Schema, ...refusals: readonly RefusalStatus[]): Described {
  return answers(value, 403, 413, 415, ...refusals);
}

export function described(statuses: Iterable<RefusalStatus>): Described {
  const problems: { [status: number]: Schema } = {};
  for (const status of statuses) problems[status] = { ...problem, description: words[status] };
  return problems;
}

const json = Type.Unknown();
const hex64 = Type.String({ pattern: '^[0-9a-f]{64}$' });

export const listedGames = Type.Array(
  Type.Object(
    {
      id: Type.String(),
      title: Type.String(),
      version: Type.String(),
      seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }, closed),
      settings: Type.Unknown({ description: 'A JSON Schema with defaults.' }),
    },
    closed,
  ),
);

const signature = Type.Object(
  {
    key: hex64,
    table: Type.String(),
    names: Type.Array(Type.String()),
    began: Type.Union([Type.Integer(), Type.Null()]),
    ended: Type.Integer(),
    value: Type.String({ pattern: '^[0-9a-f]{128}$' }),
  },
  { ...closed, description: 'The word of this server for the match; docs/protocol.md says what it covers.' },
);

export const matchRecord = Type.Object(
  {
    format: Type.Literal('benchtop-record/1'),
    game: Type.String(),
    rules: Type.String(),
    seats: Type.Integer(),
    settings: Type.Record(Type.String(), Type.Unknown()),
    commitment: hex64,
    key: Type.Union([hex64, Type.Null()], { description: 'Null while the match runs.' }),
    start: json,
    entries: Type.Array(Type.String()),
    head: hex64,
    result: Type.Union([
      Type.Object(
        { reason: Type.String(), winners: Type.Array(Type.Integer()), totals: Type.Array(Type.Integer()) },
        closed,
      ),
      Type.Null(),
    ]),
    signature: Type.Optional(signature),
  },
  closed,
);

export const serverKeys = Type.Object(
  {
    keys: Type.Array(
      Type.Object(
        {
          kty: Type.Literal('OKP'),
          crv: Type.Literal('Ed25519'),
          alg: Type.Literal('EdDSA'),
          use: Type.Literal('sig'),
          kid: Type.String({ pattern: '^[0-9a-f]{32}$' }),
          x: Type.String({ description: 'The public key, in base64url.' }),
        },
        closed,
      ),
    ),
  },
  closed,
);

const score = Type.Unknown({ description: 'A seat’s score with its lines.' });
const sight = Type.Object(
  { view: Type.Unknown({ description: 'What the asking person may know.' }), scores: Type.Array(score) },
  closed,
);
const entry = Type.Object(
  {
    seq: Type.Integer(),
    seat: Type.Integer(),
    kind: Type.Union([Type.Literal('choice'), Type.Literal('forced'), Type.Literal('undo')]),
    events: Type.Array(Type.Unknown()),
    at: Type.Number(),
    patch: Type.Unknown({
      description: 'Leads from what was seen before the entry to what is seen after it, or null.',
    }),
    parts: Type.Optional(
      Type.Array(Type.Integer(), { description: 'How many changes of the patch belong to each event but the last.' }),
    ),
  },
  closed,
);

export const historyPage = Type.Object({ from: Type.Integer(), sight, entries: Type.Array(entry) }, closed);

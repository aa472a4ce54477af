import { Type } from './schema.ts';
import type { Static } from './schema.ts';
import { botId, clock, inviteCode, personName, seatNumber, settings, wireTable } from './table.ts';

const closed = { additionalProperties: false } as const;

export const problem = Type.Object(
  { error: Type.String({ description: 'One sentence that says what to do.' }), code: Type.Optional(Type.String()) },
  closed,
);
export type Problem = Static<typeof problem>;

export const me = Type.Object(
  {
    account: Type.String(),
    name: Type.String(),
    guest: Type.Boolean({ description: 'True until a passphrase is set: then only this browser can play.' }),
    push: Type.Union([Type.String(), Type.Null()], { description: 'The key for web push; null: not configured.' }),
  },
  closed,
);
export type Me = Static<typeof me>;

export const guestBody = Type.Object({ name: personName }, closed);
export const passphrase = Type.String({ minLength: 10, maxLength: 200 });
export const accountBody = Type.Object({ name: personName, passphrase }, closed);
export const passphraseBody = Type.Object(
  { passphrase: { ...passphrase, description: 'The present one.' }, next: passphrase },
  closed,
);

export const createBody = Type.Object(
  {
    game: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    settings,
    listed: Type.Boolean(),
    clock: Type.Union([clock, Type.Null()]),
    delay: Type.Union([Type.Integer({ minimum: 0, maximum: 86_400 }), Type.Null()]),
    bots: Type.Array(Type.Union([botId, Type.Null()]), {
      maxItems: 16,
      description: 'For each seat the bot that plays it, or null for a person. Your own seat is the first null.',
    }),
  },
  closed,
);
export type CreateBody = Static<typeof createBody>;

export const joinBody = Type.Object(
  { seat: Type.Union([seatNumber, Type.Null()]), invite: Type.Optional(inviteCode) },
  closed,
);
export const readyBody = Type.Object({ ready: Type.Boolean() }, closed);
/**
 * The host's word about a seat that no person has taken: a bot, or free again; null also removes a person for good. In a
 * running match a player's wish that a bot plays for somebody who is away.
 */
export const seatBody = Type.Object({ bot: Type.Union([botId, Type.Null()]) }, closed);

const chatLine = Type.Object(
  {
    no: Type.Integer(),
    seat: Type.Union([seatNumber, Type.Null()]),
    name: Type.String(),
    text: Type.String(),
    at: Type.Number(),
  },
  closed,
);
export const chatPage = Type.Object(
  { lines: Type.Array(chatLine), more: Type.Boolean({ description: 'There are lines before these.' }) },
  closed,
);

export const tables = Type.Object(
  {
    tables: Type.Array(wireTable),
    next: Type.Union([Type.String(), Type.Null()], {
      description: 'Where the list goes on: to be given back as `from`. Null: that was all of it.',
    }),
  },
  closed,
);
export type WireTables = Static<typeof tables>;

const limit = Type.String({
  pattern: '^([1-9]|[1-9][0-9]|1[0-9][0-9]|200)$',
  description: 'At most so many tables at once, up to 200; 100 where nothing is said.',
});
/** Which part of the lobby. */
export const listedQuery = Type.Object(
  {
    status: Type.Optional(Type.Union([Type.Literal('gathering'), Type.Literal('running')])),
    from: Type.Optional(
      Type.String({ pattern: '^[01](\\.[0-9]{1,15}){2}$', description: '`next` of the page before.' }),
    ),
    limit: Type.Optional(limit),
  },
  closed,
);
/** Which part of the own tables. */
export const mineQuery = Type.Object(
  {
    list: Type.Optional(
      Type.Union([Type.Literal('open'), Type.Literal('past')], {
        description: 'Only those that have not ended, or only those that have; else the ones before the others.',
      }),
    ),
    from: Type.Optional(
      Type.String({
        pattern: '^(open\\.[0-9]{1,15}|past(\\.[0-9]{1,15}){2})$',
        description: '`next` of the page before.',
      }),
    ),
    limit: Type.Optional(limit),
  },
  closed,
);

const endpoint = Type.String({ pattern: '^https://', maxLength: 1000 });
export const pushBody = Type.Object(
  {
    endpoint,
    keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }, closed),
  },
  closed,
);
export const noPushBody = Type.Object({ endpoint }, closed);

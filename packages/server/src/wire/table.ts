import { Type } from './schema.ts';
import type { Static } from './schema.ts';

/*
 * What every message and answer holds about a table. All schemas are closed: a field that is not named is refused.
 */

const closed = { additionalProperties: false } as const;

export const tableId = Type.String({ pattern: '^[a-z0-9]{12}$' });
export const seatNumber = Type.Integer({ minimum: 0, maximum: 15 });
export const personName = Type.String({ minLength: 1, maxLength: 24 });
export const botId = Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' });
export const inviteCode = Type.String({ pattern: '^[a-z0-9]{16}$' });
export const settings = Type.Record(
  Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9-]{0,39}$' }),
  Type.Union([Type.String({ maxLength: 60 }), Type.Boolean(), Type.Number()]),
  { ...closed, maxProperties: 40 },
);
export const tableStatus = Type.Union([
  Type.Literal('gathering'),
  Type.Literal('running'),
  Type.Literal('over'),
  Type.Literal('abandoned'),
]);
export const clock = Type.Object(
  {
    perMove: Type.Integer({ minimum: 10, maximum: 604_800, description: 'Seconds for each decision.' }),
    reserve: Type.Integer({ minimum: 0, maximum: 2_592_000, description: 'Seconds for the whole match besides.' }),
  },
  closed,
);
export type WireClock = Static<typeof clock>;

export const wireSeat = Type.Object(
  {
    seat: seatNumber,
    name: Type.String(),
    kind: Type.Union([Type.Literal('free'), Type.Literal('person'), Type.Literal('bot')]),
    bot: Type.Union([Type.String(), Type.Null()], { description: 'The bot that plays here, also for a person away.' }),
    away: Type.Boolean({ description: 'A bot plays for the person until they return.' }),
    standIn: Type.Union([Type.Literal('left'), Type.Literal('clock'), Type.Literal('agreed'), Type.Null()], {
      description: 'Why a bot plays for the person: they left, their clock ran out, or the others agreed on it.',
    }),
    standInFrom: Type.Union([Type.Number(), Type.Null()], {
      description: 'From when on those who are here may let a bot play for the person; null: it is not up to them.',
    }),
    agreed: Type.Array(seatNumber, { description: 'The seats that want a bot to play here.' }),
    ready: Type.Boolean(),
    here: Type.Boolean({ description: 'The person has the table open now; always true for those who see it late.' }),
    waiting: Type.Boolean({ description: 'The seat owes a decision.' }),
    you: Type.Boolean(),
    host: Type.Boolean(),
    reserve: Type.Number({ description: 'Milliseconds left of the reserve; 0 without a clock.' }),
  },
  closed,
);
export type WireSeat = Static<typeof wireSeat>;

/** A table as one account may see it: in the lobby, in lists, and at the table itself. */
export const wireTable = Type.Object(
  {
    id: tableId,
    game: Type.String(),
    rules: Type.String(),
    settings,
    status: tableStatus,
    trouble: Type.Union([Type.String(), Type.Null()]),
    listed: Type.Boolean(),
    invite: Type.Union([Type.String(), Type.Null()], { description: 'Only for those who sit at the table.' }),
    clock: Type.Union([clock, Type.Null()]),
    delay: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Seconds by which spectators lag; null: none are let in.',
    }),
    commitment: Type.Union([Type.String(), Type.Null()]),
    seats: Type.Array(wireSeat),
    spectators: Type.Integer(),
    rematch: Type.Union([tableId, Type.Null()], { description: 'The table where these people play again.' }),
    winners: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
    totals: Type.Union([Type.Array(Type.Integer()), Type.Null()], {
      description: 'The points of each seat at the end.',
    }),
    created: Type.Number(),
    updated: Type.Number(),
  },
  closed,
);
export type WireTable = Static<typeof wireTable>;

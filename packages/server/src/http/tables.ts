import { Type } from '../wire/schema.ts';
import type { Host, Person, Result } from '../host/contract.ts';
import type { PageWish } from '../store/contract.ts';
import { chatPage, createBody, joinBody, listedQuery, mineQuery, readyBody, seatBody, tables } from '../wire/http.ts';
import { inviteCode, tableId, wireTable } from '../wire/table.ts';
import type { WireTable } from '../wire/table.ts';
import { answers, changes, historyPage, matchRecord, noBody, noQuery } from './answers.ts';
import { personOf, personOrNull } from './api.ts';
import type { Api, Services } from './api.ts';
import { answer } from './refusal.ts';

const closed = { additionalProperties: false } as const;
const params = Type.Object({ id: tableId }, closed);
const seatParams = Type.Object({ id: tableId, seat: Type.String({ pattern: '^([0-9]|1[0-5])$' }) }, closed);
const invited = Type.Object({ invite: Type.Optional(inviteCode) }, closed);
const historyQuery = Type.Object(
  {
    from: Type.Optional(
      Type.String({ pattern: '^[0-9]{1,8}$', description: 'The entry to begin after; 0: the start.' }),
    ),
    invite: Type.Optional(inviteCode),
  },
  closed,
);
const chatQuery = Type.Object(
  {
    before: Type.Optional(
      Type.String({ pattern: '^[0-9]{1,9}$', description: 'The line to end before; without it the newest.' }),
    ),
    invite: Type.Optional(inviteCode),
  },
  closed,
);
const tags = ['tables'];

/** Tables: finding them, arranging them, reading them. Play itself goes over the socket. */
export function addTables(api: Api, { host }: Services): void {
  addLists(api, host);
  addComing(api, host);
  addArranging(api, host);
  addActs(api, host);
  addReading(api, host);
  addPast(api, host);
  addTalk(api, host);
}

function addLists(api: Api, host: Host): void {
  api.get(
    '/api/tables',
    {
      schema: {
        summary: 'Tables that everybody may find, the newest first',
        description: 'Of one host only the first three stand among the others; what else they opened comes last.',
        tags,
        querystring: listedQuery,
        response: answers(tables),
      },
      config: { door: 'open' },
    },
    async (request) => {
      const { status, ...page } = request.query;
      return host.listed(personOrNull(request), pageIn(page), status === undefined ? undefined : [status]);
    },
  );
  api.get(
    '/api/mine',
    {
      schema: {
        summary: 'Your own tables: open ones, those that wait for you first; then finished ones',
        tags,
        querystring: mineQuery,
        response: answers(tables, 401),
      },
      config: { door: 'session' },
    },
    async (request) => {
      const { list, ...page } = request.query;
      return host.mine(personOf(request), pageIn(page), list);
    },
  );
}

/** So many tables come at once where nobody says how many. */
const PAGE = 100;

function pageIn({ from, limit }: { readonly from?: string; readonly limit?: string }): PageWish {
  return { from: from ?? null, limit: limit === undefined ? PAGE : Number(limit) };
}

function addComing(api: Api, host: Host): void {
  api.post(
    '/api/tables',
    {
      schema: {
        summary: 'Set up a table and sit down at it',
        tags,
        querystring: noQuery,
        body: createBody,
        response: changes(wireTable, 401, 404),
      },
      config: { door: 'session', strict: 'tables' },
    },
    async (request, reply) => answer(reply, await host.create(personOf(request), request.body)),
  );
  api.post(
    '/api/tables/:id/join',
    {
      schema: {
        summary: 'Sit down',
        description: '`seat` null: at the first free seat. A table that is not listed needs the invitation.',
        tags,
        params,
        querystring: noQuery,
        body: joinBody,
        response: changes(wireTable, 401, 404, 409),
      },
      config: { door: 'session' },
    },
    async (request, reply) => {
      const { seat, invite } = request.body;
      return answer(reply, await host.join(personOf(request), request.params.id, seat, invite ?? null));
    },
  );
}

function addArranging(api: Api, host: Host): void {
  api.post(
    '/api/tables/:id/ready',
    {
      schema: {
        summary: 'Say that you are ready, or not yet',
        description: 'When everybody is ready and no seat is free, the match begins.',
        tags,
        params,
        querystring: noQuery,
        body: readyBody,
        response: changes(wireTable, 401, 404, 409),
      },
      config: { door: 'session' },
    },
    async (request, reply) => answer(reply, await host.ready(personOf(request), request.params.id, request.body.ready)),
  );
  api.put(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        summary: 'As the host: give a seat to a bot, or free it',
        description:
          'Whoever is removed from a seat does not come back, and the invitation changes. In a running match without a ' +
          'clock: your word that a bot may play for somebody who has been away and held up the match for a day; it ' +
          'does when all who are here and play have said so.',
        tags,
        params: seatParams,
        querystring: noQuery,
        body: seatBody,
        response: changes(wireTable, 401, 404, 409),
      },
      config: { door: 'session' },
    },
    async (request, reply) => {
      const { id, seat } = request.params;
      return answer(reply, await host.setSeat(personOf(request), id, Number(seat), request.body.bot));
    },
  );
}

type Act = (person: Person, table: string) => Promise<Result<WireTable>>;

/** What somebody does at a table without saying more. */
function addActs(api: Api, host: Host): void {
  const acts: readonly (readonly [name: string, summary: string, act: Act])[] = [
    ['leave', 'Leave: the seat becomes free, or a bot plays it until you return', (...at) => host.leave(...at)],
    ['come-back', 'Take your seat back from the bot that plays there', (...at) => host.comeBack(...at)],
    ['abandon', 'Give the table up', (...at) => host.abandon(...at)],
    ['rematch', 'Play again with the same people, each one seat further', (...at) => host.rematch(...at)],
  ];
  for (const [name, summary, act] of acts)
    api.post(
      `/api/tables/:id/${name}`,
      {
        schema: {
          summary,
          tags,
          params,
          querystring: noQuery,
          body: noBody,
          response: changes(wireTable, 401, 404, 409),
        },
        config: { door: 'session' },
      },
      async (request, reply) => answer(reply, await act(personOf(request), request.params.id)),
    );
}

function addReading(api: Api, host: Host): void {
  api.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'One table',
        tags,
        params,
        querystring: invited,
        response: answers(wireTable, 403, 404),
      },
      config: { door: 'open' },
    },
    async (request, reply) => {
      const { invite } = request.query;
      return answer(reply, await host.table(personOrNull(request), request.params.id, invite ?? null));
    },
  );
}

function addTalk(api: Api, host: Host): void {
  api.get(
    '/api/tables/:id/chat',
    {
      schema: {
        summary: 'What was said at a table, at most 50 lines at once',
        description: 'For those who may watch. Spectators who see the match late are not told.',
        tags,
        params,
        querystring: chatQuery,
        response: answers(chatPage, 403, 404),
      },
      config: { door: 'open' },
    },
    async (request, reply) => {
      const { before, invite = null } = request.query;
      const line = before === undefined ? null : Number(before);
      return answer(reply, await host.chat(personOrNull(request), request.params.id, invite, line));
    },
  );
}

function addPast(api: Api, host: Host): void {
  api.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'The record of a match, to keep and to verify',
        description: 'To be had, with the key, once the match is over or was given up.',
        tags,
        params,
        querystring: invited,
        response: answers(matchRecord, 403, 404, 409),
      },
      config: { door: 'open', strict: 'histories' },
    },
    async (request, reply) => {
      const { id } = request.params;
      const record = await host.record(personOrNull(request), id, request.query.invite ?? null);
      if (record.ok) void reply.header('content-disposition', `attachment; filename="benchtop-${id}.json"`);
      return answer(reply, record);
    },
  );
  api.get(
    '/api/tables/:id/history',
    {
      schema: {
        summary: 'The past of a match as you may see it, at most 200 entries at once',
        tags,
        params,
        querystring: historyQuery,
        response: answers(historyPage, 403, 404, 409),
      },
      config: { door: 'open', strict: 'histories' },
    },
    async (request, reply) => {
      const { from = '0', invite = null } = request.query;
      return answer(reply, await host.history(personOrNull(request), request.params.id, invite, Number(from)));
    },
  );
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from '../wire/schema.ts';
import type { Schema } from '../wire/schema.ts';
import type { Begun, Origin } from '../accounts/accounts.ts';
import { cleanName } from '../accounts/names.ts';
import { networkOf } from '../networks.ts';
import type { AccountRow } from '../store/contract.ts';
import { accountBody, guestBody, me, passphraseBody } from '../wire/http.ts';
import type { Me } from '../wire/http.ts';
import { answers, changes, done, noBody, noQuery } from './answers.ts';
import { visitOf } from './api.ts';
import type { Api, Services } from './api.ts';
import { refuse } from './refusal.ts';

const BAD_NAME = 'A name has 1 to 24 characters that can be seen.';
const TAKEN = 'That name belongs to an account: log in, or choose another.';
const WRONG = 'There is no account with this name and passphrase.';
const MEANWHILE = 'The passphrase was changed in another browser, or this one was logged out: log in again.';
const tags = ['account'];

/** What a route of these that changes something is asked, and what it answers. */
function deed<B extends Schema>(summary: string, description: string, body: B, response: ReturnType<typeof changes>) {
  return { summary, description, tags, querystring: noQuery, body, response };
}

/** Who somebody is: a guest of this browser, or an account with a passphrase. */
export function addMe(api: Api, services: Services): void {
  addWho(api, services);
  addGuest(api, services);
  addAccount(api, services);
  addLogin(api, services);
  addPassphrase(api, services);
  addLogout(api, services);
  addLogoutEverywhere(api, services);
}

function described({ config }: Services, { id, name, passphrase }: AccountRow): Me {
  return { account: id, name, guest: passphrase === null, push: config.push?.publicKey ?? null };
}

/**
 * Hands out the cookies of a new session. Others are over: the sockets of the one that asked come back with the new one.
 */
function begun(services: Services, request: FastifyRequest, reply: FastifyReply, session: Begun): FastifyReply {
  const { sockets, cookie, deviceCookie } = services;
  for (const ended of session.ended)
    sockets.endSession(ended, ended === request.visit?.session.id ? 'restart' : 'signedOut');
  cookie.set(reply, session.token);
  if (session.device !== null) deviceCookie.set(reply, session.device);
  return reply.send(described(services, session.account));
}

/** One network of IPv6 counts as one address, as it does for requests. */
function originOf({ deviceCookie }: Services, request: FastifyRequest): Origin {
  return { address: networkOf(request.ip), device: deviceCookie.read(request) };
}

function addWho(api: Api, services: Services): void {
  api.get(
    '/api/me',
    {
      schema: {
        summary: 'Who this session is; null without one',
        tags,
        querystring: noQuery,
        response: answers(Type.Union([me, Type.Null()])),
      },
      config: { door: 'open' },
    },
    ({ visit }, reply) => {
      if (visit === null) void reply.type('application/json; charset=utf-8').send('null');
      else void reply.send(described(services, visit.account));
    },
  );
}

function addGuest(api: Api, services: Services): void {
  const { accounts } = services;
  api.post(
    '/api/me',
    {
      schema: deed(
        'Become a guest, or take another name',
        'Without a session: sets the session cookie of a new guest.',
        guestBody,
        changes(me, 409),
      ),
      config: { door: 'open', strict: 'guests' },
    },
    async (request, reply) => {
      const name = cleanName(request.body.name);
      if (name === null) return refuse(reply, 'malformed', BAD_NAME);
      if (request.visit === null) {
        const guest = await accounts.newGuest(name);
        return guest === null ? refuse(reply, 'taken', TAKEN) : begun(services, request, reply, guest);
      }
      const renamed = await accounts.rename(request.visit, name);
      return renamed === null ? refuse(reply, 'taken', TAKEN) : reply.send(described(services, renamed));
    },
  );
}

function addAccount(api: Api, services: Services): void {
  const { accounts } = services;
  api.post(
    '/api/account',
    {
      schema: deed(
        'Turn the guest into an account that can be used from other devices',
        'The session goes on under a new cookie.',
        accountBody,
        changes(me, 401, 409),
      ),
      config: { door: 'session', strict: 'logins' },
    },
    async (request, reply) => {
      const visit = visitOf(request);
      if (visit.account.passphrase !== null) return refuse(reply, 'closed', 'This account has a passphrase already.');
      const name = cleanName(request.body.name);
      if (name === null) return refuse(reply, 'malformed', BAD_NAME);
      const kept = await accounts.keep(visit, name, request.body.passphrase, originOf(services, request));
      return kept === null ? refuse(reply, 'taken', TAKEN) : begun(services, request, reply, kept);
    },
  );
}

function addLogin(api: Api, services: Services): void {
  const { accounts } = services;
  api.post(
    '/api/login',
    {
      schema: deed(
        'Sign in',
        'Begins a new session; the one the request came with ends.',
        accountBody,
        changes(me, 401),
      ),
      config: { door: 'open', strict: 'logins' },
    },
    async (request, reply) => {
      const { name, passphrase } = request.body;
      const login = await accounts.login(cleanName(name), passphrase, originOf(services, request), request.visit);
      return login === null ? refuse(reply, 'wrong', WRONG) : begun(services, request, reply, login);
    },
  );
}

function addPassphrase(api: Api, services: Services): void {
  const { accounts } = services;
  api.put(
    '/api/account/passphrase',
    {
      schema: deed(
        'Change the passphrase',
        'The session goes on under a new cookie; all others of the account end, with their sockets. No browser is ' +
          'reminded any more until it asks for it again.',
        passphraseBody,
        changes(me, 401, 409),
      ),
      config: { door: 'session', strict: 'logins' },
    },
    async (request, reply) => {
      const visit = visitOf(request);
      const { passphrase, next } = request.body;
      if (visit.account.passphrase === null)
        return refuse(reply, 'closed', 'A guest has no passphrase: set one first.');
      const changed = await accounts.changePassphrase(visit, passphrase, next, originOf(services, request));
      if (changed === 'wrong') return refuse(reply, 'wrong', 'That is not the present passphrase.');
      return changed === null ? refuse(reply, 'stale', MEANWHILE) : begun(services, request, reply, changed);
    },
  );
}

function addLogout(api: Api, { accounts, cookie, sockets }: Services): void {
  api.post(
    '/api/logout',
    {
      schema: deed('End the session and its sockets', 'A guest cannot come back.', noBody, changes(done, 401)),
      config: { door: 'session' },
    },
    async (request, reply) => {
      const visit = visitOf(request);
      await accounts.logout(visit);
      sockets.endSession(visit.session.id, 'signedOut');
      cookie.clear(reply);
      return reply.send({ ok: true });
    },
  );
}

function addLogoutEverywhere(api: Api, services: Services): void {
  const { accounts, cookie, sockets } = services;
  api.post(
    '/api/logout-everywhere',
    {
      schema: deed(
        'End all sessions of the account, and their sockets and reminders',
        'A guest cannot come back.',
        noBody,
        changes(done, 401),
      ),
      config: { door: 'session' },
    },
    async (request, reply) => {
      const ended = await accounts.logoutEverywhere(visitOf(request), originOf(services, request));
      for (const session of ended) sockets.endSession(session, 'signedOut');
      cookie.clear(reply);
      return reply.send({ ok: true });
    },
  );
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyGuesses } from '../accounts/guesses.ts';
import { TooBusy } from '../accounts/sign-in-queue.ts';
import type { Result } from '../host/contract.ts';
import { StoreRefused, StoreUncertain } from '../store/contract.ts';
import type { Problem } from '../wire/http.ts';
import type { RefusalCode } from '../wire/socket.ts';

/** Why a request was refused: what the socket may say as well, and what only concerns requests. */
export type HttpCode = RefusalCode | 'no-session' | 'wrong' | 'taken' | 'foreign';

const statuses = {
  refused: 400,
  malformed: 400,
  'no-session': 401,
  wrong: 401,
  'not-yours': 403,
  'not-allowed': 403,
  removed: 403,
  foreign: 403,
  'not-found': 404,
  closed: 409,
  'no-undo': 409,
  stale: 409,
  'id-reused': 409,
  'not-running': 409,
  quarantined: 409,
  taken: 409,
  'too-fast': 429,
  unavailable: 503,
} as const satisfies Record<HttpCode, number>;

/** Every status that a refusal may have; bodies that are too large or of another type are refused unread. */
export type RefusalStatus = (typeof statuses)[HttpCode] | 413 | 415;

/** Answers with one sentence. */
export function refuse(reply: FastifyReply, code: HttpCode, error: string): FastifyReply {
  const problem: Problem = { error, code };
  return reply.code(statuses[code]).send(problem);
}

/** Answers with what the host made of a request. */
export function answer<T>(reply: FastifyReply, result: Result<T>): FastifyReply {
  return result.ok ? reply.send(result.value) : refuse(reply, result.code, result.reason);
}

/** Every error is JSON with one sentence; what broke inside is nobody's business outside. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof StoreRefused) return void refuse(reply, 'unavailable', error.message);
  if (error instanceof StoreUncertain)
    return void refuse(reply, 'unavailable', 'The server does not know whether this was saved: look again in a while.');
  if (error instanceof TooBusy)
    return void refuse(reply, 'unavailable', 'Too many people sign in at once: try again in a while.');
  if (error instanceof TooManyGuesses) return guessedTooOften(reply, error);
  if (error.validationContext === 'params') return void refuse(reply, 'not-found', 'There is no such table or seat.');
  const status = error.statusCode ?? 500;
  if (status >= 500) return fault(error, request, reply);
  const problem: Problem = { error: `${error.message}.`, code: 'malformed' };
  void reply.code(status).send(problem);
}

function guessedTooOften(reply: FastifyReply, { seconds }: TooManyGuesses): void {
  void reply.header('retry-after', seconds);
  const minutes = Math.ceil(seconds / 60);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  refuse(
    reply,
    'too-fast',
    `There were too many wrong passphrases: try again in ${when}, or now in a browser that was logged in before.`,
  );
}

function fault(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  request.log.error({ err: error, method: request.method, route: request.routeOptions.url ?? null }, 'fault');
  const problem: Problem = { error: 'The server made a mistake.' };
  void reply.code(500).send(problem);
}

import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const DAY_MS = 86_400_000;
const DAYS = 180;
/** How long a session lasts without being used. */
export const SESSION_MS = DAYS * DAY_MS;
/** A session with less than this left is prolonged when it is used: to the day it is known when it was used last. */
export const RENEW_MS = (DAYS - 1) * DAY_MS;
/** How long an account knows a browser that does not sign in again. */
export const DEVICE_MS = 365 * DAY_MS;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A cookie with a token. With TLS its name forbids other sites of the domain to set it. */
export class TokenCookie {
  private readonly name: string;
  private readonly options: CookieSerializeOptions;

  constructor(name: string, secure: boolean, lastsMs: number) {
    this.name = secure ? `__Host-${name}` : name;
    this.options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: lastsMs / 1000 };
  }

  /** The token that came with a request; null when there is none that could be ours. */
  read(request: FastifyRequest): string | null {
    const token = request.cookies[this.name];
    return token !== undefined && TOKEN.test(token) ? token : null;
  }

  set(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.name, token, this.options);
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, { ...this.options, maxAge: 0 });
  }
}

/** Says whose session it is. */
export function sessionCookie(secure: boolean): TokenCookie {
  return new TokenCookie('benchtop', secure, SESSION_MS);
}

/** Says that a browser has signed in to an account before. It outlives the session and lets nobody in by itself. */
export function deviceCookie(secure: boolean): TokenCookie {
  return new TokenCookie('benchtop-known', secure, DEVICE_MS);
}

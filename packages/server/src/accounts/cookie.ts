import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const DAYS = 180;
/** How long a session lasts without being used. */
export const SESSION_MS = DAYS * 86_400_000;
/** A session with less than this left is prolonged when it is used. */
export const RENEW_MS = (DAYS - 30) * 86_400_000;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The cookie of a session. With TLS its name forbids other sites of the domain to set it. */
export class SessionCookie {
  private readonly name: string;
  private readonly options: CookieSerializeOptions;

  constructor(secure: boolean) {
    this.name = secure ? '__Host-benchtop' : 'benchtop';
    this.options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: SESSION_MS / 1000 };
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

import { createHash, randomBytes } from 'node:crypto';

/** What a cookie holds: 256 random bits. */
export function freshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: from it the token cannot be found. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Twenty letters and digits that name an account. */
export function freshAccountId(): string {
  return randomBytes(10).toString('hex');
}

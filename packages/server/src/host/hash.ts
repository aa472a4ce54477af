import { hash } from 'node:crypto';
import type { Core } from '@benchtop/engine';

/** How many hex digits of a SHA-256 are kept. */
export const DIGEST = 32;

export function digest(text: string): string {
  return hash('sha256', text, 'hex').slice(0, DIGEST);
}

/** The engine's state hash by the machine's own SHA-256, as long as the log keeps it. */
export function storedHash(state: Readonly<Core>): string {
  return digest(JSON.stringify(state));
}

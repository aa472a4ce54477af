import { hash } from 'node:crypto';
import type { Core } from '@benchtop/engine/host';

/** How many hex digits of a SHA-256 are kept. */
export const DIGEST = 32;

export function digest(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex').slice(0, DIGEST);
}

/** The engine's state hash by the machine's own SHA-256, as long as the log keeps it. */
export function storedHash(state: Readonly<Core>): string {
  return digest(JSON.stringify(state));
}

import { isKey } from '@benchtop/engine/host';
import { short } from '../arguments.ts';
import { readJson } from '../files.ts';
import { Stop } from '../stop.ts';

/** Reads the option `--commitment`. */
export function commitmentGiven(text: string): string {
  const given = text.toLowerCase();
  if (!isKey(given)) throw new Stop(`--commitment is 64 hex digits, not "${short(text)}".`);
  return given;
}

/**
 * The public keys that `--key` names: 64 hex digits, or a file as a server hands it out at
 * /.well-known/benchtop-key.json, or one key of it.
 */
export async function serverKeys(given: string): Promise<readonly string[]> {
  if (isKey(given.toLowerCase())) return [given.toLowerCase()];
  const value = await readJson(given, 'a file of keys');
  const keys = (isObject(value) && Array.isArray(value['keys']) ? value['keys'] : [value]).flatMap(keyIn);
  if (keys.length === 0) throw new Stop(`${given} holds no Ed25519 key of a server.`);
  return keys;
}

function keyIn(value: unknown): string[] {
  if (!isObject(value) || value['kty'] !== 'OKP' || value['crv'] !== 'Ed25519') return [];
  const key = typeof value['x'] === 'string' ? Buffer.from(value['x'], 'base64url').toString('hex') : '';
  return isKey(key) ? [key] : [];
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

import { keyId } from '@benchtop/engine/host';

/** Public keys as a JSON Web Key Set, as everybody may have them. */
export function webKeys(keys: readonly string[]) {
  return { keys: keys.map(webKey) };
}

function webKey(key: string) {
  const x = Buffer.from(key, 'hex').toString('base64url');
  return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: keyId(key), x } as const;
}

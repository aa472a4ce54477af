import { keyId } from '@benchtop/engine/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dump } from '../data.ts';
import { openServer, Visitor } from '../house.ts';
import type { TestServer } from '../house.ts';

const ADDRESS = '/.well-known/benchtop-key.json';

interface KeySet {
  readonly keys: readonly { readonly kid: string; readonly x: string; readonly [member: string]: string }[];
}

let server: TestServer;
beforeAll(async () => {
  server = await openServer({ logLevel: 'debug' });
});
afterAll(() => server.close());

const keysOf = async (of: TestServer): Promise<KeySet> => new Visitor(of).must<KeySet>('GET', ADDRESS);

describe('S-15 the key of the server', () => {
  test('its public half is a web key that anybody may fetch and import', async () => {
    const { keys } = await keysOf(server);
    expect(keys).toHaveLength(1);
    const [key] = keys;
    expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA' });
    expect(key?.kid).toBe(keyId(Buffer.from(key?.x ?? '', 'base64url').toString('hex')));
    const { webcrypto } = await import('node:crypto');
    await expect(webcrypto.subtle.importKey('jwk', key ?? {}, 'Ed25519', true, ['verify'])).resolves.toBeDefined();
  });

  test('its private half stays in the database: no answer and no line of the log has it', async () => {
    const { text } = await new Visitor(server).get(ADDRESS);
    const secret = /"secret":"([^"]+)"/.exec(dump(server.data))?.[1] ?? '';
    expect(secret.length).toBeGreaterThan(60);
    const raw = Buffer.from(secret, 'base64').subarray(-32);
    for (const said of [text, server.log.join('')])
      for (const form of [secret, raw.toString('hex'), raw.toString('base64url'), raw.toString('base64'), '"d"'])
        expect(said).not.toContain(form);
  });

  test('it survives a restart', async () => {
    const before = await keysOf(server);
    await server.close();
    server = await openServer({}, {}, server);
    expect(await keysOf(server)).toEqual(before);
  });
});

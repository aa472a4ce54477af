import { generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  checkRecord,
  keyId,
  keyOfSeed,
  Match,
  recordOf,
  replayRecord,
  signatureHolds,
  signedText,
} from '../src/host.ts';
import type { MatchRecord } from '../src/host.ts';
import { trap } from './trap/trap.ts';

interface Server {
  readonly key: string;
  readonly secret: KeyObject;
}

const settings = { length: 'short', dice: false };

function aServer(): Server {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { key: Buffer.from(x, 'base64url').toString('hex'), secret: privateKey };
}

function signed(record: MatchRecord, { key, secret }: Server, names = ['Ada', 'Ben']): MatchRecord {
  const vouched = { key, table: 'abcdefghijkl', names, began: 1000, ended: 2000 };
  const value = sign(null, Buffer.from(signedText(record, vouched)), secret).toString('hex');
  return { ...record, signature: { ...vouched, value } };
}

function played(seed: string): MatchRecord {
  const match = Match.deal(trap, 2, settings, keyOfSeed(seed));
  for (let n = 0; n < 4; n++) {
    const [open] = match.decisions();
    match.play(open?.seat ?? 0, match.legalOptions(open?.seat ?? 0)?.options[0]?.id ?? '');
  }
  return recordOf(match, true);
}

const server = aServer();
const plain = played('signature');
const good = signed(plain, server);
const read = (): MatchRecord => JSON.parse(JSON.stringify(good)) as MatchRecord;
const reasonOf = (file: unknown): string => {
  const replayed = replayRecord(trap, file);
  return replayed.ok ? 'verified' : replayed.reason;
};
const WRONG = 'The signature does not fit the record.';

describe('S-22 a signed record', () => {
  test('is taken, and so is one without a signature', () => {
    expect(signatureHolds(read())).toBe(true);
    expect(reasonOf(read())).toBe('verified');
    expect(signatureHolds(plain)).toBeNull();
    expect(reasonOf(plain)).toBe('verified');
  });

  test('does not depend on the order of keys in its file', () => {
    const turned = (value: object): object => Object.fromEntries(Object.entries(value).reverse());
    const other = turned({ ...good, settings: turned(good.settings), signature: turned(good.signature ?? {}) });
    expect(reasonOf(other)).toBe('verified');
  });

  test('is refused when anything that was signed is another, even where nothing else would show it', () => {
    const other = signed(played('another match'), server).signature;
    const unseen: object[] = [
      { signature: { ...good.signature, names: ['Ben', 'Ada'] } },
      { signature: { ...good.signature, names: ['Ada'] } },
      { signature: { ...good.signature, table: 'lkjihgfedcba' } },
      { signature: { ...good.signature, began: null } },
      { signature: { ...good.signature, began: 999 } },
      { signature: { ...good.signature, ended: 2001 } },
      { signature: { ...good.signature, key: aServer().key } },
      { signature: { ...good.signature, key: 'f'.repeat(64) } },
      { signature: { ...good.signature, value: '0'.repeat(128) } },
      { signature: other },
      { start: Match.deal(trap, 2, good.settings, good.key ?? '').state },
    ];
    const seen: object[] = [
      { entries: good.entries.slice(0, -1) },
      { result: { reason: 'x', winners: [0], totals: [1, 0] } },
      { settings: { ...settings, length: 'long' } },
      { head: '0'.repeat(64) },
      { commitment: '0'.repeat(64) },
    ];
    for (const change of [...unseen, ...seen])
      expect(signatureHolds({ ...read(), ...change }), JSON.stringify(change).slice(0, 80)).toBe(false);
    for (const change of unseen) {
      expect(reasonOf({ ...read(), ...change })).toBe(WRONG);
      const begun = replayRecord(trap, { ...read(), ...change }, 0);
      expect(begun.ok ? '' : begun.reason).toBe(WRONG);
    }
    for (const change of seen) expect(reasonOf({ ...read(), ...change })).not.toMatch(/verified|signature/);
  });

  test('vouches for the choices of a match whose key is still secret', () => {
    const running = signed({ ...plain, key: null }, server);
    expect(signatureHolds(running)).toBe(true);
    expect(reasonOf(running)).toMatch('does not hold the key');
    const moved = [...running.entries].reverse();
    expect(signatureHolds({ ...running, entries: moved })).toBe(false);
  });

  test('names every seat, no more and no fewer', () => {
    for (const names of [['Ada'], ['Ada', 'Ben', 'Cyd']])
      expect(signatureHolds(signed(plain, server, names))).toBe(false);
  });

  test('has a closed form', () => {
    const { signature } = good;
    for (const change of [
      null,
      {},
      { ...signature, extra: 1 },
      { ...signature, key: 'A'.repeat(64) },
      { ...signature, value: '00' },
      { ...signature, names: [] },
      { ...signature, ended: -1 },
    ]) {
      const checked = checkRecord({ ...read(), signature: change });
      expect(checked.ok ? '' : checked.reason).toMatch(/^This is not a record: signature/);
    }
    expect(checkRecord({ ...read(), settings: null })).toMatchObject({ ok: false });
  });

  test('names its key by a digest that people can compare', () => {
    expect(keyId(server.key)).toMatch(/^[0-9a-f]{32}$/);
    expect(keyId(server.key)).not.toBe(keyId(aServer().key));
  });
});

test('S-22 a record cannot claim other settings or seats than those of the position it began with', () => {
  const start = Match.deal(trap, 2, settings, keyOfSeed('set up')).state;
  const record = recordOf(Match.from(trap, start, keyOfSeed('own key')), true);
  expect(reasonOf(JSON.parse(JSON.stringify(record)))).toBe('verified');
  expect(reasonOf({ ...record, settings: { ...settings, length: 'long' } })).toMatch('not those of the position');
  expect(reasonOf({ ...record, seats: 3 })).toMatch('not those of the position');
});

import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyId, keyOfSeed, Match, recordOf, signedText } from '@benchtop/engine/host';
import type { MatchRecord, Vouched } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { describe, expect, test } from 'vitest';
import { benchtop, benchtopHere, request, rpcLines } from './cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'benchtop-verify-'));

function saved(name: string, value: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

function played(match: Match): MatchRecord {
  for (let n = 0; !match.over; n++) {
    const forced = match.forced();
    const decision = match.decisions()[0];
    if (forced !== null) match.repeat(forced);
    else if (decision !== undefined) {
      const options = match.legalOptions(decision.seat)?.options ?? [];
      match.play(decision.seat, options[(n * 5) % options.length]?.id ?? '');
    }
  }
  return recordOf(match, true);
}

const settings = { tempo: 'none', solo: false };
const dealt = (seed: string): Match => Match.deal(arcticCleanup, 2, settings, keyOfSeed(seed));

function aServer(): { sign: (record: MatchRecord, names?: string[]) => MatchRecord; key: string; jwk: object } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const jwk = publicKey.export({ format: 'jwk' });
  const key = Buffer.from(jwk.x ?? '', 'base64url').toString('hex');
  return {
    key,
    jwk,
    sign(record, names = ['Ada', 'Ben']) {
      const began = Date.UTC(2026, 10, 16, 20, 15);
      const vouched: Vouched = { key, table: 'abcdefghijkl', names, began, ended: began + 1000 };
      const value = sign(null, Buffer.from(signedText(record, vouched)), privateKey).toString('hex');
      return { ...record, signature: { ...vouched, value } };
    },
  };
}

const server = aServer();
const record = played(dealt('verify'));
const plain = saved('plain.json', record);
const signed = saved('signed.json', server.sign(record));
const setUp = saved('set-up.json', played(Match.from(arcticCleanup, dealt('chosen').state, keyOfSeed('own'))));
const running = saved('running.json', { ...record, key: null, result: null });
const keys = saved('benchtop-key.json', { keys: [{ kty: 'RSA', n: 'x' }, server.jwk] });

const verdictOf = async (args: readonly string[]): Promise<{ code: number | null; verdict: object }> => {
  const { code, stdout, stderr } = await benchtopHere(['verify', '--json', ...args]);
  expect(stderr).toBe('');
  return { code, verdict: JSON.parse(stdout) as object };
};

describe('S-22 verify says what it proves and what it does not', () => {
  test('of a record that nobody signed', async () => {
    const { code, stdout } = await benchtopHere(['verify', plain]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Verified: Arctic CleanUp 3\.\d+\.\d+, 2 seats, \d+ entries\.\n/);
    expect(stdout).toMatch(/Winner: (Red|Orange|Red and Orange)\. Points: Red \d+, Orange \d+\./);
    expect(stdout).toContain(`Commitment: ${record.commitment}`);
    expect(stdout).toContain('Signature:  none');
    expect(stdout).toMatch(/Not proved: who played, and who published this commitment when\./);
  });

  test('of a match that began from a position that was set up: exit code 3', async () => {
    const { code, stdout } = await benchtopHere(['verify', setUp]);
    expect(code).toBe(3);
    expect(stdout).toMatch(/^Not proved: .*\nThis match began from a position that was set up, not dealt/);
    expect(stdout).not.toContain('Verified');
    expect(await verdictOf([setUp])).toMatchObject({ code: 3, verdict: { verdict: 'unproved', start: 'set-up' } });
    expect((await benchtopHere(['replay', setUp])).stdout).toContain('a position that was set up, not dealt');
    expect((await benchtopHere(['replay', setUp, '--at', '1'])).stdout).toContain(
      'a position that was set up, not dealt',
    );
    expect(JSON.parse((await benchtopHere(['replay', setUp, '--json'])).stdout)).toHaveProperty('start', 'set-up');
  });

  test('of a match that still ran: exit code 3, and no result, whatever it claims', async () => {
    const { code, stdout } = await benchtopHere(['verify', running]);
    expect(code).toBe(3);
    expect(stdout).toMatch(/^Not proved: /);
    expect(stdout).toMatch(/It holds no key: the match was still running/);
    const claims = saved('claims.json', { ...record, key: null });
    expect((await benchtopHere(['verify', claims])).stdout).not.toContain('Winner');
    expect(await verdictOf([claims])).toMatchObject({ code: 3, verdict: { replayed: false, result: null } });
  });

  test('of a signed record, before its key is compared and after', async () => {
    const unknown = await benchtopHere(['verify', signed]);
    expect(unknown.code).toBe(0);
    expect(unknown.stdout).toContain(`Signature:  by the key ${keyId(server.key)}`);
    expect(unknown.stdout).toContain('commitment published 2026-11-16 20:15:00 UTC');
    expect(unknown.stdout).toContain('at the seats: Ada (Red) and Ben (Orange)');
    expect(unknown.stdout).toMatch(/Anybody can make a key to sign with/);
    expect(unknown.stdout).not.toMatch(/Winner: .*(Ada|Ben)/);
    for (const key of [keys, server.key, server.key.toUpperCase(), saved('one-key.json', server.jwk)]) {
      const known = await benchtopHere(['verify', signed, '--key', key]);
      expect(known.code).toBe(0);
      expect(known.stdout).toMatch(/The server whose key you gave vouches for all of it\./);
      expect(known.stdout).toMatch(/Winner: .*(Ada|Ben)/);
    }
    expect(await verdictOf([signed, '--key', keys])).toMatchObject({
      code: 0,
      verdict: { verdict: 'holds', signature: { id: keyId(server.key), trusted: true, names: ['Ada', 'Ben'] } },
    });
  });

  test('of the commitment that was shown', async () => {
    const same = await benchtopHere(['verify', plain, '--commitment', record.commitment.toUpperCase()]);
    expect([same.code, same.stderr]).toEqual([0, '']);
    expect(same.stdout).toContain('The commitment is the one you gave.');
  });
});

describe('S-22 verify refuses with exit code 1', () => {
  const stranger = aServer();
  const { signature } = server.sign(record);
  const cases: [string, object, string[], RegExp][] = [
    ['another commitment', record, ['--commitment', '1'.repeat(64)], /not the one that was published/],
    ['a missing signature', record, ['--key', server.key], /It is not signed/],
    ['a signature with another key', stranger.sign(record), ['--key', keys], /signed with another key/],
    ['swapped names', { ...record, signature: { ...signature, names: ['Ben', 'Ada'] } }, [], /signature does not fit/],
    ['the signature of another match', { ...played(dealt('other')), signature }, [], /signature does not fit/],
    ['another key put in', { ...record, signature: { ...signature, key: stranger.key } }, [], /signature does not fit/],
  ];

  test.each(cases)('%s', async (name, file, args, words) => {
    const forged = saved(`${name.replaceAll(' ', '-')}.json`, file);
    const { code, stdout, stderr } = await benchtopHere(['verify', forged, ...args]);
    expect(stderr).toMatch(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect([code, stdout]).toEqual([1, '']);
    const { code: jsonCode, verdict } = await verdictOf([forged, ...args]);
    expect([jsonCode, verdict]).toMatchObject([1, { verdict: 'fails' }]);
    expect('reason' in verdict ? verdict.reason : null).toMatch(words);
  });

  test('a changed choice of a signed match that still ran', async () => {
    const ran = server.sign({ ...record, key: null, result: null });
    expect((await benchtopHere(['verify', saved('ran.json', ran), '--key', keys])).code).toBe(3);
    const changed = saved('ran-changed.json', { ...ran, entries: ran.entries.slice(1) });
    expect(await benchtopHere(['verify', changed])).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('what cannot be understood gets one sentence and exit code 2', () => {
  test.each([
    [['--commitment', 'abc'], /--commitment is 64 hex digits, not "abc"/],
    [['--key', path.join(folder, 'nothing.json')], /there is no such file/],
    [['--key', saved('list.json', [1])], /holds no Ed25519 key/],
    [['--key', saved('short.json', { kty: 'OKP', crv: 'Ed25519', x: 'AAAA' })], /holds no Ed25519 key/],
  ])('%j', async (args, words) => {
    const { code, stdout, stderr } = await benchtopHere(['verify', plain, ...args]);
    expect(stderr).toMatch(words);
    expect([code, stdout]).toEqual([2, '']);
  });
});

test.each([
  [0, plain, /^Verified/, /^$/],
  [3, setUp, /^Not proved/, /^$/],
  [1, saved('unsigned.json', { ...record, head: '0'.repeat(64) }), /^$/, /last hash is wrong/],
  [2, path.join(folder, 'nothing.json'), /^$/, /there is no such file/],
])('the process ends with exit code %i', async (exitCode, file, said, complained) => {
  const { code, stdout, stderr } = await benchtop(['verify', file]);
  expect([code, stdout, stderr]).toEqual([exitCode, expect.stringMatching(said), expect.stringMatching(complained)]);
});

test('names of a hostile record do not steer the terminal', async () => {
  const hostile = saved('hostile.json', server.sign(record, ['\u001b[2JAda', '\u202eneB\u009b2J']));
  const people = await benchtopHere(['verify', hostile, '--key', keys]);
  const programs = await benchtopHere(['verify', hostile, '--json']);
  for (const { code, stdout } of [people, programs]) {
    expect(code).toBe(0);
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
  expect(JSON.parse(programs.stdout)).toHaveProperty('signature.names', ['\u001b[2JAda', '\u202eneB\u009b2J']);
});

test('the stdio door replays a signed record, and refuses a wrong signature', async () => {
  const good = server.sign(record);
  const bad = { ...good, signature: { ...good.signature, table: 'another' } };
  const [taken, refused] = await rpcLines([
    request(1, 'replay', { record: good }),
    request(2, 'replay', { record: bad }),
  ]);
  expect(taken?.result).toEqual({ match: 'm1', verified: true });
  expect(refused?.error).toMatchObject({ code: 5, message: 'The signature does not fit the record.' });
});

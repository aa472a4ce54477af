import { generateKeyPairSync, sign } from 'node:crypto';
import { keyId, keyOfSeed, Match, recordOf, signedText } from '@benchtop/engine/host';
import type { MatchRecord, Vouched } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadReplay } from '../src/match/replay/load-replay.ts';
import { verdictOn } from '../src/match/verify.ts';
import type { Verdict } from '../src/match/verify.ts';

const settings = { tempo: 'none', solo: false };
const dealt = (seed: string): Match => Match.deal(arcticCleanup, 2, settings, keyOfSeed(seed));

function played(match: Match): MatchRecord {
  for (let n = 0; n < 12; n++) {
    const decision = match.decisions()[0];
    if (decision !== undefined) match.play(decision.seat, match.legalOptions(decision.seat)?.options[0]?.id ?? '');
  }
  return recordOf(match, true);
}

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const own = publicKey.export({ format: 'jwk' });
const key = Buffer.from(own.x ?? '', 'base64url').toString('hex');
const plain = played(dealt('proof'));
const vouched: Vouched = { key, table: 'abcdefghijkl', names: ['Ada', 'Ben'], began: 1_794_870_000_000, ended: 1 };
const value = sign(null, Buffer.from(signedText(plain, vouched)), privateKey).toString('hex');
const signed: MatchRecord = { ...plain, signature: { ...vouched, value } };
const setUp = played(Match.from(arcticCleanup, dealt('chosen').state, keyOfSeed('own')));

/** What the page's own server answers when it is asked for its keys. */
function serverWith(keys: readonly object[] | null): void {
  const answer = async (address: string): Promise<Response> => {
    expect(address).toBe('/.well-known/benchtop-key.json');
    return keys === null ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json({ keys }));
  };
  vi.stubGlobal('fetch', vi.fn(answer));
}
afterEach(() => vi.unstubAllGlobals());

const verdictFor = async (record: MatchRecord): Promise<Verdict> => verdictOn(arcticCleanup, record, null);
const notesOf = ({ notes }: Verdict): string => notes.map(({ tone, words }) => `${tone}: ${words}`).join('\n');

describe('S-22 what the page says that a record proves', () => {
  it('signed by its own server: who played, and when the commitment was published', async () => {
    serverWith([{ x: 'AAAA' }, own]);
    const verdict = await verdictFor(signed);
    expect(verdict).toMatchObject({ ok: true, tone: 'good' });
    expect(notesOf(verdict)).toMatch(
      /^good: Signed by this server \(key [0-9a-f]{32}\): .*Ada and Ben.*November 1[67], 2026/,
    );
  });

  it('signed with a key that its server does not have', async () => {
    serverWith([{ x: 'AAAA' }]);
    const verdict = await verdictFor(signed);
    expect(verdict.ok).toBe(true);
    expect(notesOf(verdict)).toMatch(new RegExp(`^warn: Signed with the key ${keyId(key)}, which is not one of this`));
  });

  it('signed, but the server cannot be asked', async () => {
    serverWith(null);
    expect(notesOf(await verdictFor(signed))).toMatch(/^plain: .*could not be found out/);
  });

  it('not signed: nobody is asked, and it says what that leaves open', async () => {
    serverWith([own]);
    const verdict = await verdictFor(plain);
    expect(verdict).toMatchObject({ ok: true, tone: 'good' });
    expect(notesOf(verdict)).toMatch(/^plain: No server has signed it: .*who published its commitment, or when\.$/);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('from a position that was set up: never as verified', async () => {
    const verdict = await verdictFor(setUp);
    expect(verdict).toMatchObject({ ok: true, tone: 'warn' });
    expect(verdict.words).not.toContain('Verified');
    expect(notesOf(verdict)).toMatch(/^warn: This match began from a position that was set up, not dealt/);
  });

  it('with a wrong signature: it does not check out, and is not shown', async () => {
    serverWith([own]);
    const forged = { ...signed, signature: { ...vouched, value, names: ['Ben', 'Ada'] } };
    expect(await verdictFor(forged)).toMatchObject({ ok: false, tone: 'bad' });
    const loaded = await loadReplay({ id: 'r', value: forged, seats: null, promised: null }, () => true);
    expect(loaded).toEqual({ ok: false, reason: 'The signature does not fit the record.' });
  });

  it('the replay of a file names the seats as its own server has signed, not as a stranger has', async () => {
    const source = { id: 'r', value: signed, seats: null, promised: null };
    serverWith([own]);
    const known = await loadReplay(source, () => true);
    expect(known?.ok === true && known.value.match.name(0)).toBe('Ada');
    serverWith([]);
    const stranger = await loadReplay(source, () => true);
    expect(stranger?.ok === true && stranger.value.match.name(0)).toBe('Red');
    expect(stranger?.ok === true && stranger.value.verdict.notes[0]?.tone).toBe('warn');
  });
});

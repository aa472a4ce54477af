import { generateKeyPairSync, sign } from 'node:crypto';
import { freshKey, keyId, Match, recordOf, signedText } from '@benchtop/engine/host';
import type { Game, MatchRecord } from '@benchtop/engine/host';

/** A record that was made up or changed, and how somebody would look into it who was shown it. */
export interface Forgery {
  readonly name: string;
  readonly record: MatchRecord;
  /** What the one who checks it knows of the real match. */
  readonly known: 'nothing' | 'commitment' | 'key';
  /** A forgery that shows is refused. One that holds in itself is marked, or it is told what is not proved. */
  readonly must: 'be refused' | 'be marked' | 'be told';
  readonly words: RegExp;
}

/** Everything that somebody can make up who has a real record, the rules and a computer. */
export function forgeries(game: Game, real: MatchRecord): Forgery[] {
  const invented = recordOf(won(Match.deal(game, real.seats, real.settings, freshKey())), true);
  const chosen = Match.deal(game, real.seats, real.settings, freshKey()).state;
  const setUp = recordOf(won(Match.from(game, chosen, freshKey())), true);
  const { signature = unsigned(real), ...bare } = real;
  const other = real.result ?? { reason: '', winners: [], totals: [] };
  const loser = { ...other, winners: [other.winners.includes(0) ? 1 : 0] };
  const refused = { must: 'be refused', words: /./ } as const;
  const found = { known: 'nothing', ...refused } as const;
  const told = /not proved:.*who published this commitment/i;
  return [
    {
      name: 'a chosen start with an own key',
      record: setUp,
      known: 'nothing',
      must: 'be marked',
      words: /set up, not dealt/,
    },
    { name: 'an own key', record: invented, known: 'nothing', must: 'be told', words: told },
    { name: 'an own key, against the commitment', record: invented, known: 'commitment', ...refused },
    { name: 'another result', record: { ...real, result: loser }, ...found },
    { name: 'another choice', record: { ...real, entries: swapped(real.entries) }, ...found },
    { name: 'the signature of another match', record: { ...invented, signature }, ...found },
    { name: 'an own signature', record: signedByNobody(invented), known: 'key', ...refused },
    { name: 'the signature taken away', record: bare, known: 'key', ...refused },
    {
      name: 'swapped names',
      record: { ...real, signature: { ...signature, names: [...signature.names].reverse() } },
      ...found,
    },
  ];
}

/** Plays a match to its end, always with the first option. */
function won(match: Match): Match {
  while (!match.over) {
    const [open] = match.decisions();
    const forced = match.forced();
    if (forced !== null) match.repeat(forced);
    else if (open !== undefined) match.play(open.seat, match.legalOptions(open.seat)?.options[0]?.id ?? '');
  }
  return match;
}

function swapped([first = '', second = '', ...rest]: readonly string[]): string[] {
  return [second, first, ...rest];
}

function unsigned({ seats }: MatchRecord): NonNullable<MatchRecord['signature']> {
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  return { key: '0'.repeat(64), table: 'x'.repeat(12), names, began: 1, ended: 2, value: '0'.repeat(128) };
}

function signedByNobody(record: MatchRecord): MatchRecord {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
  const { value: _, ...said } = { ...unsigned(record), key, table: keyId(key).slice(0, 12) };
  const value = sign(null, Buffer.from(signedText(record, said)), privateKey).toString('hex');
  return { ...record, signature: { ...said, value } };
}

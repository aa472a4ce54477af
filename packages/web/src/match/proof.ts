import { keyId } from '@benchtop/engine/host';
import type { MatchRecord, RecordSignature } from '@benchtop/engine/host';
import { api } from './api.ts';
import { shownName } from '../ui/shown-text.ts';
import { listing } from '../pages/lobby/table-words.ts';
import { language } from '../words/language.ts';
import { t } from '../words/words.ts';

/** How a sentence about a record is meant. */
export type Tone = 'good' | 'plain' | 'warn' | 'bad';

export interface ProofNote {
  readonly tone: Tone;
  readonly words: string;
}

/** Whose word a record carries: this page's own server, somebody else's, one that could not be compared, or nobody's. */
export type Witness = 'this-server' | 'stranger' | 'not-compared' | 'nobody';

/** Finds out whose signature it is. That it fits the record is checked where the record is replayed. */
export async function witnessOf({ signature }: MatchRecord): Promise<Witness> {
  if (signature === undefined) return 'nobody';
  const reply = await api.keys();
  if (!reply.ok) return 'not-compared';
  const known = reply.value.keys.some(({ x }) => hexOf(x) === signature.key);
  return known ? 'this-server' : 'stranger';
}

function hexOf(base64url: string): string {
  try {
    const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  } catch {
    return '';
  }
}

/** What a record that was replayed proves beyond that, and what it does not. */
export function proofNotes({ start, signature }: MatchRecord, witness: Witness): readonly ProofNote[] {
  const began: ProofNote[] =
    start === null
      ? []
      : [
          {
            tone: 'warn',
            words: t(
              'This match began from a position that was set up, not dealt: nothing says that play can lead there.',
            ),
          },
        ];
  return [...began, signature === undefined ? unsigned() : signedNote(signature, witness)];
}

const unsigned = (): ProofNote => ({
  tone: 'plain',
  words: t('No server has signed it: by itself, a record does not say who published its commitment, or when.'),
});

function signedNote({ key, names, began }: RecordSignature, witness: Witness): ProofNote {
  const id = keyId(key);
  const people = listing(names.map((name) => shownName(name)));
  if (witness === 'this-server')
    return {
      tone: 'good',
      words:
        began === null
          ? t(
              'Signed by this server (key {id}): the match was played here, at the seats of {people}, and its commitment was published before the first choice.',
              { id, people },
            )
          : t(
              'Signed by this server (key {id}): the match was played here, at the seats of {people}, and its commitment was published on {date}, before the first choice.',
              { id, people, date: dateWords(began) },
            ),
    };
  if (witness === 'not-compared')
    return {
      tone: 'plain',
      words: t('Signed with the key {id}. Whose it is could not be found out: the server cannot be reached.', { id }),
    };
  return {
    tone: 'warn',
    words: t('Signed with the key {id}, which is not one of this server: anybody can make a key. It names {people}.', {
      id,
      people,
    }),
  };
}

function dateWords(at: number): string {
  return new Date(at).toLocaleString(language().id, { dateStyle: 'long', timeStyle: 'short' });
}

import { useState } from 'react';
import type { Reply } from '../../match/api.ts';
import { AccountForm, Field, ShowBox } from './AccountForm.tsx';
import { nameProblem, SHORTEST } from './me.ts';
import { t } from '../../words/words.ts';

/** What is wrong with a passphrase, in a sentence, or null. */
export function passphraseProblem(passphrase: string): string | null {
  if (passphrase.length < SHORTEST)
    return t('A passphrase has at least {SHORTEST} letters: three or four words do well.', { SHORTEST });
  return passphrase.length > 200 ? t('A passphrase has at most 200 letters.') : null;
}

export interface PassphraseFormProps {
  readonly name: string;
  /** What the button says. */
  readonly words: string;
  /** True where a passphrase is chosen, false where a known one is entered. */
  readonly fresh: boolean;
  readonly onSend: (name: string, passphrase: string) => Promise<Reply<unknown>>;
}

/** A name and a passphrase, to be set or to be entered. */
export function PassphraseForm({ name: given, words, fresh, onSend }: PassphraseFormProps) {
  const [name, setName] = useState(given);
  const [passphrase, setPassphrase] = useState('');
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const wrong = nameProblem(name) ?? (fresh ? passphraseProblem(passphrase) : null);
    setProblem(wrong);
    if (wrong !== null) return;
    setBusy(true);
    const reply = await onSend(name.trim(), passphrase);
    setBusy(false);
    if (!reply.ok) setProblem(reply.reason);
  };
  return (
    <AccountForm words={words} busy={busy} said={problem === null ? null : { ok: false, words: problem }} onSend={send}>
      <Field label={t('Name')} value={name} autoComplete="username" maxLength={24} onChange={setName} />
      <Field
        label={t('Passphrase')}
        value={passphrase}
        type={shown ? 'text' : 'password'}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        maxLength={200}
        onChange={setPassphrase}
      />
      <ShowBox words={t('Show the passphrase')} shown={shown} onChange={setShown} />
    </AccountForm>
  );
}

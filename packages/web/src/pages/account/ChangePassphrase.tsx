import { useState } from 'react';
import { api } from '../../match/api.ts';
import { tellAgain } from '../notify/push.ts';
import { AccountForm, Field, ShowBox } from './AccountForm.tsx';
import type { Said } from './AccountForm.tsx';
import { setMe, SHORTEST } from './me.ts';
import { passphraseProblem } from './PassphraseForm.tsx';
import { t } from '../../words/words.ts';

/** The present passphrase and the next one. `name` is for programs that keep passphrases. */
export function ChangePassphrase({ name }: { readonly name: string }) {
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const send = async (): Promise<void> => {
    const wrong = problemWith(present, next);
    if (wrong !== null) return setSaid({ ok: false, words: wrong });
    setBusy(true);
    const reply = await api.changePassphrase(present, next);
    setBusy(false);
    setSaid({ ok: reply.ok, words: reply.ok ? t('Changed. Every other device is logged out.') : reply.reason });
    if (!reply.ok) return;
    setMe(reply.value);
    void tellAgain();
    setPresent('');
    setNext('');
  };
  const type = shown ? 'text' : 'password';
  return (
    <AccountForm words={t('Change the passphrase')} busy={busy} said={said} onSend={send}>
      <input type="text" autoComplete="username" value={name} readOnly hidden />
      <Field
        label={t('Present passphrase')}
        value={present}
        type={type}
        autoComplete="current-password"
        maxLength={200}
        onChange={setPresent}
      />
      <Field
        label={t('New passphrase')}
        value={next}
        type={type}
        autoComplete="new-password"
        maxLength={200}
        onChange={setNext}
      />
      <ShowBox words={t('Show the passphrases')} shown={shown} onChange={setShown} />
    </AccountForm>
  );
}

/** What cannot be the present passphrase is not sent. */
function problemWith(present: string, next: string): string | null {
  if (present === '') return t('Enter your present passphrase.');
  return present.length < SHORTEST ? t('That is not the present passphrase.') : passphraseProblem(next);
}

import { useState } from 'react';
import { api } from '../../match/api.ts';
import { tellAgain } from '../notify/push.ts';
import { AccountForm, Field, ShowBox } from './AccountForm.tsx';
import type { Said } from './AccountForm.tsx';
import { setMe, SHORTEST } from './me.ts';
import { passphraseProblem } from './PassphraseForm.tsx';

const CHANGED = 'Changed. Every other device is logged out.';
const NOT_THAT = 'That is not the present passphrase.';

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
    setSaid({ ok: reply.ok, words: reply.ok ? CHANGED : reply.reason });
    if (!reply.ok) return;
    setMe(reply.value);
    void tellAgain();
    setPresent('');
    setNext('');
  };
  const type = shown ? 'text' : 'password';
  return (
    <AccountForm words="Change the passphrase" busy={busy} said={said} onSend={send}>
      <input type="text" autoComplete="username" value={name} readOnly hidden />
      <Field
        label="Present passphrase"
        value={present}
        type={type}
        autoComplete="current-password"
        maxLength={200}
        onChange={setPresent}
      />
      <Field
        label="New passphrase"
        value={next}
        type={type}
        autoComplete="new-password"
        maxLength={200}
        onChange={setNext}
      />
      <ShowBox what="passphrases" shown={shown} onChange={setShown} />
    </AccountForm>
  );
}

/** What cannot be the present passphrase is not sent. */
function problemWith(present: string, next: string): string | null {
  if (present === '') return 'Enter your present passphrase.';
  return present.length < SHORTEST ? NOT_THAT : passphraseProblem(next);
}

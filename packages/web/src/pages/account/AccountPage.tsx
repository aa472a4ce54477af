import type { Me } from '@benchtop/server/wire';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../match/api.ts';
import { showBadge } from '../../ui/badge.ts';
import { Shell } from '../Shell.tsx';
import { shownName } from '../../ui/shown-text.ts';
import { AccountForm, Field } from './AccountForm.tsx';
import type { Said } from './AccountForm.tsx';
import css from './account.module.css';
import { ChangePassphrase } from './ChangePassphrase.tsx';
import { Logout, LogoutEverywhere } from './Logout.tsx';
import { becomeNamed, fetchMe, logIn, nameProblem, setMe, useMe } from './me.ts';
import { PassphraseForm } from './PassphraseForm.tsx';
import { rich, t } from '../../words/words.ts';

/** Who you are to the others, and how to be it on a second device. */
export function AccountPage() {
  const { me, known, trouble } = useMe();
  useEffect(() => showBadge(t('Account'), false), []);
  return (
    <Shell skip={t('Skip to the account')}>
      <div className={css.head}>
        <h1>{t('Account')}</h1>
        <p>{t('Playing on this device needs none. Online, the others see your name.')}</p>
      </div>
      {trouble !== null && (
        <p className={css.trouble} role="alert">
          {trouble}
        </p>
      )}
      {!known && trouble === null && <output>{t('Asking the server…')}</output>}
      {known && (
        <div className={css.cards} key={me?.account ?? ''}>
          {me === null || me.guest ? <Guest me={me} /> : <Named me={me} />}
        </div>
      )}
    </Shell>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.card}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Guest({ me }: { readonly me: Me | null }) {
  return (
    <>
      <Card title={t('Your name')}>
        <p>
          {me === null
            ? t('A name is all it takes to sit down at a table.')
            : t('You are a guest. Only this browser can play your seats until you set a passphrase.')}
        </p>
        <NameForm name={me?.name ?? ''} />
        {me !== null && <Logout guest />}
      </Card>
      <Card title={t('Play from a second device')}>
        <p>{t('Set a passphrase, then log in with it wherever you like. Your seats stay yours.')}</p>
        <PassphraseForm name={me?.name ?? ''} words={t('Set the passphrase')} fresh onSend={becomeNamed} />
      </Card>
      <Card title={t('Log in on this device')}>
        <p>
          {t('If you have set a passphrase elsewhere, log in with it here.')}
          {me === null ? '' : ` ${t('The seats you took here as a guest stay behind.')}`}
        </p>
        <PassphraseForm name="" words={t('Log in')} fresh={false} onSend={logIn} />
      </Card>
    </>
  );
}

function Named({ me }: { readonly me: Me }) {
  return (
    <>
      <Card title={t('Your name')}>
        <p>
          {rich('You are logged in as {name}. Log in with your passphrase on any device to play your seats there.', {
            name: <strong>{shownName(me.name)}</strong>,
          })}
        </p>
        <NameForm name={me.name} />
        <Logout guest={false} />
      </Card>
      <Card title={t('Change the passphrase')}>
        <p>{t('Other devices are logged out and need the new one.')}</p>
        <ChangePassphrase name={me.name} />
      </Card>
      <Card title={t('Lost a device?')}>
        <p>{t('Log out on every device, this one too. Your seats stay yours: log in again where you like.')}</p>
        <LogoutEverywhere />
      </Card>
    </>
  );
}

function NameForm({ name: given }: { readonly name: string }) {
  const [name, setName] = useState(given);
  const [said, setSaid] = useState<Said | null>(null);
  const save = async (): Promise<void> => {
    const problem = nameProblem(name);
    if (problem !== null) {
      setSaid({ ok: false, words: problem });
      return;
    }
    // Without a session the name would be that of a new guest, who has none of the seats.
    if (given !== '' && (await fetchMe()) === null) {
      setSaid({ ok: false, words: t('You were logged out on this device. Log in again.') });
      return;
    }
    const reply = await api.guest(name.trim());
    if (reply.ok) setMe(reply.value);
    setSaid({ ok: reply.ok, words: reply.ok ? t('Saved.') : reply.reason });
  };
  return (
    <AccountForm words={t('Save the name')} primary={false} said={said} onSend={save}>
      <Field label={t('The others see')} value={name} autoComplete="name" maxLength={24} onChange={setName} />
    </AccountForm>
  );
}

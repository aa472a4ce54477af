import { useRef, useState } from 'react';
import controls from '../../ui/controls.module.css';
import { CheckIcon, CopyIcon, ShareIcon } from '../../ui/icons/icons.ts';
import { isOwnMachine } from './invite.ts';
import css from './room.module.css';
import { t } from '../../words/words.ts';

/** Copies what a field holds, also where the page is not served securely and the clipboard is closed to it. */
async function copied(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}

export interface InviteLinkProps {
  readonly address: string;
  readonly title: string;
}

/** The link that brings friends to the table. */
export function InviteLink({ address, title }: InviteLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const done = field.current !== null && (await copied(field.current));
    setSaid(
      done
        ? t('Copied. Paste it into a message to your friends.')
        : t('The link is marked: press Ctrl and C to copy it.'),
    );
  };
  return (
    <section className={css.invite} aria-labelledby="invite">
      <h2 id="invite">{t('Invite friends')}</h2>
      <div className={css.link}>
        <input
          ref={field}
          className={`${controls.field} ${css.address} label`}
          aria-label={t('Invite link')}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={() => void copy()}>
          {said === null ? <CopyIcon /> : <CheckIcon />} {t('Copy link')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              // Whoever closes the share sheet without sharing has changed their mind: nothing to say.
              navigator.share({ title: t('Benchtop: {title}', { title }), url: address }).catch(() => undefined);
            }}
          >
            <ShareIcon /> {t('Share')}
          </button>
        )}
      </div>
      <output className={css.said}>{said}</output>
      {isOwnMachine(location.hostname) && (
        <p className={css.note}>
          {t(
            'This link works on this computer only. To invite others, start Benchtop with “--host 0.0.0.0” and open it by the address that this computer has in your network.',
          )}
        </p>
      )}
    </section>
  );
}

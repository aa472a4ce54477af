import { useState } from 'react';
import { api } from '../../match/api.ts';
import type { Reply } from '../../match/api.ts';
import { ask } from '../../ui/ask.ts';
import type { Asked } from '../../ui/ask.ts';
import controls from '../../ui/controls.module.css';
import css from './account.module.css';
import { setMe } from './me.ts';
import { t } from '../../words/words.ts';

const lost = (): Question => ({
  title: t('Log out?'),
  sentence: t('You are a guest without a passphrase: nobody can play your seats afterwards, not even you.'),
});
const everywhere = (): Question => ({
  title: t('Log out on every device, this one too?'),
  sentence: t('You need your passphrase to log in again.'),
});

type Question = Pick<Asked, 'title' | 'sentence'>;

/** A guest is in one browser alone: to log out here is to log out everywhere, and for ever. */
export function Logout({ guest }: { readonly guest: boolean }) {
  return <Leave words={t('Log out')} look={controls.quiet} question={guest ? lost() : null} onLeave={api.logout} />;
}

export function LogoutEverywhere() {
  return <Leave words={t('Log out everywhere')} look="" question={everywhere()} onLeave={api.logoutEverywhere} />;
}

interface LeaveProps {
  /** What the button says. */
  readonly words: string;
  /** A class of the button besides that of all. */
  readonly look: string | undefined;
  /** What is asked first; null: nothing. */
  readonly question: Question | null;
  readonly onLeave: () => Promise<Reply<unknown>>;
}

function Leave({ words, look, question, onLeave }: LeaveProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const leave = async (): Promise<void> => {
    if (question !== null && !(await ask({ ...question, yes: words }))) return;
    const reply = await onLeave();
    if (reply.ok) setMe(null);
    else setProblem(reply.reason);
  };
  return (
    <div className={css.send}>
      <button type="button" className={`${controls.button} ${look ?? ''}`} onClick={() => void leave()}>
        {words}
      </button>
      <output className={css.problem}>{problem}</output>
    </div>
  );
}

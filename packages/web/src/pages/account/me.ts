import type { Me } from '@benchtop/server/wire';
import { create } from 'zustand';
import { api, whenSessionIsLost } from '../../match/api.ts';
import type { Reply } from '../../match/api.ts';
import { tellAgain } from '../notify/push.ts';
import { t } from '../../words/words.ts';

export const SHORTEST = 10;

interface Who {
  /** Null: nobody yet; see `known`. */
  readonly me: Me | null;
  /** False until the server has said who this browser is. */
  readonly known: boolean;
  /** Why the server did not say it, in a sentence. */
  readonly trouble: string | null;
}

/** Who this browser is to the server. */
export const useMe = create<Who>()(() => ({ me: null, known: false, trouble: null }));

export function setMe(me: Me | null): void {
  useMe.setState({ me, known: true, trouble: null });
}

whenSessionIsLost(() => setMe(null));

/** Asks the server who this browser is. */
export async function fetchMe(): Promise<Me | null> {
  const reply = await api.me();
  if (reply.ok) setMe(reply.value);
  else if (reply.status === 401) setMe(null);
  else useMe.setState({ trouble: reply.reason });
  return useMe.getState().me;
}

/** The names of those who only look on: nobody has asked them for one. */
const SPECTATOR = /^Spectator \d{4}$/;

/** Whether somebody has a name of their own. */
export function isNamed(me: Me | null): me is Me {
  return me !== null && !(me.guest && SPECTATOR.test(me.name));
}

/** Whoever only looks on is asked for nothing. */
export async function becomeSpectator(): Promise<Reply<Me>> {
  const { me } = useMe.getState();
  if (me !== null) return { ok: true, value: me };
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
  const reply = await api.guest(t('Spectator {random}', { random: 1000 + (random % 9000) }));
  if (reply.ok) setMe(reply.value);
  return reply;
}

/** Before sitting down: whoever is nobody yet becomes a guest of this name. */
export async function becomeSomebody(name: string): Promise<Reply<Me>> {
  const { me } = useMe.getState();
  if (isNamed(me)) return { ok: true, value: me };
  const reply = await api.guest(name.trim());
  if (reply.ok) setMe(reply.value);
  return reply;
}

/** What is wrong with a name, in a sentence, or null. */
export function nameProblem(name: string): string | null {
  const length = name.trim().length;
  if (length === 0) return t('Enter a name for the others to see.');
  return length > 24 ? t('A name has at most 24 letters.') : null;
}

/** Sets a passphrase; whoever is nobody yet becomes somebody first. */
export async function becomeNamed(name: string, passphrase: string): Promise<Reply<Me>> {
  const somebody = await becomeSomebody(name);
  if (!somebody.ok) return somebody;
  const reply = await api.account(name, passphrase);
  if (!reply.ok) return reply;
  setMe(reply.value);
  void tellAgain();
  return reply;
}

/** Logs in; what cannot be a passphrase is not sent. */
export async function logIn(name: string, passphrase: string): Promise<Reply<Me>> {
  if (passphrase.length < SHORTEST)
    return { ok: false, status: 401, code: 'wrong', reason: t('There is no account with this name and passphrase.') };
  const reply = await api.login(name, passphrase);
  if (reply.ok) setMe(reply.value);
  return reply;
}

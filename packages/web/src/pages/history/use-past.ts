import { setMe, useMe } from '../account/me.ts';
import { api } from '../../match/api.ts';
import { fitting, usePages } from '../lobby/pages.ts';
import type { Pages, Turn } from '../lobby/pages.ts';
import { isPast } from './past.ts';

const EVERY = 20_000;

const nothing: Turn = async () => Promise.resolve({ ok: true, value: { tables: [], next: null } });

/** Who has lost the session has no tables here any more. */
const turn: Turn = fitting(async (from) => {
  const reply = await api.past(from);
  if (reply.ok || reply.status !== 401) return reply;
  setMe(null);
  return nothing(from);
}, isPast);

/** The own tables that have ended, the latest first; none for who has no name here. */
export function usePast(): Pages {
  const known = useMe(({ me }) => me !== null);
  return usePages(known ? turn : nothing, EVERY);
}

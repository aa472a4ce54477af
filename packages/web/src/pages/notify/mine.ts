import type { WireSeat, WireTable } from '@benchtop/server/wire';
import { create } from 'zustand';
import { fetchMe, setMe, useMe } from '../account/me.ts';
import { api } from '../../match/api.ts';
import { showElsewhere } from '../../ui/badge.ts';

interface Mine {
  readonly tables: readonly WireTable[];
  /** Why they could not be fetched, in a sentence. */
  readonly trouble: string | null;
  readonly fetched: boolean;
}

const none: Mine = { tables: [], trouble: null, fetched: false };

/** The player's own tables, on every page. */
export const useMine = create<Mine>()(() => none);

const EVERY = 20_000;
/** A page in the background still says so when a table waits, only less quickly. */
const HIDDEN_ROUNDS = 3;

export function ownSeat({ seats }: WireTable): WireSeat | null {
  return seats.find(({ you }) => you) ?? null;
}

/** True while the player's own seat owes a decision that only the player will make. */
export function waitsForMe(table: WireTable): boolean {
  const seat = ownSeat(table);
  return table.status === 'running' && table.trouble === null && seat !== null && seat.waiting && !seat.away;
}

/** How many tables wait for the player, but for the one that is open: that one says so itself. */
export function waitingElsewhere(tables: readonly WireTable[], address: string): number {
  return tables.filter((table) => waitsForMe(table) && address !== `/t/${table.id}`).length;
}

/** Fetches the own tables; without a session there are none. */
export async function refreshMine(): Promise<void> {
  if (useMe.getState().me === null) {
    useMine.setState({ ...none, fetched: useMe.getState().known, trouble: useMe.getState().trouble });
  } else {
    const reply = await api.mine();
    if (reply.ok) useMine.setState({ tables: reply.value.tables, trouble: null, fetched: true });
    else if (reply.status === 401) setMe(null);
    else useMine.setState({ trouble: reply.reason, fetched: true });
  }
  countWaiting();
}

export function countWaiting(): void {
  showElsewhere(waitingElsewhere(useMine.getState().tables, location.pathname));
}

/** Keeps the own tables fresh while the page is looked at. Returns what ends it. */
export function watchMine(): () => void {
  let round = 0;
  const look = (): void => {
    if (useMe.getState().known) void refreshMine();
    else void fetchMe().then(refreshMine);
  };
  const tick = (): void => {
    round++;
    if (document.visibilityState === 'visible' || round % HIDDEN_ROUNDS === 0) look();
  };
  const shown = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  look();
  const timer = setInterval(tick, EVERY);
  const forget = useMe.subscribe((now, before) => {
    if (now.me?.account !== before.me?.account) void refreshMine();
  });
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', shown);
  return () => {
    clearInterval(timer);
    forget();
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', shown);
  };
}

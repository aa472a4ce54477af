import type { Append, Appended, Store } from '@benchtop/server/parts';
import { exchanged } from './exchanged.ts';

/** Where a server of the harness dies by itself: between opening its store and listening, or around its `nth` write. */
export interface Fall {
  readonly point: 'opened' | 'asked' | 'written';
  readonly nth: number;
}

/** The variable by which a process is told its fall. */
export const FALL = 'BENCHTOP_HARNESS_FALL';

/** In turn: written and not answered yet, not even handed to the disk while others are. */
export function pointOf(n: number): Fall['point'] {
  return n % 2 === 1 ? 'written' : 'asked';
}

export function fallText({ point, nth }: Fall): string {
  return `${point} ${nth}`;
}

function fallIn(text: string): Fall | null {
  const [word, nth] = text.split(' ');
  const point = (['opened', 'asked', 'written'] as const).find((one) => one === word);
  return point === undefined ? null : { point, nth: Number(nth) };
}

/** A store that takes its process with it where `text` says so; `text` may be empty. */
export function falling(store: Store, text: string): Store {
  const fall = fallIn(text);
  if (fall === null) return store;
  if (fall.point === 'opened') die();
  let appends = 0;
  const append = async (order: Append): Promise<Appended> => {
    const last = ++appends === fall.nth;
    if (last && fall.point === 'asked') die();
    const appended = await store.append(order);
    if (last && fall.point === 'written') die();
    return appended;
  };
  return exchanged(store, { append });
}

/** As if somebody had killed it: nothing of this process runs on. */
function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

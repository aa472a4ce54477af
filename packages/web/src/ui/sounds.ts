import { usePreferences } from './preferences.ts';
import type { Loudness } from './preferences.ts';

/** Everything that can be heard can be read as well: the status, the log, the chat, the result. */
export type Sound = 'turn' | 'piece' | 'talk' | 'end';

const volumes: { readonly [L in Loudness]: number } = { off: 0, soft: 0.25, medium: 0.55, loud: 1 };

/** How loud a sound is to be now, from 0 to 1. A page that nobody looks at is silent, unless its player wants to be called. */
export function volumeOf(sound: Sound, hidden: boolean): number {
  const { signals, pieces, calls } = usePreferences.getState();
  if (hidden && !(calls && sound === 'turn')) return 0;
  return volumes[sound === 'piece' ? pieces : signals];
}

/** Lets something be heard, where it is wanted. What makes the sounds is fetched with the first of them. */
export function sound(which: Sound): void {
  const volume = volumeOf(which, document.hidden);
  if (volume > 0) import('./synth.ts').then(({ play }) => play(which, volume), console.warn);
}

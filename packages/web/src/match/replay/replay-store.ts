import { create } from 'zustand';

export const replaySpeeds = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof replaySpeeds)[number];

/** The perspective: a seat's, a spectator's, or always that of whoever acts next. */
export type Knowledge = number | 'spectator' | 'actor';

export interface ReplayState {
  readonly playing: boolean;
  readonly speed: ReplaySpeed;
  readonly knowledge: Knowledge;
}

export const useReplay = create<ReplayState>()(() => ({ playing: false, speed: 1, knowledge: 'actor' }));

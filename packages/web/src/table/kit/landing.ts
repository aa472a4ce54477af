import { create } from 'zustand';

/** The motion whose pieces have landed last: numbers follow it. */
export const useLanding = create<{ readonly id: number }>()(() => ({ id: -1 }));

import { firstVoyage } from './first-voyage.ts';

/** The first one is for beginners. */
export const lessons = [firstVoyage];

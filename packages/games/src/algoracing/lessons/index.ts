import { firstDrive } from './first-drive.ts';

/** The first one is for beginners. */
export const lessons = [firstDrive];

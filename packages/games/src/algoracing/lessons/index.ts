import { firstDrive } from './first-drive.ts';
import { sharedAlgorithm } from './shared-algorithm.ts';

/** The first one is for beginners. */
export const lessons = [firstDrive, sharedAlgorithm];

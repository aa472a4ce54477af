import { parentPort, workerData } from 'node:worker_threads';
import { openPlan } from './plan.ts';
import type { SimulationPlan } from './plan.ts';
import { tallyMatches } from './tally.ts';

/** Which matches a thread is to play: from this number up to, not including, that one. */
export interface Slice {
  readonly from: number;
  readonly to: number;
}

const open = await openPlan(workerData as SimulationPlan);
parentPort?.on('message', ({ from, to }: Slice) => parentPort?.postMessage(tallyMatches(open, from, to)));

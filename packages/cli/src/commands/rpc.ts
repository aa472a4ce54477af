import { once } from 'node:events';
import { answer } from '../rpc/answer.ts';
import { linesOf } from '../rpc/lines.ts';
import { Matches } from '../rpc/matches.ts';

/** Answers requests from standard input on standard output, one after the other, until the input ends. */
export async function rpc(): Promise<void> {
  const matches = new Matches();
  for await (const line of linesOf(process.stdin)) {
    const response = answer(matches, line);
    if (response === null) continue;
    // A reader that falls behind holds the next request back, so that answers never pile up in memory.
    if (!process.stdout.write(`${response}\n`)) await once(process.stdout, 'drain');
  }
}

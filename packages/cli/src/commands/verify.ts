import { readRecord } from '../files.ts';
import { printable, printableJson } from '../printable.ts';
import { Stop } from '../stop.ts';
import { commitmentGiven, serverKeys } from '../verify/server-keys.ts';
import { judge } from '../verify/verdict.ts';
import type { Finding } from '../verify/verdict.ts';
import { verdictLines } from '../verify/verdict-lines.ts';

export interface VerifyOptions {
  readonly commitment?: string;
  readonly key?: string;
  readonly json?: true;
}

/** A script that looks at nothing else must not take what was set up by hand for a match. */
const exitCodes: { readonly [finding in Finding]: number } = { holds: 0, fails: 1, unproved: 3 };

/** Checks a record from its commitment to its result, and says what that proves. */
export async function verify(file: string, options: VerifyOptions): Promise<void> {
  const { commitment, key, json } = options;
  const trusted = {
    commitment: commitment === undefined ? null : commitmentGiven(commitment),
    keys: key === undefined ? null : await serverKeys(key),
  };
  const source = await readRecord(file);
  const judged = judge(source, trusted);
  const { verdict, reason } = judged.verdict;
  if (json !== true && reason !== null) throw new Stop(`${file} does not hold: ${reason}`, exitCodes.fails);
  const lines =
    json === true ? [printableJson(judged.verdict)] : verdictLines(source.game.title, judged).map(printable);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = exitCodes[verdict];
}

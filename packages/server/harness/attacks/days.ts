import { built } from '../built.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { until } from '../faults/steps.ts';

/** What days-ahead.ts says. */
const LATER = 'It is two days later.';

/** For a server that is told when days have passed; as always it is the built one. */
export const byDays = { NODE_OPTIONS: `--import ${built('attacks/days-ahead.js').href}` };

/**
 * For a server to which no time passes: what is allowed in a minute is the same number, however long the requests take on
 * this machine.
 */
export const withoutTime = { NODE_OPTIONS: `--import ${built('attacks/stopped-clock.js').href}` };

/** Lets two days pass for a server that was started with {@link byDays}; those who play there notice nothing. */
export async function twoDaysPass(server: ServerProcess): Promise<void> {
  const said = server.complaints.length;
  process.kill(server.pid, 'SIGUSR2');
  await until(() => server.complaints.includes(LATER, said), 'the day after tomorrow');
}

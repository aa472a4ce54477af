/** `fuzz-wire`: hostile messages against the host, over sockets and over HTTP. Exit code 1: something went wrong. */
import { parseArgs } from 'node:util';
import { fuzzHost } from './fuzz-host.ts';
import { fuzzRequests, fuzzSockets } from './fuzz-network.ts';
import type { FuzzReport } from './fuzz.ts';

const HELP = `npm run harness -- fuzz-wire [--messages N] [--sockets N] [--requests N] [--seed TEXT]

  --messages  hostile messages for the host itself (1000000)
  --sockets   over real sockets besides (50000)
  --requests  HTTP requests besides (20000)
`;

export async function runFuzzWire(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      messages: { type: 'string', default: '1000000' },
      sockets: { type: 'string', default: '50000' },
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: 'fuzz' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const { seed } = values;
  const uncaught: string[] = [];
  process.on('uncaughtException', (error) => uncaught.push(String(error)));
  process.on('unhandledRejection', (error) => uncaught.push(String(error)));
  const faults = [
    ...(await timed('host', async () => fuzzHost(Number(values.messages), seed, undefined, progress))),
    ...(await timed('sockets', async () => fuzzSockets(Number(values.sockets), seed))),
    ...(await timedRequests(Number(values.requests), seed)),
    ...uncaught,
  ];
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

async function timed(where: string, run: () => Promise<FuzzReport>): Promise<readonly string[]> {
  const began = performance.now();
  const { messages, accepted, matches, byKind, byAnswer, faults } = await run();
  console.log(
    `${where}: ${messages} messages to ${matches} matches, ${accepted} rightly accepted, ${faults.length} faults, ${since(began)} s`,
  );
  if (messages > 0) console.log(`  by kind: ${listed(byKind)}\n  by answer: ${listed(byAnswer)}`);
  return faults;
}

async function timedRequests(requests: number, seed: string): Promise<readonly string[]> {
  const began = performance.now();
  const report = await fuzzRequests(requests, seed);
  console.log(`HTTP: ${report.requests} requests, ${report.faults.length} faults, ${since(began)} s`);
  if (report.requests > 0) console.log(`  by status: ${listed(report.byStatus)}`);
  return report.faults;
}

function listed(counts: ReadonlyMap<string | number, number>): string {
  return [...counts].map(([what, count]) => `${what} ${count}`).join(', ');
}

function progress(done: number): void {
  if (process.stderr.isTTY && done % 1000 === 0) process.stderr.write(`\r${done} messages`);
}

function since(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}

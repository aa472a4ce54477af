import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { IntervalHistogram } from 'node:perf_hooks';
import type { Host } from './host/contract.ts';
import type { Store, TableStatus } from './store/contract.ts';

/*
 * Written by hand: the usual library watches every garbage collection, which took 2 % of the main thread's time under
 * load, and 80 files to load.
 */

/** The figures of one server, in the form that Prometheus reads. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

type Outcome = Parameters<NonNullable<Host['figures']['onCommand']>>[0];

const COMMANDS = 'benchtop_command_seconds';
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const statuses: readonly TableStatus[] = ['gathering', 'running', 'over', 'abandoned'];

/** How exactly the delay of the event loop is watched, in milliseconds. */
const RESOLUTION = 10;

/** Counts tables, matches, connections, commands and queues; the process itself and its event loop come along. */
export function createMetrics(host: Host, store: Store): Metrics {
  const times = new CommandTimes();
  host.figures.onCommand = (outcome, ms) => times.observe(outcome, ms);
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  return {
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    text: async () =>
      [...processLines(), ...delayLines(delay), ...hostLines(host), ...(await tableLines(store)), times.text()].join(
        '\n',
      ),
  };
}

function figure(type: 'gauge' | 'counter', name: string, help: string, value: number): string[] {
  return [...headOf(type, name, help), `${name} ${value}`];
}

function headOf(type: 'gauge' | 'counter' | 'histogram', name: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function hostLines({ figures }: Host): string[] {
  return [
    ...figure('gauge', 'benchtop_live_matches', 'Matches in memory.', figures.live()),
    ...figure('gauge', 'benchtop_connections', 'Open sockets.', figures.connections()),
    ...figure('gauge', 'benchtop_mailbox_commands', 'Commands that wait in mailboxes.', figures.queued()),
    ...figure('gauge', 'benchtop_bot_questions', 'Questions that wait for a bot.', figures.botQueue()),
  ];
}

async function tableLines(store: Store): Promise<string[]> {
  // A database that cannot be read must not take all other figures with it.
  const census = await store.census().catch(() => null);
  const lines = statuses.map((status) => `benchtop_tables{status="${status}"} ${census?.[status] ?? 0}`);
  return [...headOf('gauge', 'benchtop_tables', 'Tables by status.'), ...(census === null ? [] : lines)];
}

function processLines(): string[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  const started = (Date.now() - process.uptime() * 1000) / 1000;
  return [
    ...figure('counter', 'process_cpu_user_seconds_total', 'CPU time of all threads, in the program.', user / 1e6),
    ...figure('counter', 'process_cpu_system_seconds_total', 'CPU time of all threads, in the system.', system / 1e6),
    ...figure('counter', 'process_cpu_seconds_total', 'CPU time of all threads.', (user + system) / 1e6),
    ...figure('gauge', 'process_start_time_seconds', 'When the process began, since 1970.', started),
    ...figure('gauge', 'process_resident_memory_bytes', 'Memory of the process.', rss),
    ...figure('gauge', 'nodejs_heap_size_total_bytes', 'The heap of the main thread.', heapTotal),
    ...figure('gauge', 'nodejs_heap_size_used_bytes', 'What of it is used.', heapUsed),
    ...figure('gauge', 'nodejs_external_memory_bytes', 'What its objects hold outside of it.', external),
    ...headOf('gauge', 'nodejs_version_info', 'The version of Node.js.'),
    `nodejs_version_info{version="${process.version}"} 1`,
  ];
}

/** Since somebody asked last. */
function delayLines(delay: IntervalHistogram): string[] {
  const name = 'nodejs_eventloop_lag';
  const line = (part: string, help: string, nanoseconds: number): string[] =>
    // Nothing was counted yet: then these are no numbers, or far too large.
    figure('gauge', `${name}_${part}_seconds`, help, delay.count === 0 ? 0 : nanoseconds / 1e9);
  const lines = [
    ...line('min', 'The shortest delay of the event loop.', delay.min),
    ...line('max', 'The longest delay of the event loop.', delay.max),
    ...line('mean', 'The mean delay of the event loop.', delay.mean),
    ...line('p50', 'Half of the delays were shorter.', delay.percentile(50)),
    ...line('p90', 'Nine tenths of the delays were shorter.', delay.percentile(90)),
    ...line('p99', '99 of 100 delays were shorter.', delay.percentile(99)),
  ];
  delay.reset();
  return lines;
}

/** How long commands took. */
class CommandTimes {
  private readonly outcomes = { done: new Times(), refused: new Times(), failed: new Times() };

  observe(outcome: Outcome, ms: number): void {
    this.outcomes[outcome].add(ms / 1000);
  }

  text(): string {
    const lines = headOf('histogram', COMMANDS, 'From a command’s arrival to its answer.');
    for (const [outcome, times] of Object.entries(this.outcomes)) lines.push(...times.lines(outcome));
    return `${lines.join('\n')}\n`;
  }
}

class Times {
  /** By bucket; the last one is for what took longer than all of them. */
  private readonly counts = new Float64Array(SECONDS.length + 1);
  private sum = 0;

  add(seconds: number): void {
    let bucket = 0;
    while (bucket < SECONDS.length && seconds > (SECONDS[bucket] ?? 0)) bucket++;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.sum += seconds;
  }

  lines(outcome: string): string[] {
    let upTo = 0;
    const buckets = Array.from(this.counts, (count, i) => {
      upTo += count;
      return `${COMMANDS}_bucket{le="${SECONDS[i] ?? '+Inf'}",outcome="${outcome}"} ${upTo}`;
    });
    return [
      ...buckets,
      `${COMMANDS}_sum{outcome="${outcome}"} ${this.sum}`,
      `${COMMANDS}_count{outcome="${outcome}"} ${upTo}`,
    ];
  }
}

import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Host } from './host/contract.ts';
import type { Store, TableStatus } from './store/contract.ts';

/** The figures of one server, in the form that Prometheus reads. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

type Outcome = Parameters<NonNullable<Host['figures']['onCommand']>>[0];

const COMMANDS = 'benchtop_command_seconds';
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const statuses: readonly TableStatus[] = ['gathering', 'running', 'over', 'abandoned'];

/** Counts tables, matches, connections, commands and queues; the process itself and its event loop come along. */
export function createMetrics(host: Host, store: Store): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addHostFigures(registry, host);
  addTables(registry, store);
  const times = new CommandTimes();
  host.figures.onCommand = (outcome, ms) => times.observe(outcome, ms);
  return { contentType: registry.contentType, text: async () => `${await registry.metrics()}\n${times.text()}` };
}

function addHostFigures(registry: Registry, { figures }: Host): void {
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name: `benchtop_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  };
  gauge('live_matches', 'Matches in memory.', () => figures.live());
  gauge('connections', 'Open sockets.', () => figures.connections());
  gauge('mailbox_commands', 'Commands that wait in mailboxes.', () => figures.queued());
  gauge('bot_questions', 'Questions that wait for a bot.', () => figures.botQueue());
}

function addTables(registry: Registry, store: Store): void {
  new Gauge({
    name: 'benchtop_tables',
    help: 'Tables by status.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      // A database that cannot be read must not take all other figures with it.
      const census = await store.census().catch(() => null);
      this.reset();
      for (const status of statuses) if (census !== null) this.set({ status }, census[status]);
    },
  });
}

/** How long commands took, in Prometheus' own form. The library's histogram costs as much as a part of the move. */
class CommandTimes {
  private readonly outcomes = { done: new Times(), refused: new Times(), failed: new Times() };

  observe(outcome: Outcome, ms: number): void {
    this.outcomes[outcome].add(ms / 1000);
  }

  text(): string {
    const lines = [`# HELP ${COMMANDS} From a command’s arrival to its answer.`, `# TYPE ${COMMANDS} histogram`];
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

import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Host } from './host/contract.ts';
import type { Store, TableStatus } from './store/contract.ts';

/** The figures of one server, in the form that Prometheus reads. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const statuses: readonly TableStatus[] = ['gathering', 'running', 'over', 'abandoned'];

/** Counts tables, matches, connections, commands and queues; the process itself and its event loop come along. */
export function createMetrics(host: Host, store: Store): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addHostFigures(registry, host);
  addTables(registry, store);
  observeCommands(registry, host);
  return { contentType: registry.contentType, text: () => registry.metrics() };
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
      const census = await store.census();
      for (const status of statuses) this.set({ status }, census[status]);
    },
  });
}

function observeCommands(registry: Registry, { figures }: Host): void {
  const histogram = new Histogram({
    name: 'benchtop_command_seconds',
    help: 'From a command’s arrival to its answer.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers: [registry],
  });
  // Made once: to look a label up for each command would cost more than to count it.
  const series = {
    done: histogram.labels('done'),
    refused: histogram.labels('refused'),
    failed: histogram.labels('failed'),
  };
  figures.onCommand = (outcome, ms) => series[outcome].observe(ms / 1000);
}

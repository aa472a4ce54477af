/** `npm run bench`: measures, compares with the gates, fails if one is missed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { failsRun, judge } from './judge.ts';
import { describeMachine } from './machine.ts';
import type { Suite } from './metric.ts';
import { repeat, type Plan } from './repeat.ts';
import { page, terminalLines, type SuiteResult } from './report.ts';
import { isWhole, planOf, selectSuites } from './suites.ts';
import type { VariantName } from './variants.ts';

const PAGE = new URL('../../../docs/benchmarks.md', import.meta.url);

const HELP = `npm run bench -- [FILTER] [--quick] [--times N] [--json] [--write]

  FILTER    only the metrics of a suite (yard, costs, load, …), with an id (E1) or with these words
  --quick   fewer and shorter repetitions, for a first look
  --times   so many repetitions instead of the suite's own number
  --json    the results as JSON on standard output
  --write   write what was measured into docs/benchmarks.md; the filter must name whole suites

The suites named load put servers under load for some minutes and run only when the filter names them. One of them
opens 3,200 sockets: the limit of open files (ulimit -n) must be 4,000 or more.

Exit code 1: a gate was missed, or what it needs was not measured. Exit code 2: wrong usage.
`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      times: { type: 'string' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return say(HELP, 0);
  const times = values.times === undefined ? null : Number(values.times);
  if (times !== null && !(times >= 1)) return say('--times takes a number from 1\n', 2);
  const filter = positionals.join(' ');
  const selected = selectSuites(filter);
  if (selected.length === 0) return say(`nothing matches ${filter}\n`, 2);
  if (values.write && !selected.every(isWhole)) return say('--write takes only a filter for whole suites\n', 2);

  const all: SuiteResult[] = [];
  for (const suite of selected) {
    const plan = planOf(suite, values.quick);
    const result = await measureSuite(suite, { ...plan, repetitions: times ?? plan.repetitions });
    all.push(result);
    if (!values.json) console.log(terminalLines(result));
  }
  if (values.json) console.log(jsonText(all));
  if (values.write) writePage(all);
  return all.some(({ results }) => results.some(failsRun)) ? 1 : 0;
}

async function measureSuite(suite: Suite, plan: Plan): Promise<SuiteResult> {
  const repetitions = await repeat(variantsOf(suite), plan, (text) => showProgress(`${suite.name} ${text}`));
  showProgress('');
  return { suite, plan, results: suite.metrics.map((metric) => judge(metric, repetitions)) };
}

function variantsOf(suite: Suite): VariantName[] {
  const names = suite.metrics.flatMap(({ of, over }) => (over === null ? [of.variant] : [of.variant, over.variant]));
  return [...new Set(names)];
}

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

function jsonText(all: readonly SuiteResult[]): string {
  const suites = all.map(({ suite, results, plan }) => ({ name: suite.name, title: suite.title, plan, results }));
  return JSON.stringify({ machine: describeMachine(), suites }, null, 2);
}

function writePage(all: readonly SuiteResult[]): void {
  mkdirSync(new URL('.', PAGE), { recursive: true });
  const soFar = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  writeFileSync(PAGE, page(all, describeMachine(), commandLine(), soFar));
}

function commandLine(): string {
  return ['npm run bench --', ...process.argv.slice(2)].join(' ');
}

function say(text: string, exitCode: number): number {
  (exitCode === 0 ? process.stdout : process.stderr).write(text);
  return exitCode;
}

process.exitCode = await main();

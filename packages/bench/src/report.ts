/** The results in words: lines for the terminal, a page for docs/benchmarks.md. */
import type { Judged, Spread } from './judge.ts';
import type { Machine } from './machine.ts';
import type { Plan } from './repeat.ts';
import type { Gate, Suite } from './metric.ts';

export interface SuiteResult {
  suite: Suite;
  results: readonly Judged[];
  plan: Plan;
}

const HEAD = ['id', 'metric', 'median', 'range', 'unit', 'gate', 'goal', 'verdict'];

export function terminalLines({ suite, results }: SuiteResult): string {
  const rows = [HEAD, ...results.map((result) => cellsOf(result))];
  return [suite.title, ...alignColumns(rows).map((cells) => `  ${cells.join('  ').trimEnd()}`), ''].join('\n');
}

/** The page with these results: sections of suites that were not measured now stay as they are in the page so far. */
export function page(all: readonly SuiteResult[], machine: Machine, command: string, soFar: string): string {
  const sections = new Map(sectionsOf(soFar).map((text) => [titleOf(text), text]));
  for (const result of all) sections.set(result.suite.title, section(result, machine, command));
  return [...head(machine), ...sections.values()].join('\n\n').concat('\n');
}

function head(machine: Machine): string[] {
  return [
    '# Benchmarks',
    'Written by `npm run bench -- --write`; do not edit by hand.',
    [
      `- Machine: ${machine.cpu}, ${machine.cores} cores, ${machine.memory} of memory, ${machine.system}`,
      `- Node.js ${machine.node}, \`NODE_ENV=production\``,
      '- Rates are per CPU-second of the measuring thread, or of the main thread of the server that is measured. Each variant',
      '  runs in a fresh process, repetitions are interleaved; a ratio is taken inside each repetition. Shown are the median',
      '  and the range.',
      '- The median decides whether a gate is passed. Metrics without a gate are only reported.',
    ].join('\n'),
  ];
}

/** From one heading of second order to the next. */
function sectionsOf(text: string): string[] {
  return text
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## '))
    .map((part) => part.trimEnd());
}

function titleOf(text: string): string {
  return text.slice('## '.length, text.indexOf('\n'));
}

function section({ suite, results, plan }: SuiteResult, machine: Machine, command: string): string {
  const [top, ...rows] = alignColumns([HEAD, ...results.map((result) => cellsOf(result))]);
  const rule = top.map((cell) => '-'.repeat(cell.length));
  const table = [top, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const times = plan.repetitions === 1 ? 'once' : `${plan.repetitions} times`;
  const origin = `Measured ${times} by \`${command}\` on ${machine.date}, load average at the end ${machine.load}.`;
  return [`## ${suite.title}`, ...suite.notes, origin, table].join('\n\n');
}

function cellsOf({ metric, spread, verdict }: Judged): string[] {
  const { id, text, unit, gate } = metric;
  return [id, text, ...spreadCells(spread), unit, ...gateCells(gate), verdict];
}

function spreadCells(spread: Spread | null): string[] {
  if (spread === null) return ['', ''];
  return [figureText(spread.median), `[${figureText(spread.min)}..${figureText(spread.max)}]`];
}

function gateCells(gate: Gate | null): string[] {
  if (gate === null) return ['', ''];
  const sign = gate.kind === 'at least' ? '≥' : '≤';
  return [`${sign} ${figureText(gate.must)}`, `${sign} ${figureText(gate.goal)}`];
}

/** Three significant digits: 5.03M, 889k, 9,041, 42.0, 0.523. */
export function figureText(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(2)}M`;
  if (value >= 1e4) return `${Math.round(value / 1e3)}k`;
  if (value >= 1e3) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

function alignColumns(rows: readonly string[][]): string[][] {
  const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((cells) => cells[column].length)));
  return rows.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column])));
}

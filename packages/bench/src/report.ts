/** The results in words: lines for the terminal, a page for docs/benchmarks.md. */
import type { Judged, Spread } from './judge.ts';
import type { Machine } from './machine.ts';
import type { Plan } from './repeat.ts';
import type { Gate, Suite } from './suites.ts';

export interface SuiteResult {
  suite: Suite;
  results: readonly Judged[];
}

const HEAD = ['id', 'metric', 'median', 'range', 'unit', 'gate', 'goal', 'verdict'];

export function terminalLines({ suite, results }: SuiteResult): string {
  const rows = [HEAD, ...results.map((result) => cellsOf(result))];
  return [suite.title, ...alignColumns(rows).map((cells) => `  ${cells.join('  ').trimEnd()}`), ''].join('\n');
}

export function page(all: readonly SuiteResult[], machine: Machine, plan: Plan, command: string): string {
  return [
    '# Benchmarks',
    '',
    `Written by \`${command}\` on ${machine.date}; do not edit by hand.`,
    '',
    `- Machine: ${machine.cpu}, ${machine.cores} cores, ${machine.memory} of memory, ${machine.system}`,
    `- Node.js ${machine.node}, \`NODE_ENV=production\`; load average at the end ${machine.load}`,
    `- Rates are per CPU-second of the measuring thread. Each variant runs in a fresh process, ${plan.repetitions}`,
    '  repetitions, interleaved; a ratio is taken inside each repetition. Shown are the median and the range.',
    '- The median decides whether a gate is passed. Metrics without a gate are only reported.',
    ...all.flatMap((result) => ['', ...section(result)]),
    '',
  ].join('\n');
}

function section({ suite, results }: SuiteResult): string[] {
  const [head, ...rows] = alignColumns([HEAD, ...results.map((result) => cellsOf(result))]);
  const rule = head.map((cell) => '-'.repeat(cell.length));
  const notes = suite.notes.flatMap((note) => [note, '']);
  return [`## ${suite.title}`, '', ...notes, ...[head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`)];
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

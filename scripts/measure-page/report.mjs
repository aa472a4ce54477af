// What was measured, as lines and as a section of docs/benchmarks.md.
import os from 'node:os';
import { LIGHTHOUSE } from './lighthouse.mjs';

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)}`;
const seconds = (ms) => (ms / 1000).toFixed(2);
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function median(numbers) {
  return (
    (quantile(numbers, 0.5) -
      quantile(
        numbers.map((one) => -one),
        0.5,
      )) /
    2
  );
}

/** The median, and how far the repetitions lay apart. */
function spread(numbers, show) {
  if (numbers.length === 0) return '';
  if (numbers.length === 1) return show(numbers[0]);
  return `${show(median(numbers))} [${show(Math.min(...numbers))}..${show(Math.max(...numbers))}]`;
}

export function terminal({ build, what, ms, work, drawn, bytes, requests, clicks, lighthouse }) {
  const head = `${build}, ${what}:`;
  if (lighthouse !== undefined)
    return `${head} Lighthouse ${lighthouse.scores.join(' ')}, ${lighthouse.times.map(seconds).join(' ')} s`;
  if (clicks !== undefined)
    return `${head} ${clicks.length} clicks, p50 ${quantile(clicks, 0.5)} ms, p95 ${quantile(clicks, 0.95)} ms`;
  const late = drawn > ms ? `, drawn at ${seconds(drawn)} s` : '';
  return `${head} usable at ${seconds(ms)} s (${seconds(work)} s of work)${late}, ${kilobytes(sum(Object.values(bytes)))} kB in ${requests} requests`;
}

const KINDS = ['document', 'script', 'stylesheet', 'font'];

function rowsOf(results, build, what) {
  const these = results.filter((one) => one.build === build && one.what === what);
  const opened = these.filter(({ ms }) => ms !== undefined);
  const clicked = these.filter(({ clicks }) => clicks !== undefined);
  const last = opened.at(-1) ?? { bytes: {}, requests: '' };
  const others = Object.keys(last.bytes).filter((kind) => !KINDS.includes(kind));
  return {
    times: [
      what,
      build,
      String(opened.length),
      spread(
        opened.map(({ ms }) => ms),
        seconds,
      ),
      spread(
        opened.map(({ work }) => work),
        seconds,
      ),
      opened.some(({ ms, drawn }) => drawn > ms)
        ? spread(
            opened.map(({ drawn }) => drawn),
            seconds,
          )
        : '',
      spread(
        clicked.map(({ clicks }) => quantile(clicks, 0.5)),
        String,
      ),
      spread(
        clicked.map(({ clicks }) => quantile(clicks, 0.95)),
        String,
      ),
    ],
    bytes: [
      what,
      build,
      ...KINDS.map((kind) => kilobytes(last.bytes[kind] ?? 0)),
      kilobytes(sum(others.map((kind) => last.bytes[kind]))),
      kilobytes(sum(Object.values(last.bytes))),
      String(last.requests),
    ],
  };
}

function table(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...all.map((cells) => cells[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function auditRows(results, builds) {
  const audits = results.filter(({ lighthouse }) => lighthouse !== undefined);
  return [...new Set(audits.map(({ what }) => what))].flatMap((what) =>
    builds.flatMap((build) => {
      const these = audits
        .filter((one) => one.what === what && one.build === build)
        .map(({ lighthouse }) => lighthouse);
      if (these.length === 0) return [];
      const cell = (of, show) => spread(these.map(of), show);
      return [
        [
          what,
          build,
          String(these.length),
          ...[0, 1, 2, 3].map((i) => cell(({ scores }) => scores[i], String)),
          ...[0, 1, 2].map((i) => cell(({ times }) => times[i], seconds)),
          cell(
            ({ shift }) => shift,
            (one) => one.toFixed(3),
          ),
        ],
      ];
    }),
  );
}

function auditReport(results, builds) {
  const rows = auditRows(results, builds);
  if (rows.length === 0) return [];
  return [
    `Lighthouse (\`npx ${LIGHTHOUSE}\`, its phone: 412x823, a processor four times slower, 1.6 Mbit/s, 150 ms; \`npm run measure:page -- --lighthouse 1\`). Scores of 100, times in seconds.`,
    table(
      [
        'page',
        'build',
        'times',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'first paint',
        'largest paint',
        'blocked',
        'shift',
      ],
      rows,
    ),
  ];
}

export function report(results) {
  const whats = [...new Set(results.filter(({ lighthouse }) => lighthouse === undefined).map(({ what }) => what))];
  const builds = [...new Set(results.map(({ build }) => build))];
  const isThere = (what, build) => results.some((one) => one.build === build && one.what === what);
  const rows = whats.flatMap((what) =>
    builds.filter((build) => isThere(what, build)).map((build) => rowsOf(results, build, what)),
  );
  const load = os
    .loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');
  return [
    '## Page: on a slow phone',
    'Written by `npm run measure:page -- --write`. Headless Chromium with a processor four times slower than this machine, 1.6 Mbit/s down and 150 ms there and back, nothing in its cache, the service worker off. Usable: the first button to play can be pressed, or the first decision of a match that this browser keeps can be answered. Of it work: what the main thread of the page needed of the (slowed) processor until then; other work on the machine makes the first figure much longer, and this one somewhat. Drawn: the board is there as well, or the canvas of the third dimension, which this machine draws without a graphics card. Click to paint: the longest of the events of a click until the next frame (Event Timing, as in INP), over a played stretch of a match at normal speed.',
    `Builds in turns, on ${new Date().toISOString().slice(0, 10)}, load average at the end ${load} on ${os.cpus().length} cores: median and range.`,
    table(
      ['what', 'build', 'times', 'usable, s', 'of it work, s', 'drawn, s', 'click to paint p50, ms', 'p95, ms'],
      rows.map(({ times: cells }) => cells),
    ),
    'Kilobytes over the line, headers included.',
    table(
      ['what', 'build', ...KINDS, 'other', 'all', 'requests'],
      rows.map(({ bytes }) => bytes),
    ),
    ...auditReport(results, builds),
  ].join('\n\n');
}

// What Lighthouse says of a page. It is fetched when it is asked for: nothing here depends on it.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Pages that need nothing set up. Older builds have no lesson of this game. */
export const audited = [
  { name: 'Front page', address: '/' },
  { name: 'Setting up Arctic CleanUp', address: '/new/arctic-cleanup' },
  { name: 'A table: first lesson of Arctic CleanUp', address: '/learn/arctic-cleanup/first-voyage', onlyHere: true },
];

/** The four scores (0 to 100), and the times behind the first of them in milliseconds. */
export async function audit(url) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'benchtop-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, '--chrome-flags=--headless --no-sandbox'];
  try {
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
      cwd: folder,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' },
      maxBuffer: 1e8,
    });
    const { categories, audits } = JSON.parse(fs.readFileSync(file, 'utf8'));
    const score = (name) => Math.round((categories[name].score ?? 0) * 100);
    const time = (name) => audits[name].numericValue;
    return {
      scores: ['performance', 'accessibility', 'best-practices', 'seo'].map(score),
      times: ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(time),
      shift: time('cumulative-layout-shift'),
      faults: Object.values(categories)
        .filter(({ id }) => id !== 'performance')
        .flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score === 0))
        .map(({ id }) => id),
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

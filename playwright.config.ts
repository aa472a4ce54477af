import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = process.env['BENCHTOP_E2E_PORT'] ?? '4173';
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'packages/web/e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Only a test that hangs ends here: on a machine with other work everything takes its time.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/playwright.json' }],
  ],
  use: {
    baseURL: address,
    screenshot: 'only-on-failure',
    // What a worker keeps for later would come between tests and the answers they put in the server's mouth.
    serviceWorkers: 'block',
    // What moves cannot be clicked until it rests; the tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording everything doubles the time of every test: `--trace retain-on-failure` when one must be looked into.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  webServer: {
    command: `node packages/cli/dist/main.js serve --port ${port}`,
    url: address,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    // An empty database for each run; all tests come from one address, and there are many of them.
    env: {
      BENCHTOP_DATA: path.join(tmpdir(), `benchtop-e2e-${process.pid}`),
      BENCHTOP_LIMITS:
        'requests=100000,guests=10000,logins=1000,tables=10000,addressConnections=2000,addressSockets=1000,addressListedTables=1000',
    },
  },
});

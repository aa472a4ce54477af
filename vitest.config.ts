import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const TESTS = 'packages/*/test/**/*.test.{ts,tsx}';
const MAIN_THREAD = 'packages/*/test/main-thread/*.test.ts';
/** What takes long and stands for itself, with a command of its own: tests of tests, and long runs of what is tested shortly. */
const THOROUGH = 'packages/{server,bots}/test/{saboteurs,thorough}/*.test.ts';
/** Packages of which no test changes what another one imports, nor leaves connections behind. */
const PURE = 'packages/{engine,games,bots,lab,web}/test/**/*.test.{ts,tsx}';

/** Tests of the server without connections of their own: they may share what they load, too. */
const SHARED = 'packages/server/test/{host,store,accounts,secrets}/**/*.test.ts';

// Tests run on the sources of every package, so that no build is needed before them.
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    // Only the main thread of a process can be watched for rules that never end.
    projects: [
      {
        extends: true,
        test: { name: 'threads', pool: 'threads', include: [TESTS], exclude: [MAIN_THREAD, PURE, THOROUGH, SHARED] },
      },
      {
        extends: true,
        test: { name: 'shared', pool: 'threads', isolate: false, include: [SHARED] },
      },
      {
        extends: true,
        // Loading everything anew for each file would take longer than many of the tests.
        test: { name: 'pure', pool: 'threads', isolate: false, include: [PURE], exclude: [THOROUGH] },
      },
      {
        extends: true,
        test: { name: 'thorough', pool: 'threads', include: [THOROUGH] },
      },
      {
        extends: true,
        test: { name: 'main thread', pool: 'forks', include: [MAIN_THREAD] },
      },
    ],
    // One more than the cores of a small machine: many tests wait for processes and connections.
    maxWorkers: 3,
    // Tests that may run beside each other mostly wait for processes of their own.
    maxConcurrency: 2,
    // Only a test that hangs ends here: on a machine with other work everything takes its time.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // What is waited for comes in its own time on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    passWithNoTests: true,
  },
});

import { defineConfig } from 'vitest/config';
import { filesOfThisRun, LongestFirst } from './tests/support/run.ts';

// Vite resolves graphql's "module" field for our sources while Node resolves "main" for Yoga and Pothos: two copies
// of the class GraphQLError, and Yoga would mask every error of ours. One alias keeps one copy.
const graphql = new URL('./node_modules/graphql/index.js', import.meta.url).pathname;
const resolve = { alias: [{ find: /^graphql$/, replacement: graphql }] };

// A busy machine takes its time; nothing that is right waits for these.
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000, interval: 20 } } };

/**
 * Folders whose files have a process each: they look at everything that theirs has started, written or loaded, or end the
 * threads that a library keeps. All other files share three processes: a new one would load the gateway, for seconds.
 */
const APART = [
  'tests/apps/{demo,verifier}/**/*.test.ts',
  'tests/packages/client/device/**/*.test.ts',
  'tests/circuits/{ceremony,contract,verify}*.test.ts',
  'tests/end-to-end/main-job.test.ts',
  'tests/config/**/*.test.ts',
  'tests/adapters/log/**/*.test.ts',
];

/**
 * Room for short-lived objects: with the 16 MB that Node gives, a third of the time of some files goes into collecting them. Tests that
 * make thousands of native objects collect them themselves, because V8 does not see their memory.
 */
const execArgv = ['--max-semi-space-size=64', '--expose-gc'];

const own = { setupFiles: ['tests/support/file-costs.ts', 'tests/support/seed.ts'], execArgv, ...limits };

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    reporters: ['default', './tests/support/progress-reporter.ts', './tests/support/file-reporter.ts'],
    pool: 'forks',
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // in the order of their names
    projects: [
      { resolve, test: { name: 'apart', include: APART, exclude: filesOfThisRun.excluded, ...own } },
      {
        resolve,
        test: {
          name: 'together',
          include: ['{src,tests,packages}/**/*.test.ts'],
          exclude: [...APART, ...filesOfThisRun.excluded],
          isolate: false,
          ...own,
        },
      },
    ],
  },
});

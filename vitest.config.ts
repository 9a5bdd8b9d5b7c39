import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Vite resolves graphql's "module" field for our sources while Node resolves "main" for Yoga and Pothos: two copies
// of the class GraphQLError, and Yoga would mask every error of ours. One alias keeps one copy.
const graphql = new URL('./node_modules/graphql/index.js', import.meta.url).pathname;
const resolve = { alias: [{ find: /^graphql$/, replacement: graphql }] };

// A busy machine takes its time; nothing that is right waits for these.
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000, interval: 20 } } };

/**
 * Files whose worker goes on with the next one: a new process would load and compile the gateway anew, for seconds. Each
 * brings its own database, chain and gateway. Those that record what a whole process sends, or start programs of ours,
 * are left out and have processes of their own, as every file has that is not named here.
 */
const TOGETHER = [
  'src/**/*.test.ts',
  'tests/{circuit,conformance,contracts,evm}/**/*.test.ts',
  'tests/access/engine/!(statements).test.ts',
  'tests/access/attacks/!(hidden-acts|sealed|secrets).test.ts',
  'tests/gateway/!(outages|start).test.ts',
  'tests/indexer/!(process|reconcile*).test.ts',
  'tests/integration/!(auction-demand|outages).test.ts',
];
/** Folders whose files take longest, which begin first. */
const LONGEST = [
  'tests/demo/',
  'tests/access/matrix/',
  'tests/processes/',
  'tests/attestor/',
  'tests/faults/',
  'tests/keepers/',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((folder) => moduleId.includes(`/${folder}`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // in the order of their names
    projects: [
      { resolve, test: { name: 'apart', include: ['tests/**/*.test.ts'], exclude: TOGETHER, ...limits } },
      { resolve, test: { name: 'together', include: TOGETHER, isolate: false, ...limits } },
    ],
  },
});

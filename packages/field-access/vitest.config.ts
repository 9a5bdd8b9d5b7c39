import { configDefaults, defineConfig } from 'vitest/config';

// The tests of the package alone: `npm test -w field-access`. The project's own runs have them too.

// One copy of the class GraphQLError: Vite would resolve another file of graphql for the sources than Node does for Pothos.
const graphql = new URL('../../node_modules/graphql/index.js', import.meta.url).pathname;

/** Files that install packages, or take minutes. */
const LONG = process.env.EXHAUSTIVE === undefined ? ['**/*.slow.test.ts', '**/*.exhaustive.test.ts'] : [];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    include: ['{src,tests}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...LONG],
    pool: 'forks',
    maxWorkers: 3,
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

import { defineConfig } from 'vitest/config';

// `npm run test:clients`: what frontends build with, against a gateway that runs in another process than theirs would.
const graphql = new URL('../../node_modules/graphql/index.js', import.meta.url).pathname;

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/file-costs.ts'],
    include: ['tests/clients/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

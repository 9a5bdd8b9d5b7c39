import { defineConfig } from 'vitest/config';

// Vite resolves graphql's "module" field for our sources while Node resolves "main" for Yoga and Pothos: two copies
// of the class GraphQLError, and Yoga would mask every error of ours. One alias keeps one copy.
const graphql = new URL('./node_modules/graphql/index.js', import.meta.url).pathname;

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});

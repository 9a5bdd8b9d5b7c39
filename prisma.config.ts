import { defineConfig } from 'prisma/config';

// generate, validate and format never run the schema engine, yet the CLI downloads it before it loads the
// generators. Any executable satisfies the override, so those commands need no network; migrate and db keep the real one.
if (/^(generate|validate|format)$/.test(process.argv[2] ?? '')) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Prisma's env() helper throws when the variable is unset, which would break `prisma generate`.
  datasource: {
    url: process.env.DATABASE_DIRECT_URL ?? process.env.DATABASE_URL ?? 'postgresql://localhost:5432/unused',
  },
});

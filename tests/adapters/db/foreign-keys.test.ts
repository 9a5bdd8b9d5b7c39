import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

it('every foreign key has an index that begins with its columns, in any order', async () => {
  const keys = await database.prisma.$queryRaw<{ readonly name: string; readonly indexed: boolean }[]>`
    SELECT c.conrelid::regclass || '.' || c.conname AS name, EXISTS (
      SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indpred IS NULL
        AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
        AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] <@ c.conkey
    ) AS indexed
    FROM pg_constraint c WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace`;
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter(({ indexed }) => !indexed).map(({ name }) => name)).toEqual([]);
});

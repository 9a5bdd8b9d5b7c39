import { expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';

const database = await forFile(createTestDatabase());

it('every foreign key has an index that begins with its columns, or with those that refer to a whole primary key', async () => {
  const keys = await database.prisma.$queryRaw<{ readonly name: string; readonly indexed: boolean }[]>`
    SELECT c.conrelid::regclass || '.' || c.conname AS name, EXISTS (
      SELECT 1 FROM pg_index i, (VALUES (c.conkey), (p.refers)) AS one (columns)
      WHERE i.indrelid = c.conrelid AND i.indpred IS NULL
        AND (i.indkey::int2[])[0:cardinality(one.columns) - 1] @> one.columns
        AND (i.indkey::int2[])[0:cardinality(one.columns) - 1] <@ one.columns
    ) AS indexed
    FROM pg_constraint c
    LEFT JOIN LATERAL (
      SELECT array_agg(c.conkey[n]) AS refers FROM pg_constraint k, generate_subscripts(c.confkey, 1) AS n
      WHERE k.conrelid = c.confrelid AND k.contype = 'p' AND c.confkey[n] = ANY(k.conkey)
      GROUP BY k.conkey HAVING count(*) = cardinality(k.conkey)
    ) p ON true
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace`;
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter(({ indexed }) => !indexed).map(({ name }) => name)).toEqual([]);
});

import { expect, it } from 'vitest';
import { dataMap } from '../../../src/access/index.ts';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { createTestDatabase } from '../../support/database.ts';

it('every declaration names columns that the database has', async () => {
  await using database = await createTestDatabase();
  const columns = await database.prisma.$queryRaw<{ held: string }[]>`
    select table_name || '.' || column_name as held from information_schema.columns where table_schema = 'public'`;
  // eligibility is read from the chain's registry and stored nowhere
  const known = new Set([...columns.map(({ held }) => held), 'response only', 'onchain', 'eligibility']);
  const rows = dataMap(gatewaySchema());
  expect(rows.length).toBeGreaterThan(100);
  const wrong = rows.flatMap(({ type, field, held }) =>
    held
      .split(', ')
      .filter((one) => !known.has(one))
      .map((one) => `${type}.${field}: ${one}`),
  );
  expect(wrong).toEqual([]);
});

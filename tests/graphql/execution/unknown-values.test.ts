import { describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { openBothWays } from './support/both-ways.ts';

// What a later version of the program wrote, while both run.
const world = await forFile(openBothWays());

/** Runs `work` while a row's column holds what this version's enum does not have. */
async function whileOf(table: string, column: string, work: () => Promise<void>) {
  const { prisma } = world.database;
  const [row] = await prisma.$queryRawUnsafe<{ id: string; was: string }[]>(
    `SELECT id::text, "${column}"::text was FROM "${table}" ORDER BY id LIMIT 1`,
  );
  if (!row) throw new Error(`${table} is empty`);
  const put = (value: string) =>
    prisma.$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = $1 WHERE id::text = $2`, value, row.id);
  await put('of a later version');
  try {
    await work();
  } finally {
    await put(row.was);
  }
}

describe('a value that an enum does not have', () => {
  it.each([
    ['keeper_runs', 'keeper', '{ keeperRuns { totalCount nodes { id keeper } } }'],
    ['keeper_runs', 'state', '{ keeperRuns { nodes { state } } }'],
    ['keeper_runs', 'error_code', '{ keeperRuns { edges { node { id errorCode } } } }'],
  ])('of %s.%s is the resolvers’, who refuse it: no row is lost', async (table, column, text) => {
    await whileOf(table, column, async () => {
      expect(await world.fallback({ text }, 'admin')).toMatchObject({ reason: 'failed field' });
    });
    expect(await world.compare({ text }, 'admin')).toMatchObject({ kind: 'same' });
  });
});

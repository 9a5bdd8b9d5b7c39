import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 1 });
});
afterAll(() => database?.drop());

/** A statement of some length that answers a number. */
const statement = (n: number, length: number) => ({ name: `s${n}`, text: `select ${n} -- ${'x'.repeat(length)}` });
const kept = async () => {
  const rows = await database.prisma.$queryRaw<{ name: string }[]>`SELECT name FROM pg_prepared_statements`;
  return rows.map(({ name }) => name).filter((name) => /^s\d+$/.test(name));
};

it('keeps a bounded length of statements prepared, those that ran last, and none that is long', async () => {
  for (let n = 0; n < 60; n++) {
    expect(await database.reader.row(statement(n, 10_000), [])).toEqual([n]);
    expect(await database.reader.row(statement(0, 10_000), [])).toEqual([0]);
  }
  const names = await kept();
  expect(names.length).toBeLessThanOrEqual(26);
  expect(names).toContain('s0');
  expect(names).toContain('s59');
  expect(names).not.toContain('s1');
  // One that was given up is prepared again.
  expect(await database.reader.row(statement(1, 10_000), [])).toEqual([1]);
  expect(await database.reader.row(statement(99, 20_000), [])).toEqual([99]);
  expect(await kept()).not.toContain('s99');
});

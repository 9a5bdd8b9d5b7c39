import { expect, it } from 'vitest';
import { createDatabase } from '../../../src/adapters/db/database.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';

const database = await forFile(createTestDatabase({ connections: 1 }));

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

it('fails a statement whose connection breaks, and goes on with another', async () => {
  const { reader, close } = createDatabase({ url: database.url, connections: 1 });
  try {
    const pid = { name: 'pid', text: 'select pg_backend_pid()' };
    const [first] = (await reader.row(pid, [])) as [number];
    const waiting = reader.row({ name: 'waits', text: 'select pg_sleep(600)' }, []);
    const refused = expect(waiting).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    await expect
      .poll(() => database.prisma.$queryRaw`SELECT 1 FROM pg_stat_activity WHERE pid = ${first} AND state = 'active'`)
      .toHaveLength(1);
    await database.prisma.$queryRaw`SELECT pg_terminate_backend(${first})`;
    await refused;
    expect(await reader.row(pid, [])).not.toEqual([first]);
  } finally {
    await close();
  }
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

describe('the append-only logs', () => {
  test.each([
    'UPDATE audit_log SET action = action',
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    'UPDATE terms_access_log SET relation = relation',
    'DELETE FROM terms_access_log',
    'TRUNCATE terms_access_log',
  ])('refuse %s', async (statement) => {
    await expect(db.prisma.$executeRawUnsafe(statement)).rejects.toThrow(/append-only/);
  });

  test('take new rows', async () => {
    const { id } = await db.prisma.auditEntry.create({ data: { action: 'test', target: 't', codes: [] } });
    await expect(db.prisma.auditEntry.delete({ where: { id } })).rejects.toThrow(/append-only/);
    expect(await db.prisma.auditEntry.count({ where: { id } })).toBe(1);
  });
});

import type { PrismaClient } from '../../../src/generated/prisma/client.ts';

/** What a message says, as far as a test names it. */
export type Fields = Readonly<Record<string, unknown>>;

interface Written {
  readonly topic: string;
  readonly payload: unknown;
  /** Whether the transaction that ended the run of the mutation wrote it. */
  readonly together: boolean;
}

/** The messages that some work writes, and whether the transaction of the mutation under `key` did. */
export async function messagesOf(db: PrismaClient, key: string | null, work: () => Promise<void>): Promise<Written[]> {
  const before = (await db.outboxMessage.findMany({ select: { id: true } })).map(({ id }) => id);
  await work();
  return db.$queryRaw<Written[]>`
    SELECT topic, payload, coalesce(o.xmin = (
      SELECT r.xmin FROM idempotency_records r WHERE r.key = ${key}::uuid AND r.state = 'DONE'), false) AS together
    FROM outbox o WHERE id <> ALL(${before}::uuid[]) ORDER BY id`;
}

/** Meanwhile no mutation ends: its transaction fails with its last statement, and at its very end. */
export async function withoutCommit<T>(db: PrismaClient, work: () => Promise<T>): Promise<T> {
  await db.$executeRaw`
    CREATE FUNCTION no_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no commit'; END $$`;
  await db.$executeRaw`
    CREATE CONSTRAINT TRIGGER no_commit AFTER UPDATE ON idempotency_records DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.state = 'DONE') EXECUTE FUNCTION no_commit()`;
  try {
    return await work();
  } finally {
    await db.$executeRaw`DROP FUNCTION no_commit CASCADE`;
  }
}

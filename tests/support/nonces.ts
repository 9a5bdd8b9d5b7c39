import type { TestDatabase } from './database.ts';

/** Makes nonces older: they are issued and judged by the database's clock, which no test moves. */
export async function ageNonces({ prisma }: TestDatabase, ms: number, nonce?: string): Promise<void> {
  await prisma.$executeRaw`
    UPDATE auth_nonces SET issued_at = issued_at - ${ms}::int * interval '1 millisecond',
      expires_at = expires_at - ${ms}::int * interval '1 millisecond'
    WHERE ${nonce ?? null}::text IS NULL OR nonce = ${nonce ?? null}`;
}

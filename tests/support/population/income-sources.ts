import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { knownId, personas } from '../personas.ts';
import { at } from './known.ts';

/** The id of one of issuer A's kinds. */
export const knownSource = knownId(0x27, 1);

/** Inserts the income sources of two people, who share a kind. The others have none. */
export async function insertIncomeSources(db: PrismaClient): Promise<void> {
  const source = (id: string, name: 'issuerA' | 'holderB', kind: string) => ({
    id,
    accountId: personas[name].accountId,
    kind,
    addedAt: at('2025-01-05'),
  });
  await db.incomeSource.createMany({
    data: [
      source(knownSource, 'issuerA', 'PAYROLL'),
      source(knownId(0x27, 2), 'issuerA', 'INVOICING'),
      source(knownId(0x27, 3), 'holderB', 'PAYROLL'),
    ],
  });
}

import { envelopeColumn } from '../../core/envelope/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

// Sealed documents of a case: one array column, of which no more is ever read than what is asked for.

/** The tables whose rows have documents. */
export type DocumentTable = 'tier3_cases' | 'tier3_annual';

export const documentsOf = (table: DocumentTable) => envelopeColumn(table, 'documents_ciphertext');

/** @returns by id how many there are; absent where there is no such row */
export async function countDocuments(
  db: Pick<PrismaClient, '$queryRawUnsafe'>,
  table: DocumentTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.$queryRawUnsafe<{ id: string; count: number }[]>(
    `SELECT id::text AS id, cardinality(documents_ciphertext) AS count FROM "${table}" WHERE id = ANY($1::uuid[])`,
    ids,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export interface DocumentPlace {
  readonly id: string;
  /** From 0. */
  readonly index: number;
}

/** The envelopes at these places, in their order; null where there is none. One statement. */
export async function readDocuments(
  db: Pick<PrismaClient, '$queryRawUnsafe'>,
  table: DocumentTable,
  places: readonly DocumentPlace[],
): Promise<(string | null)[]> {
  const rows = await db.$queryRawUnsafe<{ document: string | null }[]>(
    `SELECT t.documents_ciphertext[place.index + 1] AS document
     FROM unnest($1::uuid[], $2::int[]) WITH ORDINALITY AS place(id, index, n)
     LEFT JOIN "${table}" t ON t.id = place.id ORDER BY place.n`,
    places.map(({ id }) => id),
    places.map(({ index }) => index),
  );
  return rows.map(({ document }) => document);
}

/**
 * Appends to an open case whose documents are as many as `index` says.
 * @throws CONFLICT where it changed meanwhile
 */
export async function appendDocument(
  tx: Tx,
  table: DocumentTable,
  { id, index, document }: DocumentPlace & { readonly document: string },
): Promise<void> {
  const written = await tx.$executeRawUnsafe(
    `UPDATE "${table}" SET documents_ciphertext = array_append(documents_ciphertext, $1)
     WHERE id = $2::uuid AND state = 'OPEN' AND cardinality(documents_ciphertext) = $3`,
    document,
    id,
    index,
  );
  if (written === 0) throw new AppError('CONFLICT');
}

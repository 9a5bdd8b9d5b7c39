import { envelopeColumn } from '../../core/envelope/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { KeyAddress } from '../../core/hex.ts';
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

/** A sealed document for an open case that is addressed to a key. */
export interface DocumentWrite extends DocumentPlace {
  readonly document: string;
  /** To whom the case was addressed when the document was checked. */
  readonly attestorKey: KeyAddress;
}

/** @throws CONFLICT where the case changed meanwhile, its attestor key too */
async function writeDocument(
  tx: Tx,
  { table, set, where }: { readonly table: DocumentTable; readonly set: string; readonly where: string },
  { id, index, document, attestorKey }: DocumentWrite,
): Promise<void> {
  const written = await tx.$executeRawUnsafe(
    `UPDATE "${table}" SET ${set}
     WHERE id = $2::uuid AND state = 'OPEN' AND attestor_key = $4 AND ${where}`,
    document,
    id,
    index,
    attestorKey,
  );
  if (written === 0) throw new AppError('CONFLICT');
}

/** Appends to a case whose documents are as many as `index` says. */
export const appendDocument = (tx: Tx, table: DocumentTable, write: DocumentWrite): Promise<void> =>
  writeDocument(
    tx,
    {
      table,
      set: 'documents_ciphertext = array_append(documents_ciphertext, $1)',
      where: 'cardinality(documents_ciphertext) = $3',
    },
    write,
  );

/** Puts a document in the place of the one at `index`. */
export const replaceDocument = (tx: Tx, table: DocumentTable, write: DocumentWrite): Promise<void> =>
  writeDocument(
    tx,
    {
      table,
      set: 'documents_ciphertext[$3::int + 1] = $1',
      where: 'cardinality(documents_ciphertext) > $3',
    },
    write,
  );

/**
 * Every document of the case is sealed to this key alone; the row is held until the transaction ends.
 * @throws CONFLICT where one is not
 */
export async function requireDocumentsFor(
  tx: Tx,
  table: DocumentTable,
  { id, key }: { readonly id: string; readonly key: KeyAddress },
): Promise<void> {
  const [found] = await tx.$queryRawUnsafe<{ readonly sealed: boolean }[]>(
    `SELECT NOT EXISTS (
       SELECT 1 FROM unnest(t.documents_ciphertext) AS document
       WHERE jsonb_array_length(document::jsonb -> 'recipients') <> 1
         OR document::jsonb #>> '{recipients,0,key}' <> $2) AS sealed
     FROM "${table}" t WHERE t.id = $1::uuid FOR UPDATE`,
    id,
    key,
  );
  if (found?.sealed !== true) throw new AppError('CONFLICT');
}

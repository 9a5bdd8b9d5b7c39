import { envelopeColumn } from '@income-series/protocol/envelope';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { KeyAddress } from '@income-series/protocol/hex';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

// The sealed documents of a case are one array column. Only single elements of it are read, because documents are large.

/** The tables whose rows have documents. */
export type DocumentTable = 'tier3_cases' | 'tier3_annual';

/** The column of sealed documents, for the checks of envelopes. */
export const documentsOf = (table: DocumentTable) => envelopeColumn(table, 'documents_ciphertext');

/** Counts the documents of cases by case id. An id without a row is absent from the result. */
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

/** The place of a document: the id of its case and its index. */
export interface DocumentPlace {
  readonly id: string;
  /** The index of the document, from 0. */
  readonly index: number;
}

/** Reads the envelopes at these places, in their order and by one statement; null for a place without a document. */
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

/** A checked document that is to be written into an open case. */
export interface DocumentWrite extends DocumentPlace {
  readonly document: string;
  /** The key that the case was addressed to when the document was checked. */
  readonly attestorKey: KeyAddress;
}

/** Writes a document into an open case. @throws CONFLICT if its state, attestor key or documents have changed since the check */
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

/** Appends a document to a case that has exactly `index` documents. @throws CONFLICT otherwise */
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

/** Replaces the document at `index`. @throws CONFLICT if there is none */
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
 * Checks that every document of the case is sealed to this key only, and locks the row until the transaction ends.
 * @throws CONFLICT if a document is not
 */
export async function requireDocumentsFor(
  tx: Tx,
  table: DocumentTable,
  { id, key }: { readonly id: string; readonly key: KeyAddress },
): Promise<void> {
  const [row] = await tx.$queryRawUnsafe<{ readonly sealed: boolean }[]>(
    `SELECT NOT EXISTS (
       SELECT 1 FROM unnest(t.documents_ciphertext) AS document
       WHERE jsonb_array_length(document::jsonb -> 'recipients') <> 1
         OR document::jsonb #>> '{recipients,0,key}' <> $2) AS sealed
     FROM "${table}" t WHERE t.id = $1::uuid FOR UPDATE`,
    id,
    key,
  );
  if (row?.sealed !== true) throw new AppError('CONFLICT');
}

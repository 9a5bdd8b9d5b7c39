import type { Caller } from '../../core/caller.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { TakeEnvelope } from '../announcements/index.ts';
import { requireIssuer } from '../transaction/index.ts';
import { appendDocument, countDocuments, type DocumentPlace, type DocumentTable, documentsOf } from './documents.ts';
import type { WriteCase } from './model.ts';
import { type CaseParties, requireCaseState, requireNextDocument } from './rules.ts';

interface DocumentInput extends DocumentPlace {
  /** An envelope's text. */
  readonly document: string;
}

/**
 * Adds one sealed document to an open case of a table's.
 * @throws NOT_FOUND, NOT_ISSUER, CASE_CLOSED, CASE_STATE, TOO_MANY_DOCUMENTS, CONFLICT for an index that is not the next,
 * and what `TakeEnvelope` throws
 */
export type AddDocument = (caller: Caller, input: DocumentInput) => Promise<WriteCase>;

export const createAddDocument =
  (deps: {
    readonly db: PrismaClient;
    readonly table: DocumentTable;
    readonly takeEnvelope: TakeEnvelope;
    /** The case as its parties know it. @throws NOT_FOUND */
    known(caller: Caller, id: string): Promise<CaseParties & { readonly seriesKey: Bytes32; readonly state: string }>;
  }): AddDocument =>
  async (caller, { id, index, document }) => {
    const { db, table, takeEnvelope, known } = deps;
    const found = await known(caller, id);
    requireIssuer(caller, found.chain, found.issuer);
    requireCaseState(found.state, 'take a document', 'OPEN');
    requireNextDocument((await countDocuments(db, table, [id])).get(id) ?? 0, index);
    const { chain, seriesKey, attestorKey } = found;
    const sealed = await takeEnvelope(documentsOf(table), document, {
      chain,
      keys: [attestorKey],
      seriesKey,
      id,
      index,
    });
    return async (tx) => {
      await appendDocument(tx, table, { id, index, document: sealed, attestorKey });
      return { id };
    };
  };

import type { Bytes32 } from '@income-series/protocol/hex';
import type { Caller } from '../../core/caller.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { TakeEnvelope } from '../announcements/index.ts';
import { requireIssuer } from '../transaction/index.ts';
import { appendDocument, countDocuments, type DocumentPlace, type DocumentTable, documentsOf } from './documents.ts';
import type { WriteCase } from './model/index.ts';
import { type CaseParties, requireCaseState, requireNextDocument } from './rules.ts';

interface DocumentInput extends DocumentPlace {
  /** The text of the sealed document's envelope. */
  readonly document: string;
}

/**
 * Checks a sealed document that the issuer adds to an open case. Returns a function that appends it.
 * @throws NOT_FOUND, NOT_ISSUER, CASE_CLOSED, CASE_STATE, TOO_MANY_DOCUMENTS, CONFLICT if the index is not the next one,
 * and the errors of `TakeEnvelope`
 */
export type AddDocument = (caller: Caller, input: DocumentInput) => Promise<WriteCase>;

/** Creates the step that adds a document to a case of one kind. */
export const createAddDocument =
  (deps: {
    readonly db: PrismaClient;
    readonly table: DocumentTable;
    readonly takeEnvelope: TakeEnvelope;
    /** Reads a case that the caller may see. @throws NOT_FOUND */
    findCase(
      caller: Caller,
      id: string,
    ): Promise<CaseParties & { readonly seriesKey: Bytes32; readonly state: string }>;
  }): AddDocument =>
  async (caller, { id, index, document }) => {
    const { db, table, takeEnvelope, findCase } = deps;
    const { chain, seriesKey, issuer, attestorKey, state } = await findCase(caller, id);
    requireIssuer(caller, chain, issuer);
    requireCaseState(state, 'take a document', 'OPEN');
    requireNextDocument((await countDocuments(db, table, [id])).get(id) ?? 0, index);
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

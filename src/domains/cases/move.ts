import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import type { Caller } from '../../core/caller.ts';
import type { Tx } from '../../core/tx.ts';
import { lockSignerKey } from '../account/index.ts';
import type { TakeEnvelope } from '../announcements/index.ts';
import { type AuditAction, audit, requireWritten } from '../operations/index.ts';
import { type DocumentTable, documentsOf, replaceDocument, requireDocumentsFor } from './documents.ts';
import type { WriteCase } from './model/index.ts';
import { type CaseParties, requireMovable } from './rules.ts';

/** The columns of a case that moving it reads. */
type MovedCase = CaseParties & { readonly seriesKey: Bytes32; readonly state: string };

/** The input that replaces a document by the same document sealed for another key. */
export interface ResealInput {
  readonly id: string;
  readonly index: number;
  /** The key that the case will be moved to. */
  readonly attestorKey: KeyAddress;
  /** The same document in an envelope for that key. */
  readonly document: string;
}

/** The input that addresses a case to another key. */
export interface MoveInput {
  readonly id: string;
  readonly attestorKey: KeyAddress;
}

/** The parts of moving a case that differ between kinds of cases. */
export interface MoveKind {
  readonly table: DocumentTable;
  readonly audited: Readonly<Record<'move', AuditAction>>;
  /** Sets the key of an open case that is still addressed to `where.attestorKey`. */
  move(
    tx: Tx,
    where: { readonly id: string; readonly state: 'OPEN'; readonly attestorKey: KeyAddress },
    data: { readonly attestorKey: KeyAddress; readonly openingCiphertext?: string },
  ): Promise<{ readonly count: number }>;
}

/**
 * Checks a document that its attestor sealed again for another of its keys. Returns a function that replaces the document.
 * @throws NOT_ADDRESSED, SIGNER_KEY_NOT_LINKED, CASE_CLOSED, CASE_STATE, CONFLICT, the errors of `TakeEnvelope`
 */
export async function resealDocument(
  { table, takeEnvelope }: { readonly table: DocumentTable; readonly takeEnvelope: TakeEnvelope },
  caller: Caller,
  resealed: MovedCase,
  { id, index, attestorKey: newKey, document }: ResealInput,
): Promise<WriteCase> {
  requireMovable(caller, resealed, newKey);
  const { chain, seriesKey, attestorKey } = resealed;
  const sealed = await takeEnvelope(documentsOf(table), document, { chain, keys: [newKey], seriesKey, id, index });
  return async (tx) => {
    await lockSignerKey(tx, newKey, caller.accountId);
    await replaceDocument(tx, table, { id, index, document: sealed, attestorKey });
    return { id };
  };
}

/** Returns a function that addresses a case to another key of its attestor, if every document is sealed to that key. */
export const moveCase =
  (
    kind: MoveKind,
    caller: Caller,
    { attestorKey: oldKey }: MovedCase,
    { id, attestorKey, ...columns }: MoveInput & { readonly openingCiphertext?: string },
  ): WriteCase =>
  async (tx) => {
    await lockSignerKey(tx, attestorKey, caller.accountId);
    await requireDocumentsFor(tx, kind.table, { id, key: attestorKey });
    const where = { id, state: 'OPEN', attestorKey: oldKey } as const;
    requireWritten(await kind.move(tx, where, { attestorKey, ...columns }));
    const codes = { from: oldKey, to: attestorKey };
    await audit(tx, { actor: caller.accountId, action: kind.audited.move, target: id, codes });
    return { id };
  };

import type { Caller } from '../../core/caller.ts';
import type { Bytes32, KeyAddress } from '../../core/hex.ts';
import type { Tx } from '../../core/tx.ts';
import { lockSignerKey } from '../account/index.ts';
import type { TakeEnvelope } from '../announcements/index.ts';
import { type AuditAction, audit, requireWritten } from '../operations/index.ts';
import { type DocumentTable, documentsOf, replaceDocument, requireDocumentsFor } from './documents.ts';
import type { WriteCase } from './model.ts';
import { type CaseParties, requireMovable } from './rules.ts';

/** A case that its attestor moves from its key to another one of its own. */
type Found = CaseParties & { readonly seriesKey: Bytes32; readonly state: string };

export interface ResealInput {
  readonly id: string;
  readonly index: number;
  /** The key that the case is going to be moved to. */
  readonly attestorKey: KeyAddress;
  /** The same document in an envelope for that key. */
  readonly document: string;
}

export interface MoveInput {
  readonly id: string;
  readonly attestorKey: KeyAddress;
}

/** What differs between the kinds of cases. */
export interface MoveKind {
  readonly table: DocumentTable;
  readonly audited: Readonly<Record<'move', AuditAction>>;
  /** Addresses an open case that is still addressed to `where.attestorKey` to another key. */
  move(
    tx: Tx,
    where: { readonly id: string; readonly state: 'OPEN'; readonly attestorKey: KeyAddress },
    data: { readonly attestorKey: KeyAddress; readonly openingCiphertext?: string },
  ): Promise<{ readonly count: number }>;
}

/**
 * Puts the same document, sealed to another key of the attestor, in the place of the one that is sealed to the case's key.
 * @throws NOT_FOUND, NOT_ADDRESSED, SIGNER_KEY_NOT_LINKED, CASE_CLOSED, CASE_STATE, CONFLICT, what `TakeEnvelope` throws
 */
export async function resealDocument(
  { table, takeEnvelope }: { readonly table: DocumentTable; readonly takeEnvelope: TakeEnvelope },
  caller: Caller,
  found: Found,
  { id, index, attestorKey: to, document }: ResealInput,
): Promise<WriteCase> {
  requireMovable(caller, found, to);
  const { chain, seriesKey, attestorKey } = found;
  const sealed = await takeEnvelope(documentsOf(table), document, { chain, keys: [to], seriesKey, id, index });
  return async (tx) => {
    await lockSignerKey(tx, to, caller.accountId);
    await replaceDocument(tx, table, { id, index, document: sealed, attestorKey });
    return { id };
  };
}

/** Addresses a case to another key of its attestor, once every document is sealed to it. */
export const moveCase =
  (
    kind: MoveKind,
    caller: Caller,
    found: Found,
    { id, attestorKey, ...columns }: MoveInput & { readonly openingCiphertext?: string },
  ): WriteCase =>
  async (tx) => {
    await lockSignerKey(tx, attestorKey, caller.accountId);
    await requireDocumentsFor(tx, kind.table, { id, key: attestorKey });
    const where = { id, state: 'OPEN', attestorKey: found.attestorKey } as const;
    requireWritten(await kind.move(tx, where, { attestorKey, ...columns }));
    const codes = { from: found.attestorKey, to: attestorKey };
    await audit(tx, { actor: caller.accountId, action: kind.audited.move, target: id, codes });
    return { id };
  };

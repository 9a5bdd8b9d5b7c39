import type { Address } from '@income-series/protocol/address';
import type { EnvelopeColumn } from '@income-series/protocol/envelope';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import type { Caller } from '../../core/caller.ts';
import type { Tx } from '../../core/tx.ts';
import { lockSignerKey } from '../account/index.ts';
import { createTakeEnvelope } from '../announcements/index.ts';
import { enqueueAction, toIssuer, toKeys, type UserAction } from '../notifications/index.ts';
import { type AuditAction, type AuditLine, audit, requireCapacity, requireWritten } from '../operations/index.ts';
import { type AddDocument, createAddDocument } from './add-document.ts';
import type { DocumentTable } from './documents.ts';
import { type CloseReason, MAX_CASES, type WriteCase } from './model/index.ts';
import type { CaseDeps } from './model/ports.ts';
import { type MoveInput, type MoveKind, moveCase, type ResealInput, resealDocument } from './move.ts';
import { type CaseParties, closedFor, requireClosing, requireMovable } from './rules.ts';

/** The columns of a case that its steps read, as a Prisma selection. */
export const STEP_COLUMNS = { chain: true, issuer: true, attestorKey: true, seriesKey: true, state: true } as const;

/** The columns of a stored case that its steps read. */
export interface StoredCase extends CaseParties {
  readonly seriesKey: Bytes32;
  readonly state: string;
}

/** The number of rows that a statement wrote. */
interface WriteCount {
  readonly count: number;
}

/** The parts of a case's steps that differ between kinds of cases. */
export interface CaseKind<Row> {
  readonly table: DocumentTable;
  /** The state of a case after its attestor signed. */
  readonly signed: string;
  readonly actions: Readonly<Record<'opened' | 'signed' | 'closed', UserAction['kind']>>;
  readonly audited: Readonly<Record<'sign' | 'close' | 'move', AuditAction>>;
  readonly move: MoveKind['move'];
  /** Counts the series' cases for the same quarter or year as a new one. */
  count(tx: Tx, row: Row): Promise<number>;
  /** Writes a new case if its id is free. */
  create(tx: Tx, row: Row): Promise<WriteCount>;
  /** Closes a case that is still in `where.state`, and deletes its unused signature. */
  close(tx: Tx, where: { readonly id: string; readonly state: string }, data: ClosedColumns): Promise<WriteCount>;
}

/** The new column values of a closed case. */
interface ClosedColumns {
  readonly state: string;
  readonly closedReason: CloseReason;
  readonly closedAt: Date;
}

/** Builds the columns that a new case of every kind has. */
export const newCase = (
  { accountId }: Caller,
  input: { readonly id: string; readonly chain: string; readonly seriesKey: Bytes32; readonly attestorKey: KeyAddress },
  issuer: Address,
  openedAt: Date,
) => ({
  id: input.id,
  chain: input.chain,
  seriesKey: input.seriesKey,
  indexedKey: input.seriesKey,
  issuer,
  accountId,
  attestorKey: input.attestorKey,
  state: 'OPEN',
  documentsCiphertext: [],
  openedAt,
});

type NewCase = ReturnType<typeof newCase> & { readonly period?: number };

/** A signature that is to be stored: its write, its audit codes and the details of its notification. */
interface SignedStep {
  readonly at: Date;
  readonly codes: NonNullable<AuditLine['codes']>;
  readonly period?: number;
  /** Distinguishes the notification from the one about an earlier signature on the same case. */
  readonly once?: string;
  /** Writes the signature if the case has not changed since it was read. */
  write(tx: Tx): Promise<WriteCount>;
}

/** The input that closes a case. */
export interface CloseInput {
  readonly id: string;
  readonly reason: CloseReason;
}

/** The steps of cases of one kind. */
export interface CaseSteps<Row> {
  /** Writes a new case and notifies its attestor. @throws CASE_LIMIT, CONFLICT if the id is in use */
  open(row: Row): WriteCase;
  readonly addDocument: AddDocument;
  /** Replaces a document by the same document sealed for another key. @throws NOT_FOUND, and the errors of `resealDocument` */
  reseal(caller: Caller, input: ResealInput): Promise<WriteCase>;
  /** Addresses the case to another key of the attestor. `opening`: the sealed opening of a case that has one. @throws as `reseal` */
  move(caller: Caller, input: MoveInput, opening?: SealedOpening): Promise<WriteCase>;
  /** Writes the attestor's signature and its audit line, and notifies the issuer. @throws CONFLICT if the case has changed */
  sign(caller: Caller, row: StoredCase & { readonly id: string }, step: SignedStep): WriteCase;
  /** Closes a case for the caller's reason. @throws NOT_FOUND, NOT_ADDRESSED, NOT_ISSUER, CASE_CLOSED, CASE_STATE, CONFLICT */
  close(caller: Caller, input: CloseInput): Promise<WriteCase>;
}

/** The envelope of a case's opening, sealed for the key that the case is moved to. */
interface SealedOpening {
  readonly column: EnvelopeColumn;
  readonly text: string;
}

/** Creates the steps of one kind of case. `findCase` reads a case that the caller may see, or throws NOT_FOUND. */
export function createCaseSteps<Row extends NewCase>(
  kind: CaseKind<Row>,
  { db, chains, announcements, clock }: Pick<CaseDeps, 'db' | 'chains' | 'announcements' | 'clock'>,
  findCase: (caller: Caller, id: string) => Promise<StoredCase>,
): CaseSteps<Row> {
  const takeEnvelope = createTakeEnvelope(chains, announcements);
  return {
    open: (row) => (tx) => writeNewCase(tx, kind, row),
    addDocument: createAddDocument({ db, table: kind.table, takeEnvelope, findCase }),
    reseal: async (caller, input) =>
      resealDocument({ table: kind.table, takeEnvelope }, caller, await findCase(caller, input.id), input),
    async move(caller, { id, attestorKey }, opening) {
      const row = await findCase(caller, id);
      requireMovable(caller, row, attestorKey);
      if (opening === undefined) {
        await announcements.recipients(row.chain, [attestorKey]);
        return moveCase(kind, caller, row, { id, attestorKey });
      }
      const place = { chain: row.chain, keys: [attestorKey], seriesKey: row.seriesKey, id };
      const openingCiphertext = await takeEnvelope(opening.column, opening.text, place);
      return moveCase(kind, caller, row, { id, attestorKey, openingCiphertext });
    },
    sign: (caller, row, step) => (tx) => writeSignature(tx, kind, row, { ...step, actor: caller.accountId }),
    async close(caller, input) {
      const row = await findCase(caller, input.id);
      requireClosing(caller, row, { reason: input.reason, signed: kind.signed });
      const closedAt = clock.now();
      return (tx) => writeClosing(tx, kind, caller, { ...row, ...input, closedAt });
    },
  };
}

/** Writes a new case and notifies its attestor. */
async function writeNewCase<Row extends NewCase>(
  tx: Tx,
  kind: CaseKind<Row>,
  row: Row,
): Promise<{ readonly id: string }> {
  const { id, chain, seriesKey, period, attestorKey, state: status, openedAt: at } = row;
  await lockSignerKey(tx, attestorKey);
  requireCapacity(await kind.count(tx, row), MAX_CASES);
  requireWritten(await kind.create(tx, row));
  const about = { chain, seriesKey, subjectId: id, ...(period === undefined ? {} : { period }), status, at };
  await enqueueAction(tx, { ...about, kind: kind.actions.opened, audience: toKeys(attestorKey) });
  return { id };
}

/** Writes an attestor's signature on a case and its audit line, and notifies the issuer. */
async function writeSignature(
  tx: Tx,
  kind: Pick<CaseKind<never>, 'signed' | 'actions' | 'audited'>,
  { id, chain, seriesKey, issuer }: StoredCase & { readonly id: string },
  { actor, write, codes, ...step }: SignedStep & { readonly actor: string },
): Promise<{ readonly id: string }> {
  requireWritten(await write(tx));
  await audit(tx, { actor, action: kind.audited.sign, target: id, codes });
  const about = { chain, seriesKey, subjectId: id, status: kind.signed, ...step };
  await enqueueAction(tx, { ...about, kind: kind.actions.signed, audience: toIssuer(issuer) });
  return { id };
}

/** Closes a case, writes the audit line and notifies the other party. */
async function writeClosing(
  tx: Tx,
  kind: Pick<CaseKind<never>, 'actions' | 'audited' | 'close'>,
  { accountId: actor }: Caller,
  closing: StoredCase & CloseInput & { readonly closedAt: Date },
): Promise<{ readonly id: string }> {
  const { id, chain, seriesKey, state, reason, closedAt } = closing;
  const data = { state: 'CLOSED', closedReason: reason, closedAt };
  requireWritten(await kind.close(tx, { id, state }, data));
  await audit(tx, { actor, action: kind.audited.close, target: id, codes: { reason } });
  const about = { chain, seriesKey, subjectId: id, status: data.state, reason, at: closedAt };
  await enqueueAction(tx, { ...about, kind: kind.actions.closed, audience: closedFor(closing, reason) });
  return { id };
}

import type { Address } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import type { EnvelopeColumn } from '../../core/envelope/index.ts';
import type { Bytes32, KeyAddress } from '../../core/hex.ts';
import type { Tx } from '../../core/tx.ts';
import { lockSignerKey } from '../account/index.ts';
import { createTakeEnvelope } from '../announcements/index.ts';
import { enqueueAction, toIssuer, toKeys, type UserAction } from '../notifications/index.ts';
import { type AuditAction, type AuditLine, audit, requireCapacity, requireWritten } from '../operations/index.ts';
import { type AddDocument, createAddDocument } from './add-document.ts';
import type { DocumentTable } from './documents.ts';
import { type CloseReason, MAX_CASES, type WriteCase } from './model.ts';
import { type MoveInput, type MoveKind, moveCase, type ResealInput, resealDocument } from './move.ts';
import type { CaseDeps } from './ports.ts';
import { type CaseParties, closedFor, requireClosing, requireMovable } from './rules.ts';

/** The columns of a case that its steps go by, as a Prisma selection. */
export const STEP_COLUMNS = { chain: true, issuer: true, attestorKey: true, seriesKey: true, state: true } as const;

export interface FoundCase extends CaseParties {
  readonly seriesKey: Bytes32;
  readonly state: string;
}

interface Written {
  readonly count: number;
}

/** One kind of case: what differs in the steps that all kinds take. */
export interface CaseKind<Row> {
  readonly table: DocumentTable;
  /** The state of a case that its attestor signed. */
  readonly signed: string;
  readonly actions: Readonly<Record<'opened' | 'signed' | 'closed', UserAction['kind']>>;
  readonly audited: Readonly<Record<'sign' | 'close' | 'move', AuditAction>>;
  readonly move: MoveKind['move'];
  /** How many cases the series of a new one has of the same quarter or year. */
  count(tx: Tx, row: Row): Promise<number>;
  /** Writes a new case where its id is free. */
  create(tx: Tx, row: Row): Promise<Written>;
  /** Closes a case that is still in `state`; a signature that nobody used is deleted with it. */
  close(tx: Tx, where: { readonly id: string; readonly state: string }, data: ClosedColumns): Promise<Written>;
}

interface ClosedColumns {
  readonly state: string;
  readonly closedReason: CloseReason;
  readonly closedAt: Date;
}

/** The columns of a new case that all kinds have. */
export const newCase = (
  { accountId }: Caller,
  given: { readonly id: string; readonly chain: string; readonly seriesKey: Bytes32; readonly attestorKey: KeyAddress },
  issuer: Address,
  openedAt: Date,
) => ({
  id: given.id,
  chain: given.chain,
  seriesKey: given.seriesKey,
  indexedKey: given.seriesKey,
  issuer,
  accountId,
  attestorKey: given.attestorKey,
  state: 'OPEN',
  documentsCiphertext: [],
  openedAt,
});

type NewCase = ReturnType<typeof newCase> & { readonly period?: number };

/** A case's new state, and what is logged and notified of it. */
interface SignedStep {
  readonly at: Date;
  readonly codes: NonNullable<AuditLine['codes']>;
  readonly period?: number;
  /** What makes this signature differ from one before on the same case. */
  readonly once?: string;
  /** Writes it where the case is still as it was found. */
  write(tx: Tx): Promise<Written>;
}

export interface CloseInput {
  readonly id: string;
  readonly reason: CloseReason;
}

export interface CaseSteps<Row> {
  /** Writes a new case and notifies its attestor. @throws CASE_LIMIT, CONFLICT for an id that is taken */
  opened(row: Row): WriteCase;
  readonly addDocument: AddDocument;
  /** @throws NOT_FOUND, and what `resealDocument` throws */
  reseal(caller: Caller, input: ResealInput): Promise<WriteCase>;
  /** Addresses the case to another key of the attestor; `opening` for a case that has one. @throws as `reseal` */
  move(caller: Caller, input: MoveInput, opening?: SealedOpening): Promise<WriteCase>;
  /** Writes the attestor's signature, logs it and notifies the issuer. @throws CONFLICT where the case has changed */
  signed(caller: Caller, found: FoundCase & { readonly id: string }, step: SignedStep): WriteCase;
  /** @throws NOT_FOUND, NOT_ADDRESSED, NOT_ISSUER, CASE_CLOSED, CASE_STATE, CONFLICT */
  close(caller: Caller, input: CloseInput): Promise<WriteCase>;
}

/** The envelope of a case's opening, for the key that the case is moved to. */
interface SealedOpening {
  readonly column: EnvelopeColumn;
  readonly text: string;
}

/** The steps that cases of every kind take. `known`: the case as its parties know it. @throws NOT_FOUND */
export function createCaseSteps<Row extends NewCase>(
  kind: CaseKind<Row>,
  { db, chains, announcements, clock }: Pick<CaseDeps, 'db' | 'chains' | 'announcements' | 'clock'>,
  known: (caller: Caller, id: string) => Promise<FoundCase>,
): CaseSteps<Row> {
  const takeEnvelope = createTakeEnvelope(chains, announcements);
  return {
    opened: (row) => (tx) => writeOpened(tx, kind, row),
    addDocument: createAddDocument({ db, table: kind.table, takeEnvelope, known }),
    reseal: async (caller, input) =>
      resealDocument({ table: kind.table, takeEnvelope }, caller, await known(caller, input.id), input),
    async move(caller, { id, attestorKey }, opening) {
      const found = await known(caller, id);
      requireMovable(caller, found, attestorKey);
      if (opening === undefined) {
        await announcements.recipients(found.chain, [attestorKey]);
        return moveCase(kind, caller, found, { id, attestorKey });
      }
      const place = { chain: found.chain, keys: [attestorKey], seriesKey: found.seriesKey, id };
      const openingCiphertext = await takeEnvelope(opening.column, opening.text, place);
      return moveCase(kind, caller, found, { id, attestorKey, openingCiphertext });
    },
    signed: (caller, found, step) => (tx) => writeSigned(tx, kind, found, { ...step, actor: caller.accountId }),
    async close(caller, input) {
      const found = await known(caller, input.id);
      requireClosing(caller, found, { reason: input.reason, signed: kind.signed });
      const closedAt = clock.now();
      return (tx) => writeClosed(tx, kind, caller, { ...found, ...input, closedAt });
    },
  };
}

async function writeOpened<Row extends NewCase>(
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

async function writeSigned(
  tx: Tx,
  kind: Pick<CaseKind<never>, 'signed' | 'actions' | 'audited'>,
  { id, chain, seriesKey, issuer }: FoundCase & { readonly id: string },
  { actor, write, codes, ...step }: SignedStep & { readonly actor: string },
): Promise<{ readonly id: string }> {
  requireWritten(await write(tx));
  await audit(tx, { actor, action: kind.audited.sign, target: id, codes });
  const about = { chain, seriesKey, subjectId: id, status: kind.signed, ...step };
  await enqueueAction(tx, { ...about, kind: kind.actions.signed, audience: toIssuer(issuer) });
  return { id };
}

async function writeClosed(
  tx: Tx,
  kind: Pick<CaseKind<never>, 'actions' | 'audited' | 'close'>,
  { accountId: actor }: Caller,
  closing: FoundCase & CloseInput & { readonly closedAt: Date },
): Promise<{ readonly id: string }> {
  const { id, chain, seriesKey, state, reason, closedAt } = closing;
  const data = { state: 'CLOSED', closedReason: reason, closedAt };
  requireWritten(await kind.close(tx, { id, state }, data));
  await audit(tx, { actor, action: kind.audited.close, target: id, codes: { reason } });
  const about = { chain, seriesKey, subjectId: id, status: data.state, reason, at: closedAt };
  await enqueueAction(tx, { ...about, kind: kind.actions.closed, audience: closedFor(closing, reason) });
  return { id };
}

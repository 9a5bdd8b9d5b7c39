import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import { requireSignedBy } from '@income-series/protocol/signing';
import { wholeSeconds } from '@income-series/protocol/whole-seconds';
import type { Caller } from '../../core/caller.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import {
  type AddDocument,
  type CaseDeps,
  type CaseKind,
  type CaseParties,
  type CaseSteps,
  type CloseInput,
  createCaseSteps,
  type MoveInput,
  newCase,
  type ResealInput,
  requireCaseState,
  requireKnown,
  STEP_COLUMNS,
  type WriteCase,
} from '../cases/index.ts';
import { findSeries } from '../series/index.ts';
import { type PreparedCall, requireAddressed, requireIssuer, requireOwnWallet } from '../transaction/index.ts';
import type { OpenAnnualInput, SignTrueUpInput } from './model/index.ts';
import { requireNettable, requireTrueUp, requireYear } from './rules.ts';

/** Annual reviews: an attestor compares a year's payments with its documents and signs the adjustment. */
export interface AnnualCaseService {
  /**
   * Opens the review of a past year for the issuer.
   * @throws NOT_FOUND, NOT_ISSUER, the errors of `requireYear`, SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING,
   * CONFLICT if the id is in use, CASE_LIMIT, CHAIN_UNAVAILABLE
   */
  open(caller: Caller, input: OpenAnnualInput): Promise<WriteCase>;
  readonly addDocument: AddDocument;
  /** Replaces a document by the same document sealed for another key. @throws as `CaseSteps.reseal` */
  reseal(caller: Caller, input: ResealInput): Promise<WriteCase>;
  /** Addresses the case to another key of its attestor. @throws as `CaseSteps.move` */
  move(caller: Caller, input: MoveInput): Promise<WriteCase>;
  /**
   * Stores the addressed attestor's signature of TRUEUP over the chain's present nonce, for the issuer's transaction only. It
   * may replace a signature over an earlier nonce.
   *
   * @throws NOT_FOUND, NOT_ADDRESSED, CASE_CLOSED, CASE_STATE, BAD_INPUT if the time is not a whole second, the errors of
   * `requireYear` and `requireTrueUp`, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID (over another nonce too),
   * SIGNER_INACTIVE, CONFLICT, CHAIN_UNAVAILABLE
   */
  sign(caller: Caller, input: SignTrueUpInput): Promise<WriteCase>;
  /**
   * Builds `submitTrueUp` for the issuer's own wallet. Only this transaction contains the stored signature.
   * @throws NOT_FOUND, WALLET_NOT_LINKED (also for an admin), CASE_CLOSED, CASE_STATE, the errors of `requireYear` and
   * `requireNettable`, NONCE_MOVED, SIGNER_INACTIVE, CHAIN_UNAVAILABLE, CONFLICT if the signature was deleted or replaced
   * at the same time
   */
  prepare(caller: Caller, id: string): Promise<PreparedCall>;
  /** Closes a case and deletes its unused signature. @throws as `Tier3CaseService.close` */
  close(caller: Caller, input: CloseInput): Promise<WriteCase>;
}

type NewRow = ReturnType<typeof newCase> & { readonly year: number };

/** The table, states and names of annual cases for the steps that all kinds of cases share. */
const ANNUAL: CaseKind<NewRow> = {
  table: 'tier3_annual',
  signed: 'SIGNED',
  actions: { opened: 'AnnualOpened', signed: 'AnnualSigned', closed: 'AnnualClosed' },
  audited: { sign: 'trueup.sign', close: 'trueup.close', move: 'trueup.move' },
  count: (tx, { chain, seriesKey, year }) => tx.tier3Annual.count({ where: { chain, seriesKey, year } }),
  create: (tx, row) => tx.tier3Annual.createMany({ data: [row], skipDuplicates: true }),
  close: (tx, where, data) => tx.tier3Annual.updateMany({ where, data: { ...data, trueupSignature: null } }),
  move: (tx, where, data) => tx.tier3Annual.updateMany({ where, data: { attestorKey: data.attestorKey } }),
};

/** Creates the service of annual reviews. */
export function createAnnualCaseService(deps: CaseDeps): AnnualCaseService {
  const steps = createCaseSteps(ANNUAL, deps, (caller, id) => findCase(deps.db, caller, id, {}));
  return {
    open: (caller, input) => openCase(deps, steps, caller, input),
    addDocument: steps.addDocument,
    reseal: steps.reseal,
    move: (caller, input) => steps.move(caller, input),
    sign: (caller, input) => signCase(deps, steps, caller, input),
    prepare: (caller, id) => prepareTrueUp(deps, caller, id),
    close: steps.close,
  };
}

/** Reads a case that the caller may see, with the columns `more`. @throws NOT_FOUND */
async function findCase<S extends Prisma.Tier3AnnualSelect>(db: PrismaClient, caller: Caller, id: string, more: S) {
  const select = { ...more, ...STEP_COLUMNS, id: true, year: true } as const;
  const row = await db.tier3Annual.findUnique({ where: { id }, select });
  return requireKnown(caller, row as (typeof row & CaseParties) | null);
}

/** Tests that the index has a true-up of the series' year. */
async function hasIndexedTrueUp(db: PrismaClient, chain: string, seriesKey: Bytes32, year: number): Promise<boolean> {
  const args = { path: ['year'], equals: year };
  return (await db.chainEvent.count({ where: { chain, seriesKey, name: 'TrueUpAccepted', args } })) > 0;
}

/** Reads the facts about a series' year from the chain and the index. @throws NOT_FOUND, CHAIN_UNAVAILABLE */
async function readYear(
  { db, chains }: Pick<CaseDeps, 'db' | 'chains'>,
  { chain, seriesKey: key, year }: { readonly chain: string; readonly seriesKey: Bytes32; readonly year: number },
  /** Throws for a caller who may not read the facts. It runs before the chain is read. */
  requireAllowed: (issuer: Address) => void = () => {},
) {
  const row = await findSeries(db, chain, key, { issuer: true, firstPeriod: true, lastPeriod: true });
  requireAllowed(row.issuer);
  const [{ block, value: series }, hasTrueUp] = await Promise.all([
    chains.of(chain).series(key),
    hasIndexedTrueUp(db, chain, key, year),
  ]);
  const facts = { ...row, series, now: block.timestamp, hasTrueUp };
  return { issuer: row.issuer, nonce: series.trueupNonce, facts };
}

/** Checks the input of `AnnualCaseService.open`. Returns a function that writes the new case. */
async function openCase(
  deps: Pick<CaseDeps, 'db' | 'chains' | 'announcements' | 'clock'>,
  steps: CaseSteps<NewRow>,
  caller: Caller,
  input: OpenAnnualInput,
): Promise<WriteCase> {
  const { chain, year, attestorKey } = input;
  const { issuer, facts } = await readYear(deps, input, (wallet) => requireIssuer(caller, chain, wallet));
  requireYear(year, facts);
  await deps.announcements.recipients(chain, [attestorKey]);
  return steps.open({ ...newCase(caller, input, issuer, deps.clock.now()), year });
}

/** Checks the input of `AnnualCaseService.sign`. Returns a function that stores the signature. */
async function signCase(
  deps: Pick<CaseDeps, 'db' | 'chains' | 'checks' | 'clock'>,
  steps: CaseSteps<NewRow>,
  caller: Caller,
  { id, adjustment, attestedAt: attestationTs, signature }: SignTrueUpInput,
): Promise<WriteCase> {
  const row = await findCase(deps.db, caller, id, { trueupNonce: true });
  const { chain, seriesKey, year, state, trueupNonce } = row;
  const key = requireAddressed(caller, chain, row.attestorKey);
  const { nonce, facts } = await readYear(deps, { chain, seriesKey, year });
  const hasOldNonce = trueupNonce !== null && trueupNonce !== nonce;
  requireCaseState(state, 'be signed', 'OPEN', ...(hasOldNonce ? [ANNUAL.signed] : []));
  const time = wholeSeconds('attestedAt', attestationTs);
  requireYear(year, facts);
  requireTrueUp({ year, adjustment, attestationTs: time }, { chain, ...facts });
  const message = { seriesKey, year, trueupNonce: nonce, attestationTs: time, adjustment };
  const checked = requireSignedBy(deps.chains.of(chain).domain, 'TRUEUP', message, { key, signature });
  const { signer, digest } = checked;
  await deps.checks.requireAttestor(chain, signer);
  const data = {
    state: ANNUAL.signed,
    trueupSignature: checked.signature,
    trueupSigner: signer,
    trueupNonce: nonce,
    trueupDigest: digest,
    attestationTs,
    adjustment: adjustment.toString(),
  };
  return steps.sign(caller, row, {
    at: deps.clock.now(),
    codes: { signer, nonce: nonce.toString(), time: attestationTs.toISOString(), digest },
    once: nonce.toString(),
    write: (tx) => tx.tier3Annual.updateMany({ where: { id, state, trueupNonce, attestorKey: key }, data }),
  });
}

/** Reads a case's signature and the signed values. @throws CASE_STATE if the signature was deleted at the same time */
async function signatureOf(db: PrismaClient, id: string) {
  const row = await db.tier3Annual.findUniqueOrThrow({
    where: { id },
    select: { trueupSignature: true, trueupSigner: true, trueupNonce: true, attestationTs: true, adjustment: true },
  });
  const { trueupSignature: signature, trueupSigner: signer, trueupNonce, attestationTs, adjustment } = row;
  if (!signature || !signer || trueupNonce === null || !attestationTs || !adjustment) throw new AppError('CASE_STATE');
  const signed = {
    trueupNonce,
    attestationTs: wholeSeconds('attestationTs', attestationTs),
    adjustment: BigInt(adjustment.toFixed(0)),
  };
  return { signer, signed: { ...signed, signature } };
}

/** Builds the issuer's transaction with the signed true-up, as `AnnualCaseService.prepare` says. */
async function prepareTrueUp(
  deps: Pick<CaseDeps, 'db' | 'chains' | 'checks' | 'transactions'>,
  caller: Caller,
  id: string,
): Promise<PreparedCall> {
  const { chain, issuer, seriesKey, year, state } = await findCase(deps.db, caller, id, {});
  const wallet = requireOwnWallet(caller, chain, issuer);
  requireCaseState(state, 'be sent to the chain', ANNUAL.signed);
  const { signer, signed } = await signatureOf(deps.db, id);
  const { nonce, facts } = await readYear(deps, { chain, seriesKey, year });
  requireYear(year, facts);
  requireNettable(signed.adjustment, facts);
  if (nonce !== signed.trueupNonce) throw new AppError('NONCE_MOVED');
  await deps.checks.requireAttestor(chain, signer);
  return deps.transactions.build({
    caller,
    wallet,
    signature: {
      rowId: id,
      lock: (tx) => tx.$queryRaw`
        SELECT 1 FROM tier3_annual WHERE id = ${id}::uuid AND trueup_signature = ${signed.signature} FOR SHARE`,
    },
    call: { kind: 'submitTrueUp', seriesKey, year, ...signed },
  });
}

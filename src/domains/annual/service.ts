import type { Address } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { requireSignedBy } from '../../core/signing/index.ts';
import { wholeSeconds } from '../../core/whole-seconds.ts';
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
import type { OpenAnnualInput, SignTrueUpInput } from './model.ts';
import { requireNettable, requireTrueUp, requireYear } from './rules.ts';

/** Once a year an attestor compares what was paid with the year's documents, and signs what is to be made up for. */
export interface AnnualCaseService {
  /**
   * Opens the review of a year that is over; the last year ends with the term.
   * @throws NOT_FOUND, NOT_ISSUER, what `requireYear` throws, SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING,
   * CONFLICT for an id that is taken, CASE_LIMIT, CHAIN_UNAVAILABLE
   */
  open(caller: Caller, input: OpenAnnualInput): Promise<WriteCase>;
  readonly addDocument: AddDocument;
  /** @throws as `CaseSteps.reseal` */
  reseal(caller: Caller, input: ResealInput): Promise<WriteCase>;
  /** @throws as `CaseSteps.move` */
  move(caller: Caller, input: MoveInput): Promise<WriteCase>;
  /**
   * The addressed key signed TRUEUP over the chain's nonce. The signature is kept for the issuer's transaction alone.
   * A signature whose nonce has moved is replaced.
   *
   * @throws NOT_FOUND, NOT_ADDRESSED, CASE_CLOSED, CASE_STATE, BAD_INPUT for a time that is no whole second, what
   * `requireYear` and `requireTrueUp` throw, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID (over another nonce too),
   * SIGNER_INACTIVE, CONFLICT, CHAIN_UNAVAILABLE
   */
  sign(caller: Caller, input: SignTrueUpInput): Promise<WriteCase>;
  /**
   * Builds `submitTrueUp` for the issuer's own wallet: the only place the signature comes out at.
   * @throws NOT_FOUND, WALLET_NOT_LINKED (an admin's too), CASE_CLOSED, CASE_STATE, what `requireYear` and
   * `requireNettable` throw, NONCE_MOVED, SIGNER_INACTIVE, CHAIN_UNAVAILABLE, CONFLICT where the signature was dropped or
   * replaced meanwhile
   */
  prepare(caller: Caller, id: string): Promise<PreparedCall>;
  /** A signature that nobody used is deleted with the case. @throws as `Tier3CaseService.close` */
  close(caller: Caller, input: CloseInput): Promise<WriteCase>;
}

type NewRow = ReturnType<typeof newCase> & { readonly year: number };

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

/** A case with `more` of its columns, as its parties know it. @throws NOT_FOUND */
async function findCase<S extends Prisma.Tier3AnnualSelect>(db: PrismaClient, caller: Caller, id: string, more: S) {
  const select = { ...more, ...STEP_COLUMNS, id: true, year: true } as const;
  const found = await db.tier3Annual.findUnique({ where: { id }, select });
  return requireKnown(caller, found as (typeof found & CaseParties) | null);
}

/** The year's true-up is on the chain, as far as it is indexed. */
async function isDone(db: PrismaClient, chain: string, seriesKey: Bytes32, year: number): Promise<boolean> {
  const args = { path: ['year'], equals: year };
  return (await db.chainEvent.count({ where: { chain, seriesKey, name: 'TrueUpAccepted', args } })) > 0;
}

/** What chain and index say of a series' year. @throws NOT_FOUND, CHAIN_UNAVAILABLE */
async function readYear(
  { db, chains }: Pick<CaseDeps, 'db' | 'chains'>,
  { chain, seriesKey: key, year }: { readonly chain: string; readonly seriesKey: Bytes32; readonly year: number },
  /** Throws for who may not ask, before the chain is asked. */
  allow: (issuer: Address) => void = () => {},
) {
  const row = await findSeries(db, chain, key, { issuer: true, firstPeriod: true, lastPeriod: true });
  allow(row.issuer);
  const [{ block, value: series }, done] = await Promise.all([
    chains.of(chain).series(key),
    isDone(db, chain, key, year),
  ]);
  const facts = { ...row, series, now: block.timestamp, done };
  return { issuer: row.issuer, nonce: series.trueupNonce, facts };
}

async function openCase(
  deps: Pick<CaseDeps, 'db' | 'chains' | 'announcements' | 'clock'>,
  steps: CaseSteps<NewRow>,
  caller: Caller,
  input: OpenAnnualInput,
): Promise<WriteCase> {
  const { chain, year, attestorKey } = input;
  const allow = (issuer: Address) => requireIssuer(caller, chain, issuer);
  const { issuer, facts } = await readYear(deps, input, allow);
  requireYear(year, facts);
  await deps.announcements.recipients(chain, [attestorKey]);
  return steps.opened({ ...newCase(caller, input, issuer, deps.clock.now()), year });
}

async function signCase(
  deps: Pick<CaseDeps, 'db' | 'chains' | 'checks' | 'clock'>,
  steps: CaseSteps<NewRow>,
  caller: Caller,
  { id, adjustment, attestedAt: attestationTs, signature }: SignTrueUpInput,
): Promise<WriteCase> {
  const found = await findCase(deps.db, caller, id, { trueupNonce: true });
  const { chain, seriesKey, year, state, trueupNonce } = found;
  const key = requireAddressed(caller, chain, found.attestorKey);
  const { nonce, facts } = await readYear(deps, { chain, seriesKey, year });
  const moved = trueupNonce !== null && trueupNonce !== nonce;
  requireCaseState(state, 'be signed', 'OPEN', ...(moved ? [ANNUAL.signed] : []));
  const time = wholeSeconds('attestedAt', attestationTs);
  requireYear(year, facts);
  requireTrueUp({ year, adjustment, attestationTs: time }, { chain, ...facts });
  const message = { seriesKey, year, trueupNonce: nonce, attestationTs: time, adjustment };
  const signed = requireSignedBy(deps.chains.of(chain).domain, 'TRUEUP', message, { key, signature });
  const { signer, digest } = signed;
  await deps.checks.requireAttestor(chain, signer);
  const data = {
    state: ANNUAL.signed,
    trueupSignature: signed.signature,
    trueupSigner: signer,
    trueupNonce: nonce,
    trueupDigest: digest,
    attestationTs,
    adjustment: adjustment.toString(),
  };
  return steps.signed(caller, found, {
    at: deps.clock.now(),
    codes: { signer, nonce: nonce.toString(), time: attestationTs.toISOString(), digest },
    once: nonce.toString(),
    write: (tx) => tx.tier3Annual.updateMany({ where: { id, state, trueupNonce, attestorKey: key }, data }),
  });
}

/** The case's signature with what it is over. @throws CASE_STATE where it was dropped meanwhile */
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

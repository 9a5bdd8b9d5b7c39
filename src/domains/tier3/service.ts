import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { StoredProof } from '@income-series/protocol/report-proof';
import { type MessageOf, type MessageSignature, requireSignedBy } from '@income-series/protocol/signing';
import type { Caller } from '../../core/caller.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { createTakeEnvelope } from '../announcements/index.ts';
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
import { DOCUMENTS_TIER } from '../reporting/index.ts';
import { type PreparedCall, requireAddressed, requireIssuer, requireWallet } from '../transaction/index.ts';
import { OPENING, type OpenCaseInput, proofClaim, storedProof } from './model/index.ts';

/** A newer proof of the same commitments, because rate and units may have changed since the case was opened. */
interface FreshProof {
  readonly proof: unknown;
  readonly publicSignals: unknown;
}

interface SignCaseInput {
  readonly id: string;
  readonly signature: string;
}

/** Tier-3 cases: an attestor reads documents that are sealed for it, and signs the report. */
export interface Tier3CaseService {
  /**
   * Opens a case with one attestor. The proof must verify, its signals match the chain, and the opening be sealed for the
   * attestor. While the feed is stale, its last rate or an attestor's signed rate is accepted, because the report is proven
   * again before it is submitted.
   *
   * @throws NOT_FOUND, PERIOD_INVALID, NOT_ISSUER, as `ReportChecks.check` and `TakeEnvelope`, CONFLICT if the id is taken,
   * CASE_LIMIT
   */
  open(caller: Caller, input: OpenCaseInput): Promise<WriteCase>;
  readonly addDocument: AddDocument;
  /** Replaces a document by one sealed for another key. @throws as `CaseSteps.reseal` */
  reseal(caller: Caller, input: ResealInput): Promise<WriteCase>;
  /** Addresses a case to another key of its attestor; `opening` is sealed for that key. @throws as `CaseSteps.move` */
  move(caller: Caller, input: MoveInput & { readonly opening: string }): Promise<WriteCase>;
  /**
   * Checks and stores the addressed key's signature over REPORT, with tier 3 and the case's commitments.
   * @throws NOT_FOUND, NOT_ADDRESSED, CASE_CLOSED, CASE_STATE, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID,
   * SIGNER_INACTIVE, CONFLICT
   */
  sign(caller: Caller, input: SignCaseInput): Promise<WriteCase>;
  /**
   * Builds `submitReport` from an attested case for the issuer's wallet, with the case's proof or a newer one of the same
   * commitments, checked against the chain as it is now.
   *
   * @throws NOT_FOUND, WALLET_NOT_LINKED, CASE_CLOSED, CASE_STATE, SIGNAL_MISMATCH if the commitments are
   * not the attested ones, as `ReportChecks.check`, SIGNER_INACTIVE
   */
  prepare(caller: Caller, id: string, fresh: FreshProof | null): Promise<PreparedCall>;
  /** Closes a case. @throws NOT_FOUND, NOT_ADDRESSED, NOT_ISSUER, CASE_CLOSED, CASE_STATE, CONFLICT */
  close(caller: Caller, input: CloseInput): Promise<WriteCase>;
}

/** The REPORT message of a case. The message contains commitments, and nothing of figure, salts or documents. */
export const reportMessage = (tier3Case: {
  readonly seriesKey: Bytes32;
  readonly period: number;
  readonly priorIncomeCommitment: Bytes32;
  readonly incomeCommitment: Bytes32;
  readonly liquidityFlag: number;
}): MessageOf<'REPORT'> => ({
  seriesKey: tier3Case.seriesKey,
  period: tier3Case.period,
  priorCommitment: tier3Case.priorIncomeCommitment,
  incomeCommitment: tier3Case.incomeCommitment,
  tier: DOCUMENTS_TIER,
  liquidityFlag: tier3Case.liquidityFlag,
});

type NewRow = ReturnType<typeof newCase> & Omit<Prisma.Tier3CaseCreateManyInput, 'documentsCiphertext'>;

const TIER3: CaseKind<NewRow> = {
  table: 'tier3_cases',
  signed: 'ATTESTED',
  actions: { opened: 'CaseOpened', signed: 'CaseAttested', closed: 'CaseClosed' },
  audited: { sign: 'tier3.attest', close: 'tier3.close', move: 'tier3.move' },
  count: (tx, { chain, seriesKey, period }) => tx.tier3Case.count({ where: { chain, seriesKey, period } }),
  create: (tx, row) => tx.tier3Case.createMany({ data: [row], skipDuplicates: true }),
  close: (tx, where, data) => tx.tier3Case.updateMany({ where, data }),
  move: (tx, where, data) => tx.tier3Case.updateMany({ where, data }),
};

/** The columns of a case that its REPORT message contains. */
const REPORT_COLUMNS = {
  period: true,
  liquidityFlag: true,
  incomeCommitment: true,
  priorIncomeCommitment: true,
} as const;

/** Creates the service of tier-3 cases. */
export function createTier3CaseService(deps: CaseDeps): Tier3CaseService {
  const steps = createCaseSteps(TIER3, deps, (caller, id) => findCase(deps.db, caller, id, {}));
  return {
    open: (caller, input) => openCase(deps, steps, caller, input),
    addDocument: steps.addDocument,
    reseal: steps.reseal,
    move: (caller, { opening, ...input }) => steps.move(caller, input, { column: OPENING, text: opening }),
    sign: (caller, input) => signCase(deps, steps, caller, input),
    prepare: (caller, id, fresh) => prepareReport(deps, caller, id, fresh),
    close: steps.close,
  };
}

/** Finds a case, with the columns `more` added. @throws NOT_FOUND, also if the caller is not one of its parties */
async function findCase<S extends Prisma.Tier3CaseSelect>(db: PrismaClient, caller: Caller, id: string, more: S) {
  const tier3Case = await db.tier3Case.findUnique({ where: { id }, select: { ...more, ...STEP_COLUMNS, id: true } });
  return requireKnown(caller, tier3Case as (typeof tier3Case & CaseParties) | null);
}

/** Checks the input of `Tier3CaseService.open`. Returns a function that writes the new case. */
async function openCase(
  { chains, checks, announcements, clock }: Pick<CaseDeps, 'chains' | 'checks' | 'announcements' | 'clock'>,
  steps: CaseSteps<NewRow>,
  caller: Caller,
  input: OpenCaseInput,
): Promise<WriteCase> {
  const { id, chain, seriesKey, period, attestorKey, liquidityFlag } = input;
  const series = await checks.findSeries(chain, seriesKey, period);
  requireIssuer(caller, chain, series.issuer);
  const { decoded, signals } = await checks.check(series, input, { opening: true, documents: { liquidityFlag } });
  const takeEnvelope = createTakeEnvelope(chains, announcements);
  const openingCiphertext = await takeEnvelope(OPENING, input.opening, { chain, keys: [attestorKey], seriesKey, id });
  return steps.open({
    ...newCase(caller, input, series.issuer, clock.now()),
    period,
    liquidityFlag,
    incomeCommitment: signals.incomeCommitment,
    priorIncomeCommitment: signals.priorCommitment,
    proof: storedProof(decoded) as unknown as Prisma.InputJsonObject,
    payment: signals.payment.toString(),
    openingCiphertext,
  });
}

/** Checks the input of `Tier3CaseService.sign`. Returns a function that stores the signature. */
async function signCase(
  { db, chains, checks, clock }: Pick<CaseDeps, 'db' | 'chains' | 'checks' | 'clock'>,
  steps: CaseSteps<NewRow>,
  caller: Caller,
  { id, signature }: SignCaseInput,
): Promise<WriteCase> {
  const tier3Case = await findCase(db, caller, id, REPORT_COLUMNS);
  const key = requireAddressed(caller, tier3Case.chain, tier3Case.attestorKey);
  requireCaseState(tier3Case.state, 'be signed', 'OPEN');
  const domain = chains.of(tier3Case.chain).domain;
  const attestation = requireSignedBy(domain, 'REPORT', reportMessage(tier3Case), { key, signature });
  await checks.requireAttestor(tier3Case.chain, key);
  const data = { state: TIER3.signed, attestation: { ...attestation }, attestedAt: clock.now() };
  return steps.sign(caller, tier3Case, {
    at: data.attestedAt,
    codes: { signer: attestation.signer, digest: attestation.digest },
    period: tier3Case.period,
    write: (tx) => tx.tier3Case.updateMany({ where: { id, state: 'OPEN', attestorKey: key }, data }),
  });
}

/** The messages for a fresh proof that equals the chain, and differs from what the attestor signed. */
const OTHER_INCOME =
  'The proof is of another income than the attestor signed: prove with the opening of this case, on the device that opened it.';
const OTHER_PRIOR =
  'The chain expects another prior commitment than the attestor signed: close this case, and open one from the report’s basis.';

/** Builds the issuer's transaction, as `Tier3CaseService.prepare` says. */
async function prepareReport(
  { db, checks, transactions }: Pick<CaseDeps, 'db' | 'checks' | 'transactions'>,
  caller: Caller,
  id: string,
  fresh: FreshProof | null,
): Promise<PreparedCall> {
  const tier3Case = await findCase(db, caller, id, { ...REPORT_COLUMNS, proof: true, attestation: true });
  const { chain, seriesKey, period, liquidityFlag } = tier3Case;
  const wallet = requireWallet(caller, chain, tier3Case.issuer);
  requireCaseState(tier3Case.state, 'be reported', 'ATTESTED');
  const { signer, signature } = tier3Case.attestation as unknown as MessageSignature;
  const claim = fresh ?? proofClaim(tier3Case.proof as unknown as StoredProof);
  const series = await checks.findSeries(chain, seriesKey, period);
  const report = { chain, seriesKey, period, ...claim };
  const checked = await checks.check(series, report, { documents: { liquidityFlag } });
  const { incomeCommitment, priorCommitment } = checked.signals;
  if (priorCommitment !== tier3Case.priorIncomeCommitment)
    throw new AppError('SIGNAL_MISMATCH', { message: OTHER_PRIOR });
  if (incomeCommitment !== tier3Case.incomeCommitment) throw new AppError('SIGNAL_MISMATCH', { message: OTHER_INCOME });
  await checks.requireAttestor(chain, signer);
  const { curve } = series;
  const attested = { seriesKey, period, tier: DOCUMENTS_TIER, liquidityFlag, attestation: signature, curve };
  const call = await checks.makeCall(chain, checked, attested);
  return transactions.build({ caller, wallet, call, deadline: series.lateUntil });
}

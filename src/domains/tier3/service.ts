import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { StoredProof } from '../../core/report-proof.ts';
import { type MessageOf, type MessageSignature, requireSignedBy } from '../../core/signing/index.ts';
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
import { OPENING, type OpenCaseInput, proofClaim, storedProof } from './model.ts';

/** A later proof of the same commitments: rate and units may have changed while documents were read. */
interface FreshProof {
  readonly proof: unknown;
  readonly publicSignals: unknown;
}

interface SignCaseInput {
  readonly id: string;
  readonly signature: string;
}

/** Reports of tier 3: an attestor reads documents that the service cannot, and signs for the report. */
export interface Tier3CaseService {
  /**
   * Opens a case with one attestor: the proof verifies, its signals are the chain's, and the opening is sealed to the
   * attestor alone. While the feed is stale its last rate does, or what an attestor signed: the report is proven again
   * before it is submitted.
   *
   * @throws NOT_FOUND, PERIOD_INVALID, NOT_ISSUER, what `ReportChecks.check` and `TakeEnvelope` throw, CONFLICT for
   * an id that is taken, CASE_LIMIT
   */
  open(caller: Caller, input: OpenCaseInput): Promise<WriteCase>;
  readonly addDocument: AddDocument;
  /** @throws as `CaseSteps.reseal` */
  reseal(caller: Caller, input: ResealInput): Promise<WriteCase>;
  /** @throws as `CaseSteps.move`; `opening` is sealed to the new key */
  move(caller: Caller, input: MoveInput & { readonly opening: string }): Promise<WriteCase>;
  /**
   * The addressed key signed REPORT with tier 3 over the case's commitments.
   * @throws NOT_FOUND, NOT_ADDRESSED, CASE_CLOSED, CASE_STATE, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID,
   * SIGNER_INACTIVE, CONFLICT
   */
  sign(caller: Caller, input: SignCaseInput): Promise<WriteCase>;
  /**
   * Builds `submitReport` from an attested case for the issuer's wallet, with the case's proof or a later one of the
   * same commitments, checked against the chain as it is now.
   *
   * @throws NOT_FOUND, WALLET_NOT_LINKED, CASE_CLOSED, CASE_STATE, SIGNAL_MISMATCH and PRIOR_MISMATCH for other
   * commitments than were attested, what `ReportChecks.check` throws, SIGNER_INACTIVE
   */
  prepare(caller: Caller, id: string, fresh: FreshProof | null): Promise<PreparedCall>;
  /** @throws NOT_FOUND, NOT_ADDRESSED, NOT_ISSUER, CASE_CLOSED, CASE_STATE, CONFLICT */
  close(caller: Caller, input: CloseInput): Promise<WriteCase>;
}

/** What the attestor of a case signs: nothing of the figure, the salts or the documents. */
export const reportMessage = (found: {
  readonly seriesKey: Bytes32;
  readonly period: number;
  readonly priorIncomeCommitment: Bytes32;
  readonly incomeCommitment: Bytes32;
  readonly liquidityFlag: number;
}): MessageOf<'REPORT'> => ({
  seriesKey: found.seriesKey,
  period: found.period,
  priorCommitment: found.priorIncomeCommitment,
  incomeCommitment: found.incomeCommitment,
  tier: DOCUMENTS_TIER,
  liquidityFlag: found.liquidityFlag,
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

/** The columns of what an attestor signs. */
const REPORT = { period: true, liquidityFlag: true, incomeCommitment: true, priorIncomeCommitment: true } as const;

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

/** A case with `more` of its columns, as its parties know it. @throws NOT_FOUND */
async function findCase<S extends Prisma.Tier3CaseSelect>(db: PrismaClient, caller: Caller, id: string, more: S) {
  const found = await db.tier3Case.findUnique({ where: { id }, select: { ...more, ...STEP_COLUMNS, id: true } });
  return requireKnown(caller, found as (typeof found & CaseParties) | null);
}

async function openCase(
  { chains, checks, announcements, clock }: Pick<CaseDeps, 'chains' | 'checks' | 'announcements' | 'clock'>,
  steps: CaseSteps<NewRow>,
  caller: Caller,
  input: OpenCaseInput,
): Promise<WriteCase> {
  const { id, chain, seriesKey, period, attestorKey, liquidityFlag } = input;
  const series = await checks.seriesOf(chain, seriesKey, period);
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

async function signCase(
  { db, chains, checks, clock }: Pick<CaseDeps, 'db' | 'chains' | 'checks' | 'clock'>,
  steps: CaseSteps<NewRow>,
  caller: Caller,
  { id, signature }: SignCaseInput,
): Promise<WriteCase> {
  const found = await findCase(db, caller, id, REPORT);
  const key = requireAddressed(caller, found.chain, found.attestorKey);
  requireCaseState(found.state, 'be signed', 'OPEN');
  const domain = chains.of(found.chain).domain;
  const attestation = requireSignedBy(domain, 'REPORT', reportMessage(found), { key, signature });
  await checks.requireAttestor(found.chain, key);
  const data = { state: TIER3.signed, attestation: { ...attestation }, attestedAt: clock.now() };
  return steps.sign(caller, found, {
    at: data.attestedAt,
    codes: { signer: attestation.signer, digest: attestation.digest },
    period: found.period,
    write: (tx) => tx.tier3Case.updateMany({ where: { id, state: 'OPEN', attestorKey: key }, data }),
  });
}

async function prepareReport(
  { db, checks, transactions }: Pick<CaseDeps, 'db' | 'checks' | 'transactions'>,
  caller: Caller,
  id: string,
  fresh: FreshProof | null,
): Promise<PreparedCall> {
  const found = await findCase(db, caller, id, { ...REPORT, proof: true, attestation: true });
  const { chain, seriesKey, period, liquidityFlag } = found;
  const wallet = requireWallet(caller, chain, found.issuer);
  requireCaseState(found.state, 'be reported', 'ATTESTED');
  const { signer, signature } = found.attestation as unknown as MessageSignature;
  const claim = fresh ?? proofClaim(found.proof as unknown as StoredProof);
  const series = await checks.seriesOf(chain, seriesKey, period);
  const report = { chain, seriesKey, period, ...claim };
  const checked = await checks.check(series, report, { documents: { liquidityFlag } });
  const { incomeCommitment, priorCommitment } = checked.signals;
  if (incomeCommitment !== found.incomeCommitment) throw new AppError('SIGNAL_MISMATCH');
  if (priorCommitment !== found.priorIncomeCommitment) throw new AppError('PRIOR_MISMATCH');
  await checks.requireAttestor(chain, signer);
  const signed = { seriesKey, period, tier: DOCUMENTS_TIER, liquidityFlag, attestation: signature };
  return transactions.build({ caller, wallet, call: await checks.callOf(chain, checked, signed) });
}

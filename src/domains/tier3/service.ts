import type { Chains } from '../../chains/index.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { type MessageOf, type MessageSignature, requireSignedBy, signingDomain } from '../../core/signing/index.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { lockSignerKey } from '../account/index.ts';
import { type AnnouncementService, createTakeEnvelope } from '../announcements/index.ts';
import {
  type AttestationChain,
  type CaseParties,
  type CloseReason,
  closedFor,
  createAddDocument,
  MAX_CASES,
  requireCaseState,
  requireClosing,
  requireKnown,
  type WriteCase,
} from '../cases/index.ts';
import { enqueueAction, toIssuer, toKeys } from '../notifications/index.ts';
import { audit, requireCapacity, requireWritten } from '../operations/index.ts';
import { DOCUMENTS_TIER, type ReportChecks } from '../reporting/index.ts';
import {
  type Caller,
  type PreparedCall,
  requireAddressed,
  requireIssuer,
  requireWallet,
  type TransactionService,
} from '../transaction/index.ts';
import { OPENING, type OpenCaseInput, proofClaim, type StoredProof, storedProof } from './model.ts';

export interface CaseDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<AttestationChain>;
  readonly checks: ReportChecks;
  readonly announcements: Pick<AnnouncementService, 'recipients'>;
  readonly transactions: TransactionService;
  readonly clock: Clock;
}

/** A later proof of the same commitments: rate and units may have changed while documents were read. */
export interface FreshProof {
  readonly proof: unknown;
  readonly publicSignals: unknown;
}

export type Tier3CaseService = ReturnType<typeof createTier3CaseService>;

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

/** Reports of tier 3: an attestor reads documents that the service cannot, and signs for the report. */
export function createTier3CaseService({ db, chains, checks, announcements, transactions, clock }: CaseDeps) {
  const takeEnvelope = createTakeEnvelope(chains, announcements);
  const parties = { chain: true, issuer: true, attestorKey: true, seriesKey: true, state: true } as const;

  /** @throws NOT_FOUND */
  const known = async <S extends Prisma.Tier3CaseSelect>(caller: Caller, id: string, more: S) => {
    const found = await db.tier3Case.findUnique({ where: { id }, select: { ...more, ...parties } });
    return requireKnown(caller, found as (typeof found & CaseParties) | null);
  };

  return {
    /**
     * Opens a case with one attestor: the proof verifies, its signals are the chain's, and the opening is sealed to the
     * attestor alone. While the feed is stale its last rate does, or what an attestor signed: the report is proven again
     * before it is submitted.
     *
     * @throws NOT_FOUND, PERIOD_INVALID, NOT_ISSUER, what `ReportChecks.check` and `TakeEnvelope` throw, CONFLICT for
     * an id that is taken, CASE_LIMIT
     */
    async open(caller: Caller, input: OpenCaseInput): Promise<WriteCase> {
      const { id, chain, seriesKey, period, attestorKey, liquidityFlag } = input;
      const series = await checks.seriesOf(chain, seriesKey, period);
      requireIssuer(caller, chain, series.issuer);
      const { decoded, signals } = await checks.check(series, input, { opening: true, documents: { liquidityFlag } });
      const sealedFor = { chain, keys: [attestorKey], seriesKey, id };
      const openingCiphertext = await takeEnvelope(OPENING, input.opening, sealedFor);
      const row = {
        id,
        seriesKey,
        indexedKey: seriesKey,
        chain,
        issuer: series.issuer,
        accountId: caller.accountId,
        attestorKey,
        period,
        liquidityFlag,
        incomeCommitment: signals.incomeCommitment,
        priorIncomeCommitment: signals.priorCommitment,
        proof: storedProof(decoded) as unknown as Prisma.InputJsonObject,
        payment: signals.payment.toString(),
        state: 'OPEN',
        openingCiphertext,
        documentsCiphertext: [],
        openedAt: clock.now(),
      };
      return async (tx) => {
        await lockSignerKey(tx, attestorKey);
        requireCapacity(await tx.tier3Case.count({ where: { chain, seriesKey, period } }), MAX_CASES);
        requireWritten(await tx.tier3Case.createMany({ data: [row], skipDuplicates: true }));
        const about = { seriesKey, subjectId: id, period, status: row.state, at: row.openedAt };
        await enqueueAction(tx, { ...about, kind: 'CaseOpened', chain, audience: toKeys(attestorKey) });
        return { id };
      };
    },

    addDocument: createAddDocument({
      db,
      table: 'tier3_cases',
      takeEnvelope,
      known: (caller, id) => known(caller, id, {}),
    }),

    /**
     * The addressed key signed REPORT with tier 3 over the case's commitments.
     * @throws NOT_FOUND, NOT_ADDRESSED, CASE_CLOSED, CASE_STATE, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID,
     * SIGNER_INACTIVE, CONFLICT
     */
    async sign(caller: Caller, { id, signature }: { readonly id: string; readonly signature: string }) {
      const found = await known(caller, id, {
        period: true,
        liquidityFlag: true,
        incomeCommitment: true,
        priorIncomeCommitment: true,
      });
      requireAddressed(caller, found.chain, found.attestorKey);
      requireCaseState(found.state, 'OPEN');
      const key = found.attestorKey;
      const attestation = requireSignedBy(signingDomain(chains.of(found.chain)), 'REPORT', reportMessage(found), {
        key,
        signature,
      });
      await checks.requireAttestor(found.chain, key);
      const data = { state: 'ATTESTED', attestation: { ...attestation }, attestedAt: clock.now() };
      const { signer, digest } = attestation;
      const write: WriteCase = async (tx) => {
        requireWritten(await tx.tier3Case.updateMany({ where: { id, state: 'OPEN' }, data }));
        await audit(tx, { actor: caller.accountId, action: 'tier3.attest', target: id, codes: { signer, digest } });
        const { seriesKey, period } = found;
        const about = { seriesKey, subjectId: id, period, status: data.state, at: data.attestedAt };
        await enqueueAction(tx, {
          ...about,
          kind: 'CaseAttested',
          chain: found.chain,
          audience: toIssuer(found.issuer),
        });
        return { id };
      };
      return write;
    },

    /**
     * Builds `submitReport` from an attested case for the issuer's wallet, with the case's proof or a later one of the
     * same commitments, checked against the chain as it is now.
     *
     * @throws NOT_FOUND, WALLET_NOT_LINKED, CASE_CLOSED, CASE_STATE, SIGNAL_MISMATCH and PRIOR_MISMATCH for other
     * commitments than were attested, what `ReportChecks.check` throws, SIGNER_INACTIVE
     */
    async prepare(caller: Caller, id: string, fresh: FreshProof | null): Promise<PreparedCall> {
      const found = await known(caller, id, {
        period: true,
        liquidityFlag: true,
        incomeCommitment: true,
        priorIncomeCommitment: true,
        proof: true,
        attestation: true,
      });
      const wallet = requireWallet(caller, found.chain, found.issuer);
      requireCaseState(found.state, 'ATTESTED');
      const { signer, signature } = found.attestation as unknown as MessageSignature;
      const { period, liquidityFlag } = found;
      const seriesKey = found.seriesKey;
      const claim = fresh ?? proofClaim(found.proof as unknown as StoredProof);
      const { chain } = found;
      const series = await checks.seriesOf(chain, seriesKey, period);
      const checked = await checks.check(
        series,
        { chain, seriesKey, period, ...claim },
        { documents: { liquidityFlag } },
      );
      const { incomeCommitment, priorCommitment } = checked.signals;
      if (incomeCommitment !== found.incomeCommitment) throw new AppError('SIGNAL_MISMATCH');
      if (priorCommitment !== found.priorIncomeCommitment) throw new AppError('PRIOR_MISMATCH');
      await checks.requireAttestor(found.chain, signer);
      const report = { seriesKey, period, tier: DOCUMENTS_TIER, liquidityFlag, attestation: signature };
      const call = await checks.callOf(chain, checked, report);
      return transactions.build({ caller, wallet, call });
    },

    /** @throws NOT_FOUND, NOT_ADDRESSED, NOT_ISSUER, CASE_CLOSED, CASE_STATE, CONFLICT */
    async close(caller: Caller, { id, reason }: { readonly id: string; readonly reason: CloseReason }) {
      const found = await known(caller, id, {});
      requireClosing(caller, found, { reason, signed: 'ATTESTED' });
      const data = { state: 'CLOSED', closedReason: reason, closedAt: clock.now() };
      const write: WriteCase = async (tx) => {
        requireWritten(await tx.tier3Case.updateMany({ where: { id, state: found.state }, data }));
        await audit(tx, { actor: caller.accountId, action: 'tier3.close', target: id, codes: { reason } });
        const about = { seriesKey: found.seriesKey, subjectId: id, status: data.state, reason, at: data.closedAt };
        await enqueueAction(tx, {
          ...about,
          kind: 'CaseClosed',
          chain: found.chain,
          audience: closedFor(found, reason),
        });
        return { id };
      };
      return write;
    },
  };
}

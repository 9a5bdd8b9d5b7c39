import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { requireSignedBy, signingDomain } from '../../core/signing/index.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockSignerKey } from '../account/index.ts';
import { createTakeEnvelope } from '../announcements/index.ts';
import {
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
import { findSeries } from '../series/index.ts';
import type { CaseDeps } from '../tier3/index.ts';
import {
  type Caller,
  type PreparedCall,
  requireAddressed,
  requireIssuer,
  requireOwnWallet,
} from '../transaction/index.ts';
import type { OpenAnnualInput, SignTrueUpInput } from './model.ts';
import { requireNettable, requireTrueUp, requireYear, wholeSeconds } from './rules.ts';

export type AnnualCaseService = ReturnType<typeof createAnnualCaseService>;

/** Once a year an attestor compares what was paid with the year's documents, and signs what is to be made up for. */
export function createAnnualCaseService({ db, chains, checks, announcements, transactions, clock }: CaseDeps) {
  const takeEnvelope = createTakeEnvelope(chains, announcements);
  const parties = { chain: true, issuer: true, attestorKey: true, seriesKey: true, state: true, year: true } as const;

  /** @throws NOT_FOUND */
  const known = async <S extends Prisma.Tier3AnnualSelect>(caller: Caller, id: string, more: S) => {
    const found = await db.tier3Annual.findUnique({ where: { id }, select: { ...more, ...parties } });
    return requireKnown(caller, found as (typeof found & CaseParties) | null);
  };

  /** The year's true-up is on the chain, as far as it is indexed. */
  const isDone = async (chain: string, seriesKey: Bytes32, year: number): Promise<boolean> => {
    const args = { path: ['year'], equals: year };
    return (await db.chainEvent.count({ where: { chain, seriesKey, name: 'TrueUpAccepted', args } })) > 0;
  };

  /** The year may have a true-up now. @throws NOT_FOUND, what `requireYear` throws, CHAIN_UNAVAILABLE */
  async function readYear(chain: string, seriesKey: Bytes32, year: number) {
    const row = await findSeries(db, chain, seriesKey, { issuer: true, firstPeriod: true, lastPeriod: true });
    const [{ block, value: series }, done] = await Promise.all([
      chains.of(chain).series(seriesKey),
      isDone(chain, seriesKey, year),
    ]);
    const now = block.timestamp;
    return { issuer: row.issuer, nonce: series.trueupNonce, facts: { ...row, series, now, done } };
  }

  return {
    /**
     * Opens the review of a year that is over; the last year ends with the term.
     * @throws NOT_FOUND, NOT_ISSUER, what `requireYear` throws, SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING,
     * CONFLICT for an id that is taken, CASE_LIMIT, CHAIN_UNAVAILABLE
     */
    async open(caller: Caller, { id, chain, seriesKey, year, attestorKey }: OpenAnnualInput): Promise<WriteCase> {
      const { issuer, facts } = await readYear(chain, seriesKey, year);
      requireIssuer(caller, chain, issuer);
      requireYear(year, facts);
      await announcements.recipients(chain, [attestorKey]);
      const row = {
        id,
        seriesKey,
        indexedKey: seriesKey,
        chain,
        issuer,
        accountId: caller.accountId,
        attestorKey,
        year,
        state: 'OPEN',
        documentsCiphertext: [],
        openedAt: clock.now(),
      };
      return async (tx) => {
        await lockSignerKey(tx, attestorKey);
        requireCapacity(await tx.tier3Annual.count({ where: { chain, seriesKey, year } }), MAX_CASES);
        requireWritten(await tx.tier3Annual.createMany({ data: [row], skipDuplicates: true }));
        const about = { seriesKey, subjectId: id, status: row.state, at: row.openedAt };
        await enqueueAction(tx, { ...about, kind: 'AnnualOpened', chain, audience: toKeys(attestorKey) });
        return { id };
      };
    },

    addDocument: createAddDocument({
      db,
      table: 'tier3_annual',
      takeEnvelope,
      known: (caller, id) => known(caller, id, {}),
    }),

    /**
     * The addressed key signed TRUEUP over the chain's nonce. The signature is kept for the issuer's transaction alone.
     * A signature whose nonce has moved is replaced.
     *
     * @throws NOT_FOUND, NOT_ADDRESSED, CASE_CLOSED, CASE_STATE, BAD_INPUT for a time that is no whole second, what
     * `requireYear` and `requireTrueUp` throw, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID (over another nonce too),
     * SIGNER_INACTIVE, CONFLICT, CHAIN_UNAVAILABLE
     */
    async sign(caller: Caller, { id, adjustment, attestationTs, signature }: SignTrueUpInput): Promise<WriteCase> {
      const found = await known(caller, id, { trueupNonce: true });
      requireAddressed(caller, found.chain, found.attestorKey);
      const seriesKey = found.seriesKey;
      const { year } = found;
      const { nonce, facts } = await readYear(found.chain, seriesKey, year);
      const moved = found.trueupNonce !== null && found.trueupNonce !== nonce;
      requireCaseState(found.state, 'OPEN', ...(moved ? ['SIGNED'] : []));
      const time = wholeSeconds(attestationTs);
      requireYear(year, facts);
      requireTrueUp({ year, adjustment, attestationTs: time }, facts);
      const message = { seriesKey, year, trueupNonce: nonce, attestationTs: time, adjustment };
      const by = { key: found.attestorKey, signature };
      const {
        signer,
        digest,
        signature: trueupSignature,
      } = requireSignedBy(signingDomain(chains.of(found.chain)), 'TRUEUP', message, by);
      await checks.requireAttestor(found.chain, signer);
      const data = {
        state: 'SIGNED',
        trueupSignature,
        trueupSigner: signer,
        trueupNonce: nonce,
        trueupDigest: digest,
        attestationTs,
        adjustment: adjustment.toString(),
      };
      const codes = { signer, nonce: nonce.toString(), time: attestationTs.toISOString(), digest };
      return async (tx) => {
        const before = { id, state: found.state, trueupNonce: found.trueupNonce };
        requireWritten(await tx.tier3Annual.updateMany({ where: before, data }));
        await audit(tx, { actor: caller.accountId, action: 'trueup.sign', target: id, codes });
        const about = { seriesKey, subjectId: id, status: data.state, at: clock.now(), once: nonce.toString() };
        await enqueueAction(tx, {
          ...about,
          kind: 'AnnualSigned',
          chain: found.chain,
          audience: toIssuer(found.issuer),
        });
        return { id };
      };
    },

    /**
     * Builds `submitTrueUp` for the issuer's own wallet: the only place the signature comes out at.
     * @throws NOT_FOUND, WALLET_NOT_LINKED (an admin's too), CASE_CLOSED, CASE_STATE, what `requireYear` and `requireNettable` throw,
     * NONCE_MOVED, SIGNER_INACTIVE, CHAIN_UNAVAILABLE, CONFLICT where the signature was dropped or replaced meanwhile
     */
    async prepare(caller: Caller, id: string): Promise<PreparedCall> {
      const found = await known(caller, id, {});
      const wallet = requireOwnWallet(caller, found.chain, found.issuer);
      requireCaseState(found.state, 'SIGNED');
      const signed = await db.tier3Annual.findUniqueOrThrow({
        where: { id },
        select: { trueupSignature: true, trueupSigner: true, trueupNonce: true, attestationTs: true, adjustment: true },
      });
      const { trueupSignature, trueupSigner, trueupNonce, attestationTs, adjustment } = signed;
      // Dropped between the two statements.
      if (!trueupSignature || !trueupSigner || trueupNonce === null || !attestationTs || !adjustment)
        throw new AppError('CASE_STATE');
      const seriesKey = found.seriesKey;
      const { nonce, facts } = await readYear(found.chain, seriesKey, found.year);
      requireYear(found.year, facts);
      const amount = BigInt(adjustment.toFixed(0));
      requireNettable(amount, facts);
      if (nonce !== trueupNonce) throw new AppError('NONCE_MOVED');
      await checks.requireAttestor(found.chain, trueupSigner);
      return transactions.build({
        caller,
        wallet,
        signature: {
          of: id,
          hold: (tx) => tx.$queryRaw`
            SELECT 1 FROM tier3_annual WHERE id = ${id}::uuid AND trueup_signature = ${trueupSignature} FOR SHARE`,
        },
        call: {
          kind: 'submitTrueUp',
          seriesKey,
          year: found.year,
          trueupNonce,
          attestationTs: wholeSeconds(attestationTs),
          adjustment: amount,
          signature: trueupSignature,
        },
      });
    },

    /** A signature that nobody used goes with the case. @throws as `Tier3CaseService.close` */
    async close(caller: Caller, { id, reason }: { readonly id: string; readonly reason: CloseReason }) {
      const found = await known(caller, id, {});
      requireClosing(caller, found, { reason, signed: 'SIGNED' });
      const data = { state: 'CLOSED', closedReason: reason, closedAt: clock.now(), trueupSignature: null };
      const write: WriteCase = async (tx) => {
        requireWritten(await tx.tier3Annual.updateMany({ where: { id, state: found.state }, data }));
        await audit(tx, { actor: caller.accountId, action: 'trueup.close', target: id, codes: { reason } });
        const about = { seriesKey: found.seriesKey, subjectId: id, status: data.state, reason, at: data.closedAt };
        await enqueueAction(tx, {
          ...about,
          kind: 'AnnualClosed',
          chain: found.chain,
          audience: closedFor(found, reason),
        });
        return { id };
      };
      return write;
    },
  };
}

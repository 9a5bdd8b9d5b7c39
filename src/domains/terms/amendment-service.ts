import type { Chains } from '../../chains/index.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { requireSignedBy, signingDomain } from '../../core/signing/index.ts';
import type { Vault } from '../../core/vault/index.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { lockSignerKey } from '../account/index.ts';
import { enqueueAction, toIssuer, toKeys } from '../notifications/index.ts';
import { audit, requireCapacity, requireWritten } from '../operations/index.ts';
import {
  type Caller,
  type ContractCall,
  type PreparedCall,
  requireAddressed,
  requireIssuer,
  requireOwnWallet,
  requireSeen,
  type TransactionService,
} from '../transaction/index.ts';
import { type AmendmentState, MAX_AMENDMENTS, type Proposal } from './amendment-model.ts';
import { requireAmendable, requireSettled, requireState, UNDER_REVIEW, UNSIGNED } from './amendment-rules.ts';
import { commitTerms } from './model.ts';
import type { AmendmentChain, AttestorKeys } from './ports.ts';
import type { TermsService } from './service.ts';
import { amendedTerms } from './vault.ts';

/** The second half of an act: writes, in the caller's database transaction. */
export type SaveAmendment = (tx: Prisma.TransactionClient) => Promise<{ readonly amendmentId: string }>;

export interface AmendmentService {
  /**
   * Commits to the new terms in memory and seals them. The issuer's own; the chain says whether they may change. A
   * quarter that is over need not be reported yet: `prepare` waits for it.
   * @throws NOT_FOUND, NOT_ISSUER, A-TERMS-5, TERMS_OUT_OF_RANGE, WRONG_STATE, CAP_BELOW_PAID,
   * SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING (nobody linked the reviewer's key), CONFLICT (the id is
   * taken), CASE_LIMIT, CHAIN_UNAVAILABLE
   */
  propose(caller: Caller, proposal: Proposal): Promise<SaveAmendment>;
  /**
   * Names the attestor who reviews, or another, as long as none has signed.
   * @throws NOT_FOUND, NOT_ISSUER, CASE_STATE, SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, CONFLICT,
   * CHAIN_UNAVAILABLE
   */
  nameReviewer(caller: Caller, id: string, attestorKey: Address): Promise<SaveAmendment>;
  /**
   * As long as nobody has signed: bytes that were built with a signature are the issuer's to send, whatever a row says.
   * @throws NOT_FOUND, NOT_ISSUER, CASE_STATE, CONFLICT
   */
  withdraw(caller: Caller, id: string): Promise<SaveAmendment>;
  /**
   * Takes the reviewer's signature over AMEND with the chain's nonce of now. Signing once more replaces it.
   * @throws NOT_FOUND, NOT_ADDRESSED, CASE_STATE, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID, SIGNER_INACTIVE, CONFLICT,
   * CHAIN_UNAVAILABLE
   */
  sign(caller: Caller, id: string, signature: string): Promise<SaveAmendment>;
  /**
   * Builds `amendTerms`, where alone the signature is ever shown: for the issuer's own wallet, never for an admin. Of a
   * routed series `amendRoutedTerms`, with the opening of the new terms too.
   * @throws NOT_FOUND, WALLET_NOT_LINKED, CASE_STATE, NONCE_MOVED, SIGNER_INACTIVE, WRONG_STATE, CAP_BELOW_PAID,
   * PERIOD_UNSETTLED while a quarter that is over is neither reported nor missed, VAULT_KEY_UNKNOWN,
   * VAULT_CIPHERTEXT_INVALID, CHAIN_UNAVAILABLE, CONFLICT where the signature was dropped or replaced meanwhile
   */
  prepare(caller: Caller, id: string): Promise<PreparedCall>;
}

export function createAmendmentService(deps: {
  readonly db: PrismaClient;
  readonly chains: Chains<AmendmentChain>;
  readonly attestors: AttestorKeys;
  readonly vault: Vault;
  readonly terms: Pick<TermsService, 'openAmendments'>;
  readonly transactions: TransactionService;
  readonly clock: Clock;
}): AmendmentService {
  const { db, chains, attestors, vault, terms, transactions, clock } = deps;

  async function find(caller: Caller, id: string) {
    const row = await db.termsAmendment.findUnique({ where: { id }, omit: { ciphertext: true } });
    if (row === null) throw new AppError('NOT_FOUND');
    const found = {
      id,
      chain: row.chain,
      state: row.state,
      seriesKey: row.seriesKey,
      issuer: row.issuer,
      attestorKey: row.attestorKey,
      newTermsCommitment: row.termsCommitment,
      newCap: BigInt(row.newCap.toFixed()),
      amendmentNonce: row.amendmentNonce,
      signature: row.attestorSignature,
    };
    requireSeen(caller, found);
    return found;
  }
  type Found = Awaited<ReturnType<typeof find>>;

  /** Writes where the row is still as it was found. @throws CONFLICT where it is not */
  async function write(
    tx: Prisma.TransactionClient,
    { id, state, attestorKey }: Found,
    data: Prisma.TermsAmendmentUpdateManyMutationInput,
  ): Promise<{ readonly amendmentId: string }> {
    requireWritten(await tx.termsAmendment.updateMany({ where: { id, state, attestorKey }, data }));
    return { amendmentId: id };
  }

  /** The terms of a routed series become public with their amendment. Opened last, and logged like any read of them. */
  async function openingOf(caller: Caller, { id, chain, seriesKey, issuer, newTermsCommitment }: Found) {
    const series = await db.series.findUniqueOrThrow({
      where: { chain_key: { chain, key: seriesKey } },
      select: { currencyCode: true, indexingRule: true, unitsOffered: true },
    });
    const authorization = { relation: 'issuer', wallet: issuer, blockNumber: null } as const;
    const request = { ...series, id, chain, seriesKey, issuer, authorization, termsCommitment: newTermsCommitment };
    const opened = (await terms.openAmendments(caller.accountId, [request])).get(id);
    if (opened === undefined) throw new AppError('NOT_FOUND');
    if (opened instanceof AppError) throw opened;
    return { theta: opened.theta, ratePerUnit: opened.rate, termsSalt: opened.termsSalt };
  }

  return {
    async propose(caller, { id, chain, seriesKey, terms: proposed, newCap, attestorKey }) {
      const series = await db.series.findUnique({
        where: { chain_key: { chain, key: seriesKey } },
        select: { issuer: true, currencyCode: true, indexingRule: true, unitsOffered: true },
      });
      if (series === null) throw new AppError('NOT_FOUND');
      requireIssuer(caller, chain, series.issuer);
      const termsCommitment = commitTerms(proposed, series);
      requireAmendable((await chains.of(chain).series(seriesKey)).value, newCap);
      if (attestorKey !== null) await attestors.requireActive(chain, [attestorKey]);
      const data = {
        id,
        seriesKey,
        indexedKey: seriesKey,
        chain,
        issuer: series.issuer,
        accountId: caller.accountId,
        state: (attestorKey === null ? 'PROPOSED' : 'AWAITING_ATTESTOR') satisfies AmendmentState,
        attestorKey,
        ...amendedTerms(vault).seal(id, proposed),
        termsCommitment,
        newCap: newCap.toString(),
        proposedAt: clock.now(),
      };
      return async (tx) => {
        if (attestorKey !== null) await lockSignerKey(tx, attestorKey);
        requireCapacity(await tx.termsAmendment.count({ where: { chain, seriesKey } }), MAX_AMENDMENTS);
        requireWritten(await tx.termsAmendment.createMany({ data: [data], skipDuplicates: true }));
        if (attestorKey !== null) await notifyReviewer(tx, data, attestorKey, data.proposedAt);
        return { amendmentId: id };
      };
    },

    async nameReviewer(caller, id, attestorKey) {
      const found = await find(caller, id);
      requireIssuer(caller, found.chain, found.issuer);
      requireState(found.state, UNSIGNED);
      await attestors.requireActive(found.chain, [attestorKey]);
      return async (tx) => {
        await lockSignerKey(tx, attestorKey);
        await notifyReviewer(tx, found, attestorKey, clock.now());
        return write(tx, found, { state: 'AWAITING_ATTESTOR', attestorKey });
      };
    },

    async withdraw(caller, id) {
      const found = await find(caller, id);
      requireIssuer(caller, found.chain, found.issuer);
      requireState(found.state, UNSIGNED);
      return (tx) => write(tx, found, { state: 'WITHDRAWN' });
    },

    async sign(caller, id, signature) {
      const found = await find(caller, id);
      const key = requireAddressed(caller, found.chain, found.attestorKey);
      requireState(found.state, UNDER_REVIEW);
      const chain = chains.of(found.chain);
      const [series] = await Promise.all([chain.series(found.seriesKey), attestors.requireActive(found.chain, [key])]);
      const { amendmentNonce } = series.value;
      const message = { ...found, amendmentNonce };
      const { digest, ...by } = requireSignedBy(signingDomain(chain), 'AMEND', message, { key, signature });
      const signed = { attestorSignature: by.signature, amendmentNonce, digest, signedAt: clock.now() };
      return async (tx) => {
        const codes = { signer: key, nonce: amendmentNonce.toString(), digest };
        await audit(tx, { actor: caller.accountId, action: 'amendment.sign', target: id, codes });
        const about = { seriesKey: found.seriesKey, subjectId: id, status: 'SIGNED', at: signed.signedAt };
        const to = { chain: found.chain, audience: toIssuer(found.issuer), once: amendmentNonce.toString() };
        await enqueueAction(tx, { ...about, ...to, kind: 'AmendmentSigned' });
        return write(tx, found, { state: 'SIGNED', ...signed });
      };
    },

    async prepare(caller, id) {
      const found = await find(caller, id);
      const wallet = requireOwnWallet(caller, found.chain, found.issuer);
      requireState(found.state, ['SIGNED']);
      const { seriesKey, attestorKey, amendmentNonce, newTermsCommitment, newCap, signature } = found;
      if (attestorKey === null || amendmentNonce === null || signature === null) throw new AppError('CASE_STATE');
      const [series] = await Promise.all([
        chains.of(found.chain).series(seriesKey),
        attestors.requireActive(found.chain, [attestorKey]),
      ]);
      if (series.value.amendmentNonce !== amendmentNonce) throw new AppError('NONCE_MOVED');
      requireAmendable(series.value, newCap);
      requireSettled(series);
      const amended = { seriesKey, amendmentNonce, newTermsCommitment, newCap, signature };
      const call: ContractCall = series.value.routed
        ? { kind: 'amendRoutedTerms', ...amended, ...(await openingOf(caller, found)) }
        : { kind: 'amendTerms', ...amended };
      return transactions.build({
        caller,
        wallet,
        call,
        signature: {
          of: id,
          hold: (tx) => tx.$queryRaw`
            SELECT 1 FROM terms_amendments WHERE id = ${id}::uuid AND attestor_signature = ${signature} FOR SHARE`,
        },
      });
    },
  };
}

/** Notifies the named attestor that there is something to review, once each. */
function notifyReviewer(
  tx: Prisma.TransactionClient,
  { id, chain, seriesKey }: { readonly id: string; readonly chain: string; readonly seriesKey: Bytes32 },
  key: Address,
  at: Date,
): Promise<void> {
  const about = { chain, seriesKey, subjectId: id, status: 'AWAITING_ATTESTOR', at, once: key };
  return enqueueAction(tx, { ...about, kind: 'AmendmentToReview', audience: toKeys(key) });
}

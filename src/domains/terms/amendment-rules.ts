import type { SeriesOnChain } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { type EvmDomain, messageDigest, parseSignature, recoverSigner } from '../../core/signing/index.ts';
import type { Caller } from '../transaction/index.ts';
import type { AmendmentState } from './amendment-model.ts';

/** Whose an amendment is and who may know of it. */
interface Parties {
  readonly issuer: Address;
  readonly chain: string;
  readonly attestorKey: Address | null;
}

/**
 * Issuer, admins and the attestors of the amendment's chain know of it; a caller's keys are all of `chain`.
 * @throws NOT_FOUND for anybody else, as where there is none
 */
export function requireSeen(caller: Caller, { issuer, chain: its }: Parties, chain: string): void {
  const attests = caller.signerKeys.length > 0 && its === chain;
  if (!caller.isAdmin && !attests && !caller.wallets.includes(issuer)) throw new AppError('NOT_FOUND');
}

/** The issuer's own account: no admin speaks for it. @throws NOT_ISSUER */
export function requireIssuer(caller: Caller, issuer: Address): void {
  if (!caller.wallets.includes(issuer)) throw new AppError('NOT_ISSUER');
}

/** The reviewer's own account. @throws NOT_ADDRESSED */
export function requireReviewer(caller: Caller, { attestorKey }: Parties): Address {
  if (attestorKey === null || !caller.signerKeys.includes(attestorKey)) throw new AppError('NOT_ADDRESSED');
  return attestorKey;
}

/** @throws CASE_STATE in a state that is not among them */
export function requireState(state: string, allowed: readonly AmendmentState[]): void {
  if (!(allowed as readonly string[]).includes(state)) throw new AppError('CASE_STATE');
}

/** As the contract asks of a series whose terms change. @throws WRONG_STATE, SERIES_ROUTED, CAP_BELOW_PAID */
export function requireAmendable(series: SeriesOnChain, newCap: bigint): void {
  if (series.state !== 'ACTIVE' && series.state !== 'PAUSED') throw new AppError('WRONG_STATE');
  if (series.routed) throw new AppError('SERIES_ROUTED');
  if (newCap < series.paid + series.accrued) throw new AppError('CAP_BELOW_PAID');
}

/** What the reviewer signs. */
export interface AmendMessage {
  readonly seriesKey: Bytes32;
  readonly amendmentNonce: bigint;
  readonly newTermsCommitment: Bytes32;
  readonly newCap: bigint;
}

/**
 * The digest of AMEND, once the signature is found to be the reviewer's over it.
 * @throws SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID
 */
export function signedDigest(domain: EvmDomain, message: AmendMessage, key: Address, signature: string): Bytes32 {
  if (parseSignature(signature) === null) throw new AppError('SIGNATURE_NOT_CANONICAL');
  const digest = messageDigest(domain, 'AMEND', message);
  if (recoverSigner(digest, signature) !== key) throw new AppError('SIGNATURE_INVALID');
  return digest;
}

/** What a signature leaves in its row, and what is there without one. */
export const NO_SIGNATURE = { attestorSignature: null, amendmentNonce: null, digest: null, signedAt: null } as const;

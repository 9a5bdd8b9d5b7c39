import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32, Hex } from '../../core/hex.ts';
import { parseSignature, recoverSigner } from '../../core/signing/index.ts';
import type { Caller } from '../transaction/index.ts';
import { ATTESTOR_REASONS, type CloseReason, MAX_DOCUMENTS } from './case-model.ts';

/** Between whom a case is. */
export interface CaseParties {
  readonly issuer: string;
  readonly attestorKey: string;
}

const isIssuer = ({ wallets }: Caller, { issuer }: CaseParties) => wallets.includes(issuer as Address);
const isAddressed = ({ signerKeys }: Caller, { attestorKey }: CaseParties) =>
  signerKeys.includes(attestorKey as Address);

/** A case is known to its issuer, to whom it is addressed and to admins. @throws NOT_FOUND for an absent one and others */
export function requireKnown<C extends CaseParties>(caller: Caller, found: C | null): C {
  if (found !== null && (caller.isAdmin || isIssuer(caller, found) || isAddressed(caller, found))) return found;
  throw new AppError('NOT_FOUND');
}

/** The issuer's own wallet: an admin speaks for nobody. @throws NOT_ISSUER */
export function requireCaseIssuer(caller: Caller, parties: CaseParties): void {
  if (!isIssuer(caller, parties)) throw new AppError('NOT_ISSUER');
}

/** @throws NOT_ADDRESSED */
export function requireAddressed(caller: Caller, parties: CaseParties): void {
  if (!isAddressed(caller, parties)) throw new AppError('NOT_ADDRESSED');
}

/** @throws CASE_CLOSED for a closed case, CASE_STATE for another state than these */
export function requireCaseState(state: string, ...wanted: readonly string[]): void {
  if (wanted.includes(state)) return;
  throw new AppError(state === 'CLOSED' ? 'CASE_CLOSED' : 'CASE_STATE');
}

/**
 * The addressed attestor declines an open case, with one of its reasons. The issuer withdraws one that is open or
 * signed: what was signed stays with it, since only the issuer could use it.
 *
 * @throws NOT_ADDRESSED, NOT_ISSUER, CASE_CLOSED, CASE_STATE
 */
export function requireClosing(
  caller: Caller,
  found: CaseParties & { readonly state: string },
  { reason, signed }: { readonly reason: CloseReason; readonly signed: string },
): void {
  const declines = (ATTESTOR_REASONS as readonly string[]).includes(reason);
  if (declines) requireAddressed(caller, found);
  else requireCaseIssuer(caller, found);
  requireCaseState(found.state, 'OPEN', ...(declines ? [] : [signed]));
}

/** Documents come in order, so that none is lost or stored twice. @throws TOO_MANY_DOCUMENTS, CONFLICT */
export function requireNextDocument(count: number, index: number): void {
  if (count >= MAX_DOCUMENTS) throw new AppError('TOO_MANY_DOCUMENTS');
  if (index !== count) throw new AppError('CONFLICT');
}

/** A canonical signature of the named key over the digest. @throws SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID */
export function requireSignedBy(key: string, digest: Bytes32, signature: string): Hex {
  if (parseSignature(signature) === null) throw new AppError('SIGNATURE_NOT_CANONICAL');
  if (recoverSigner(digest, signature) !== key) throw new AppError('SIGNATURE_INVALID');
  return signature.toLowerCase() as Hex;
}

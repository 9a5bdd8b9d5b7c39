import type { Address } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { requireState } from '../../core/errors/record-state.ts';
import type { KeyAddress } from '../../core/hex.ts';
import { isAmong } from '../../core/on-chain.ts';
import { type Audience, toIssuer, toKeys } from '../notifications/index.ts';
import { requireAddressed, requireIssuer } from '../transaction/index.ts';
import { ATTESTOR_REASONS, type CloseReason, MAX_DOCUMENTS } from './model.ts';

/** Between whom a case is. */
export interface CaseParties {
  readonly chain: string;
  readonly issuer: Address;
  readonly attestorKey: KeyAddress;
}

/**
 * A case is known to its issuer, to whom it is addressed and to admins.
 * @throws NOT_FOUND for an absent one and others
 */
export function requireKnown<C extends CaseParties>({ isAdmin, wallets, signerKeys }: Caller, found: C | null): C {
  if (found === null) throw new AppError('NOT_FOUND');
  const issues = isAmong(wallets, found.chain, found.issuer);
  if (isAdmin || issues || isAmong(signerKeys, found.chain, found.attestorKey)) return found;
  throw new AppError('NOT_FOUND');
}

/**
 * @param can what a case in one of the states can do, as `be signed`
 * @throws CASE_CLOSED for a closed case, CASE_STATE for another state than these
 */
export function requireCaseState(state: string, can: string, ...needs: readonly string[]): void {
  if (state === 'CLOSED' && !needs.includes(state)) throw new AppError('CASE_CLOSED');
  const next = state === 'OPEN' ? 'Its attestor has to sign it first.' : null;
  requireState('CASE_STATE', { record: 'case', state, needs, can, next });
}

const isDeclined = (reason: CloseReason): boolean => (ATTESTOR_REASONS as readonly string[]).includes(reason);

/** Who is notified that a case was closed: the other one of its two parties. */
export const closedFor = ({ issuer, attestorKey }: CaseParties, reason: CloseReason): Audience =>
  isDeclined(reason) ? toIssuer(issuer) : toKeys(attestorKey);

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
  const declines = isDeclined(reason);
  if (declines) requireAddressed(caller, found.chain, found.attestorKey);
  else requireIssuer(caller, found.chain, found.issuer);
  requireCaseState(found.state, declines ? 'be declined' : 'be withdrawn', 'OPEN', ...(declines ? [] : [signed]));
}

/**
 * The attestor of an open case moves it from its key to another one of the same account; both are active.
 * @throws NOT_ADDRESSED, SIGNER_KEY_NOT_LINKED, CASE_CLOSED, CASE_STATE, CONFLICT for the key that it has
 */
export function requireMovable(
  caller: Caller,
  { chain, attestorKey, state }: CaseParties & { readonly state: string },
  to: KeyAddress,
): void {
  requireAddressed(caller, chain, attestorKey);
  if (!isAmong(caller.signerKeys, chain, to)) throw new AppError('SIGNER_KEY_NOT_LINKED');
  requireCaseState(state, 'be moved to another key', 'OPEN');
  if (to === attestorKey) throw new AppError('CONFLICT');
}

/** Documents come in order, so that none is lost or stored twice. @throws TOO_MANY_DOCUMENTS, CONFLICT */
export function requireNextDocument(count: number, index: number): void {
  if (count >= MAX_DOCUMENTS) throw new AppError('TOO_MANY_DOCUMENTS');
  if (index !== count) throw new AppError('CONFLICT');
}

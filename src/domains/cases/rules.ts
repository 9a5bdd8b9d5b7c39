import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import type { KeyAddress } from '@income-series/protocol/hex';
import type { Caller } from '../../core/caller.ts';
import { requireState } from '../../core/errors/record-state.ts';
import { isAmong } from '../../core/on-chain.ts';
import { type Audience, toIssuer, toKeys } from '../notifications/index.ts';
import { requireAddressed, requireIssuer } from '../transaction/index.ts';
import { ATTESTOR_REASONS, type CloseReason, MAX_DOCUMENTS } from './model/index.ts';

/** The two parties of a case. */
export interface CaseParties {
  readonly chain: string;
  readonly issuer: Address;
  readonly attestorKey: KeyAddress;
}

/**
 * Returns a case if the caller may know of it: its issuer, its attestor or an admin.
 * @throws NOT_FOUND for other callers, and if there is no such case
 */
export function requireKnown<C extends CaseParties>({ isAdmin, wallets, signerKeys }: Caller, row: C | null): C {
  if (row === null) throw new AppError('NOT_FOUND');
  const isIssuer = isAmong(wallets, row.chain, row.issuer);
  if (isAdmin || isIssuer || isAmong(signerKeys, row.chain, row.attestorKey)) return row;
  throw new AppError('NOT_FOUND');
}

/**
 * Checks that a case is in one of the states `needs`.
 * @param can the end of the error's sentence, such as `be signed`
 * @throws CASE_CLOSED for a closed case, CASE_STATE for another state
 */
export function requireCaseState(state: string, can: string, ...needs: readonly string[]): void {
  if (state === 'CLOSED' && !needs.includes(state)) throw new AppError('CASE_CLOSED');
  const next = state === 'OPEN' ? 'Its attestor has to sign it first.' : null;
  requireState('CASE_STATE', { record: 'case', state, needs, can, next });
}

/** True for a reason of the attestor, false for the issuer's withdrawal. */
const isDeclined = (reason: CloseReason): boolean => (ATTESTOR_REASONS as readonly string[]).includes(reason);

/** The party to notify that a case was closed: the party that did not close it. */
export const closedFor = ({ issuer, attestorKey }: CaseParties, reason: CloseReason): Audience =>
  isDeclined(reason) ? toIssuer(issuer) : toKeys(attestorKey);

/**
 * Checks that the caller may close a case for this reason. Its attestor may decline an open case. Its issuer may withdraw an
 * open or signed one, because only the issuer could use the signature.
 *
 * @throws NOT_ADDRESSED, NOT_ISSUER, CASE_CLOSED, CASE_STATE
 */
export function requireClosing(
  caller: Caller,
  { chain, issuer, attestorKey, state }: CaseParties & { readonly state: string },
  { reason, signed }: { readonly reason: CloseReason; readonly signed: string },
): void {
  const declines = isDeclined(reason);
  if (declines) requireAddressed(caller, chain, attestorKey);
  else requireIssuer(caller, chain, issuer);
  requireCaseState(state, declines ? 'be declined' : 'be withdrawn', 'OPEN', ...(declines ? [] : [signed]));
}

/**
 * Checks that the caller may move an open case from its attestor key to another active key of the same account.
 * @throws NOT_ADDRESSED, SIGNER_KEY_NOT_LINKED, CASE_CLOSED, CASE_STATE, BAD_INPUT if it is the present key
 */
export function requireMovable(
  caller: Caller,
  { chain, attestorKey, state }: CaseParties & { readonly state: string },
  newKey: KeyAddress,
): void {
  requireAddressed(caller, chain, attestorKey);
  if (!isAmong(caller.signerKeys, chain, newKey)) throw new AppError('SIGNER_KEY_NOT_LINKED');
  requireCaseState(state, 'be moved to another key', 'OPEN');
  if (newKey === attestorKey) throw new InputError('attestorKey', 'another key than the case’s present one');
}

/**
 * Checks that `index` is the next free one of a case with `count` documents, because none may be lost or stored twice.
 * @throws TOO_MANY_DOCUMENTS, CONFLICT
 */
export function requireNextDocument(count: number, index: number): void {
  if (count >= MAX_DOCUMENTS) throw new AppError('TOO_MANY_DOCUMENTS');
  if (index !== count) throw new AppError('CONFLICT');
}

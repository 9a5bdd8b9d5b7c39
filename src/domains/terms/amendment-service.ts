import type { KeyAddress } from '@income-series/protocol/hex';
import type { Caller } from '../../core/caller.ts';
import type { PreparedCall } from '../transaction/index.ts';
import type { Proposal } from './amendment-model.ts';
import { nameReviewer, propose, withdraw } from './amendment-proposal.ts';
import type { AmendmentDeps, SaveAmendment } from './amendment-rows.ts';
import { prepare, sign } from './amendment-signature.ts';

export interface AmendmentService {
  /**
   * Checks new terms of the calling issuer's series against the chain, commits to them and seals them. Past quarters need not
   * be reported yet, because `prepare` checks that.
   * @throws NOT_FOUND, NOT_ISSUER, A_TERMS_5, TERMS_OUT_OF_RANGE, WRONG_STATE, CAP_BELOW_PAID, TERMS_UNCHANGED,
   * SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING (nobody linked the reviewer's key), CONFLICT (the id is
   * taken), CASE_LIMIT, CHAIN_UNAVAILABLE
   */
  propose(caller: Caller, proposal: Proposal): Promise<SaveAmendment>;
  /**
   * Names the attestor who reviews an unsigned amendment, or replaces the named one.
   * @throws NOT_FOUND, NOT_ISSUER, CASE_STATE, SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, CONFLICT,
   * CHAIN_UNAVAILABLE
   */
  nameReviewer(caller: Caller, id: string, attestorKey: KeyAddress): Promise<SaveAmendment>;
  /**
   * Withdraws an unsigned amendment. A signed one cannot be withdrawn, because the issuer may still send its built bytes.
   * @throws NOT_FOUND, NOT_ISSUER, CASE_STATE, CONFLICT
   */
  withdraw(caller: Caller, id: string): Promise<SaveAmendment>;
  /**
   * Checks and stores the reviewer's signature over AMEND with the chain's present nonce. A later signature replaces it.
   * @throws NOT_FOUND, NOT_ADDRESSED, CASE_STATE, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID, SIGNER_INACTIVE, CONFLICT,
   * CHAIN_UNAVAILABLE
   */
  sign(caller: Caller, id: string, signature: string): Promise<SaveAmendment>;
  /**
   * Builds `amendTerms` for the issuer's own wallet, never for an admin; only its bytes ever show the signature. For a routed
   * series it builds `amendRoutedTerms`, which also publishes the new terms.
   * @throws NOT_FOUND, WALLET_NOT_LINKED, CASE_STATE, NONCE_MOVED, SIGNER_INACTIVE, WRONG_STATE, CAP_BELOW_PAID,
   * PERIOD_UNSETTLED while a past quarter is neither reported nor missed, VAULT_KEY_UNKNOWN,
   * VAULT_CIPHERTEXT_INVALID, CHAIN_UNAVAILABLE, CONFLICT if the signature was dropped or replaced meanwhile
   */
  prepare(caller: Caller, id: string): Promise<PreparedCall>;
}

export const createAmendmentService = (deps: AmendmentDeps): AmendmentService => ({
  propose: (caller, proposal) => propose(deps, caller, proposal),
  nameReviewer: (caller, id, attestorKey) => nameReviewer(deps, caller, id, attestorKey),
  withdraw: (caller, id) => withdraw(deps.db, caller, id),
  sign: (caller, id, signature) => sign(deps, caller, id, signature),
  prepare: (caller, id) => prepare(deps, caller, id),
});

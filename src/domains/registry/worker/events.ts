import type { Address } from '@income-series/protocol/address';
import type { KeyAddress } from '@income-series/protocol/hex';
import type { Int } from '../../../indexing/projection/events.ts';

/** The registry's events, with their arguments as stored in `chain_events.args`. */
export interface RegistryEvents {
  readonly AttestorRegistered: { readonly key: KeyAddress };
  readonly AttestorRevoked: { readonly key: KeyAddress; readonly graceUntil: Int };
  readonly VerifierKeyRegistered: { readonly key: KeyAddress };
  readonly VerifierKeyRevoked: { readonly key: KeyAddress; readonly graceUntil: Int };
  readonly AllowlistUpdated: { readonly wallet: Address; readonly verified: boolean };
  readonly IssuerApprovalUpdated: { readonly issuer: Address; readonly approved: boolean };
}

import type { Address } from '../../core/hex.ts';
import type { Int } from '../../indexing/projection/events.ts';

/** With their arguments as `chain_events.args` holds them. */
export interface RegistryEvents {
  readonly AttestorRegistered: { readonly key: Address };
  readonly AttestorRevoked: { readonly key: Address; readonly graceUntil: Int };
  readonly VerifierKeyRegistered: { readonly key: Address };
  readonly VerifierKeyRevoked: { readonly key: Address; readonly graceUntil: Int };
  readonly AllowlistUpdated: { readonly wallet: Address; readonly verified: boolean };
  readonly IssuerApprovalUpdated: { readonly issuer: Address; readonly approved: boolean };
}

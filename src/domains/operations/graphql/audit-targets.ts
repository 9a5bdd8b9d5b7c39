import { globalId } from '../../../graphql/row-id.ts';
import type { AuditAction } from '../audit.ts';

/**
 * The type of the records that an act changes. Null for a wallet, which only its owner may read, and for an FX rate, whose
 * target is the key of a series.
 */
export const TARGET_TYPES: Readonly<Record<AuditAction, string | null>> = {
  'session.sign-out-everywhere': 'Account',
  'account.delete': 'Account',
  'wallet.link': null,
  'wallet.unlink': null,
  'signer-key.link': 'SignerKeyLink',
  'signer-key.unlink': 'SignerKeyLink',
  'signer-key.announce': 'SignerKeyLink',
  'signer-key.ask-sealing': 'SignerKeyLink',
  'attestor.propose': 'AttestorProposal',
  'attestor.approve': 'AttestorProposal',
  'attestor.reject': 'AttestorProposal',
  'attestor.withdraw': 'AttestorProposal',
  'tier3.attest': 'Tier3Case',
  'tier3.close': 'Tier3Case',
  'tier3.move': 'Tier3Case',
  'trueup.sign': 'AnnualCase',
  'trueup.close': 'AnnualCase',
  'trueup.move': 'AnnualCase',
  'fx.sign': null,
  'amendment.sign': 'TermsAmendment',
  'hardship.approve': 'HardshipRequest',
  'hardship.decide': 'HardshipRequest',
  'hardship.refuse': 'HardshipRequest',
  'extinguishment.sign': 'ExtinguishmentRequest',
  'extinguishment.relay': 'ExtinguishmentRequest',
  'outbox.requeue': 'OutboxMessage',
  'notification.view': 'Account',
  'email.view': 'Account',
  'application.claim': 'Application',
  'application.approve': 'Application',
  'application.reject': 'Application',
  'application.revoke': 'Application',
  'application.build': 'Application',
  'application.read-notes': 'Application',
  'application.write-note': 'Application',
  'contract.sign': 'ContractSession',
  'contract.read': 'ContractSession',
};

/** The global id of the record that an act changed; null if its type has none for admins. */
export function targetIdOf(action: AuditAction, target: string): string | null {
  const type = TARGET_TYPES[action];
  return type === null ? null : globalId(type, target);
}

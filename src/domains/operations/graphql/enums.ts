import type { KeeperName } from '../../../core/keeper-names.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import type { AuditAction as AuditActionName } from '../audit.ts';

export const Keeper = storedEnum<KeeperName>('Keeper', 'A job that the service repeats.', {
  delivery: 'Settles raises, and delivers bids and orders.',
  period: 'Marks quarters that were not reported as missed.',
  router: 'Counts the income that was paid into the receipts of routed series on Solana.',
  window: 'Opens and settles windows of later trading.',
  curve: 'Activates and fails curves, takes censuses and settles rounds of tenders.',
  reminder: 'Reminds holders of curve series of their next step.',
  rent:
    'Returns the rent of ended curve series and of delivered bids and orders on Solana, and the residue of a series ' +
    'that had no units at its end.',
  purge: 'Deletes records whose retention is over.',
  reconciliation: 'Compares the index with the contracts.',
});

export const RunState = storedEnum('RunState', 'A state of a run of a job.', {
  RUNNING: 'The run is under way.',
  DONE: 'The run ended normally.',
  FAILED: 'An error ended the run.',
  LOST: 'The process of the run ended, or stopped leading, before the run did.',
});

export const AuditAction = storedEnum<AuditActionName>('AuditAction', 'An audited act.', {
  'session.sign-out-everywhere': 'An account voided all its sessions.',
  'account.delete': 'An account was deleted by its owner.',
  'wallet.link': 'An account linked a wallet.',
  'wallet.unlink': 'An account unlinked a wallet.',
  'signer-key.link': 'An account linked an attestor key.',
  'signer-key.unlink': 'An account unlinked an attestor key.',
  'signer-key.announce': 'The holder of an attestor key announced its encryption key.',
  'signer-key.ask-sealing': 'The holder of an attestor key asked issuers to seal open work for another key.',
  'attestor.propose': 'An admin proposed to register or revoke an attestor key.',
  'attestor.approve': 'An admin approved a proposal.',
  'attestor.reject': 'An admin rejected a proposal.',
  'attestor.withdraw': 'An admin withdrew a proposal.',
  'tier3.attest': 'An attestor signed a tier-3 report.',
  'tier3.close': 'A tier-3 case was closed.',
  'tier3.move': 'An attestor moved a tier-3 case to another key of its account.',
  'trueup.sign': 'An attestor signed a true-up.',
  'trueup.close': 'An annual case was closed.',
  'trueup.move': 'An attestor moved an annual case to another key of its account.',
  'fx.sign': 'An attestor signed an FX rate.',
  'amendment.sign': 'An attestor signed an amendment.',
  'hardship.approve': 'An attestor’s approval of a pause was relayed.',
  'hardship.decide': 'An attestor decided on a pause whose relay was already recorded.',
  'hardship.refuse': 'An attestor refused a pause.',
  'extinguishment.sign': 'An attestor signed an extinguishment.',
  'extinguishment.relay': 'Both signatures of an extinguishment were relayed.',
  'outbox.requeue': 'An admin queued a given-up message again.',
  'notification.view': 'An admin viewed an account’s notifications.',
  'email.view': 'An admin viewed an account’s e-mails.',
  'application.claim': 'An admin took an application into review.',
  'application.approve': 'An admin approved an application.',
  'application.reject': 'An admin rejected an application.',
  'application.revoke': 'An admin revoked the approval of an application.',
  'application.build': 'An admin built the registry transaction that follows a decision on an application.',
  'application.read-notes': 'An admin read the notes of an application.',
  'application.write-note': 'An admin wrote a note on an application.',
  'contract.sign': 'The wallet of an account signed a contract.',
  'contract.read': 'The signer or an admin read a signed contract.',
});

import type { Tx } from '../../core/tx.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** What the audit log has lines of: noun and verb. */
export type AuditAction =
  | 'session.sign-out-everywhere'
  | 'account.delete'
  | 'wallet.link'
  | 'wallet.unlink'
  | 'signer-key.link'
  | 'signer-key.unlink'
  | 'signer-key.announce'
  | 'signer-key.ask-sealing'
  | 'attestor.propose'
  | 'attestor.approve'
  | 'attestor.reject'
  | 'attestor.withdraw'
  | 'tier3.attest'
  | 'tier3.close'
  | 'tier3.move'
  | 'trueup.sign'
  | 'trueup.close'
  | 'trueup.move'
  | 'fx.sign'
  | 'amendment.sign'
  | 'hardship.approve'
  | 'hardship.decide'
  | 'hardship.refuse'
  | 'extinguishment.sign'
  | 'extinguishment.relay'
  | 'outbox.requeue'
  | 'notification.view'
  | 'email.view'
  | 'application.claim'
  | 'application.approve'
  | 'application.reject'
  | 'application.revoke'
  | 'application.build'
  | 'application.read-notes'
  | 'application.write-note'
  | 'contract.sign'
  | 'contract.read';

/** One line of the audit log. Codes, and key addresses that are public on the chain: never another value, a signature or a private term. */
export interface AuditLine {
  /** Account that acted; null for the service itself. */
  actor: string | null;
  action: AuditAction;
  /** Id of the record acted on. */
  target: string;
  codes?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Appends to the audit log inside the transaction of the act itself, so that neither exists without the other. */
export async function audit(tx: Tx, { actor, action, target, codes = {} }: AuditLine): Promise<void> {
  await tx.auditEntry.create({ data: { actorId: actor, action, target, codes: codes as Prisma.InputJsonObject } });
}

/** Appends several lines in one statement, in the same way. */
export async function auditAll(tx: Tx, lines: readonly AuditLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.auditEntry.createMany({
    data: lines.map(({ actor, action, target, codes = {} }) => ({
      actorId: actor,
      action,
      target,
      codes: codes as Prisma.InputJsonObject,
    })),
  });
}

/** Longer than any request runs: a mutation that relayed a signature has written its own line of the audit log by then. */
const LOST_AFTER_MS = 120_000;

/** Relays that were confirmed before this time and have no line of the audit log are lost ones. */
export const lostBefore = (now: Date): Date => new Date(now.getTime() - LOST_AFTER_MS);

/** A relay that was confirmed after the mutation that sent it was gone, or that somebody else sent. */
export type LostRelay = Required<Pick<AuditLine, 'target' | 'codes'>>;

/** Appends the line that a mutation writes for a relay, with no actor: one a relay. */
export async function auditLostRelays(tx: Tx, action: AuditAction, lost: readonly LostRelay[]): Promise<void> {
  const lines = lost.map(({ target, codes }) => ({ actor: null, action, target, codes }));
  await auditAll(tx, lines);
}

import type { Tx } from '../../core/tx.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** The acts in the audit log, named by noun and verb. */
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

/** One line of the audit log. Its values are codes and public key addresses; never a signature, a term or another value. */
export interface AuditLine {
  /** The account that acted; null for the service itself. */
  actor: string | null;
  action: AuditAction;
  /** The id of the record that was acted on. */
  target: string;
  codes?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Appends a line to the audit log in the transaction of the act, so that neither is stored without the other. */
export async function audit(tx: Tx, { actor, action, target, codes = {} }: AuditLine): Promise<void> {
  await tx.auditEntry.create({ data: { actorId: actor, action, target, codes: codes as Prisma.InputJsonObject } });
}

/** Appends several lines to the audit log with one statement, in the transaction of the acts. */
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

/** The milliseconds after which a mutation that relayed a signature has written its audit line, because no request runs as long. */
const LOST_AFTER_MS = 120_000;

/** The time before which a confirmed relay without an audit line counts as lost: its mutation will not write one any more. */
export const lostBefore = (now: Date): Date => new Date(now.getTime() - LOST_AFTER_MS);

/** A confirmed relay without an audit line: its mutation ended before the confirmation, or somebody else sent it. */
export type LostRelay = Required<Pick<AuditLine, 'target' | 'codes'>>;

/** Appends one audit line for each lost relay: the line that its mutation did not write, without an actor. */
export async function auditLostRelays(tx: Tx, action: AuditAction, lost: readonly LostRelay[]): Promise<void> {
  const lines = lost.map(({ target, codes }) => ({ actor: null, action, target, codes }));
  await auditAll(tx, lines);
}

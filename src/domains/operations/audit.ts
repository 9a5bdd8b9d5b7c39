import type { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from './idempotency.ts';

/** One line of the audit log. Codes, and key addresses that are public on the chain: never another value, a signature or a private term. */
export interface AuditLine {
  /** Account that acted; null for the service itself. */
  actor: string | null;
  /** Noun and verb, as `wallet.link`. */
  action: string;
  /** Id of the record acted on. */
  target: string;
  codes?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Appends to the audit log inside the transaction of the act itself, so that neither exists without the other. */
export async function audit(tx: Tx, { actor, action, target, codes = {} }: AuditLine): Promise<void> {
  await tx.auditEntry.create({ data: { actorId: actor, action, target, codes: codes as Prisma.InputJsonObject } });
}

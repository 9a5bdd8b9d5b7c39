import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { Vault } from '../../core/vault/index.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { requireWritten } from '../operations/index.ts';
import { requireSeen, type TransactionService } from '../transaction/index.ts';
import type { AmendmentChain, AttestorKeys } from './model/ports.ts';
import type { TermsService } from './service.ts';

/** The dependencies of the amendment service. */
export interface AmendmentDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<AmendmentChain>;
  readonly attestors: AttestorKeys;
  readonly vault: Vault;
  readonly terms: Pick<TermsService, 'openAmendments'>;
  readonly transactions: TransactionService;
  readonly clock: Clock;
}

/** The write of a mutation, in the caller's database transaction; returns the amendment's id. */
export type SaveAmendment = (tx: Prisma.TransactionClient) => Promise<{ readonly amendmentId: string }>;

/** Finds an amendment, without its sealed terms. @throws NOT_FOUND, also if the caller may not know of it */
export async function findAmendment(db: PrismaClient, caller: Caller, id: string) {
  const row = await db.termsAmendment.findUnique({ where: { id }, omit: { ciphertext: true } });
  if (row === null) throw new AppError('NOT_FOUND');
  const amendment = {
    id,
    chain: row.chain,
    state: row.state,
    seriesKey: row.seriesKey,
    issuer: row.issuer,
    attestorKey: row.attestorKey,
    newTermsCommitment: row.termsCommitment,
    newCap: BigInt(row.newCap.toFixed()),
    amendmentNonce: row.amendmentNonce,
    signature: row.attestorSignature,
  };
  requireSeen(caller, amendment);
  return amendment;
}
export type FoundAmendment = Awaited<ReturnType<typeof findAmendment>>;

/** Updates an amendment if its state and its attestor's key are still as they were read. @throws CONFLICT if they changed */
export async function writeAmendment(
  tx: Prisma.TransactionClient,
  { id, state, attestorKey }: Pick<FoundAmendment, 'id' | 'state' | 'attestorKey'>,
  data: Prisma.TermsAmendmentUpdateManyMutationInput,
): Promise<{ readonly amendmentId: string }> {
  requireWritten(await tx.termsAmendment.updateMany({ where: { id, state, attestorKey }, data }));
  return { amendmentId: id };
}

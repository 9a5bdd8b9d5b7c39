import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { requireWritten } from '../operations/index.ts';

/** Writes, in the caller's database transaction. */
export type SaveApplication = (tx: Tx) => Promise<{ readonly id: string }>;

/** What the checks look at. */
const CHECKED = {
  id: true,
  accountId: true,
  persona: true,
  country: true,
  incomeSourceKinds: true,
  state: true,
  version: true,
  identityStatus: true,
  reviewerId: true,
  claimedAt: true,
} as const;
export type FoundApplication = Prisma.ApplicationGetPayload<{ select: typeof CHECKED }>;

/** @throws NOT_FOUND */
export async function findApplication(db: PrismaClient | Tx, where: { id: string; accountId?: string }) {
  const found = await db.application.findUnique({ where, select: CHECKED });
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

/** An account's own. @throws NOT_FOUND */
export const findOwn = (db: PrismaClient | Tx, { accountId }: Caller, id: string) =>
  findApplication(db, { id, accountId });

/** Writes an application that is still as it was found, as its next version. @throws CONFLICT where it is not */
export async function writeNext(
  tx: Tx,
  { id, version }: Pick<FoundApplication, 'id' | 'version'>,
  data: Prisma.ApplicationUncheckedUpdateManyInput,
): Promise<{ readonly id: string }> {
  const next = { ...data, version: { increment: 1 } };
  requireWritten(await tx.application.updateMany({ where: { id, version }, data: next }));
  return { id };
}

import { AppError } from '@income-series/protocol/errors/app-error';
import type { Caller } from '../../core/caller.ts';
import type { Tx } from '../../core/tx.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { requireWritten } from '../operations/index.ts';

/** Writes a change of an application in the mutation's transaction. */
export type SaveApplication = (tx: Tx) => Promise<{ readonly id: string }>;

/** The columns of an application which its checks read. */
const CHECKED_COLUMNS = {
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
export type CheckedApplication = Prisma.ApplicationGetPayload<{ select: typeof CHECKED_COLUMNS }>;

/** Reads the columns of an application which its checks read. @throws NOT_FOUND */
export async function findApplication(db: PrismaClient | Tx, where: { id: string; accountId?: string }) {
  const application = await db.application.findUnique({ where, select: CHECKED_COLUMNS });
  if (application === null) throw new AppError('NOT_FOUND');
  return application;
}

/** Reads an application of the caller's account. @throws NOT_FOUND */
export const findOwn = (db: PrismaClient | Tx, { accountId }: Caller, id: string) =>
  findApplication(db, { id, accountId });

/** Changes an application and raises its version. @throws CONFLICT if its version is not the one that was read */
export async function writeNext(
  tx: Tx,
  { id, version }: Pick<CheckedApplication, 'id' | 'version'>,
  data: Prisma.ApplicationUncheckedUpdateManyInput,
): Promise<{ readonly id: string }> {
  const next = { ...data, version: { increment: 1 } };
  requireWritten(await tx.application.updateMany({ where: { id, version }, data: next }));
  return { id };
}

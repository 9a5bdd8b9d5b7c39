import { AppError } from '@income-series/protocol/errors/app-error';
import type { MessageSignature } from '@income-series/protocol/signing';
import type { Caller } from '../../core/caller.ts';
import { isAmong } from '../../core/on-chain.ts';
import type { Tx } from '../../core/tx.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import type { ExtinguishmentRow } from './model/index.ts';
import { extinguishmentRows } from './rules.ts';

const COLUMNS = {
  id: true,
  chain: true,
  issuer: true,
  seriesKey: true,
  attestorKeyA: true,
  attestorKeyB: true,
  state: true,
  extinguishNonce: true,
  deadline: true,
  signatures: true,
} as const;

const toRow = (row: Prisma.ExtinguishmentRequestGetPayload<{ select: typeof COLUMNS }>): ExtinguishmentRow => ({
  ...row,
  signatures: row.signatures as unknown as readonly MessageSignature[],
});

/** Reads a request that the caller may know of. @throws NOT_FOUND */
export async function findVisible(db: PrismaClient, caller: Caller, id: string): Promise<ExtinguishmentRow> {
  const row = await db.extinguishmentRequest.findFirst({
    where: { AND: [{ id }, extinguishmentRows(caller)] },
    select: COLUMNS,
  });
  if (row === null) throw new AppError('NOT_FOUND');
  return toRow(row);
}

/** Reads a request that is addressed to a key of the caller. @throws NOT_FOUND, NOT_ADDRESSED */
export async function findAddressed(db: PrismaClient, caller: Caller, id: string): Promise<ExtinguishmentRow> {
  const row = await findVisible(db, caller, id);
  if (![row.attestorKeyA, row.attestorKeyB].some((key) => isAmong(caller.signerKeys, row.chain, key))) {
    throw new AppError('NOT_ADDRESSED');
  }
  return row;
}

/** Locks a request until the transaction ends and reads it. @throws NOT_FOUND */
export async function lockRow(tx: Tx, id: string): Promise<ExtinguishmentRow> {
  await tx.$queryRaw`SELECT 1 FROM extinguishment_requests WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await tx.extinguishmentRequest.findUnique({ where: { id }, select: COLUMNS });
  if (row === null) throw new AppError('NOT_FOUND');
  return toRow(row);
}

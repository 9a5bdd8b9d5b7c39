import { AppError } from '@income-series/protocol/errors/app-error';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';

/** Reads columns of an indexed series. @throws NOT_FOUND */
export async function findSeries<S extends Prisma.SeriesSelect>(
  db: PrismaClient,
  chain: string,
  key: string,
  select: S,
): Promise<Prisma.SeriesGetPayload<{ select: S }>> {
  const series = await db.series.findUnique({ where: { chain_key: { chain, key } }, select });
  if (series === null) throw new AppError('NOT_FOUND');
  return series as Prisma.SeriesGetPayload<{ select: S }>;
}

import type { Address } from '@income-series/protocol/address';
import type { Prisma, PrismaClient } from '../../../src/generated/prisma/client.ts';
import { knownId, type PersonName, people } from '../personas.ts';
import { at, CHAIN, type KnownSeries, type Population, word } from './known.ts';

type Facts = Partial<Prisma.ActivityEventCreateManyInput>;

export const event = (
  n: number,
  series: KnownSeries<Address>,
  kind: string,
  facts: Facts = {},
): Prisma.ActivityEventCreateManyInput => ({
  chain: series.chain,
  id: `${word(0x3600)}:${n}`,
  seriesKey: series.key,
  kind,
  blockNumber: BigInt(10 + n),
  logIndex: n,
  at: at(`2025-02-0${n}`),
  ...facts,
});

type Said = Partial<Prisma.NotificationCreateManyInput>;

export const notification = (
  n: number,
  to: PersonName,
  kind: string,
  fields: Said,
): Prisma.NotificationCreateManyInput => ({
  id: knownId(0x33, n),
  accountId: people[to].accountId,
  outboxId: knownId(0x32, 100 + n),
  kind,
  at: at(`2025-03-0${n}`),
  createdAt: at(`2025-03-0${n}`),
  ...fields,
});

/** Inserts the public activity of two series, and notifications of some people, read and unread, one of them retracted. */
export async function insertNotifications(db: PrismaClient, { series }: Pick<Population, 'series'>): Promise<void> {
  const { A, B } = series;
  await db.activityEvent.createMany({
    data: [
      event(1, A, 'SeriesCreated', { status: 'RAISING' }),
      event(2, A, 'SettlementRound', { round: 1, units: 100n }),
      event(3, A, 'BidRejected', { round: 1, reason: 'CONCENTRATION' }),
      event(4, A, 'ReportAccepted', { period: 20251, status: 'REPORTED' }),
      event(5, A, 'WindowVoided', { window: 1, status: 'VOID', reason: 'TIMEOUT' }),
      event(6, B, 'SeriesActivated', { status: 'ACTIVE', units: 100n }),
    ],
  });
  const ofA = { chain: CHAIN, seriesKey: A.key };
  await db.notification.createMany({
    data: [
      notification(1, 'issuerA', 'ReportAccepted', { ...ofA, period: 20251, readAt: at('2025-04-01') }),
      notification(2, 'holderA1', 'BidProcessed', { ...ofA, status: 'FULL' }),
      notification(3, 'backerA', 'BidRejected', { ...ofA, round: 1, reason: 'CONCENTRATION', retracted: true }),
      notification(4, 'attestorX', 'CaseOpened', { ...ofA, subjectId: knownId(0x20, 1) }),
      notification(5, 'holderA1', 'OrderCommitted', { ...ofA, window: 1 }),
      notification(6, 'admin', 'ProposalDecided', { subjectId: knownId(0x24, 1), status: 'APPROVED' }),
    ],
  });
}

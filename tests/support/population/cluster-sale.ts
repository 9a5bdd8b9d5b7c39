import { systemClock } from '../../../src/core/clock.ts';
import { bidId, logId, orderId, positionId, settlementRoundId, windowId } from '../../../src/core/ids.ts';
import type { Vault } from '../../../src/core/vault/index.ts';
import { createTermsService } from '../../../src/domains/terms/index.ts';
import type { Prisma, PrismaClient } from '../../../src/generated/prisma/client.ts';
import { CLUSTER, type ClusterOwner, clusterWallets } from '../personas.ts';
import { at, dec, raiseSeries, seriesRow, txOn, UNITS, word } from './known.ts';

const { key: seriesKey } = raiseSeries;
const walletOf = (name: ClusterOwner) => clusterWallets[name].address;
const place = { chain: CLUSTER, seriesKey };
const log = (block: number, logIndex: number) => ({
  ...{ ...place, id: logId(word(block), logIndex), blockNumber: BigInt(block), logIndex },
  ...{ txHash: txOn(CLUSTER, 5_000 + block), at: at(`2025-05-${block - 70}`) },
});

const bidRow = (by: ClusterOwner, sequence: number, more: Partial<Prisma.BidCreateManyInput>) => ({
  ...{ ...place, id: bidId(seriesKey, walletOf(by)), bidder: walletOf(by), sequence },
  ...{ commitment: word(0xb2d0 + sequence), deposit: dec(300_000_000n), validity: 'VALID' as const },
  ...{ price: dec(2_000_000n), committedAt: at('2025-01-05') },
  ...more,
});

/** Two winners, and a bid that was never revealed, whose bidder has no units. */
async function insertBids(db: PrismaClient): Promise<void> {
  const won = (units: bigint) => {
    const refund = dec(300_000_000n - units * 2_000_000n);
    const delivered = { deliveredUnits: units, deliveredRefund: refund };
    return { quantity: units, processing: 'FULL', delivery: 'DELIVERED', refund, ...delivered } as const;
  };
  const unrevealed = {
    ...{ price: null, quantity: null, validity: 'UNREVEALED', processing: 'LOST', delivery: 'DUE' },
    ...{ refund: dec(285_000_000n), nonRevealCharge: dec(15_000_000n) },
  } as const;
  await db.bid.createMany({
    data: [bidRow('stakerS', 1, won(70n)), bidRow('holderA2', 2, won(30n)), bidRow('unrevealedA', 3, unrevealed)],
  });
  const round = { round: 1, clearingPrice: dec(2_000_000n), units: UNITS, rejected: 0, rejections: [] };
  await db.settlementRound.create({
    data: { ...place, ...round, id: settlementRoundId(seriesKey, 1), at: at('2025-01-20') },
  });
}

const orderRow = (
  by: ClusterOwner,
  { window, sequence, side }: { window: number; sequence: number; side: 'BUY' | 'SELL' },
  more: Partial<Prisma.WindowOrderCreateManyInput> = {},
) => ({
  ...{ ...place, id: orderId(seriesKey, window, walletOf(by)), windowId: windowId(seriesKey, window), window },
  ...{ trader: walletOf(by), sequence, side, commitment: word(0xbe00 + 16 * window + sequence) },
  ...{ money: side === 'BUY' ? dec(90_000_000n) : '0', units: side === 'SELL' ? 10n : 0n },
  committedAt: at('2025-06-02'),
  ...more,
});

/** A window in which one holder sold to another, and one in which two sealed orders lie. */
async function insertWindows(db: PrismaClient): Promise<void> {
  const windowRow = (window: number, month: string, more: Partial<Prisma.TradingWindowCreateManyInput>) => ({
    ...{
      ...place,
      id: windowId(seriesKey, window),
      window,
      phase: 'COMMIT' as const,
      openedBlock: BigInt(84 + window),
    },
    ...{ openedAt: at(`${month}-01`), commitEndsAt: at(`${month}-04`), revealEndsAt: at(`${month}-06`) },
    settleEndsAt: at(`${month}-13`),
    ...more,
  });
  const price = 3_000_000n;
  const cleared = { phase: 'DONE', price: dec(price), volume: 10n, demand: '10', supply: '10' } as const;
  await db.tradingWindow.createMany({
    data: [windowRow(1, '2025-06', { ...cleared, settledAt: at('2025-06-07') }), windowRow(2, '2025-07', {})],
  });
  const filled = { validity: 'VALID', price: dec(price), quantity: 10n, processing: 'FULL', filled: 10n } as const;
  const paid = { delivery: 'DELIVERED', deliveredMoney: dec(10n * price) } as const;
  const owed = { delivery: 'DUE', pendingMoney: dec(90_000_000n - 10n * price) } as const;
  await db.windowOrder.createMany({
    data: [
      orderRow('stakerS', { window: 1, sequence: 1, side: 'SELL' }, { ...filled, ...paid }),
      orderRow('holderB', { window: 1, sequence: 2, side: 'BUY' }, { ...filled, ...owed }),
      orderRow('holderA2', { window: 2, sequence: 1, side: 'SELL' }),
      orderRow('backerA', { window: 2, sequence: 2, side: 'BUY' }),
    ],
  });
}

/** What the holders have after the first window, and the money that moved. */
async function insertHoldings(db: PrismaClient): Promise<void> {
  const position = (by: ClusterOwner, units: bigint, lockedUnits = 0n) => ({
    ...{ ...place, id: positionId(seriesKey, walletOf(by)), holder: walletOf(by), units, lockedUnits },
    openedAt: at('2025-01-22'),
  });
  await db.position.createMany({
    data: [position('stakerS', 60n), position('holderA2', 30n, 10n), position('holderB', 10n)],
  });
  const money = (wallet: ClusterOwner | 'issuerS', kind: string, amount: bigint) => ({
    ...{ kind, wallet: walletOf(wallet), amount: dec(amount) },
  });
  await db.moneyEvent.createMany({
    data: [
      { ...log(82, 1), ...money('issuerS', 'PROCEEDS', 200_000_000n) },
      { ...log(82, 2), ...money('unrevealedA', 'NON_REVEAL_CHARGED', 15_000_000n) },
      { ...log(86, 1), ...money('stakerS', 'WINDOW_SOLD', 30_000_000n) },
      { ...log(86, 2), ...money('holderB', 'WINDOW_BOUGHT', 30_000_000n) },
    ],
  });
  await db.feeEntry.create({ data: { ...log(82, 3), ...money('unrevealedA', 'nonReveal', 15_000_000n) } });
}

/** A series of the cluster that was sold by a raise, with its bids, windows, orders, holders and money. */
export async function insertClusterSale(db: PrismaClient, vault: Vault): Promise<void> {
  await db.series.create({ data: seriesRow(raiseSeries, { createdBlock: 15n }) });
  await insertBids(db);
  await insertWindows(db);
  await insertHoldings(db);
  const terms = createTermsService({ db, vault, clock: systemClock });
  await db.$transaction((tx) => terms.seal(tx, place, raiseSeries.terms));
}

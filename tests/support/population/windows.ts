import type { EvmAddress } from '@income-series/protocol/hex';
import { logId, orderId, positionId, windowId } from '../../../src/core/ids.ts';
import type { Prisma, PrismaClient } from '../../../src/generated/prisma/client.ts';
import { type PersonaName, personas } from '../personas.ts';
import { at, CHAIN, dec, type KnownSeries, type Population, word } from './known.ts';

const PRICE = 3_000_000n;

const windowRow = (
  { key: seriesKey }: KnownSeries,
  window: number,
  month: string,
  more: Partial<Prisma.TradingWindowCreateManyInput>,
): Prisma.TradingWindowCreateManyInput => ({
  chain: CHAIN,
  id: windowId(seriesKey, window),
  seriesKey,
  window,
  phase: 'COMMIT',
  openedBlock: BigInt(60 + window),
  openedAt: at(`${month}-01`),
  commitEndsAt: at(`${month}-04`),
  revealEndsAt: at(`${month}-06`),
  settleEndsAt: at(`${month}-13`),
  ...more,
});

interface OrderFacts {
  readonly window: number;
  readonly by: PersonaName;
  readonly sequence: number;
  readonly side: 'BUY' | 'SELL';
  readonly more?: Partial<Prisma.WindowOrderCreateManyInput>;
}

const walletOf = (name: PersonaName): EvmAddress => personas[name].wallet.address;

/** Ten units to sell or ninety million to buy with, sealed. */
const orderRow = (
  { key: seriesKey }: KnownSeries,
  { window, by, sequence, side, more }: OrderFacts,
): Prisma.WindowOrderCreateManyInput => ({
  chain: CHAIN,
  id: orderId(seriesKey, window, walletOf(by)),
  windowId: windowId(seriesKey, window),
  seriesKey,
  window,
  trader: walletOf(by),
  sequence,
  side,
  commitment: word(0xbd00 + 16 * window + sequence),
  money: side === 'BUY' ? dec(90_000_000n) : '0',
  units: side === 'SELL' ? 10n : 0n,
  committedAt: at('2025-06-02'),
  ...more,
});
const revealed = (price: bigint, quantity: bigint) => ({ price: dec(price), quantity, validity: 'VALID' });

/**
 * A: a window in which A2 sold ten units to A1, whose backer bid too little and whose late bidder never revealed; and one
 * in which two sealed orders lie. B: a voided window, its only order revealed and due. C raises still and has none.
 */
export async function insertWindows(db: PrismaClient, { series }: Pick<Population, 'series'>): Promise<void> {
  const { A, B } = series;
  await db.tradingWindow.createMany({
    data: [
      windowRow(A, 1, '2025-06', {
        phase: 'DONE',
        price: dec(PRICE),
        volume: 10n,
        demand: '20',
        supply: '10',
        settledAt: at('2025-06-07'),
      }),
      windowRow(A, 2, '2025-07', {}),
      windowRow(B, 1, '2025-06', { phase: 'VOID', voidReason: 'TIMEOUT', settledAt: at('2025-06-14') }),
    ],
  });
  await db.windowOrder.createMany({
    data: [
      orderRow(A, {
        window: 1,
        by: 'holderA2',
        sequence: 1,
        side: 'SELL',
        more: {
          ...revealed(2_500_000n, 10n),
          processing: 'FULL',
          filled: 10n,
          delivery: 'DELIVERED',
          deliveredMoney: dec(10n * PRICE),
        },
      }),
      orderRow(A, {
        window: 1,
        by: 'holderA1',
        sequence: 2,
        side: 'BUY',
        more: {
          ...revealed(PRICE, 20n),
          processing: 'PARTIAL',
          filled: 10n,
          delivery: 'DUE',
          pendingMoney: dec(90_000_000n - 10n * PRICE),
        },
      }),
      orderRow(A, {
        window: 1,
        by: 'backerA',
        sequence: 3,
        side: 'BUY',
        more: {
          ...revealed(2_000_000n, 45n),
          processing: 'LOST',
          delivery: 'DELIVERED',
          deliveredMoney: dec(90_000_000n),
        },
      }),
      orderRow(A, {
        window: 1,
        by: 'unrevealedA',
        sequence: 4,
        side: 'BUY',
        more: { validity: 'UNREVEALED', processing: 'LOST', delivery: 'DUE', pendingMoney: dec(90_000_000n) },
      }),
      orderRow(A, { window: 2, by: 'holderA1', sequence: 1, side: 'SELL' }),
      orderRow(A, { window: 2, by: 'backerA', sequence: 2, side: 'BUY' }),
      orderRow(B, {
        window: 1,
        by: 'holderB',
        sequence: 1,
        side: 'SELL',
        more: { ...revealed(4_000_000n, 10n), delivery: 'DUE', pendingUnits: 10n },
      }),
    ],
  });
  for (const [{ key }, holder] of [
    [A, walletOf('holderA1')],
    [B, walletOf('holderB')],
  ] as const) {
    await db.position.update({
      where: { chain_id: { chain: CHAIN, id: positionId(key, holder) } },
      data: { lockedUnits: 10n },
    });
  }
  const trade = (logIndex: number, kind: string, by: PersonaName) => ({
    chain: CHAIN,
    id: logId(word(62), logIndex),
    seriesKey: A.key,
    kind,
    wallet: walletOf(by),
    amount: dec(10n * PRICE),
    txHash: word(5062),
    blockNumber: 62n,
    logIndex,
    at: at('2025-06-07'),
  });
  await db.moneyEvent.createMany({
    data: [trade(1, 'WINDOW_SOLD', 'holderA2'), trade(2, 'WINDOW_BOUGHT', 'holderA1')],
  });
}

import type { EvmAddress } from '@income-series/protocol/hex';
import { bidId, logId, settlementRoundId } from '../../../src/core/ids.ts';
import type { Prisma, PrismaClient } from '../../../src/generated/prisma/client.ts';
import { type Personas, personas } from '../personas.ts';
import { at, CHAIN, dec, type KnownSeries, type Population, UNITS, word } from './known.ts';

interface BidFacts {
  readonly bidder: EvmAddress;
  readonly sequence: number;
  readonly more: Partial<Prisma.BidCreateManyInput>;
}
const bidRow = ({ key: seriesKey }: KnownSeries, { bidder, sequence, more }: BidFacts): Prisma.BidCreateManyInput => ({
  chain: CHAIN,
  id: bidId(seriesKey, bidder),
  seriesKey,
  bidder,
  sequence,
  commitment: word(0xb1d0 + sequence),
  deposit: dec(300_000_000n),
  price: dec(2_000_000n),
  quantity: 60n,
  validity: 'VALID',
  committedAt: at('2025-01-05'),
  ...more,
});
const won = (units: bigint): Partial<Prisma.BidCreateManyInput> => {
  const refund = dec(300_000_000n - units * 2_000_000n);
  return {
    quantity: units,
    processing: 'FULL',
    delivery: 'DELIVERED',
    refund,
    deliveredUnits: units,
    deliveredRefund: refund,
  };
};

/** Bids, settlement rounds and the money of the raises. */
export async function insertRaises(db: PrismaClient, { series }: Pick<Population, 'series'>): Promise<void> {
  const { A, B, C } = series;
  const walletOf = (name: keyof Personas): EvmAddress => personas[name].wallet.address;
  await db.bid.createMany({
    data: [
      bidRow(A, { bidder: walletOf('holderA1'), sequence: 1, more: won(60n) }),
      bidRow(A, { bidder: walletOf('holderA2'), sequence: 2, more: won(40n) }),
      bidRow(A, {
        bidder: walletOf('backerA'),
        sequence: 3,
        more: {
          price: dec(1_500_000n),
          processing: 'LOST',
          delivery: 'DELIVERED',
          refund: dec(300_000_000n),
          deliveredRefund: dec(300_000_000n),
        },
      }),
      bidRow(A, {
        bidder: walletOf('unrevealedA'),
        sequence: 4,
        more: {
          price: null,
          quantity: null,
          validity: 'UNREVEALED',
          processing: 'LOST',
          delivery: 'DUE',
          refund: dec(285_000_000n),
          nonRevealCharge: dec(15_000_000n),
        },
      }),
      bidRow(B, { bidder: walletOf('holderB'), sequence: 1, more: won(100n) }),
      bidRow(C, {
        bidder: walletOf('holderB'),
        sequence: 1,
        more: { price: null, quantity: null, validity: 'SEALED' },
      }),
    ],
  });
  await db.settlementRound.createMany({
    data: [A, B].map(({ key }) => ({
      chain: CHAIN,
      id: settlementRoundId(key, 1),
      seriesKey: key,
      round: 1,
      clearingPrice: dec(2_000_000n),
      units: UNITS,
      rejected: 1,
      rejections: [{ reason: 'CONCENTRATION', count: 1 }],
      at: at('2025-01-20'),
    })),
  });
  const log = (block: number, logIndex: number) => ({
    chain: CHAIN,
    id: logId(word(block), logIndex),
    txHash: word(block + 5000),
    blockNumber: BigInt(block),
    logIndex,
    at: at('2025-01-20'),
  });
  await db.moneyEvent.createMany({
    data: [
      { ...log(20, 1), seriesKey: A.key, kind: 'PROCEEDS', wallet: A.issuer, amount: dec(200_000_000n) },
      {
        ...log(20, 2),
        seriesKey: A.key,
        kind: 'NON_REVEAL_CHARGED',
        wallet: walletOf('unrevealedA'),
        amount: dec(15_000_000n),
      },
      {
        ...log(40, 1),
        seriesKey: A.key,
        kind: 'PAYOUT_CLAIMED',
        wallet: walletOf('holderA1'),
        amount: dec(5_940_000n),
        period: 20251,
      },
      { ...log(21, 1), seriesKey: B.key, kind: 'PROCEEDS', wallet: B.issuer, amount: dec(200_000_000n) },
    ],
  });
  await db.feeEntry.create({
    data: {
      ...log(20, 3),
      seriesKey: A.key,
      kind: 'nonReveal',
      wallet: walletOf('unrevealedA'),
      amount: dec(15_000_000n),
    },
  });
}

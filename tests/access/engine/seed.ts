import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import type { Prisma, PrismaClient } from '../../../src/generated/prisma/client.ts';

const hex = (byte: number, bytes: number): Hex => `0x${byte.toString(16).padStart(2, '0').repeat(bytes)}`;
export const wallet = (n: number): EvmAddress => hex(n, 20);
/** Different for each n below 65,536, and sorted as n. */
export const seriesKey = (n: number): Bytes32 => `0x${n.toString(16).padStart(4, '0').repeat(16)}` as Bytes32;

export const CHAIN = 'evm:10143';
const AT = new Date('2026-01-01T00:00:00Z');

export const seriesRow = (n: number, issuer: EvmAddress, more: Partial<Prisma.SeriesCreateManyInput> = {}) =>
  ({
    key: seriesKey(n),
    chain: CHAIN,
    issuer,
    state: 'ACTIVE',
    contractHash: hex(1, 32),
    termsCommitment: hex(2, 32),
    currencyCode: 840,
    indexingRule: 0,
    unitsOffered: 1000n,
    cap: `1${'0'.repeat(30)}`,
    paidTotal: n,
    firstPeriod: 20261,
    lastPeriod: 20274,
    phase: 'DONE',
    reservePrice: 5,
    maxUnitsPerBid: 100n,
    minRaise: 1,
    minHolders: 1,
    concentrationBps: 5000,
    commitEndsAt: AT,
    revealEndsAt: AT,
    gateEndsAt: AT,
    createdBlock: BigInt(n),
    createdAt: AT,
    ...more,
  }) as const satisfies Prisma.SeriesCreateManyInput;

export const positionRow = (n: number, holder: EvmAddress, units = BigInt(n), burnedUnits = 0n) =>
  ({
    chain: CHAIN,
    id: `${seriesKey(n)}:${holder}`,
    seriesKey: seriesKey(n),
    holder,
    units,
    burnedUnits,
    openedAt: AT,
  }) as const;

export const bidRow = (n: number, bidder: EvmAddress, sequence = n) =>
  ({
    chain: CHAIN,
    id: `${seriesKey(n)}:${bidder}`,
    seriesKey: seriesKey(n),
    bidder,
    sequence,
    commitment: hex(3, 32),
    deposit: 100,
    committedAt: AT,
  }) as const;

/** `count` series of one issuer, each with a position of one holder; a thousand in two statements. */
export async function seedMany(db: PrismaClient, count: number, issuer: EvmAddress, holder: EvmAddress): Promise<void> {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  await db.series.createMany({ data: numbers.map((n) => seriesRow(n, issuer)) });
  await db.position.createMany({ data: numbers.map((n) => positionRow(n, holder)) });
}

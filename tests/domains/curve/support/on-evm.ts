// The same life of a series on the EVM: what its contracts emit for the program's events, and the rows that both make.
import { expect } from 'vitest';
import type { ChainBlock, ChainEventRecord } from '../../../../src/core/chain.ts';
import { ZERO_PRIOR } from '../../../../src/core/commitments.ts';
import type { PrismaClient } from '../../../../src/generated/prisma/client.ts';
import { commitPlan } from '../../../../src/indexing/commit.ts';
import type { Cursor } from '../../../../src/indexing/commit-plan.ts';
import { modules } from '../../../../src/modules.ts';
import { CHAIN, DOMAIN, type Slot } from './recorded.ts';

export const EVM = 'evm:10143';
const EVM_DOMAIN = { kind: 'evm', chainId: 10143, verifyingContract: `0x${'cd'.repeat(20)}` } as const;

/** Addresses as an EVM chain writes them, by the order in which they appear. */
export function evmAddresses() {
  const known = new Map<string, string>();
  return (address: string) => {
    const own = known.get(address) ?? `0x${(known.size + 1).toString(16).padStart(40, '0')}`;
    known.set(address, own);
    return own;
  };
}

const ADDRESSES = ['issuer', 'bidder', 'holder', 'payer', 'collector', 'wallet', 'trader', 'seller', 'buyer'];

/** The events that the EVM's contracts emit for an event of the program. */
function asOnEvm(
  { name, args, ...event }: ChainEventRecord,
  addressOf: (address: string) => string,
): ChainEventRecord[] {
  const renamed = Object.fromEntries(
    Object.entries(args).map(([field, value]) => [field, ADDRESSES.includes(field) ? addressOf(`${value}`) : value]),
  );
  const { seriesKey, units } = renamed;
  const made = (own: string, more: object): ChainEventRecord => ({ ...event, name: own, args: more as never });
  const own = made(name, renamed);
  switch (name) {
    case 'RaiseCreated': {
      const { issuer, seriesKey: _, ...params } = renamed;
      return [made('SeriesCreated', { seriesKey, issuer, params })];
    }
    case 'SeriesActivated':
      return [made(name, { ...renamed, openingCommitment: ZERO_PRIOR })];
    case 'BidDelivered':
      return units === '0' ? [own] : [made('UnitsMinted', { seriesKey, holder: renamed.bidder, units }), own];
    case 'OrderCommitted':
      return units === '0' ? [own] : [made('UnitsLocked', { seriesKey, holder: renamed.trader, units }), own];
    case 'UnitsTraded':
      return [made('UnitsTransferred', { seriesKey, from: renamed.seller, to: renamed.buyer, units }), own];
    case 'OrderDelivered':
      return units === '0' ? [own] : [made('UnitsUnlocked', { seriesKey, holder: renamed.trader, units }), own];
    default:
      return [own];
  }
}

/** The events that are of series, and on both chains alike. */
export const COMMON =
  /^(Raise|Bid|Series|Settlement|MintGate|NonReveal|Proceeds|PayoutClaimed|RedemptionClaimed|UnitsBurned|BoughtOut|BuyOut|FeeTaken|Window|Order|UnitsTraded)/;

export function evmBlocks(slots: readonly Slot[], addressOf: (address: string) => string): ChainBlock[] {
  return slots.map(({ events, ...slot }) => ({
    ...slot,
    events: events
      .filter(({ name }) => COMMON.test(name))
      .flatMap((event) => asOnEvm(event, addressOf))
      .map((event, logIndex) => ({
        ...event,
        logIndex,
        contract: EVM_DOMAIN.verifyingContract,
        txHash: `0x${logIndex.toString(16).padStart(64, '0')}` as const,
      })),
  }));
}

/** Indexes blocks step by step, over forks too. */
export function indexOf(db: PrismaClient, chain = CHAIN) {
  const domain = chain === CHAIN ? DOMAIN : EVM_DOMAIN;
  let cursor: Cursor | null = null;
  return async (blocks: readonly ChainBlock[], rollbackTo?: bigint): Promise<void> => {
    const plan = { from: cursor, blocks, ...(rollbackTo === undefined ? {} : { rollbackTo }) };
    const options = { db, chain, domain, reorgBound: 10_000, modules, isRecent: () => true };
    expect(await commitPlan(options, plan)).not.toBeNull();
    const last = blocks.at(-1);
    if (last) cursor = { number: last.number, hash: last.hash };
  };
}

/** Columns that name a place on the chain. */
const PLACES = ['id', 'chain', 'txHash', 'blockNumber', 'logIndex', 'createdBlock', 'openedBlock', 'windowId'];

/** The rows of a series that a raise sold, in the words of the EVM and without what names a place on the chain. */
export async function rowsOf(db: PrismaClient, addressOf: (address: string) => string = (address) => address) {
  const plain = (rows: readonly object[]): unknown[] =>
    rows
      .map((row) =>
        Object.fromEntries(
          Object.entries(row)
            .filter(([name]) => !PLACES.includes(name))
            .map(([name, value]) => [name, ADDRESSES.includes(name) && value ? addressOf(value) : value]),
        ),
      )
      .map((row) => JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)))
      .sort();
  return {
    series: plain(await db.series.findMany()),
    bids: plain(await db.bid.findMany()),
    rounds: plain(await db.settlementRound.findMany()),
    windows: plain(await db.tradingWindow.findMany()),
    orders: plain(await db.windowOrder.findMany()),
    positions: plain(await db.position.findMany()),
    money: plain(await db.moneyEvent.findMany()),
    fees: plain(await db.feeEntry.findMany()),
    activity: plain(await db.activityEvent.findMany()),
    periods: (await db.period.count()) > 0,
  };
}

import { ponder } from 'ponder:registry';
import { bid, event, position, series } from 'ponder:schema';
import { abis } from '../../../src/adapters/evm/abi.ts';

const CONTRACTS = { Registry: abis.registry, Hub: abis.hub, Raise: abis.raise };

const plain = (args) =>
  JSON.parse(JSON.stringify(args, (_, value) => (typeof value === 'bigint' ? value.toString() : value)));

const store = (name, contract, { args, block, log, transaction }, { db }) =>
  db.insert(event).values({
    blockHash: block.hash,
    logIndex: log.logIndex,
    blockNumber: block.number,
    at: block.timestamp,
    txHash: transaction.hash,
    contract,
    name,
    seriesKey: args.seriesKey ?? null,
    args: plain(args),
  });

/** The rows besides its own that an event changes. */
const FOLDED = {
  SeriesCreated: ({ args }, { db }) =>
    db.insert(series).values({ key: args.seriesKey, issuer: args.issuer, state: 'RAISING' }),
  SeriesSettling: ({ args }, { db }) => db.update(series, { key: args.seriesKey }).set({ state: 'SETTLING' }),
  SeriesActivated: ({ args }, { db }) => db.update(series, { key: args.seriesKey }).set({ state: 'ACTIVE' }),
  BidCommitted: ({ args, block }, { db }) =>
    db.insert(bid).values({
      seriesKey: args.seriesKey,
      bidder: args.bidder,
      sequence: Number(args.sequence),
      commitment: args.commitment,
      deposit: args.deposit,
      pendingUnits: 0n,
      refund: 0n,
      deliveredUnits: 0n,
      committedAt: block.timestamp,
    }),
  BidRevealed: ({ args }, { db }) =>
    db
      .update(bid, { seriesKey: args.seriesKey, bidder: args.bidder })
      .set({ price: args.price, quantity: args.quantity }),
  BidProcessed: ({ args }, { db }) =>
    db
      .update(bid, { seriesKey: args.seriesKey, bidder: args.bidder })
      .set({ pendingUnits: args.units, refund: args.refund }),
  BidDelivered: ({ args }, { db }) =>
    db
      .update(bid, { seriesKey: args.seriesKey, bidder: args.bidder })
      .set({ deliveredUnits: args.units, pendingUnits: 0n }),
  UnitsMinted: ({ args }, { db }) =>
    db
      .insert(position)
      .values({ seriesKey: args.seriesKey, holder: args.holder, units: args.units, claimed: 0n })
      .onConflictDoUpdate((row) => ({ units: row.units + args.units })),
  PayoutClaimed: ({ args }, { db }) =>
    db
      .update(position, { seriesKey: args.seriesKey, holder: args.holder })
      .set((row) => ({ claimed: row.claimed + args.amount })),
};

for (const [contract, abi] of Object.entries(CONTRACTS)) {
  for (const { type, name } of abi) {
    if (type !== 'event') continue;
    ponder.on(`${contract}:${name}`, async ({ event, context }) => {
      await store(name, event.log.address, event, context);
      await FOLDED[name]?.(event, context);
    });
  }
}

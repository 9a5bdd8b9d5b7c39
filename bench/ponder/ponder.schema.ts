// Every event with its arguments, and the bids, positions and series that follow from them. The index stores most of this
// chain's events in tables like these.
import { index, onchainTable, primaryKey } from 'ponder';

export const event = onchainTable(
  'event',
  (t) => ({
    blockHash: t.hex().notNull(),
    logIndex: t.integer().notNull(),
    blockNumber: t.bigint().notNull(),
    at: t.bigint().notNull(),
    txHash: t.hex().notNull(),
    contract: t.hex().notNull(),
    name: t.text().notNull(),
    seriesKey: t.hex(),
    args: t.json().notNull(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.blockHash, table.logIndex] }),
    byBlock: index().on(table.blockNumber, table.logIndex),
    bySeries: index().on(table.seriesKey, table.blockNumber, table.logIndex),
    byName: index().on(table.name, table.seriesKey),
  }),
);

export const bid = onchainTable(
  'bid',
  (t) => ({
    seriesKey: t.hex().notNull(),
    bidder: t.hex().notNull(),
    sequence: t.integer().notNull(),
    commitment: t.hex().notNull(),
    deposit: t.bigint().notNull(),
    price: t.bigint(),
    quantity: t.bigint(),
    pendingUnits: t.bigint().notNull(),
    refund: t.bigint().notNull(),
    deliveredUnits: t.bigint().notNull(),
    committedAt: t.bigint().notNull(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.seriesKey, table.bidder] }),
    bySequence: index().on(table.seriesKey, table.sequence),
    byBidder: index().on(table.bidder, table.committedAt),
  }),
);

export const position = onchainTable(
  'position',
  (t) => ({
    seriesKey: t.hex().notNull(),
    holder: t.hex().notNull(),
    units: t.bigint().notNull(),
    claimed: t.bigint().notNull(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.seriesKey, table.holder] }),
    byHolder: index().on(table.holder),
  }),
);

export const series = onchainTable('series', (t) => ({
  key: t.hex().primaryKey(),
  issuer: t.hex().notNull(),
  state: t.text().notNull(),
}));

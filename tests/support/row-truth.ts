import type { Address } from '@income-series/protocol/address';
import { isAmong } from '../../src/core/on-chain.ts';
import type { ReaderLabel } from '../../src/graphql/access/index.ts';
import { CLUSTER, EVM_CHAIN, PERSON_NAMES, type PersonName, people } from './personas.ts';

/** The people of the populated database, and nobody. */
export type Reader = PersonName | 'public';
export const READERS: readonly Reader[] = ['public', ...PERSON_NAMES];

/** A row as the database holds it, by column. */
export type Row = Readonly<Record<string, unknown>>;
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** The relations of readers to a row, and who sees it, derived from the data alone: the engine is not used. */
export interface TypeTruth {
  readonly table: string;
  /** The column the node id names; null where a row has no name, and its place in the list stands for it. */
  readonly key: string | null;
  labels(reader: Reader, row: Row, tables: Tables): readonly ReaderLabel[];
  visible(reader: Reader, row: Row, tables: Tables): boolean;
}

/** Tests whether a column of a row holds a wallet of the reader's on the row's own chain. */
export const isWalletOf = (reader: Reader, row: Row | undefined, column: string): boolean =>
  reader !== 'public' && isAmong(people[reader].wallets, String(row?.chain), row?.[column] as Address | null);
export const account = (reader: Reader) => (reader === 'public' ? null : people[reader].accountId);
export const isAdmin = (reader: Reader) => reader === 'admin';

/** The labels whose condition holds. */
export const holdingLabels = (conditions: Partial<Record<ReaderLabel, boolean>>): ReaderLabel[] =>
  (Object.entries(conditions) as [ReaderLabel, boolean][]).flatMap(([label, holding]) => (holding ? [label] : []));

export const ofAccount: TypeTruth['labels'] = (reader, row) =>
  holdingLabels({ owner: reader !== 'public' && row.account_id === account(reader) });
export const own: TypeTruth['visible'] = (reader, row) => reader !== 'public' && row.account_id === account(reader);

/** The rows that an object or list field leads to from its parent's row; at the root, from the series key in its arguments. */
export type Link = (parent: Row | null, reader: Reader, tables: Tables, rows: readonly Row[]) => readonly Row[];
export const all: Link = (_parent, _reader, _tables, rows) => rows;

/** Tests whether two rows are of one chain. */
export const sameChain = (one: Row | null | undefined, other: Row): boolean => one?.chain === other.chain;
/** The rows of a row's series, or of a series. */
export const sameSeries: Link = (parent, _reader, _tables, rows) =>
  rows.filter((row) => sameChain(parent, row) && row.series_key === (parent?.series_key ?? parent?.key));

const CHAINS: readonly unknown[] = [EVM_CHAIN, CLUSTER];
/** The chain of a row; null if it belongs to none. A row of a chain names it. */
export const chainOf = (row: Row): string | null => (CHAINS.includes(row.chain) ? String(row.chain) : null);
const UUID = /^[0-9a-f]{8}-/;
/** How an id names a row: a key of another chain than the first with the chain; a UUID is of no chain. */
export const nameOf = (row: Row, key: string): string => {
  const chain = chainOf(row);
  return chain === null || chain === EVM_CHAIN || UUID.test(String(row[key]))
    ? String(row[key])
    : `${chain}/${row[key]}`;
};

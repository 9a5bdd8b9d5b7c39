import type { ReaderLabel } from '../../src/graphql/access/index.ts';
import { PERSONA_NAMES, type PersonaName, personas } from './personas.ts';

/** The people of the populated database, and nobody. */
export type Reader = PersonaName | 'public';
export const READERS: readonly Reader[] = ['public', ...PERSONA_NAMES];

/** A row as the database holds it, by column. */
export type Row = Readonly<Record<string, unknown>>;
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** Who is what to a row and who may know of it, said again from the data alone: nothing of the engine is asked. */
export interface TypeTruth {
  readonly table: string;
  /** The column the node id names; null where a row has no name, and its place in the list stands for it. */
  readonly key: string | null;
  labels(reader: Reader, row: Row, tables: Tables): readonly ReaderLabel[];
  visible(reader: Reader, row: Row, tables: Tables): boolean;
}

export const wallet = (reader: Reader) => (reader === 'public' ? null : personas[reader].wallet.address);
export const account = (reader: Reader) => (reader === 'public' ? null : personas[reader].accountId);
export const isAdmin = (reader: Reader) => reader === 'admin';

/** The labels whose condition holds. */
export const which = (said: Partial<Record<ReaderLabel, boolean>>): ReaderLabel[] =>
  (Object.entries(said) as [ReaderLabel, boolean][]).flatMap(([label, holding]) => (holding ? [label] : []));

export const ofAccount: TypeTruth['labels'] = (reader, row) =>
  which({ owner: reader !== 'public' && row.account_id === account(reader) });
export const own: TypeTruth['visible'] = (reader, row) => reader !== 'public' && row.account_id === account(reader);

/** What an object or list field leads to from its parent's row; at the root, from the series key it was given. */
export type Link = (parent: Row | null, reader: Reader, tables: Tables, rows: readonly Row[]) => readonly Row[];
export const all: Link = (_parent, _reader, _tables, rows) => rows;

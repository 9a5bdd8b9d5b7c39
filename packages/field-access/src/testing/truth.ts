import type { Row } from '../index.ts';

/** The rows of a database by table, as SQL returns them. */
export type TableRows = Readonly<Record<string, readonly Row[]>>;

/** The truth about the rows of an object type. It follows from the data alone, and must not ask the engine. */
export interface TypeTruth<Reader extends string = string, Label extends string = string> {
  readonly table: string;
  /** The column that a node id names. Null: the rows have no ids, and the place in a list identifies each. */
  readonly key: string | null;
  /** The labels of a reader on a row, without roles. */
  labels(reader: Reader, row: Row, tables: TableRows): readonly Label[];
  /** Decides whether a reader may see a row. */
  visible(reader: Reader, row: Row, tables: TableRows): boolean;
}

/** The place at which a field is selected. */
export interface LinkedFrom<Reader extends string = string> {
  /** The row that has the field; null at the root. */
  readonly parent: Row | null;
  readonly reader: Reader;
  readonly tables: TableRows;
  /** All rows of the table that the field leads to. */
  readonly rows: readonly Row[];
  /** The arguments, as the document writes them. */
  readonly args: string;
}

/** Finds the rows that a field leads to, whether visible or hidden. Rows without an id have to be in the order of the answer. */
export type RowLink<Reader extends string = string> = (from: LinkedFrom<Reader>) => readonly Row[];

/** The truth about a schema's rows and readers, as the caller knows it without the engine. */
export interface SchemaTruth<Reader extends string = string, Label extends string = string> {
  /** The truth about each object type, by its name. */
  readonly types: Readonly<Record<string, TypeTruth<Reader, Label>>>;
  /** A link for each field that leads to rows, by its coordinate. `Query.node` needs none. */
  readonly links: Readonly<Record<string, RowLink<Reader>>>;
  /** The labels of a reader that follow from no row: `public` and roles. */
  roles(reader: Reader): readonly Label[];
  /** The labels of a reader on an object that is neither a row nor below one. Absent: the roles. */
  labelsApart?(type: string, reader: Reader): readonly Label[];
  /** The code with which a root field is refused to a reader; null for an open field. Absent: all fields are open. */
  refusal?(field: string, reader: Reader): string | null;
  /** The name of a row in a node id. Absent: the value of the key's column. */
  nameOf?(row: Row, key: string): string;
  /** The scope of a row's key, by which cases are counted too. Absent: no row has a scope. */
  scopeOf?(row: Row): string | null;
  /** The kind of a row, for fields that are declared by kind. Absent: the column `kind`. */
  kindOf?(row: Row): string;
  /** Functions of values that another table than the row's own holds, by coordinate. */
  readonly values?: Readonly<Record<string, (row: Row, tables: TableRows) => unknown>>;
  /** The names of scalars whose values an answer writes in another way than the database. */
  readonly scalars?: readonly string[];
}

/** All labels of a reader on a row. */
export const labelsOn = <Reader extends string, Label extends string>(
  { types, roles }: SchemaTruth<Reader, Label>,
  { type, row, tables }: { readonly type: string; readonly row: Row; readonly tables: TableRows },
  reader: Reader,
): ReadonlySet<Label> => new Set([...roles(reader), ...(types[type]?.labels(reader, row, tables) ?? [])]);

/** The name of a row in a node id, which stands behind its type. */
export const nodeName = ({ nameOf }: { nameOf?(row: Row, key: string): string }, row: Row, key: string): string =>
  nameOf ? nameOf(row, key) : String(row[key]);

/** The global id of a row, as Relay's plugin makes it. */
export const nodeId = (type: string, name: unknown): string =>
  Buffer.from(`${type}:${String(name)}`).toString('base64');

/** The name in a global id. */
export function nameIn(id: unknown): string {
  const text = Buffer.from(String(id), 'base64').toString();
  return text.slice(text.indexOf(':') + 1);
}

import type { Row } from '../index.ts';
import { EVERYBODY } from '../model.ts';

/** The rows of a database by table, as SQL returns them. */
export type TableRows = Readonly<Record<string, readonly Row[]>>;

/** The truth about the rows of an object type, concluded from the data alone: the engine must not be asked. */
export interface TypeTruth<Reader extends string = string, Label extends string = string> {
  readonly table: string;
  /** The column that a node id names. Null: rows have no id, and the place in a list stands for it. */
  readonly key: string | null;
  /** The labels of a reader on a row, without roles. */
  labels(reader: Reader, row: Row, tables: TableRows): readonly Label[];
  /** True if `public` holds on a row; left out if it holds on each. */
  public?(row: Row): boolean;
  /** True if a reader may know of a row. */
  visible(reader: Reader, row: Row, tables: TableRows): boolean;
}

/** The place at which a field is selected. */
export interface LinkedFrom<Reader extends string = string> {
  /** The row above; null at the root. */
  readonly parent: Row | null;
  readonly reader: Reader;
  readonly tables: TableRows;
  /** All rows of the table that the field leads to. */
  readonly rows: readonly Row[];
  /** The arguments, as they are written in the document. */
  readonly args: string;
}

/** The rows that a field leads to, visible or not. Rows without an id are in the order of the answer. */
export type RowLink<Reader extends string = string> = (from: LinkedFrom<Reader>) => readonly Row[];

/** A caller's knowledge of a schema's rows and readers without the engine. */
export interface SchemaTruth<Reader extends string = string, Label extends string = string> {
  /** The truth of each object type. */
  readonly types: Readonly<Record<string, TypeTruth<Reader, Label>>>;
  /** The link of each field that leads to rows, by coordinate. `Query.node` and `Query._entities` are known. */
  readonly links: Readonly<Record<string, RowLink<Reader>>>;
  /** The labels of a reader that follow from no row: `public` and roles. */
  roles(reader: Reader): readonly Label[];
  /** The labels of a reader on an object that is no row and below none. Absent: the roles. */
  labelsApart?(type: string, reader: Reader): readonly Label[];
  /** The code with which a root field is refused to a reader as a whole; null: it is open. Absent: all are open. */
  refusal?(field: string, reader: Reader): string | null;
  /** The name of a row in a node id. Absent: by the value of the key's column. */
  nameOf?(row: Row, key: string): string;
  /** The scope of a row's key, by which cases are counted too. Absent: no row has a scope. */
  scopeOf?(row: Row): string | null;
  /** The kind of a row, for fields that are declared by kind. Absent: the column `kind`. */
  kindOf?(row: Row): string;
  /** Values that a field does not show as one column holds them, by coordinate: computed, or of another table than the row's own. */
  readonly values?: Readonly<Record<string, (row: Row, tables: TableRows) => unknown>>;
  /** Scalars that an answer writes in another way than the database, by name. */
  readonly scalars?: readonly string[];
}

/**
 * All labels of a reader on a row.
 *
 * @example
 * labelsOn(truth, { type: 'Post', row, tables }, 'amara').has('owner')
 */
export const labelsOn = <Reader extends string, Label extends string>(
  { types, roles }: SchemaTruth<Reader, Label>,
  { type, row, tables }: { readonly type: string; readonly row: Row; readonly tables: TableRows },
  reader: Reader,
): ReadonlySet<Label> => {
  const truth = types[type];
  const held = roles(reader).filter((label) => label !== EVERYBODY || truth?.public?.(row) !== false);
  return new Set([...held, ...(truth?.labels(reader, row, tables) ?? [])]);
};

/** The name of a row in a node id, behind its type. */
export const nodeName = ({ nameOf }: { nameOf?(row: Row, key: string): string }, row: Row, key: string): string =>
  nameOf ? nameOf(row, key) : String(row[key]);

/**
 * A row's id of Relay.
 *
 * @example
 * nodeId('Post', 1); // 'UG9zdDox'
 */
export const nodeId = (type: string, name: unknown): string =>
  Buffer.from(`${type}:${String(name)}`).toString('base64');

/** The name in an id of Relay. */
export function nameIn(id: unknown): string {
  const text = Buffer.from(String(id), 'base64').toString();
  return text.slice(text.indexOf(':') + 1);
}

import { type KeyValue, keyOfText } from './column-values.ts';
import type { Tables } from './tables.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Tests that a text is a UUID of any version as RFC 9562, section 4, writes it, in letters of either case. PostgreSQL also reads braces and
 * other hyphens, which name no row here, because a key has one text but for the case of its letters.
 *
 * @example
 * isUuid('00000000-0000-4000-8000-000000000001'); // true
 */
export const isUuid = (text: string): boolean => UUID.test(text);

/** A column that keys are compared with: its Prisma type, and what the tables know of it. */
export interface KeyedColumn {
  readonly name: string;
  readonly type: string;
  readonly uuid: boolean;
  /** The values of an enum; undefined for a column of another type. */
  readonly values: readonly string[] | undefined;
}

/** The model that a column is of, and the Prisma types of its columns. */
interface ColumnsOfModel {
  readonly model: string | null;
  readonly types: ReadonlyMap<string, string>;
}

/** A column of a model, with what the tables know of it. */
export function keyedColumn({ model, types }: ColumnsOfModel, tables: Tables, name: string): KeyedColumn {
  const { uuid = false, values } = (model === null ? undefined : tables[model]?.columns[name]) ?? {};
  return { name, type: types.get(name) ?? 'String', uuid, values };
}

/** Tests that a column may hold a text. PostgreSQL holds no text with U+0000. */
export const holdsText = ({ uuid, values }: Partial<Pick<KeyedColumn, 'uuid' | 'values'>>, text: string): boolean =>
  uuid === true ? isUuid(text) : !text.includes('\0') && values?.includes(text) !== false;

/**
 * The key that a text names in a column, as the database writes it; undefined for a text that the column cannot hold. A database takes a
 * UUID in letters of either case, and answers it in small ones.
 */
export function heldKey(column: Omit<KeyedColumn, 'name'>, text: string): KeyValue | undefined {
  if (!holdsText(column, text)) return undefined;
  return column.uuid ? text.toLowerCase() : keyOfText(column.type, text);
}

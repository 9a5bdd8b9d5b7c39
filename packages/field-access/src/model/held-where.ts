import { isWhere } from './branches.ts';
import { isInstant } from './column-values.ts';
import type { Where } from './conditions.ts';
import { holdsText } from './held-key.ts';
import type { Table, TableColumn } from './tables.ts';

// A database refuses a statement that compares a column with a value which the column cannot hold. No row has such a value, so no row meets
// the condition, and no statement is needed to know it.

type Entry = readonly [key: string, operand: unknown];

const isInt = (value: number): boolean => (value | 0) === value;

/** Tests for a time of a year of four digits, which each database holds, and Prisma's client writes. */
function isTime(time: Date): boolean {
  const year = time.getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** Tests that a column may hold a value. */
function isHeld(column: TableColumn | undefined, value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return holdsText(column ?? {}, value);
    case 'number':
      return column?.type !== 'Int' || isInt(value);
    case 'bigint':
      return column?.type !== 'BigInt' || BigInt.asIntN(64, value) === value;
    default:
      return !isInstant(value) || isTime(value);
  }
}

/** The rows that a `where` is of: their table, and the columns that are never null, as far as they are known. */
interface ComparedRows {
  readonly table: Table | undefined;
  readonly required: ReadonlySet<string>;
}

const NOT_KNOWN: ReadonlySet<string> = new Set();
const COMPARISONS = ['gt', 'gte', 'lt', 'lte'] as const;
const isNoTime = (value: unknown): boolean => isInstant(value) && Number.isNaN(value.getTime());

/** The condition that no row meets. */
const NO_ROW: Where = { OR: [] };

/**
 * The condition in a NOT, without a value that its column cannot hold: every row differs from that value, but for a column that is null.
 * Null where that is not known, and for an unheld value among several parts, so that no row meets the NOT.
 */
function heldInNot({ table, required }: ComparedRows, item: Where): Where | null {
  const held = heldWhere(table, item, required);
  if (held === item) return item;
  const [[key = ''] = [], ...others] = Object.entries(item);
  const isKnown = required !== NOT_KNOWN && table?.columns[key] !== undefined;
  if (held !== null || others.length > 0 || !isKnown) return null;
  return required.has(key) ? NO_ROW : { [key]: null };
}

/** A condition on a column; null where no row meets it. */
function heldColumn({ table, required }: ComparedRows, entry: Entry): Entry | null {
  const [key, operand] = entry;
  const column = table?.columns[key];
  const mayBe = (value: unknown) => (value === null ? !required.has(key) : isHeld(column, value));
  if (!isWhere(operand)) return mayBe(operand) ? entry : null;
  const { in: among } = operand;
  if (!mayBe(operand.equals) || COMPARISONS.some((name) => isNoTime(operand[name]))) return null;
  if (!Array.isArray(among)) return among === null && required.has(key) ? null : entry;
  return among.every(mayBe) ? entry : [key, { ...operand, in: among.filter(mayBe) }];
}

/** A group of conditions; null where no row meets it. */
function heldGroup({ table, required }: ComparedRows, entry: Entry): Entry | null {
  const [key, operand] = entry;
  const items = [operand as Where].flat();
  const held = items.map((item) => heldWhere(table, item, required)).filter((item) => item !== null);
  const isMet = key === 'AND' ? held.length === items.length : held.length > 0 || items.length === 0;
  if (!isMet) return null;
  const isSame = held.length === items.length && held.every((item, i) => item === items[i]);
  return isSame ? entry : [key, held];
}

/** A negation; null where no row meets it. */
function heldNot(rows: ComparedRows, entry: Entry): Entry | null {
  const [key, operand] = entry;
  const items = [operand as Where].flat();
  const held = items.map((item) => heldInNot(rows, item));
  if (held.includes(null)) return null;
  if (held.every((item, i) => item === items[i])) return entry;
  return [key, Array.isArray(operand) ? held : held[0]];
}

/** An entry of a `where`; null where no row meets it. The quantifiers `none` and `every` stay as they are. */
function heldEntry(rows: ComparedRows, entry: Entry): Entry | null {
  const [key, operand] = entry;
  if (operand === undefined) return entry;
  if (key === 'NOT') return heldNot(rows, entry);
  if (key === 'AND' || key === 'OR') return heldGroup(rows, entry);
  const related = rows.table?.relations[key]?.table;
  if (related === undefined || !isWhere(operand)) return heldColumn(rows, entry);
  const { some, is } = operand;
  return heldWhere(related, (some ?? is ?? operand) as Where) === null ? null : entry;
}

/**
 * A `where` without the branches of an OR that compare with a value which no row holds; null where no row is left. A `where` that has none
 * stays the same object.
 *
 * @param required the columns that are never null; absent where they are not known
 *
 * @example
 * heldWhere(tables.Post, { id: 'no UUID' }); // null
 */
export function heldWhere(table: Table | undefined, where: Where, required = NOT_KNOWN): Where | null {
  if (!isWhere(where)) return where;
  const entries: readonly Entry[] = Object.entries(where);
  const held = entries.map((entry) => heldEntry({ table, required }, entry));
  if (held.includes(null)) return null;
  return held.every((entry, i) => entry === entries[i]) ? where : Object.fromEntries(held as readonly Entry[]);
}

import { isWhere } from './branches.ts';
import type { Where } from './conditions.ts';
import { isUuid } from './held-key.ts';
import type { Table, TableColumn } from './tables.ts';

// A database refuses a statement that compares a column with a value which the column cannot hold. No row has such a value, so no row meets
// the condition, and no statement is needed to know it.

type Entry = readonly [key: string, operand: unknown];

const isInt = (value: number): boolean => (value | 0) === value;

/** Tests that a column may hold a value. PostgreSQL holds no text with U+0000. */
function isHeld(column: TableColumn | undefined, value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      if (column?.uuid === true) return isUuid(value);
      return !value.includes('\0') && column?.values?.includes(value) !== false;
    case 'number':
      return column?.type !== 'Int' || isInt(value);
    case 'bigint':
      return column?.type !== 'BigInt' || BigInt.asIntN(64, value) === value;
    default:
      return true;
  }
}

/** A condition on a column; null where no row meets it. */
function heldColumn(column: TableColumn | undefined, [key, operand]: Entry): Entry | null {
  if (!isWhere(operand)) return isHeld(column, operand) ? [key, operand] : null;
  if (!isHeld(column, operand.equals)) return null;
  const { in: among } = operand;
  if (!Array.isArray(among)) return [key, operand];
  return [key, { ...operand, in: among.filter((value) => isHeld(column, value)) }];
}

/** A group of conditions; null where no row meets it. */
function heldGroup(table: Table | undefined, [key, operand]: Entry): Entry | null {
  const items = [operand as Where].flat().map((item) => heldWhere(table, item));
  const held = items.filter((item) => item !== null);
  const isMet = key === 'AND' ? held.length === items.length : held.length > 0 || items.length === 0;
  return isMet ? [key, held] : null;
}

/** An entry of a `where`; null where no row meets it. A NOT and the quantifiers `none` and `every` stay as they are. */
function heldEntry(table: Table | undefined, entry: Entry): Entry | null {
  const [key, operand] = entry;
  if (operand === undefined || key === 'NOT') return entry;
  if (key === 'AND' || key === 'OR') return heldGroup(table, entry);
  const related = table?.relations[key]?.table;
  if (related === undefined || !isWhere(operand)) return heldColumn(table?.columns[key], entry);
  const { some, is } = operand;
  return heldWhere(related, (some ?? is ?? operand) as Where) === null ? null : entry;
}

/**
 * A `where` without the branches of an OR that compare with a value which no row holds; null where no row is left.
 *
 * @example
 * heldWhere(tables.Post, { id: 'no UUID' }); // null
 */
export function heldWhere(table: Table | undefined, where: Where): Where | null {
  if (!isWhere(where)) return where;
  const entries = Object.entries(where).map((entry) => heldEntry(table, entry));
  return entries.includes(null) ? null : Object.fromEntries(entries as readonly Entry[]);
}

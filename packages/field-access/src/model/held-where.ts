import { isWhere } from './branches.ts';
import { isInstant } from './column-values.ts';
import type { Where } from './conditions.ts';
import { holdsText } from './held-key.ts';
import { QUANTIFIERS } from './settled-where.ts';
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

/** The operators that rows meet which differ from a value. */
const DIFFERENCES = ['not', 'notIn'] as const;
const comparesDifference = (operand: unknown): boolean =>
  isWhere(operand) && DIFFERENCES.some((name) => operand[name] !== undefined);

/** The column that alone makes a condition one which no row meets; undefined where another part may do so, or that is not known. */
function unheldColumn({ table }: ComparedRows, item: Where, held: Where | null): string | undefined {
  const [[key = '', operand] = [], ...others] = Object.entries(item);
  const isAlone = held === null && others.length === 0 && !comparesDifference(operand);
  return isAlone && table?.columns[key] !== undefined ? key : undefined;
}

/**
 * The condition in a NOT, without a value that its column cannot hold: every row differs from that value, but for a column that is null.
 * Null where that is not known, and for an unheld value among several parts, so that no row meets the NOT.
 */
function heldInNot(rows: ComparedRows, item: Where): Where | null {
  const { table, required } = rows;
  const held = heldWhere(table, item, required);
  if (held === item) return item;
  const key = unheldColumn(rows, item, held);
  if (key === undefined || required === NOT_KNOWN) return null;
  return required.has(key) ? NO_ROW : { [key]: null };
}

/** The condition that no related row may meet, without a value that its column cannot hold. Null as in a NOT; a null column is no match. */
function heldInNone(table: Table, item: Where): Where | null {
  const held = heldWhere(table, item);
  if (held === item) return item;
  return unheldColumn({ table, required: NOT_KNOWN }, item, held) === undefined ? null : NO_ROW;
}

/** The difference from a value that its column may hold: undefined where every row has it, null where no row is known to have it. */
function heldDifference(rows: ComparedRows, key: string, value: unknown): { readonly not?: unknown } | null {
  const item = { [key]: value };
  const held = heldInNot(rows, item);
  if (held === null) return null;
  if (held === NO_ROW) return {};
  return { not: held[key] };
}

/**
 * The operand with the null among `notIn` as a part of its own, because Prisma takes null in no list. A row that differs from another value
 * is not null.
 */
function withoutNullIn(required: ReadonlySet<string>, key: string, operand: Where): Where {
  const { notIn, ...others } = operand;
  if (!Array.isArray(notIn) || !notIn.includes(null)) return operand;
  const named = notIn.filter((value) => value !== null);
  if (named.length > 0) return { ...others, notIn: named };
  return others.not !== undefined || required.has(key) ? others : { ...others, not: null };
}

/** The operand of a column without differences from values that it cannot hold: without parts where every row has them. */
function heldDifferences(rows: ComparedRows, key: string, compared: Where): Where | null {
  const operand = withoutNullIn(rows.required, key, compared);
  const { not, notIn, ...others } = operand;
  const column = rows.table?.columns[key];
  const among = Array.isArray(notIn) ? notIn.filter((value) => isHeld(column, value)) : [];
  const isSame = !Array.isArray(notIn) || among.length === notIn.length;
  // A difference from values of which none is held is one from the first of them.
  const fromAll = isSame || among.length > 0 ? {} : heldDifference(rows, key, notIn[0]);
  const fromOne = not === undefined ? {} : heldDifference(rows, key, not);
  if (fromAll === null || fromOne === null) return null;
  if (isSame && fromOne.not === not) return operand;
  const left = { ...others, ...fromAll, ...fromOne };
  if (isSame) return notIn === undefined ? left : { ...left, notIn };
  return among.length > 0 ? { ...left, notIn: among } : left;
}

const isWithoutParts = (operand: Where): boolean => Object.keys(operand).every((name) => name === 'mode');

/** A condition on a column; null where no row meets it, without an operand where every row does. */
function heldColumn(rows: ComparedRows, entry: Entry): Entry | null {
  const { table, required } = rows;
  const [key, operand] = entry;
  const column = table?.columns[key];
  const mayBe = (value: unknown) => (value === null ? !required.has(key) : isHeld(column, value));
  if (!isWhere(operand)) return mayBe(operand) ? entry : null;
  const { in: among } = operand;
  if (!mayBe(operand.equals) || COMPARISONS.some((name) => isNoTime(operand[name]))) return null;
  if (among === null && required.has(key)) return null;
  const held = heldDifferences(rows, key, operand);
  if (held === null) return null;
  if (held !== operand && isWithoutParts(held)) return [key, undefined];
  const isAmong = (value: unknown) => value !== null && mayBe(value);
  if (Array.isArray(among) && !among.every(isAmong)) return [key, { ...held, in: among.filter(isAmong) }];
  return held === operand ? entry : [key, held];
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

/** A condition on related rows by one quantifier; null where no row meets it. */
function heldQuantifier(related: Table, entry: Entry): Entry | null {
  const [quantifier, operand] = entry;
  if (!isWhere(operand)) return entry;
  const isNone = quantifier === 'none' || quantifier === 'isNot';
  const held = isNone ? heldInNone(related, operand) : heldWhere(related, operand);
  if (held === operand) return entry;
  if (held === null) return quantifier === 'every' ? [quantifier, NO_ROW] : null;
  return [quantifier, held];
}

/** A condition on related rows; null where no row meets it. */
function heldRelated(related: Table, entry: Entry): Entry | null {
  const [key, operand] = entry as readonly [string, Where];
  const parts = Object.entries(operand);
  if (!parts.some(([name]) => QUANTIFIERS.has(name))) {
    const held = heldWhere(related, operand);
    return held === operand ? entry : held && [key, held];
  }
  const held = parts.map((part) => heldQuantifier(related, part));
  if (held.includes(null)) return null;
  return held.every((part, i) => part === parts[i]) ? entry : [key, Object.fromEntries(held as readonly Entry[])];
}

/** An entry of a `where`; null where no row meets it. */
function heldEntry(rows: ComparedRows, entry: Entry): Entry | null {
  const [key, operand] = entry;
  if (operand === undefined) return entry;
  if (key === 'NOT') return heldNot(rows, entry);
  if (key === 'AND' || key === 'OR') return heldGroup(rows, entry);
  const related = rows.table?.relations[key]?.table;
  return related === undefined || !isWhere(operand) ? heldColumn(rows, entry) : heldRelated(related, entry);
}

/**
 * A `where` without the values that no row holds; null where no row is left. It is empty where every row meets it. A `where` that has no
 * such value stays the same object.
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
  if (held.every((entry, i) => entry === entries[i])) return where;
  return Object.fromEntries((held as readonly Entry[]).filter(([, operand]) => operand !== undefined));
}

/** A value that names a row, or the thing that a row is about. */
export type KeyValue = string | number | bigint | Uint8Array;

/** Prisma's types whose columns name nothing. Every other type is that of texts, numbers, bytes, or an enum. */
const NAMELESS: ReadonlySet<string> = new Set(['Boolean', 'Float', 'Decimal', 'DateTime', 'Json']);

/** Tests that a column of a Prisma type may name a row, or the thing that a row is about. */
export const namesRows = (type: string): boolean => !NAMELESS.has(type);

/** The names of typed arrays, which any realm's arrays know of themselves. */
const { get: arrayName } = Object.getOwnPropertyDescriptor(
  Object.getPrototypeOf(Uint8Array.prototype),
  Symbol.toStringTag,
) as { get(this: unknown): unknown };

/**
 * Tests for a point in time, of any realm: Prisma's client takes a `Date` of `vm` or of a test's environment too.
 *
 * @example
 * isInstant(runInNewContext('new Date()')); // true
 */
export const isInstant = (value: unknown): value is Date =>
  value instanceof Date || Object.prototype.toString.call(value) === '[object Date]';

/**
 * Tests for bytes, of any realm.
 *
 * @example
 * isBytes(runInNewContext('new Uint8Array()')); // true
 */
export const isBytes = (value: unknown): value is Uint8Array => arrayName.call(value) === 'Uint8Array';

const hasDigits = (value: object): value is { toFixed(): string } => 'toFixed' in value;

/**
 * The text of a column's value, by which keys are compared, and which ids and cursors have. Bytes are in base64, as in Pothos' ids.
 *
 * @example
 * columnText(12n); // '12'
 */
export function columnText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isInstant(value)) return value.toISOString();
  if (isBytes(value)) return Buffer.from(value).toString('base64');
  if (typeof value === 'object' && value !== null && hasDigits(value)) return value.toFixed();
  return String(value);
}

const DIGITS = /^-?\d+$/;
const [LEAST_INT, GREATEST_INT] = [-(2 ** 31), 2 ** 31 - 1];

/** The reading of a text as a value, for each Prisma type; undefined if the text is no such value. Other types are stored as the text. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  Int: Number,
  Float: Number,
  BigInt: (text) => (DIGITS.test(text) ? BigInt.asIntN(64, BigInt(text)) : undefined),
  Boolean: (text) => text === 'true',
  DateTime: (text) => new Date(text),
  Bytes: (text) => Buffer.from(text, 'base64'),
};

/**
 * The value of a text that `columnText` wrote, by the column's Prisma type.
 *
 * @example
 * columnValue('BigInt', '12'); // 12n
 */
export const columnValue = (type: string, text: string): unknown => READERS[type]?.(text) ?? text;

/** The key that a text names in a column of a Prisma type, in one spelling alone; undefined where the column holds no such key. */
export function keyOfText(type: string, text: string): KeyValue | undefined {
  const key = columnValue(type, text) as KeyValue;
  if (columnText(key) !== text) return undefined;
  if (type === 'BigInt' && typeof key !== 'bigint') return undefined;
  const isInt = Number.isInteger(key) && (key as number) >= LEAST_INT && (key as number) <= GREATEST_INT;
  return type === 'Int' && !isInt ? undefined : key;
}

/**
 * A column's value as JSON holds it in a key: numbers and booleans as they are, others as their text.
 *
 * @example
 * keyPart(12n); // '12'; keyPart(12) is 12
 */
export const keyPart = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' || value === null ? value : columnText(value);

/** A Prisma `where`. */
export type Where = Readonly<Record<string, unknown>>;

/** A row's columns by name, as they were read. */
export type Row = Readonly<Record<string, unknown>>;

/** A row that its resolver read without a column which decides who reads it. The message names the column, and has no value. */
export class MissingColumn extends Error {
  override readonly name = 'MissingColumn';
  /** The code of the client's error. */
  readonly extensions = { code: 'INTERNAL' };
}

/**
 * A condition on one column of a row, as data: tested on a row and written into a `where` from the same source. A row whose
 * column is null never meets it.
 */
export interface ColumnCondition {
  readonly column: string;
  readonly values: readonly (string | number | boolean)[];
  /** True: the column has to be among the values; false: it must not be among them. */
  readonly among: boolean;
}

/**
 * The column has one of these values.
 *
 * @example
 * const access = { subjects: { doctor: byDoctor('doctorId', { when: isIn('state', ['planned']) }) } };
 */
export const isIn = (column: string, values: ColumnCondition['values']): ColumnCondition => ({
  column,
  values,
  among: true,
});
/**
 * The column has a value that is none of these. Without values: the column is not null.
 *
 * @example
 * const access = { publicWhen: isNotIn('publishedAt', []), seenBy: ['public', 'author'] };
 */
export const isNotIn = (column: string, values: ColumnCondition['values']): ColumnCondition => ({
  column,
  values,
  among: false,
});

/**
 * The value of a row's column.
 * @throws MissingColumn where the row came without it, because Prisma takes undefined in a `where` for no condition
 *
 * @example
 * db.visit.findMany({ where: { patientId: valueIn(patient, 'id') } })
 */
export function valueIn(row: Row, column: string): unknown {
  const value = row[column];
  if (value === undefined) throw new MissingColumn(`A row came without its ${column}`);
  return value;
}

/** @throws MissingColumn */
export function meets({ column, values, among }: ColumnCondition, row: Row): boolean {
  const value = valueIn(row, column);
  return value !== null && values.includes(value as string) === among;
}

export function conditionWhere({ column, values, among }: ColumnCondition): Where {
  const [first, ...more] = values;
  // Prisma compares booleans by equality alone.
  if (typeof first === 'boolean' && more.length === 0) return { [column]: first === among };
  if (first === undefined && !among) return { [column]: { not: null } };
  return { [column]: among ? { in: [...values] } : { notIn: [...values] } };
}

/** A condition as the schema's text and the data map word it. */
export function conditionText({ column, values, among }: ColumnCondition): string {
  const words = values.map((value) => JSON.stringify(value)).join(' or ');
  if (values.length === 0) return among ? 'never' : `${column} is set`;
  return `${column} is ${among ? '' : 'not '}${words}`;
}

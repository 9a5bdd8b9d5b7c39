/** A Prisma `where`. */
export type Where = Readonly<Record<string, unknown>>;

const isPlainObject = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns a `where` unchanged.
 * @throws TypeError for an undefined value in it, because Prisma and compiled statements leave such a condition out, so that every row
 * would meet it
 */
export function requireDefined(where: Where): Where {
  for (const [key, value] of Object.entries(where))
    for (const item of [value].flat()) {
      if (item === undefined) throw new TypeError(`The condition ${key} on visible rows has no value; null is one`);
      if (typeof item === 'object' && item !== null && isPlainObject(item)) requireDefined(item as Where);
    }
  return where;
}

/** A row as it was read: its columns by name. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * A condition on one column of a row. It is data, so that a test of a row and a `where` come from the same source. A row whose column is
 * null never meets it.
 */
export interface ColumnCondition {
  readonly column: string;
  readonly values: readonly (string | number | boolean)[];
  /** True: the column has to have one of the values. False: it must have none of them. */
  readonly among: boolean;
}

export const isIn = (column: string, values: ColumnCondition['values']): ColumnCondition => ({
  column,
  values,
  among: true,
});
export const isNotIn = (column: string, values: ColumnCondition['values']): ColumnCondition => ({
  column,
  values,
  among: false,
});

/** Tests that a row meets a condition. @throws Error for a row without the column */
export function meets({ column, values, among }: ColumnCondition, row: Row): boolean {
  const value = row[column];
  if (value === undefined) throw new Error(`A row came without its ${column}`);
  return value !== null && values.includes(value as string) === among;
}

/** The condition as a Prisma `where`. */
export const conditionWhere = ({ column, values, among }: ColumnCondition): Where => ({
  [column]: among ? { in: [...values] } : { notIn: [...values] },
});

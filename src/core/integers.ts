/** Tests for a decimal of Prisma. */
const isDecimal = (value: unknown): value is { toFixed(places: number): string } =>
  typeof value === 'object' && value !== null && 'toFixed' in value;

type Plain = string | number | bigint | boolean | Date | null | undefined;
type Integer<Value> = Value extends Plain ? Value : Value extends { toFixed(places?: number): string } ? bigint : Value;

/** The columns of a Prisma row, with bigint in place of decimals. */
export type Integers<Row> = { readonly [Column in keyof Row]: Integer<Row[Column]> };

/** The columns of a row that a fold of chain events writes: all but the chain, which is the fold's. */
export type FoldedRow<Row> = Integers<Omit<Row, 'chain'>>;

/** Converts the decimals of a Prisma row to bigint. All decimal columns of the product hold integers. */
export function integers<Row extends object>(row: Row): Integers<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isDecimal(value) ? BigInt(value.toFixed(0)) : value]),
  ) as Integers<Row>;
}

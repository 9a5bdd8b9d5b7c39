/** Tests for a decimal of Prisma. */
const isDecimal = (value: unknown): value is { toFixed(places: number): string } =>
  typeof value === 'object' && value !== null && 'toFixed' in value;

/** Converts the decimals of a Prisma row to bigint. All decimal columns of the product hold integers. */
export function integers<R>(row: object): R {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isDecimal(value) ? BigInt(value.toFixed(0)) : value]),
  ) as R;
}

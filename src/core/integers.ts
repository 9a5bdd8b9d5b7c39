/** Prisma's decimals, of which this product stores integers alone. */
const isDecimal = (value: unknown): value is { toFixed(places: number): string } =>
  typeof value === 'object' && value !== null && 'toFixed' in value;

/** A row as Prisma reads it, with its decimals (all of them integers here) as bigint. */
export function integers<R>(row: object): R {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isDecimal(value) ? BigInt(value.toFixed(0)) : value]),
  ) as R;
}

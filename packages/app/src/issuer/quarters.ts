/** A quarter, as `2027-Q1`, by the number of quarters since the year 0. */
const quarterOf = (index: number): string => `${Math.floor(index / 4)}-Q${(index % 4) + 1}`;

function indexOf(period: string): number {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(period) ?? [];
  return Number(year) * 4 + Number(quarter) - 1;
}

/** The quarter some quarters after another one: 1 after `2027-Q4` is `2028-Q1`. */
export const addQuarters = (period: string, count: number): string => quarterOf(indexOf(period) + count);

/** The number of quarters from the first to the last one, both included. */
export const countQuarters = (first: string, last: string): number => indexOf(last) - indexOf(first) + 1;

/** The quarter of a time, which begins and ends in UTC as on the chain. */
export function quarterAt(ms: number): string {
  const at = new Date(ms);
  return quarterOf(at.getUTCFullYear() * 4 + Math.floor(at.getUTCMonth() / 3));
}

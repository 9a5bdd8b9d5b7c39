/** The middle one of an odd number of values; the upper of the two of an even number. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export const least = (values: readonly number[]): number => Math.min(...values);

/** The value that this share of all values are not above: of 100 values and 0.99 the 100th; of none NaN. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The middle one of an odd number of values; the upper of the two of an even number. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const least = (values: readonly number[]): number => Math.min(...values);

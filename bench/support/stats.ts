/** The value at a share of the sorted values: the 100th of 100 values for 0.99, and NaN without values. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The middle value; the upper of the two for an even number of values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const least = (values: readonly number[]): number => Math.min(...values);

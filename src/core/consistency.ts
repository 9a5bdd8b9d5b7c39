/**
 * How new what a root field answers is, where standbys read for the primary:
 * `now`: read from the primary. `strict`: all that was acknowledged to anybody before it was asked. `bounded`: for callers who are
 * not signed in all that was acknowledged up to a second ago, and their own writes; for others strict.
 */
export type Consistency = 'now' | 'strict' | 'bounded';

const STRICTEST_FIRST: readonly Consistency[] = ['now', 'strict', 'bounded'];

/** Of a document whose roots are of these. */
export const strictestOf = (all: readonly Consistency[]): Consistency =>
  STRICTEST_FIRST.find((one) => all.includes(one)) ?? 'strict';

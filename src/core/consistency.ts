/**
 * How new what a root field answers is, where standbys read for the primary:
 * `now`: read from the primary. `strict`: all that was acknowledged to anybody before it was asked. `bounded`: for callers who are
 * not signed in all that was acknowledged up to a second ago, and their own writes; for others strict.
 */
export type Consistency = 'now' | 'strict' | 'bounded';

export const CONSISTENCY_LEVELS = {
  strictestFirst: ['now', 'strict', 'bounded'],
  standard: 'strict',
  primary: 'now',
  sentences: { bounded: 'Anonymous callers may see data up to one second old.' },
} as const satisfies {
  readonly strictestFirst: readonly Consistency[];
  readonly standard: Consistency;
  readonly primary: Consistency;
  readonly sentences: Readonly<Partial<Record<Consistency, string>>>;
};

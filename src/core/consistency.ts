/**
 * The freshness of a root field's data, if the service reads from standbys. `now`: read from the primary. `strict`: includes every
 * write that was acknowledged before the request. `bounded`: for anonymous callers, includes writes acknowledged up to a second
 * ago and their own; for others as `strict`.
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

import type { SeriesScreenQuery } from '../generated/operations.ts';

/** A series as its screen reads it. */
export type Series = NonNullable<SeriesScreenQuery['series']>;

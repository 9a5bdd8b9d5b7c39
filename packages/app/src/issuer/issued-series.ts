import type { IssuedScreenQuery } from '../generated/operations.ts';

/** A series as the screen of its issuer reads it. */
export type IssuedSeries = NonNullable<IssuedScreenQuery['series']>;

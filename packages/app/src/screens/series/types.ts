import type { SeriesOverviewQuery } from '../../generated/operations.ts';

/** A series as its page reads it. */
export type SeriesOverview = NonNullable<SeriesOverviewQuery['series']>;

/** The filters and the form of the list of series, as the address has them. */
export interface ListSearch {
  readonly state?: string | undefined;
  readonly view?: 'table' | undefined;
}

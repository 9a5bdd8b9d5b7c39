import type { Integers } from '../../core/integers.ts';
import type { Series } from '../../generated/prisma/client.ts';

/** A row of `series` without its title, which no event states. */
export type SeriesRow = Integers<Omit<Series, 'title'>>;

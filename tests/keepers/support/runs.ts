import {
  createKeeperBooks,
  createKeeperRuns,
  type KeeperBooksOptions,
  type KeeperRuns,
} from '../../../src/keepers/runs.ts';

/** Runs as of a leader, without its session. */
export const keeperRuns = (options: KeeperBooksOptions): KeeperRuns =>
  createKeeperRuns(createKeeperBooks(options), {
    ...options,
    query: (sql, values) => options.db.$queryRawUnsafe(sql, ...values),
  });

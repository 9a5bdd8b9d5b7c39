/** The names of keepers in stored rows and metrics. Keepers are jobs that the leading process repeats. */
export type KeeperName =
  | 'delivery'
  | 'period'
  | 'router'
  | 'window'
  | 'curve'
  | 'reminder'
  | 'rent'
  | 'purge'
  | 'reconciliation';

/** The jobs that the leader does again and again, by their names in rows and metrics. */
export type KeeperName = 'delivery' | 'period' | 'window' | 'curve' | 'reminder' | 'rent' | 'purge' | 'reconciliation';

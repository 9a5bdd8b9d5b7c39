import type { PrimaryReason, Standbys } from '../../adapters/db/standby/standbys.ts';
import type { Reading } from '../../core/metrics.ts';

/** The metric that counts a compiled read, by the place of its answer and the reason why the primary answered. */
export const standbyRead = (reason: PrimaryReason | 'class') =>
  [
    'income_series_standby_reads_total',
    1,
    { place: reason === null ? 'standby' : 'primary', why: reason ?? 'none' },
  ] as const;

export const standbyReadings = (standbys: Standbys): readonly Reading[] =>
  standbys.report().flatMap(({ standby, usable, lagBytes }): Reading[] => {
    const labels = { standby: `${standby}` };
    return [
      ['income_series_standby_usable', usable ? 1 : 0, labels],
      ...(lagBytes === null ? [] : [['income_series_standby_lag_bytes', lagBytes, labels] as Reading]),
    ];
  });

import type { PrimaryReason, Standbys } from '../../adapters/db/standby/standbys.ts';
import type { Reading } from '../../core/metrics.ts';

/** The metric that counts a compiled read by the place that answered it, and why the primary did. */
export const standbyRead = (by: PrimaryReason | 'class') =>
  ['income_series_standby_reads_total', 1, { place: by === null ? 'standby' : 'primary', why: by ?? 'none' }] as const;

export const standbyReadings = (standbys: Standbys): readonly Reading[] =>
  standbys.report().flatMap(({ standby, usable, lagBytes }): Reading[] => {
    const labels = { standby: `${standby}` };
    return [
      ['income_series_standby_usable', usable ? 1 : 0, labels],
      ...(lagBytes === null ? [] : [['income_series_standby_lag_bytes', lagBytes, labels] as Reading]),
    ];
  });

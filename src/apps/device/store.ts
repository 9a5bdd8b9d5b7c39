import type { IncomeOpening } from '../../core/commitments.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { type Period, yearOf } from '../../core/period.ts';

export interface StoredOpening extends IncomeOpening {
  readonly period: Period;
}

/**
 * Where the device keeps each report's year-to-date figure and salt: the only place where they are at rest. Without
 * the prior quarter's, the next report of the year cannot be proven.
 */
export interface DeviceStore {
  /** Adds an opening to those stored before: a rebuilt report must not replace one that may already be pending. */
  add(seriesKey: Bytes32, opening: StoredOpening): Promise<void>;
  /** Everything kept for a series in a calendar year. */
  ofYear(seriesKey: Bytes32, year: number): Promise<readonly StoredOpening[]>;
}

/** Keeps them for as long as the program runs. */
export function createMemoryStore(): DeviceStore {
  const bySeries = new Map<Bytes32, StoredOpening[]>();
  return {
    async add(seriesKey, opening) {
      bySeries.set(seriesKey, [...(bySeries.get(seriesKey) ?? []), opening]);
    },
    async ofYear(seriesKey, year) {
      return (bySeries.get(seriesKey) ?? []).filter(({ period }) => yearOf(period) === year);
    },
  };
}

import type { IncomeOpening } from '@income-series/protocol/commitments';
import type { Bytes32 } from '@income-series/protocol/hex';
import { type KeptOpening, openOpenings, sealOpenings } from '@income-series/protocol/openings';
import { type Period, yearOf } from '@income-series/protocol/period';

/** The opening of a period's income commitment. */
export interface StoredOpening extends IncomeOpening {
  readonly period: Period;
}

/**
 * The device's store of each report's year-to-date figure and salt, which are stored nowhere else. Without the opening of the
 * prior quarter, the next report of the year cannot be proven.
 */
export interface DeviceStore {
  /**
   * Adds an opening. It must not replace an earlier opening of the period, because the report of the earlier opening may be
   * pending.
   */
  add(seriesKey: Bytes32, opening: StoredOpening): Promise<void>;
  /** The openings of a series in a calendar year. */
  ofYear(seriesKey: Bytes32, year: number): Promise<readonly StoredOpening[]>;
  /** All openings, for an export. */
  all(): Promise<readonly KeptOpening[]>;
}

const isOfYear =
  (seriesKey: Bytes32, year: number) =>
  (opening: KeptOpening): boolean =>
    opening.seriesKey === seriesKey && yearOf(opening.period) === year;

/** Creates a store that keeps openings in memory. They are lost when the program ends. */
export function createMemoryStore(): DeviceStore {
  const openings: KeptOpening[] = [];
  return {
    async add(seriesKey, opening) {
      openings.push({ seriesKey, ...opening });
    },
    ofYear: async (seriesKey, year) => openings.filter(isOfYear(seriesKey, year)),
    all: async () => [...openings],
  };
}

/** A list of texts that only grows. A text is written as a whole or not at all, and never changed. */
export interface Records {
  list(): Promise<readonly string[]>;
  add(text: string): Promise<void>;
}

const idOf = ({ seriesKey, period, ytd, salt }: KeptOpening) => `${seriesKey} ${period} ${ytd} ${salt}`;

/**
 * Creates a store that writes each opening to a record of its own, sealed under the device secret, so that programs which add at
 * the same time, as two tabs do, lose nothing.
 * @throws (its methods) OPENINGS_INVALID for an altered record, OPENINGS_VERSION, OPENINGS_UNOPENED for another secret's
 */
export function createSealedStore(secret: Uint8Array, records: Records): DeviceStore {
  async function all(): Promise<readonly KeptOpening[]> {
    const opened = await Promise.all((await records.list()).map((text) => openOpenings(secret, text)));
    // Two programs may have added the same opening.
    return [...new Map(opened.flat().map((opening) => [idOf(opening), opening])).values()];
  }
  return {
    all,
    async add(seriesKey, opening) {
      const added = { seriesKey, ...opening };
      if ((await all()).some((stored) => idOf(stored) === idOf(added))) return;
      await records.add(await sealOpenings(secret, [added]));
    },
    ofYear: async (seriesKey, year) => (await all()).filter(isOfYear(seriesKey, year)),
  };
}

import type { IncomeOpening } from '../../../../src/core/commitments.ts';
import type { Bytes32 } from '../../../../src/core/hex.ts';
import { type KeptOpening, openOpenings, sealOpenings } from '../../../../src/core/openings/index.ts';
import { type Period, yearOf } from '../../../../src/core/period.ts';

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
  /** Everything that is kept, for an export. */
  all(): Promise<readonly KeptOpening[]>;
}

const isOfYear =
  (seriesKey: Bytes32, year: number) =>
  (kept: KeptOpening): boolean =>
    kept.seriesKey === seriesKey && yearOf(kept.period) === year;

/** Keeps them for as long as the program runs. */
export function createMemoryStore(): DeviceStore {
  const kept: KeptOpening[] = [];
  return {
    async add(seriesKey, opening) {
      kept.push({ seriesKey, ...opening });
    },
    ofYear: async (seriesKey, year) => kept.filter(isOfYear(seriesKey, year)),
    all: async () => [...kept],
  };
}

/** Texts that are added and stay: each is written whole or not at all, and none is ever changed. */
export interface Records {
  list(): Promise<readonly string[]>;
  add(text: string): Promise<void>;
}

const idOf = ({ seriesKey, period, ytd, salt }: KeptOpening) => `${seriesKey} ${period} ${ytd} ${salt}`;

/**
 * Keeps each opening in a record of its own, sealed under the device secret. So programs that add at once, as two tabs do, take
 * nothing from each other.
 * @throws OPENINGS_INVALID for a record that was altered, OPENINGS_VERSION, OPENINGS_UNOPENED for another device's
 */
export function createSealedStore(secret: Uint8Array, records: Records): DeviceStore {
  async function all(): Promise<readonly KeptOpening[]> {
    const opened = await Promise.all((await records.list()).map((text) => openOpenings(secret, text)));
    return [...new Map(opened.flat().map((kept) => [idOf(kept), kept])).values()];
  }
  return {
    all,
    async add(seriesKey, opening) {
      const kept = { seriesKey, ...opening };
      if ((await all()).some((one) => idOf(one) === idOf(kept))) return;
      await records.add(await sealOpenings(secret, [kept]));
    },
    ofYear: async (seriesKey, year) => (await all()).filter(isOfYear(seriesKey, year)),
  };
}

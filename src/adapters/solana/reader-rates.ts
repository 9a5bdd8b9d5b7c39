import { toHex } from '@income-series/protocol/bytes';
import type { PeriodRate } from '@income-series/protocol/chain';
import { enumName } from '@income-series/protocol/chain-enums';
import type { Bytes32 } from '@income-series/protocol/hex';
import { periodEnd } from '@income-series/protocol/period';
import { FX_MAX_AGE } from '@income-series/protocol/policy';
import type { ChargeBasis } from '@income-series/protocol/report-charge';
import type { RateReader } from '../../chains/index.ts';
import type { Addresses } from './addresses.ts';
import { rateBefore } from './rates.ts';
import type { ReadAtSlot, SlotAccounts } from './reader-round.ts';
import { BOOKS, RECORDS, readBook } from './records.ts';
import { attestedFigures, isRouted } from './routing.ts';

const NO_RATE: PeriodRate = { rate: null, signer: null, last: { rate: 0n, updatedAt: 0n } };
const NO_BASIS: ChargeBasis = {
  cap: 0n,
  paid: 0n,
  accrued: 0n,
  credit: 0n,
  paused: false,
  uncounted: false,
  router: null,
};

/** Creates a reader of rates and of the state that charges are computed from. */
export function rateReader(at: ReadAtSlot, addresses: Addresses): RateReader {
  async function readPeriodRate(look: SlotAccounts, seriesKey: Bytes32, period: number): Promise<PeriodRate> {
    const [seriesAt, quarterAt] = await Promise.all([
      addresses.series(seriesKey),
      addresses.quarterRate(seriesKey, period),
    ]);
    look.request([seriesAt, quarterAt]); // ends this run until both are loaded
    const series = look.record(RECORDS.series, seriesAt);
    if (series === null) return NO_RATE;
    const end = periodEnd(period);
    const last = await rateBefore(look, addresses, series.currencyCode, end);
    const recorded = look.record(RECORDS.quarterRate, quarterAt);
    if (recorded !== null) return { rate: recorded.rate, signer: toHex(Uint8Array.from(recorded.signer)), last };
    const isFresh = last.rate > 0n && end <= last.updatedAt + FX_MAX_AGE;
    return { rate: look.now >= end && isFresh ? last.rate : null, signer: null, last };
  }

  return {
    fxRate: (currencyCode, before) => at((look) => rateBefore(look, addresses, currencyCode, before ?? null)),
    periodRate: (seriesKey, period) => at((look) => readPeriodRate(look, seriesKey, period)),

    chargeBasis: (seriesKey, period) =>
      at(async (look) => {
        const [seriesAt, routerAt] = await Promise.all([addresses.series(seriesKey), addresses.router(seriesKey)]);
        look.request([seriesAt, routerAt]); // ends this run until both are loaded
        const series = look.record(RECORDS.series, seriesAt);
        if (series === null) return NO_BASIS;
        const { cap, paid, accrued, credit } = series;
        const paused = enumName('State', series.state) === 'PAUSED' && look.now < series.pause.endsAt;
        const books = isRouted(series) ? readBook(BOOKS.router, look.account(routerAt), addresses.program) : null;
        const router = books && attestedFigures(books, series, period);
        return { cap, paid, accrued, credit, paused, uncounted: series.counted === 0n, router };
      }),
  };
}

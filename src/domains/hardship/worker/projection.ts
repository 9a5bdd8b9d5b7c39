import { fromUnix, nextNonce, timeOf } from '../../../indexing/projection/events.ts';
import type { Handlers, SeriesProjection } from '../../../indexing/projection/series-fold.ts';
import { extendWindows } from '../../reporting/worker/periods.ts';
import { patchSeries, series } from '../../series/worker/projection.ts';
import type { HardshipEvents } from './events.ts';

/**
 * Handlers of the events of pauses. An event has the nonce that it used up; the series stores the next one. The hub's event
 * SeriesStateMoved is in the same transaction, before or after.
 */
const handlers: Handlers<Omit<HardshipEvents, 'PauseRequested'>> = {
  PauseApproved(fold, event) {
    const { seriesKey, pauseNonce, pauseEnd } = event.args;
    const patch = { pauseNonce: nextNonce(pauseNonce), pausedUntil: fromUnix(pauseEnd), pausedFrom: timeOf(event) };
    patchSeries(fold, seriesKey, patch);
    extendWindows(fold, { from: event.timestamp, until: BigInt(pauseEnd) });
  },

  PauseEnded(fold, { args }) {
    const { pausedFrom } = fold.rows(series).need(args.seriesKey);
    if (pausedFrom === null) return;
    extendWindows(fold, { from: BigInt(pausedFrom.getTime() / 1000), until: BigInt(args.endedAt) });
  },

  PauseRequestWithdrawn(fold, { args }) {
    patchSeries(fold, args.seriesKey, { pauseNonce: nextNonce(args.pauseNonce) });
  },
};

export const hardshipProjection: SeriesProjection = { tables: [], handlers };

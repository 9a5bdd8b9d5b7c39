import { fromUnix, nextNonce } from '../../indexing/projection/events.ts';
import type { Handlers, SeriesProjection } from '../../indexing/projection/series-fold.ts';
import { NO_EXTINGUISHMENT, patchSeries } from '../series/projection.ts';
import type { ExtinguishmentEvents } from './events.ts';

const handlers: Handlers<ExtinguishmentEvents> = {
  ExtinguishmentRequested(fold, { args }) {
    patchSeries(fold, args.seriesKey, {
      extinguishKeyA: args.keyA,
      extinguishKeyB: args.keyB,
      extinguishNoticeEndsAt: fromUnix(args.noticeEndsAt),
      extinguishDeadline: fromUnix(args.deadline),
    });
  },

  SeriesExtinguished(fold, { args }) {
    patchSeries(fold, args.seriesKey, { ...NO_EXTINGUISHMENT, extinguishNonce: nextNonce(args.extinguishNonce) });
  },

  ExtinguishmentVoided(fold, { args }) {
    patchSeries(fold, args.seriesKey, { ...NO_EXTINGUISHMENT, extinguishNonce: nextNonce(args.extinguishNonce) });
  },
};

export const extinguishmentProjection: SeriesProjection = { tables: [], handlers };

import { fromUnix, nextNonce } from '../../../indexing/projection/events.ts';
import type { Handlers, SeriesFold, SeriesProjection } from '../../../indexing/projection/series-fold.ts';
import { NO_EXTINGUISHMENT, patchSeries } from '../../series/worker/projection.ts';
import type { ExtinguishmentEvents, SolanaExtinguishmentEvents } from './events.ts';

const handlers: Handlers<ExtinguishmentEvents> = {
  ExtinguishmentRequested(fold, { args }) {
    patchSeries(fold, args.seriesKey, {
      extinguishKeyA: args.keyA,
      extinguishKeyB: args.keyB,
      extinguishNoticeEndsAt: fromUnix(args.noticeEndsAt),
      extinguishDeadline: fromUnix(args.deadline),
    });
  },

  SeriesExtinguished: (fold, { args }) => endRequest(fold, args),
  ExtinguishmentVoided: (fold, { args }) => endRequest(fold, args),
};

const onSolana: Handlers<SolanaExtinguishmentEvents> = {
  SeriesExtinguished: (fold, { args }) => endRequest(fold, args),
};

/** Removes the request from the series and moves its nonce, because an event used the nonce up. */
function endRequest(fold: SeriesFold, args: ExtinguishmentEvents['ExtinguishmentVoided']): void {
  patchSeries(fold, args.seriesKey, { ...NO_EXTINGUISHMENT, extinguishNonce: nextNonce(args.extinguishNonce) });
}

export const extinguishmentProjection: SeriesProjection = { tables: [], handlers, on: { solana: onSolana } };

import { fromUnix, nextNonce } from '../../indexing/projection/events.ts';
import type { Handlers, SeriesFold, SeriesProjection } from '../../indexing/projection/series-fold.ts';
import { NO_EXTINGUISHMENT, patchSeries } from '../series/projection.ts';
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

  SeriesExtinguished: (fold, { args }) => useNonce(fold, args),
  ExtinguishmentVoided: (fold, { args }) => useNonce(fold, args),
};

const onSolana: Handlers<SolanaExtinguishmentEvents> = {
  SeriesExtinguished: (fold, { args }) => useNonce(fold, args),
};

/** The request is over, and its nonce used up. */
function useNonce(fold: SeriesFold, args: ExtinguishmentEvents['ExtinguishmentVoided']): void {
  patchSeries(fold, args.seriesKey, { ...NO_EXTINGUISHMENT, extinguishNonce: nextNonce(args.extinguishNonce) });
}

export const extinguishmentProjection: SeriesProjection = { tables: [], handlers, on: { solana: onSolana } };

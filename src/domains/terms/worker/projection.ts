import { nextNonce } from '../../../indexing/projection/events.ts';
import type { Handlers, SeriesProjection } from '../../../indexing/projection/series-fold.ts';
import { patchSeries } from '../../series/worker/projection.ts';
import type { TermsEvents } from './events.ts';

const handlers: Handlers<TermsEvents> = {
  TermsAmended(fold, { args }) {
    patchSeries(fold, args.seriesKey, {
      termsCommitment: args.newTermsCommitment,
      cap: BigInt(args.newCap),
      buyOutPossibleAt: null,
      buyOutLapsesAt: null,
      amendmentNonce: nextNonce(args.amendmentNonce),
    });
  },
};

export const termsProjection: SeriesProjection = { tables: [], handlers };

import type { Handlers, SeriesProjection } from '../../indexing/projection/series-fold.ts';
import { patchSeries } from '../series/projection.ts';
import type { TermsEvents } from './events.ts';

const handlers: Handlers<TermsEvents> = {
  TermsAmended(fold, { args }) {
    patchSeries(fold, args.seriesKey, {
      termsCommitment: args.newTermsCommitment,
      cap: BigInt(args.newCap),
      amendmentNonce: BigInt(args.amendmentNonce) + 1n,
    });
  },
};

export const termsProjection: SeriesProjection = { tables: [], handlers };

import type { Bytes32 } from '@income-series/protocol/hex';
import { leastRaiseCap, type SeriesOffer } from '@income-series/protocol/raise-rules';
import { type OpenedTerms, publishedTermsLines } from '../terms/index.ts';
import {
  BUILDERS_OWN,
  type CallDeclarations,
  line,
  PRIVATE_TERMS,
  seriesLines,
  timeLine,
} from '../transaction/index.ts';

declare module '../transaction/model/index.ts' {
  interface ContractCalls extends SeriesCalls {}
}

/** The public arguments of `createSeries`; times are unix seconds, money is base units of the payment token. */
interface SeriesParams extends SeriesOffer {
  readonly draftSalt: Bytes32;
  readonly contractHash: Bytes32;
  readonly termsCommitment: Bytes32;
}
export interface SeriesCalls {
  readonly createSeries: { readonly params: SeriesParams };
  /** Creates a series whose income comes through the router (tier 1). */
  readonly createRoutedSeries: { readonly params: SeriesParams };
  /** Creates a routed series on Solana, with its router: it contains the opening of the terms, which become public. */
  readonly createRoutedRaise: { readonly params: SeriesParams } & OpenedTerms;
}

const offerLines = (params: SeriesParams) => [
  line('Units offered', params.unitsOffered, 'units'),
  line('Reserve price', params.reservePrice, 'token'),
  line('Most units of a bid', params.maxUnitsPerBid, 'units'),
  line('Minimum raise', params.minRaise, 'token'),
  line('Fewest holders', params.minHolders, 'holders'),
  line('Largest share of a holder', params.concentrationBps, 'bps'),
  timeLine('Commit ends', params.commitEndsAt),
  timeLine('Reveal ends', params.revealEndsAt),
  timeLine('Gate ends', params.gateEndsAt),
  line('Least cap: the reserve price for each unit, or the minimum raise', leastRaiseCap(params), 'token'),
  line('Most that a unit can earn if all are sold', params.cap / params.unitsOffered, 'token'),
  ...seriesLines(params),
];

export const calls: CallDeclarations<SeriesCalls> = {
  createSeries: { access: BUILDERS_OWN, preview: ({ params }) => offerLines(params) },
  createRoutedRaise: {
    access: PRIVATE_TERMS,
    preview: ({ params, ...terms }) => [...offerLines(params), ...publishedTermsLines(terms)],
  },
  createRoutedSeries: {
    access: BUILDERS_OWN,
    preview: ({ params }) => [
      ...offerLines(params),
      line('Income router', 'to be opened before the commit phase ends: terms and routed income become public', 'text'),
    ],
  },
};

import type { ContractCallOf } from '../../../domains/transaction/index.ts';
import { type ContractCallAdapters, ofSeries } from './adapter.ts';
import { claim, LEAVING, PAYING, PAYMENT, RECEIVER, STEADY, TRANSFER, WORD } from './margins.ts';

type OfHolder = Pick<ContractCallOf<'releaseUnits'>, 'seriesKey' | 'holder'>;
const ofHolder = ({ seriesKey, holder }: OfHolder) => [seriesKey, holder];

export const holdingsCalls = {
  payTail: { contract: 'hub', args: ({ seriesKey, amount }) => [seriesKey, amount], margin: PAYMENT },
  announceBuyOut: { contract: 'hub', args: ofSeries, margin: STEADY },
  buyOut: { contract: 'hub', args: ofSeries, margin: PAYMENT },
  closeSeries: { contract: 'hub', args: ofSeries, margin: STEADY },
  claimPayout: {
    contract: 'hub',
    args: ofHolder,
    margin: claim(
      PAYING,
      TRANSFER + PAYING,
      'another report may come, and the holder may have spent all of its money; where it pays nothing yet, a report may make it pay',
    ),
  },
  claimTail: {
    contract: 'hub',
    args: ofHolder,
    margin: claim(
      PAYING + WORD,
      TRANSFER + PAYING + WORD,
      'more of the tail may be paid, and the holder may have spent all of its money; where it may pay nothing yet, a tail may make it pay',
    ),
  },
  claimFinal: { contract: 'hub', args: ofHolder, margin: LEAVING },
  claimRedemption: { contract: 'hub', args: ofHolder, margin: LEAVING },
  claimKept: { contract: ({ keptBy }) => keptBy, args: ofHolder, margin: RECEIVER },
  releaseUnits: { contract: 'hub', args: ofHolder, margin: STEADY },
} satisfies Partial<ContractCallAdapters>;

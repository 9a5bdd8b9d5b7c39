import type { ContractCallOf } from '../../../domains/transaction/index.ts';
import { type ContractCallAdapters, seriesArgument } from './adapter.ts';
import { claimMargin, LEAVING, PAYING, PAYMENT, RECEIVER, STEADY, TRANSFER, WORD } from './margins.ts';

type HolderCall = Pick<ContractCallOf<'releaseUnits'>, 'seriesKey' | 'holder'>;
const holderArguments = ({ seriesKey, holder }: HolderCall) => [seriesKey, holder];

export const holdingsCalls = {
  payTail: { contract: 'hub', args: ({ seriesKey, amount }) => [seriesKey, amount], margin: PAYMENT },
  announceBuyOut: { contract: 'hub', args: seriesArgument, margin: STEADY },
  buyOut: { contract: 'hub', args: seriesArgument, margin: PAYMENT },
  closeSeries: { contract: 'hub', args: seriesArgument, margin: STEADY },
  claimPayout: {
    contract: 'hub',
    args: holderArguments,
    margin: claimMargin(
      PAYING,
      TRANSFER + PAYING,
      'another report may come, and the holder may have spent all of its money; where it pays nothing yet, a report may make it pay',
    ),
  },
  claimTail: {
    contract: 'hub',
    args: holderArguments,
    margin: claimMargin(
      PAYING + WORD,
      TRANSFER + PAYING + WORD,
      'more of the tail may be paid, and the holder may have spent all of its money; where it may pay nothing yet, a tail may make it pay',
    ),
  },
  claimFinal: { contract: 'hub', args: holderArguments, margin: LEAVING },
  claimRedemption: { contract: 'hub', args: holderArguments, margin: LEAVING },
  claimKept: { contract: ({ keptBy }) => keptBy, args: holderArguments, margin: RECEIVER },
  releaseUnits: { contract: 'hub', args: holderArguments, margin: STEADY },
} satisfies Partial<ContractCallAdapters>;

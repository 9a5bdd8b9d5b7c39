import type { ContractCallOf } from '../../../domains/transaction/index.ts';
import { type ContractCallAdapters, seriesArgument } from './adapter.ts';
import {
  claimMargin,
  EXIT_MARGIN,
  PAYEE_MARGIN,
  PAYMENT_MARGIN,
  PAYOUT_GAS,
  STEADY_MARGIN,
  TRANSFER_GAS,
  WORD_GAS,
} from './margins.ts';

type HolderCall = Pick<ContractCallOf<'releaseUnits'>, 'seriesKey' | 'holder'>;
const holderArguments = ({ seriesKey, holder }: HolderCall) => [seriesKey, holder];

export const holdingsCalls = {
  payTail: { contract: 'hub', args: ({ seriesKey, amount }) => [seriesKey, amount], margin: PAYMENT_MARGIN },
  announceBuyOut: { contract: 'hub', args: seriesArgument, margin: STEADY_MARGIN },
  buyOut: { contract: 'hub', args: seriesArgument, margin: PAYMENT_MARGIN },
  closeSeries: { contract: 'hub', args: seriesArgument, margin: STEADY_MARGIN },
  claimPayout: {
    contract: 'hub',
    args: holderArguments,
    margin: claimMargin(
      PAYOUT_GAS,
      TRANSFER_GAS + PAYOUT_GAS,
      'another report may come, and the holder may have spent all of its money; where it pays nothing yet, a report may make it pay',
    ),
  },
  claimTail: {
    contract: 'hub',
    args: holderArguments,
    margin: claimMargin(
      PAYOUT_GAS + WORD_GAS,
      TRANSFER_GAS + PAYOUT_GAS + WORD_GAS,
      'more of the tail may be paid, and the holder may have spent all of its money; where it may pay nothing yet, a tail may make it pay',
    ),
  },
  claimFinal: { contract: 'hub', args: holderArguments, margin: EXIT_MARGIN },
  claimRedemption: { contract: 'hub', args: holderArguments, margin: EXIT_MARGIN },
  claimKept: { contract: ({ keptBy }) => keptBy, args: holderArguments, margin: PAYEE_MARGIN },
  releaseUnits: { contract: 'hub', args: holderArguments, margin: STEADY_MARGIN },
} satisfies Partial<ContractCallAdapters>;

import type { ContractCallOf } from '../../../domains/transaction/index.ts';
import { type ContractCallAdapters, seriesArgument, shown } from './adapter.ts';
import { claimMargin, LEAVING, PAYING, PAYMENT, RECEIVER, STEADY, TRANSFER, WORD } from './margins.ts';

type HolderCall = Pick<ContractCallOf<'releaseUnits'>, 'seriesKey' | 'holder'>;
const holderArguments = ({ seriesKey, holder }: HolderCall) => [seriesKey, holder];

export const holdingsCalls = {
  payTail: {
    contract: 'hub',
    args: ({ seriesKey, amount }) => [seriesKey, amount],
    margin: PAYMENT,
    effects: [shown('TailPaid', ['seriesKey'])],
  },
  announceBuyOut: {
    contract: 'hub',
    args: seriesArgument,
    margin: STEADY,
    effects: [shown('BuyOutAnnounced', ['seriesKey'])],
  },
  buyOut: { contract: 'hub', args: seriesArgument, margin: PAYMENT, effects: [shown('BoughtOut', ['seriesKey'])] },
  closeSeries: {
    contract: 'hub',
    args: seriesArgument,
    margin: STEADY,
    effects: [shown('SeriesClosed', ['seriesKey'])],
  },
  claimPayout: {
    contract: 'hub',
    args: holderArguments,
    margin: claimMargin(
      PAYING,
      TRANSFER + PAYING,
      'another report may come, and the holder may have spent all of its money; where it pays nothing yet, a report may make it pay',
    ),
    effects: [shown('PayoutClaimed', ['seriesKey', 'holder'])],
  },
  claimTail: {
    contract: 'hub',
    args: holderArguments,
    margin: claimMargin(
      PAYING + WORD,
      TRANSFER + PAYING + WORD,
      'more of the tail may be paid, and the holder may have spent all of its money; where it may pay nothing yet, a tail may make it pay',
    ),
    effects: [shown('TailClaimed', ['seriesKey', 'holder'])],
  },
  claimFinal: {
    contract: 'hub',
    args: holderArguments,
    margin: LEAVING,
    effects: [shown('FinalClaimed', ['seriesKey', 'holder'])],
  },
  claimRedemption: {
    contract: 'hub',
    args: holderArguments,
    margin: LEAVING,
    effects: [shown('RedemptionClaimed', ['seriesKey', 'holder'])],
  },
  claimKept: {
    contract: ({ keptBy }) => keptBy,
    args: holderArguments,
    margin: RECEIVER,
    effects: [shown('KeptPaymentClaimed', ['seriesKey', 'wallet'])],
  },
  releaseUnits: {
    contract: 'hub',
    args: holderArguments,
    margin: STEADY,
    effects: [shown('UnitsReleased', ['seriesKey', 'holder'])],
  },
} satisfies Partial<ContractCallAdapters>;

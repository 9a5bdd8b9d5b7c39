import type { ContractCallOf } from '../../../domains/transaction/index.ts';
import { type ContractCallAdapters, effectByEvent, seriesArgument } from './adapter.ts';
import { claimMargin, LEAVING, PAYING, PAYMENT, RECEIVER, STEADY, TRANSFER, WORD } from './margins.ts';

type HolderCall = Pick<ContractCallOf<'releaseUnits'>, 'seriesKey' | 'holder'>;
const holderArguments = ({ seriesKey, holder }: HolderCall) => [seriesKey, holder];

export const holdingsCalls = {
  payTail: {
    contract: 'hub',
    args: ({ seriesKey, amount }) => [seriesKey, amount],
    margin: PAYMENT,
    effects: [effectByEvent('TailPaid', ['seriesKey'])],
  },
  announceBuyOut: {
    contract: 'hub',
    args: seriesArgument,
    margin: STEADY,
    effects: [effectByEvent('BuyOutAnnounced', ['seriesKey'])],
  },
  buyOut: {
    contract: 'hub',
    args: seriesArgument,
    margin: PAYMENT,
    effects: [effectByEvent('BoughtOut', ['seriesKey'])],
  },
  closeSeries: {
    contract: 'hub',
    args: seriesArgument,
    margin: STEADY,
    effects: [effectByEvent('SeriesClosed', ['seriesKey'])],
  },
  claimPayout: {
    contract: 'hub',
    args: holderArguments,
    margin: claimMargin(
      PAYING,
      TRANSFER + PAYING,
      'another report may come, and the holder may have spent all of its money; where it pays nothing yet, a report may make it pay',
    ),
    effects: [effectByEvent('PayoutClaimed', ['seriesKey', 'holder'])],
  },
  claimTail: {
    contract: 'hub',
    args: holderArguments,
    margin: claimMargin(
      PAYING + WORD,
      TRANSFER + PAYING + WORD,
      'more of the tail may be paid, and the holder may have spent all of its money; where it may pay nothing yet, a tail may make it pay',
    ),
    effects: [effectByEvent('TailClaimed', ['seriesKey', 'holder'])],
  },
  claimFinal: {
    contract: 'hub',
    args: holderArguments,
    margin: LEAVING,
    effects: [effectByEvent('FinalClaimed', ['seriesKey', 'holder'])],
  },
  claimRedemption: {
    contract: 'hub',
    args: holderArguments,
    margin: LEAVING,
    effects: [effectByEvent('RedemptionClaimed', ['seriesKey', 'holder'])],
  },
  claimKept: {
    contract: ({ keptBy }) => keptBy,
    args: holderArguments,
    margin: RECEIVER,
    effects: [effectByEvent('KeptPaymentClaimed', ['seriesKey', 'wallet'])],
  },
  releaseUnits: {
    contract: 'hub',
    args: holderArguments,
    margin: STEADY,
    effects: [effectByEvent('UnitsReleased', ['seriesKey', 'holder'])],
  },
} satisfies Partial<ContractCallAdapters>;

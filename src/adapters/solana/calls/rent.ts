import type { Bytes32 } from '@income-series/protocol/hex';
import { isOfRaise, isOfWindow, type SeriesAccount } from '../../../core/series-account.ts';
import { kitAddress } from '../addresses.ts';
import * as program from '../generated/instructions/index.ts';
import { addressOfAccount, payerOf } from '../series-account.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import { type CallContext, positionAt, programOf, sharedAccounts, unitAccounts } from './context.ts';
import { nextCensus } from './curve.ts';
import { STEADY } from './margins.ts';
import { closeRaiseAccount } from './raises.ts';
import { closeRouterAccount } from './routing.ts';
import { closeWindowAccount } from './windows.ts';

/** The census that a closed position is credited for; for any other account an arbitrary address. */
async function censusOf(context: CallContext, seriesKey: Bytes32, account: SeriesAccount) {
  if (account.kind !== 'position') return context.addresses.series(seriesKey);
  const { seriesRecord, positionRecord } = await positionAt(context, seriesKey, kitAddress(account.holder));
  return nextCensus(context, seriesKey, seriesRecord, positionRecord);
}

/** Adapters of the calls that return a series' rent and release what has no holder left. */
export const rentCalls = {
  closeAccount: {
    async instructions({ seriesKey, account }, context) {
      if (isOfRaise(account)) return closeRaiseAccount(context, seriesKey, account);
      if (isOfWindow(account)) return closeWindowAccount(context, seriesKey, account);
      if (account.kind === 'router') return closeRouterAccount(context, seriesKey);
      const { addresses, look, wallet } = context;
      const series = await addresses.series(seriesKey);
      const closed = await addressOfAccount(addresses, seriesKey, account);
      // A missing account has no payer. Any payee will do, because the program refuses the call.
      const payer = payerOf(look, closed, account) ?? wallet.address;
      const census = await censusOf(context, seriesKey, account);
      const input = { ...(await sharedAccounts(context)), series, closed, payer, census };
      return [program.getCloseAccountInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  releaseResidue: {
    async instructions({ seriesKey }, context) {
      const series = await context.addresses.series(seriesKey);
      const { unitMint } = await unitAccounts(context, seriesKey);
      const input = { ...(await sharedAccounts(context)), series, unitMint };
      return [program.getReleaseResidueInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
} satisfies Partial<ProgramCallAdapters>;

import { fromHex } from '@income-series/protocol/bytes';
import type { Bytes32 } from '@income-series/protocol/hex';
import { periodEnd, periodRange } from '@income-series/protocol/period';
import { deriveSeriesKey } from '@income-series/protocol/series-key';
import type { Address } from '@solana/kit';
import { ownAddress } from '../addresses.ts';
import type { Position, Series } from '../generated/accounts/index.ts';
import * as program from '../generated/instructions/index.ts';
import { lastRate, rateRecordBefore } from '../rates.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import {
  type CallContext,
  lacksPosition,
  positionAt,
  programOf,
  seriesAccounts,
  seriesAt,
  sharedAccounts,
} from './context.ts';
import { CREDITED, STEADY, TRADED } from './margins.ts';
import { payingAccount, receivingAccount } from './payee.ts';

/**
 * The accounts that prove which rate of a currency was the last before a time: the feed, that rate, and the rate after it. If no rate is
 * before the time, they are the feed and its first two rates.
 */
export async function ratesAround({ addresses, look }: CallContext, currencyCode: number, time: bigint) {
  const lastRateBefore = await rateRecordBefore(look, addresses, currencyCode, time);
  const index = lastRateBefore?.index ?? 0;
  const [feed, before, after] = await Promise.all([
    addresses.feed(currencyCode),
    addresses.rate(currencyCode, index),
    addresses.rate(currencyCode, index + 1),
  ]);
  return { feed, before, after };
}

/**
 * The address of the census after the last one that a position was credited for; the first census of the series if there is no
 * position. After the last period any account is accepted.
 */
export function nextCensus({ addresses }: CallContext, key: Bytes32, series: Series | null, position: Position | null) {
  const periods = series === null ? [] : periodRange(series.firstPeriod, series.lastPeriod);
  return addresses.census(key, periods[position?.censuses ?? 0] ?? 0);
}

/** An adapter for a call whose only argument is the series. */
export const ofSeries = (
  build: (accounts: Awaited<ReturnType<typeof seriesInput>>, at: ReturnType<typeof programOf>) => unknown,
) => ({
  instructions: async ({ seriesKey }: { readonly seriesKey: Bytes32 }, context: CallContext) => [
    build(await seriesInput(context, seriesKey), programOf(context)) as never,
  ],
  margin: STEADY,
});
const seriesInput = async (context: CallContext, key: Bytes32) => ({
  ...(await sharedAccounts(context)),
  series: await context.addresses.series(key),
});

/** The accounts that `stake` and `unstake` share: the holder's position, its census and its units. */
async function stakingAccounts(context: CallContext, seriesKey: Bytes32) {
  const { wallet } = context;
  const { series, stakes, unitMint } = await seriesAccounts(context, seriesKey);
  const { position, seriesRecord, positionRecord } = await positionAt(context, seriesKey, wallet.address);
  const census = await nextCensus(context, seriesKey, seriesRecord, positionRecord);
  return { ...(await sharedAccounts(context)), holder: wallet, series, position, stakes, unitMint, census };
}

/** The accounts of a payment of the series' money to one account; anybody may send the call. */
async function collectionAccounts(
  context: CallContext,
  seriesKey: Bytes32,
  ownerOf: (series: Series | null) => Address,
) {
  const { series, vault } = await seriesAccounts(context, seriesKey);
  const owner = ownerOf(await seriesAt(context, seriesKey));
  const { token } = context.look.config;
  const { account: money, opening } = await receivingAccount(context, owner, token);
  const accounts = { sender: context.wallet, series, vault, money, token };
  return { opening, input: { ...(await sharedAccounts(context)), ...accounts } };
}

/** The accounts of a buy or sell beside the wallet's own. */
async function tradingAccounts(context: CallContext, seriesKey: Bytes32) {
  const { token } = context.look.config;
  const { series, vault, unitMint } = await seriesAccounts(context, seriesKey);
  return { ...(await sharedAccounts(context)), series, vault, unitMint, token };
}

/** The accounts of a call that burns units of the wallet and pays it, and the instruction that opens the paid account. */
async function burningAccounts(context: CallContext, seriesKey: Bytes32, amount: bigint) {
  const accounts = await tradingAccounts(context, seriesKey);
  const { account: money, opening } = await receivingAccount(context, context.wallet.address, accounts.token);
  const units = await payingAccount(context, accounts.unitMint, amount);
  return { opening, input: { ...accounts, money, units } };
}

export const curveCalls = {
  createCurve: {
    async instructions({ params }, context) {
      const { wallet, addresses, look } = context;
      const { draftSalt, contractHash, termsCommitment, ...figures } = params;
      const seriesKey = deriveSeriesKey(ownAddress(wallet.address), draftSalt);
      const rates = await ratesAround(context, params.currencyCode, periodEnd(params.firstPeriod));
      const last = await lastRate(look, addresses, params.currencyCode);
      const input = {
        ...{ ...(await sharedAccounts(context)), ...(await seriesAccounts(context, seriesKey)), ...rates, ...figures },
        ...{ issuer: wallet, record: await addresses.wallet(wallet.address), token: look.config.token, last },
        draftSalt: fromHex(draftSalt, 32),
        contractHash: fromHex(contractHash, 32),
        termsCommitment: fromHex(termsCommitment, 32),
      };
      return [program.getCreateCurveInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  buy: {
    async instructions({ seriesKey, amount, units: least, deadline }, context) {
      const accounts = await tradingAccounts(context, seriesKey);
      const { account: bought, opening } = await receivingAccount(context, context.wallet.address, accounts.unitMint);
      const money = await payingAccount(context, accounts.token, amount);
      const input = { ...accounts, money, units: bought, buyer: context.wallet, given: amount, least, deadline };
      return [...opening, program.getBuyInstruction(input, programOf(context))];
    },
    margin: TRADED,
  },
  sell: {
    async instructions({ seriesKey, units, amount: least, deadline }, context) {
      const { opening, input } = await burningAccounts(context, seriesKey, units);
      const trade = { ...input, seller: context.wallet, given: units, least, deadline };
      return [...opening, program.getSellInstruction(trade, programOf(context))];
    },
    margin: TRADED,
  },
  activateCurve: ofSeries(program.getActivateCurveInstruction),
  failCurve: ofSeries(program.getFailCurveInstruction),
  collectProceeds: {
    async instructions({ seriesKey }, context) {
      // A series that does not exist has no issuer. Any payee will do, because the program refuses the call.
      const { opening, input } = await collectionAccounts(
        context,
        seriesKey,
        (series) => series?.issuer ?? context.wallet.address,
      );
      return [...opening, program.getCollectProceedsInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  collectFees: {
    async instructions({ seriesKey }, context) {
      const { opening, input } = await collectionAccounts(context, seriesKey, () => context.look.config.feeCollector);
      return [...opening, program.getCollectFeesInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  stake: {
    async instructions({ seriesKey, units }, context) {
      const input = await stakingAccounts(context, seriesKey);
      const from = await payingAccount(context, input.unitMint, units);
      const record = await context.addresses.wallet(context.wallet.address);
      return [program.getStakeInstruction({ ...input, record, from, units }, programOf(context))];
    },
    margin: CREDITED,
  },
  unstake: {
    async instructions({ seriesKey, units }, context) {
      const input = await stakingAccounts(context, seriesKey);
      const { account: to, opening } = await receivingAccount(context, context.wallet.address, input.unitMint);
      return [...opening, program.getUnstakeInstruction({ ...input, to, units }, programOf(context))];
    },
    margin: CREDITED,
    cause: lacksPosition((_, wallet) => wallet),
  },
  redeemUnits: {
    async instructions({ seriesKey, units }, context) {
      const { opening, input } = await burningAccounts(context, seriesKey, units);
      const redemption = { ...input, holder: context.wallet, given: units };
      return [...opening, program.getRedeemUnitsInstruction(redemption, programOf(context))];
    },
    margin: STEADY,
  },
  syncCensus: {
    async instructions({ seriesKey, period }, context) {
      const census = await context.addresses.census(seriesKey, period);
      const input = { ...(await seriesInput(context, seriesKey)), payer: context.wallet, census, period };
      return [program.getSyncCensusInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
} satisfies Partial<ProgramCallAdapters>;

import { type Address, getAddressEncoder } from '@solana/kit';
import { fromHex, toHex } from '../../../core/bytes.ts';
import { nextPeriod, type Period, periodEnd } from '../../../core/period.ts';
import { deriveSeriesKey } from '../../../core/series-key.ts';
import { getPositionDecoder } from '../generated/accounts/index.ts';
import * as program from '../generated/instructions/index.ts';
import { findCensusPda, findPositionPda } from '../generated/pdas/index.ts';
import { tokenAccountOf } from '../token-accounts.ts';
import type { CallAdapters } from './adapter.ts';
import {
  accountsOf,
  type CallContext,
  only,
  receiving,
  type SeriesAccounts,
  seriesIn,
  walletRecord,
} from './context.ts';
import { CREDITED, STEADY, TRADED } from './margins.ts';
import { ratesAround } from './rates.ts';

/** Quarters after a period. */
const later = (period: Period, quarters: number): Period =>
  quarters === 0 ? period : later(nextPeriod(period), quarters - 1);

export const positionOf = ({ program: at }: CallContext, { seriesKey }: SeriesAccounts, holder: Address) =>
  only(findPositionPda({ seriesKey, holder }, at));

/** The census after the last one that a position was credited for: of one that is not there, the first. */
export function censusAfter(
  { program: at }: CallContext,
  { seriesKey }: SeriesAccounts,
  series: Uint8Array | null | undefined,
  position: Uint8Array | null | undefined,
): Promise<Address> {
  const censuses = position ? getPositionDecoder().decode(position).censuses : 0;
  return only(findCensusPda({ seriesKey, period: later(seriesIn(series).firstPeriod as Period, censuses) }, at));
}

type Credited = Parameters<typeof program.getUnstakeInstruction>[0];

/** What `stake` and `unstake` have in common: the holder's position and its census. */
async function stakes(
  context: CallContext,
  accounts: SeriesAccounts,
): Promise<Omit<Credited, 'to' | 'units'> & { data: readonly (Uint8Array | null)[]; own: Address }> {
  const { wallet, shared } = context;
  const own = await tokenAccountOf(wallet.address, accounts.unitMint);
  const position = await positionOf(context, accounts, wallet.address);
  const data = await context.read([accounts.series, position, own]);
  const census = await censusAfter(context, accounts, data[0], data[1]);
  const { series, stakes: staked, unitMint } = accounts;
  return { ...shared, holder: wallet, series, position, stakes: staked, unitMint, census, data, own };
}

const ofSeries =
  (
    build: (input: { config: Address; eventAuthority: Address; series: Address }, at: CallContext['program']) => never,
  ) =>
  async ({ seriesKey }: { readonly seriesKey: `0x${string}` }, context: CallContext) => {
    const { series } = await accountsOf(context, seriesKey);
    return [build({ ...context.shared, series }, context.program)];
  };
/** Of calls that name their series alone. */
export const seriesAlone = (build: unknown) => ({ instructions: ofSeries(build as never), margin: STEADY });

/** Money of the series that is paid to one account, whoever sends the call. */
async function collected(context: CallContext, seriesKey: `0x${string}`, to: 'issuer' | 'feeCollector') {
  const { config, shared } = context;
  const { series, vault } = await accountsOf(context, seriesKey);
  const owner = to === 'issuer' ? seriesIn((await context.read([series]))[0]).issuer : config.feeCollector;
  const money = await receiving(context, owner, config.token);
  const [data] = await context.read([money.account]);
  const input = { ...shared, series, vault, money: money.account, token: config.token };
  return { input, before: money.creating(data) };
}

export const curveCalls = {
  createCurve: {
    async instructions({ params }, context) {
      const { wallet, shared, config } = context;
      const { draftSalt, contractHash, termsCommitment, ...figures } = params;
      const issuer = toHex(Uint8Array.from(getAddressEncoder().encode(wallet.address)));
      const seriesKey = deriveSeriesKey(issuer, draftSalt);
      const { series, vault, unitMint, stakes: staked } = await accountsOf(context, seriesKey);
      const rates = await ratesAround(context, params.currencyCode, periodEnd(params.firstPeriod as Period));
      const input = {
        ...{ ...shared, issuer: wallet, record: await walletRecord(context, wallet.address) },
        ...{ series, vault, unitMint, stakes: staked, token: config.token, ...rates, ...figures },
        draftSalt: fromHex(draftSalt, 32),
        contractHash: fromHex(contractHash, 32),
        termsCommitment: fromHex(termsCommitment, 32),
      };
      return [program.getCreateCurveInstruction(input, context.program)];
    },
    margin: STEADY,
  },
  buy: {
    async instructions({ seriesKey, amount, units: least, deadline }, context) {
      const { wallet, shared, config } = context;
      const { series, vault, unitMint } = await accountsOf(context, seriesKey);
      const money = await tokenAccountOf(wallet.address, config.token);
      const units = await receiving(context, wallet.address, unitMint);
      const [data] = await context.read([units.account]);
      const accounts = { ...shared, buyer: wallet, series, vault, unitMint, money, units: units.account };
      const input = { ...accounts, token: config.token, given: amount, least, deadline };
      return [...units.creating(data), program.getBuyInstruction(input, context.program)];
    },
    margin: TRADED,
  },
  sell: {
    async instructions({ seriesKey, units: given, amount: least, deadline }, context) {
      const { wallet, shared, config } = context;
      const { series, vault, unitMint } = await accountsOf(context, seriesKey);
      const units = await tokenAccountOf(wallet.address, unitMint);
      const money = await receiving(context, wallet.address, config.token);
      const [data] = await context.read([money.account]);
      const accounts = { ...shared, seller: wallet, series, vault, unitMint, units, money: money.account };
      const input = { ...accounts, token: config.token, given, least, deadline };
      return [...money.creating(data), program.getSellInstruction(input, context.program)];
    },
    margin: TRADED,
  },
  activateCurve: seriesAlone(program.getActivateCurveInstruction),
  failCurve: seriesAlone(program.getFailCurveInstruction),
  collectProceeds: {
    async instructions({ seriesKey }, context) {
      const { input, before } = await collected(context, seriesKey, 'issuer');
      return [...before, program.getCollectProceedsInstruction(input, context.program)];
    },
    margin: STEADY,
  },
  collectFees: {
    async instructions({ seriesKey }, context) {
      const { input, before } = await collected(context, seriesKey, 'feeCollector');
      return [...before, program.getCollectFeesInstruction(input, context.program)];
    },
    margin: STEADY,
  },
  stake: {
    async instructions({ seriesKey, units }, context) {
      const { data: _, own, ...found } = await stakes(context, await accountsOf(context, seriesKey));
      const record = await walletRecord(context, context.wallet.address);
      return [program.getStakeInstruction({ ...found, record, from: own, units }, context.program)];
    },
    margin: CREDITED,
  },
  unstake: {
    async instructions({ seriesKey, units }, context) {
      const accounts = await accountsOf(context, seriesKey);
      const { data, own: to, ...found } = await stakes(context, accounts);
      const { creating } = await receiving(context, context.wallet.address, accounts.unitMint);
      return [...creating(data[2]), program.getUnstakeInstruction({ ...found, to, units }, context.program)];
    },
    margin: CREDITED,
  },
  syncCensus: {
    async instructions({ seriesKey, period }, context) {
      const { series, seriesKey: key } = await accountsOf(context, seriesKey);
      const census = await only(findCensusPda({ seriesKey: key, period }, context.program));
      const input = { ...context.shared, payer: context.wallet, series, census, period };
      return [program.getSyncCensusInstruction(input, context.program)];
    },
    margin: STEADY,
  },
} satisfies Partial<CallAdapters>;

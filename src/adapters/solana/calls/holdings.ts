import type { Bytes32 } from '../../../core/hex.ts';
import * as program from '../generated/instructions/index.ts';
import { tokenAccountOf } from '../token-accounts.ts';
import type { CallAdapters } from './adapter.ts';
import { accountsOf, addressOf, type CallContext, receiving } from './context.ts';
import { censusAfter, positionOf, seriesAlone } from './curve.ts';
import { CREDITED, STEADY } from './margins.ts';

/** The issuer pays from its own account of money. */
async function paid({ wallet, shared, config, ...context }: CallContext, seriesKey: Bytes32) {
  const { series, vault } = await accountsOf({ wallet, shared, config, ...context }, seriesKey);
  const money = await tokenAccountOf(wallet.address, config.token);
  return { ...shared, issuer: wallet, series, money, vault, token: config.token };
}

/** What every claim takes: it is paid to the holder, whoever sends it. */
async function claimed(context: CallContext, seriesKey: Bytes32, wallet: string) {
  const { config, shared } = context;
  const [accounts, holder] = [await accountsOf(context, seriesKey), addressOf(wallet)];
  const position = await positionOf(context, accounts, holder);
  const money = await receiving(context, holder, config.token);
  const { series, vault, stakes, unitMint } = accounts;
  const data = await context.read([series, position, money.account]);
  const census = await censusAfter(context, accounts, data[0], data[1]);
  const input = { ...shared, series, position, census, vault, money: money.account, token: config.token };
  return { before: money.creating(data[2]), input, burnt: { ...input, stakes, unitMint } };
}

export const holdingsCalls = {
  payTail: {
    instructions: async ({ seriesKey, amount: most }, context) => [
      program.getPayTailInstruction({ ...(await paid(context, seriesKey)), most }, context.program),
    ],
    margin: STEADY,
  },
  buyOut: {
    instructions: async ({ seriesKey }, context) => [
      program.getBuyOutInstruction(await paid(context, seriesKey), context.program),
    ],
    margin: CREDITED,
  },
  closeSeries: seriesAlone(program.getCloseSeriesInstruction),
  claimPayout: {
    async instructions({ seriesKey, holder }, context) {
      const { before, input } = await claimed(context, seriesKey, holder);
      return [...before, program.getClaimPayoutInstruction(input, context.program)];
    },
    margin: CREDITED,
  },
  claimTail: {
    async instructions({ seriesKey, holder }, context) {
      const { before, input } = await claimed(context, seriesKey, holder);
      return [...before, program.getClaimTailInstruction(input, context.program)];
    },
    margin: CREDITED,
  },
  claimFinal: {
    async instructions({ seriesKey, holder }, context) {
      const { before, burnt } = await claimed(context, seriesKey, holder);
      return [...before, program.getClaimFinalInstruction(burnt, context.program)];
    },
    margin: CREDITED,
  },
  claimRedemption: {
    async instructions({ seriesKey, holder }, context) {
      const { before, burnt } = await claimed(context, seriesKey, holder);
      return [...before, program.getClaimRedemptionInstruction(burnt, context.program)];
    },
    margin: CREDITED,
  },
  claimKept: null,
  releaseUnits: null,
} satisfies Partial<CallAdapters>;

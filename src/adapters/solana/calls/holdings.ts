import type { Bytes32 } from '../../../core/hex.ts';
import * as program from '../generated/instructions/index.ts';
import type { CallAdapters } from './adapter.ts';
import { accountsOf, type CallContext, programOf, shared } from './context.ts';
import { ofSeries } from './curve.ts';
import { CREDITED, STEADY } from './margins.ts';
import { claiming } from './tenders.ts';

/** The issuer pays from its own account of money. */
async function paying(context: CallContext, seriesKey: Bytes32) {
  const { wallet: issuer, addresses, look } = context;
  const { token } = look.config;
  const { series, vault, unitMint } = await accountsOf(context, seriesKey);
  const money = await addresses.tokenAccount(issuer.address, token);
  return { ...(await shared(context)), issuer, series, money, vault, token, unitMint };
}

export const holdingsCalls = {
  payTail: {
    instructions: async ({ seriesKey, amount: most }, context) => [
      program.getPayTailInstruction({ ...(await paying(context, seriesKey)), most }, programOf(context)),
    ],
    margin: STEADY,
  },
  announceBuyOut: {
    async instructions({ seriesKey }, context) {
      const series = await context.addresses.series(seriesKey);
      const input = { ...(await shared(context)), issuer: context.wallet, series };
      return [program.getAnnounceBuyOutInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  buyOut: {
    instructions: async ({ seriesKey }, context) => [
      program.getBuyOutInstruction(await paying(context, seriesKey), programOf(context)),
    ],
    margin: CREDITED,
  },
  closeSeries: ofSeries(program.getCloseSeriesInstruction),
  claimPayout: {
    async instructions({ seriesKey, holder }, context) {
      const { opening, input } = await claiming(context, seriesKey, holder);
      return [...opening, program.getClaimPayoutInstruction(input, programOf(context))];
    },
    margin: CREDITED,
    holder: ({ holder }) => holder,
  },
  claimTail: {
    async instructions({ seriesKey, holder }, context) {
      const { opening, input } = await claiming(context, seriesKey, holder);
      return [...opening, program.getClaimTailInstruction(input, programOf(context))];
    },
    margin: CREDITED,
    holder: ({ holder }) => holder,
  },
  claimFinal: {
    async instructions({ seriesKey, holder }, context) {
      const { opening, input } = await claiming(context, seriesKey, holder);
      return [...opening, program.getClaimFinalInstruction(input, programOf(context))];
    },
    margin: CREDITED,
    holder: ({ holder }) => holder,
  },
  claimRedemption: {
    async instructions({ seriesKey, holder }, context) {
      const { opening, input } = await claiming(context, seriesKey, holder);
      return [...opening, program.getClaimRedemptionInstruction(input, programOf(context))];
    },
    margin: CREDITED,
    holder: ({ holder }) => holder,
  },
  claimKept: null,
  releaseUnits: null,
} satisfies Partial<CallAdapters>;

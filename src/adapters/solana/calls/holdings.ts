import type { Address as ChainAddress } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Instruction } from '@solana/kit';
import { kitAddress } from '../addresses.ts';
import * as program from '../generated/instructions/index.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import {
  type CallContext,
  programOf,
  routedAccounts,
  seriesAccounts,
  sharedAccounts,
  unitAccounts,
} from './context.ts';
import { ofSeries } from './curve.ts';
import { CREDITED, KEEPABLE, STEADY } from './margins.ts';
import { deliveryAccount, payingAccount, receivingAccount } from './payee.ts';
import { claimAccounts } from './tenders.ts';

/** The accounts of a payment from the issuer's own token account. */
async function paymentAccounts(context: CallContext, seriesKey: Bytes32) {
  const { wallet: issuer, look } = context;
  const { token } = look.config;
  const { series, vault } = await seriesAccounts(context, seriesKey);
  const { unitMint } = await unitAccounts(context, seriesKey);
  const money = await payingAccount(context, token);
  return { ...(await sharedAccounts(context)), issuer, series, money, vault, token, unitMint };
}

type ClaimInput = Awaited<ReturnType<typeof claimAccounts>>['input'];

/** An adapter for a claim of a position's earnings or share. */
const claim = (
  build: (accounts: ClaimInput, at: ReturnType<typeof programOf>) => Instruction,
  payee: typeof receivingAccount = receivingAccount,
) => ({
  async instructions(
    call: { readonly seriesKey: Bytes32; readonly holder: ChainAddress },
    context: CallContext,
  ): Promise<readonly Instruction[]> {
    const { opening, input } = await claimAccounts(context, call, payee);
    return [...opening, build(input, programOf(context))];
  },
  margin: CREDITED,
});

/** An adapter for the last claim of a position, which then is closed, so that its rent returns to the holder. */
const lastClaim = (build: Parameters<typeof claim>[0]) => ({
  async instructions(
    call: Parameters<ReturnType<typeof claim>['instructions']>[0] & { readonly closes?: boolean },
    context: CallContext,
  ) {
    const claimed = await claim(build, deliveryAccount).instructions(call, context);
    return call.closes ? [...claimed, await closure(context, call)] : claimed;
  },
  margin: KEEPABLE,
});

/** The instruction that closes a position. Any census is accepted, because the claim before it credits the last one. */
async function closure(
  context: CallContext,
  { seriesKey, holder }: { readonly seriesKey: Bytes32; readonly holder: ChainAddress },
): Promise<Instruction> {
  const payer = kitAddress(holder);
  const closed = await context.addresses.position(seriesKey, payer);
  const series = await context.addresses.series(seriesKey);
  const input = { ...(await sharedAccounts(context)), series, closed, payer, census: closed };
  return program.getCloseAccountInstruction(input, programOf(context));
}

export const holdingsCalls = {
  payTail: {
    async instructions({ seriesKey, amount: most }, context) {
      const payment = { ...(await paymentAccounts(context, seriesKey)), most };
      const routed = await routedAccounts(context, seriesKey);
      return [
        routed === null
          ? program.getPayTailInstruction(payment, programOf(context))
          : program.getPayRoutedTailInstruction({ ...payment, ...routed }, programOf(context)),
      ];
    },
    margin: STEADY,
  },
  announceBuyOut: {
    async instructions({ seriesKey }, context) {
      const series = await context.addresses.series(seriesKey);
      const input = { ...(await sharedAccounts(context)), issuer: context.wallet, series };
      return [program.getAnnounceBuyOutInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  buyOut: {
    instructions: async ({ seriesKey }, context) => [
      program.getBuyOutInstruction(await paymentAccounts(context, seriesKey), programOf(context)),
    ],
    margin: CREDITED,
  },
  closeSeries: ofSeries(program.getCloseSeriesInstruction),
  claimPayout: claim(program.getClaimPayoutInstruction),
  claimTail: claim(program.getClaimTailInstruction),
  claimFinal: lastClaim(program.getClaimFinalInstruction),
  claimRedemption: lastClaim(program.getClaimRedemptionInstruction),
} satisfies Partial<ProgramCallAdapters>;

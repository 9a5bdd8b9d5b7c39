import type { Address as ChainAddress } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { kitAddress } from '../addresses.ts';
import * as program from '../generated/instructions/index.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import {
  type CallContext,
  lacksPosition,
  positionAt,
  programOf,
  seriesAccounts,
  seriesAt,
  sharedAccounts,
  unitAccounts,
} from './context.ts';
import { nextCensus } from './curve.ts';
import { KEEPABLE, STEADY } from './margins.ts';
import { deliveryAccount, type receivingAccount } from './payee.ts';

/** The accounts of a tender and its withdrawal. */
async function tenderAccounts(context: CallContext, seriesKey: Bytes32) {
  const { wallet, addresses } = context;
  const [series, position] = [await addresses.series(seriesKey), await addresses.position(seriesKey, wallet.address)];
  return { ...(await sharedAccounts(context)), holder: wallet, series, position };
}

export const tenderCalls = {
  openTender: {
    async instructions({ seriesKey, price, endsAt }, context) {
      const series = await context.addresses.series(seriesKey);
      const input = { ...(await sharedAccounts(context)), issuer: context.wallet, series, price, endsAt };
      return [program.getOpenTenderInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  tender: {
    async instructions({ seriesKey, units, leastPrice }, context) {
      const record = await context.addresses.wallet(context.wallet.address);
      const input = { ...(await tenderAccounts(context, seriesKey)), record, units, leastPrice };
      return [program.getTenderInstruction(input, programOf(context))];
    },
    margin: STEADY,
    cause: lacksPosition((_, wallet) => wallet),
  },
  withdrawTender: {
    async instructions({ seriesKey, units }, context) {
      const input = { ...(await tenderAccounts(context, seriesKey)), units };
      return [program.getWithdrawTenderInstruction(input, programOf(context))];
    },
    margin: STEADY,
    cause: lacksPosition((_, wallet) => wallet),
  },
  settleTender: {
    async instructions({ seriesKey }, context) {
      const { addresses, wallet: payer } = context;
      const record = await seriesAt(context, seriesKey);
      const round = await addresses.tenderRound(seriesKey, record?.round.number ?? 0);
      const input = { ...(await sharedAccounts(context)), payer, series: await addresses.series(seriesKey), round };
      return [program.getSettleTenderInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  claimTender: {
    async instructions(call, context) {
      const { input, opening, positionRecord } = await claimAccounts(context, call, deliveryAccount);
      const round = await context.addresses.tenderRound(call.seriesKey, positionRecord?.round ?? 0);
      return [...opening, program.getClaimTenderInstruction({ ...input, round }, programOf(context))];
    },
    margin: KEEPABLE,
  },
} satisfies Partial<ProgramCallAdapters>;

/** The accounts of a claim. Its sender may be anybody; it pays the holder, into the account that `payee` answers. */
export async function claimAccounts(
  context: CallContext,
  { seriesKey, holder: wallet }: { readonly seriesKey: Bytes32; readonly holder: ChainAddress },
  payee: typeof receivingAccount,
) {
  const holder = kitAddress(wallet);
  const { series, vault } = await seriesAccounts(context, seriesKey);
  const { stakes, unitMint } = await unitAccounts(context, seriesKey);
  const { position, seriesRecord, positionRecord } = await positionAt(context, seriesKey, holder);
  const census = await nextCensus(context, seriesKey, seriesRecord, positionRecord);
  const { token } = context.look.config;
  const kept = await context.addresses.kept(seriesKey, holder);
  const { account: money, opening } = await payee(context, holder, token);
  const sender = { sender: context.wallet, payer: context.wallet };
  const accounts = { ...sender, series, position, census, vault, money, token, stakes, unitMint, kept };
  return { positionRecord, opening, input: { ...(await sharedAccounts(context)), ...accounts } };
}

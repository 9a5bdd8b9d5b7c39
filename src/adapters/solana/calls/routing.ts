import type { Bytes32 } from '@income-series/protocol/hex';
import type { Instruction } from '@solana/kit';
import { getTransferCheckedInstruction } from '@solana-program/token';
import * as program from '../generated/instructions/index.ts';
import { readTokenAmount } from '../records.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import { type CallContext, programOf, seriesAt, sharedAccounts } from './context.ts';
import { ROUTED } from './margins.ts';
import { deliveryAccount, payingAccount } from './payee.ts';

/** The addresses of a router's accounts, which are derived from the series' key. */
async function routerAccounts(context: CallContext, key: Bytes32) {
  const { addresses } = context;
  const [series, vault, router, receipts] = await Promise.all([
    addresses.series(key),
    addresses.vault(key),
    addresses.router(key),
    addresses.receipts(key),
  ]);
  const { token } = context.look.config;
  return { ...(await sharedAccounts(context)), series, vault, router, receipts, token };
}

/** The issuer of a series. A series that does not exist has none: any wallet will do, because the program refuses the call. */
const issuerOf = async (context: CallContext, key: Bytes32) =>
  (await seriesAt(context, key))?.issuer ?? context.wallet.address;

/** The accounts of a payment from the receipts to the issuer, and the instruction that opens the paid account. */
async function forwardingAccounts(context: CallContext, key: Bytes32) {
  const issuer = await issuerOf(context, key);
  const { account: money, opening } = await deliveryAccount(context, issuer);
  const kept = await context.addresses.kept(key, issuer);
  return { opening, input: { ...(await routerAccounts(context, key)), payer: context.wallet, money, kept } };
}

/** The instruction that pays an amount of the wallet's tokens into the receipts. */
async function payment(context: CallContext, key: Bytes32, amount: bigint): Promise<Instruction> {
  const { wallet: authority, addresses, look } = context;
  const { token: mint, tokenDecimals: decimals } = look.config;
  const source = await payingAccount(context, mint, amount);
  const destination = await addresses.receipts(key);
  return getTransferCheckedInstruction({ source, mint, destination, authority, amount, decimals });
}

/** The instruction that pays the issuer what the series can no longer owe of its receipts. */
async function releaseReceipts(context: CallContext, key: Bytes32): Promise<readonly Instruction[]> {
  const { opening, input } = await forwardingAccounts(context, key);
  return [...opening, program.getReleaseWithheldInstruction(input, programOf(context))];
}

/** The instructions that close the router of a series with its receipts, after what these still have is released to the issuer. */
export async function closeRouterAccount(context: CallContext, key: Bytes32): Promise<readonly Instruction[]> {
  const accounts = await routerAccounts(context, key);
  const issuer = await issuerOf(context, key);
  const isEmpty = readTokenAmount(context.look.account(accounts.receipts)) === 0n;
  return [
    ...(isEmpty ? [] : await releaseReceipts(context, key)),
    program.getCloseRouterInstruction({ ...accounts, issuer }, programOf(context)),
  ];
}

/** Adapters of the income router's own calls. */
export const routingCalls = {
  route: {
    async instructions({ seriesKey, amount = null }, context) {
      const { opening, input } = await forwardingAccounts(context, seriesKey);
      const paid = amount === null ? [] : [await payment(context, seriesKey, amount)];
      return [...opening, ...paid, program.getRouteInstruction(input, programOf(context))];
    },
    margin: ROUTED,
  },
  release: {
    instructions: ({ seriesKey }, context) => releaseReceipts(context, seriesKey),
    margin: ROUTED,
  },
  submitRoutedReport: {
    async instructions({ seriesKey, period }, context) {
      const input = { ...(await routerAccounts(context, seriesKey)), sender: context.wallet, period };
      return [program.getSubmitRoutedReportInstruction(input, programOf(context))];
    },
    margin: ROUTED,
  },
} satisfies Partial<ProgramCallAdapters>;

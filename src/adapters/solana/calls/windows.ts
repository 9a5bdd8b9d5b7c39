import type { Address, Instruction } from '@solana/kit';
import { fromHex } from '../../../core/bytes.ts';
import { InputError } from '../../../core/errors/input-error.ts';
import type { Bytes32 } from '../../../core/hex.ts';
import { kitAddress } from '../addresses.ts';
import { closableOf } from '../book.ts';
import * as program from '../generated/instructions/index.ts';
import { RECORDS } from '../records.ts';
import { MOST_WALLETS, MOST_WORK } from '../settlement-wallets.ts';
import { readWindowBook } from '../window.ts';
import { walletsOfWindowStep } from '../window-wallets.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import { type CallContext, programOf, receivingAccount, seriesAccounts, seriesAt, sharedAccounts } from './context.ts';
import { RANKED, STEADY, STEPPED } from './margins.ts';
import { word } from './raises.ts';

/** The number of the last window of a series; 0 where there is none, because the program then refuses the call. */
const lastWindow = async (context: CallContext, seriesKey: Bytes32): Promise<number> =>
  (await seriesAt(context, seriesKey))?.trading.window ?? 0;

/** The addresses of a window and its book, with those of its series. */
async function windowAccounts(context: CallContext, seriesKey: Bytes32, number: number) {
  const { addresses } = context;
  const [series, window, book] = await Promise.all([
    addresses.series(seriesKey),
    addresses.window(seriesKey, number),
    addresses.windowBook(seriesKey, number),
  ]);
  return { ...(await sharedAccounts(context)), series, window, book };
}

/** The window and the places of its orders; null and none where there is no window, because the program then refuses the call. */
function readWindow({ look, addresses }: CallContext, at: { readonly window: Address; readonly book: Address }) {
  look.accounts([at.window, at.book]);
  const window = look.record(RECORDS.window, at.window);
  const places = readWindowBook(look.account(at.book), addresses.program);
  return { window, places };
}

/** The sequence of a trader's order in the book of a window; 0 where there is none. */
function sequenceOf(context: CallContext, at: { readonly window: Address; readonly book: Address }, trader: Address) {
  return readWindow(context, at).places.find(({ owner }) => owner === trader)?.sequence ?? 0;
}

/** Adapters of the calls of windows of later trading. */
export const windowCalls = {
  openWindow: {
    async instructions({ seriesKey }, context) {
      const number = (await lastWindow(context, seriesKey)) + 1;
      const input = { ...(await windowAccounts(context, seriesKey, number)), payer: context.wallet };
      return [program.getOpenWindowInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  commitOrder: {
    async instructions({ seriesKey, commitment, money, units }, context) {
      const { wallet: trader, addresses, look } = context;
      const number = await lastWindow(context, seriesKey);
      const { vault } = await seriesAccounts(context, seriesKey);
      const { token } = look.config;
      const input = {
        ...{ ...(await windowAccounts(context, seriesKey, number)), trader, vault, token, money, units },
        record: await addresses.wallet(trader.address),
        order: await addresses.order(seriesKey, number, trader.address),
        position: await addresses.position(seriesKey, trader.address),
        source: await addresses.tokenAccount(trader.address, token),
        commitment: fromHex(commitment, 32),
      };
      return [program.getCommitOrderInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  revealOrder: {
    async instructions({ seriesKey, price, quantity, salt }, context) {
      const { wallet: trader, addresses } = context;
      const number = await lastWindow(context, seriesKey);
      const input = {
        ...{ ...(await windowAccounts(context, seriesKey, number)), trader },
        record: await addresses.wallet(trader.address),
        order: await addresses.order(seriesKey, number, trader.address),
        ...{ price: word(price), quantity: word(quantity), salt: fromHex(salt, 32) },
      };
      return [program.getRevealOrderInstruction(input, programOf(context))];
    },
    margin: RANKED,
  },
  settleWindow: {
    async instructions({ seriesKey, maxOrders }, context) {
      if (maxOrders > MOST_WORK) throw new InputError('maxOrders', `1 to ${MOST_WORK} on a Solana cluster`);
      const at = await windowAccounts(context, seriesKey, await lastWindow(context, seriesKey));
      const { window, places } = readWindow(context, at);
      const wallets = window === null ? [] : walletsOfWindowStep(window, places, maxOrders);
      const records = await Promise.all(wallets.map((wallet) => context.addresses.wallet(wallet)));
      return [program.getSettleWindowInstruction({ ...at, maxOrders, records }, programOf(context))];
    },
    margin: STEPPED,
  },
  deliverOrder: {
    async instructions({ seriesKey, window: number, trader: wallet }, context) {
      const { addresses, look } = context;
      const trader = kitAddress(wallet);
      const { token } = look.config;
      const { vault } = await seriesAccounts(context, seriesKey);
      const at = await windowAccounts(context, seriesKey, number);
      const sequence = sequenceOf(context, at, trader);
      const order = await addresses.order(seriesKey, number, trader);
      const position = await addresses.position(seriesKey, trader);
      const { account: money, opening } = await receivingAccount(context, trader, token);
      const input = { ...at, sender: context.wallet, order, trader, position, vault, money, token, sequence };
      return [...opening, program.getDeliverOrderInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  closeWindow: {
    async instructions({ seriesKey, window: number }, context): Promise<readonly Instruction[]> {
      const { series: _, ...at } = await windowAccounts(context, seriesKey, number);
      const { window, places } = readWindow(context, at);
      const traders = closableOf(places.slice(0, window?.orders ?? 0), MOST_WALLETS);
      const input = { ...at, payer: window?.payer ?? context.wallet.address, traders };
      return [program.getCloseWindowInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
} satisfies Partial<ProgramCallAdapters>;

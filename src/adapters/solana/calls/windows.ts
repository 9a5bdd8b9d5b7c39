import type { Address as ChainAddress } from '@income-series/protocol/address';
import { fromHex } from '@income-series/protocol/bytes';
import type { Bytes32 } from '@income-series/protocol/hex';
import { uintWord } from '@income-series/protocol/words';
import type { Address } from '@solana/kit';
import type { WindowAccount } from '../../../core/series-account.ts';
import { kitAddress } from '../addresses.ts';
import { ORDER_UNKNOWN, WRONG_PHASE } from '../errors.ts';
import * as program from '../generated/instructions/index.ts';
import { BOOKS, RECORDS, readBook } from '../records.ts';
import { windowNumber } from '../series-account.ts';
import { type LookedAt, mostOrders, orderRecords } from '../window-settlement.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import { type CallContext, lacksPosition, MOST_RECORDS, programOf, seriesAt, sharedAccounts } from './context.ts';
import { SETTLED, STEADY } from './margins.ts';
import { deliveryAccount, payingAccount, receivingAccount } from './payee.ts';

/** The number of a series' last window; 0 where none was opened, because the program then refuses the call by its error's name. */
async function lastWindow(context: CallContext, key: Bytes32): Promise<number> {
  const series = await seriesAt(context, key);
  return series === null ? 0 : windowNumber(series);
}

/** The addresses of a window's accounts, which are derived from the series' key and the window's number. */
async function windowAccounts({ addresses }: CallContext, key: Bytes32, number: number) {
  const [series, window, book, escrow] = await Promise.all([
    addresses.series(key),
    addresses.window(key, number),
    addresses.orderBook(key, number),
    addresses.escrow(key, number),
  ]);
  return { series, window, book, escrow };
}

/** The accounts of a trader's own call in the last window. */
async function orderAccounts(context: CallContext, key: Bytes32) {
  const { wallet: trader, addresses } = context;
  const number = await lastWindow(context, key);
  const accounts = await windowAccounts(context, key, number);
  const [record, order] = await Promise.all([
    addresses.wallet(trader.address),
    addresses.order(key, number, trader.address),
  ]);
  return { ...(await sharedAccounts(context)), ...accounts, trader, record, order };
}

interface OfSeries {
  readonly seriesKey: Bytes32;
}
interface OfHolder extends OfSeries {
  readonly holder: ChainAddress;
}

/** Names the cause where a series has no open window, or its last one is closed. */
async function lacksWindow({ seriesKey }: OfSeries, context: CallContext): Promise<string | null> {
  const at = await context.addresses.window(seriesKey, await lastWindow(context, seriesKey));
  return context.look.record(RECORDS.window, at) === null ? WRONG_PHASE : null;
}

/** The addresses of the records that one unit of work looks at. */
function addressesOf(looked: LookedAt, { addresses }: CallContext, key: Bytes32): Promise<readonly Address[]> {
  if ('trader' in looked) return Promise.all([addresses.wallet(looked.trader)]);
  const { buyer, seller } = looked;
  return Promise.all([addresses.wallet(buyer), addresses.wallet(seller), addresses.position(key, seller)]);
}

/** The first records that a step looks at, as many as fit into its transaction. The step ends before a record that it lacks. */
function fitting(units: readonly (readonly Address[])[]): Address[] {
  const [first = []] = units;
  return units.slice(0, Math.floor(MOST_RECORDS / Math.max(1, first.length))).flat();
}

/** The instruction that closes an order with its slot, or a window that is over with its orders and its escrow. */
export async function closeWindowAccount(context: CallContext, seriesKey: Bytes32, account: WindowAccount) {
  const { addresses, look, wallet } = context;
  const accounts = await windowAccounts(context, seriesKey, account.window);
  const shared = await sharedAccounts(context);
  if (account.kind === 'order') {
    const trader = kitAddress(account.trader);
    const order = await addresses.order(seriesKey, account.window, trader);
    return [program.getCloseOrderInstruction({ ...shared, ...accounts, order, trader }, programOf(context))];
  }
  // A window that does not exist has no opener. Any payee will do, because the program refuses the call.
  const opener = look.record(RECORDS.window, accounts.window)?.opener ?? wallet.address;
  const { token, feeCollector } = look.config;
  const { account: money, opening } = await receivingAccount(context, feeCollector, token);
  const input = { ...shared, ...accounts, opener, money, token };
  return [...opening, program.getCloseWindowInstruction(input, programOf(context))];
}

export const windowCalls = {
  openWindow: {
    async instructions({ seriesKey }, context) {
      const accounts = await windowAccounts(context, seriesKey, (await lastWindow(context, seriesKey)) + 1);
      const of = { payer: context.wallet, token: context.look.config.token };
      const input = { ...(await sharedAccounts(context)), ...accounts, ...of };
      return [program.getOpenWindowInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  commitOrder: {
    async instructions({ seriesKey, commitment, money, units }, context) {
      const { wallet, addresses, look } = context;
      const { token } = look.config;
      const position = await addresses.position(seriesKey, wallet.address);
      const from = await payingAccount(context, token, money);
      const order = { commitment: fromHex(commitment, 32), money, units };
      const input = { ...(await orderAccounts(context, seriesKey)), position, from, token, ...order };
      return [program.getCommitOrderInstruction(input, programOf(context))];
    },
    margin: STEADY,
    cause: lacksWindow,
  },
  revealOrder: {
    async instructions({ seriesKey, price, quantity, salt }, context) {
      const opening = { price: uintWord(price), quantity: uintWord(quantity), salt: fromHex(salt, 32) };
      const input = { ...(await orderAccounts(context, seriesKey)), ...opening };
      return [program.getRevealOrderInstruction(input, programOf(context))];
    },
    margin: SETTLED,
    cause: lacksWindow,
  },
  settleWindow: {
    async instructions({ seriesKey, maxOrders }, context) {
      const { addresses, look } = context;
      const { series, window, book } = await windowAccounts(context, seriesKey, await lastWindow(context, seriesKey));
      look.request([window, book]);
      const settled = look.record(RECORDS.window, window);
      const orders = readBook(BOOKS.orders, look.account(book), addresses.program);
      const isThere = settled !== null && orders !== null;
      const most = isThere ? Math.min(maxOrders, mostOrders(settled, orders)) : maxOrders;
      const looked = isThere ? orderRecords(settled, orders).slice(0, Math.min(most, MOST_RECORDS)) : [];
      const records = fitting(await Promise.all(looked.map((each) => addressesOf(each, context, seriesKey))));
      const input = { ...(await sharedAccounts(context)), series, window, book, maxOrders: most, records };
      return [program.getSettleWindowInstruction(input, programOf(context))];
    },
    margin: SETTLED,
    cause: lacksWindow,
  },
  deliverOrder: {
    async instructions({ seriesKey, window: number, trader: to }, context) {
      const { wallet: payer, addresses, look } = context;
      const trader = kitAddress(to);
      const accounts = await windowAccounts(context, seriesKey, number);
      const [record, order, position, vault, kept] = await Promise.all([
        addresses.wallet(trader),
        addresses.order(seriesKey, number, trader),
        addresses.position(seriesKey, trader),
        addresses.vault(seriesKey),
        addresses.kept(seriesKey, trader),
      ]);
      const { account: money, opening } = await deliveryAccount(context, trader);
      const of = { payer, record, order, position, vault, kept, money, token: look.config.token };
      const input = { ...(await sharedAccounts(context)), ...accounts, ...of };
      return [...opening, program.getDeliverOrderInstruction(input, programOf(context))];
    },
    margin: SETTLED,
    /** Names the cause where the wallet has no order in the window, or its order is closed. */
    async cause({ seriesKey, window, trader }, { addresses, look }) {
      const at = await addresses.order(seriesKey, window, kitAddress(trader));
      return look.record(RECORDS.order, at) === null ? ORDER_UNKNOWN : null;
    },
  },
  releaseUnits: {
    async instructions({ seriesKey, holder }, context) {
      const { addresses } = context;
      const owner = kitAddress(holder);
      const [record, series, position] = await Promise.all([
        addresses.wallet(owner),
        addresses.series(seriesKey),
        addresses.position(seriesKey, owner),
      ]);
      const input = { ...(await sharedAccounts(context)), record, series, position };
      return [program.getReleaseUnitsInstruction(input, programOf(context))];
    },
    margin: STEADY,
    cause: lacksPosition(({ holder }: OfHolder) => holder),
  },
} satisfies Partial<ProgramCallAdapters>;

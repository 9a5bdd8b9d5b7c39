import { fromHex } from '@income-series/protocol/bytes';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import { periodEnd } from '@income-series/protocol/period';
import { deriveSeriesKey } from '@income-series/protocol/series-key';
import { uintWord } from '@income-series/protocol/words';
import type { RaiseAccount } from '../../../core/series-account.ts';
import type { ContractCallOf } from '../../../domains/transaction/index.ts';
import { kitAddress, ownAddress } from '../addresses.ts';
import * as program from '../generated/instructions/index.ts';
import { lastRate } from '../rates.ts';
import { BOOKS, RECORDS, readBook } from '../records.ts';
import { lookedAt, mostBids } from '../settlement.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import { type CallContext, MOST_RECORDS, programOf, sharedAccounts } from './context.ts';
import { ratesAround } from './curve.ts';
import { SETTLED, STEADY } from './margins.ts';
import { deliveryAccount, payingAccount, receivingAccount } from './payee.ts';

type RaiseParams = ContractCallOf<'createSeries'>['params'];

/** The addresses of a raise's accounts, which are derived from the series' key. */
async function raiseAccounts({ addresses }: CallContext, key: Bytes32) {
  const [series, vault, raise, book, deposits] = await Promise.all([
    addresses.series(key),
    addresses.vault(key),
    addresses.raise(key),
    addresses.book(key),
    addresses.deposits(key),
  ]);
  return { series, vault, raise, book, deposits };
}

/** The raise; null where there is none, because the program then refuses the call by its error's name. */
const raiseAt = async ({ addresses, look }: CallContext, key: Bytes32) =>
  look.record(RECORDS.raise, await addresses.raise(key));

/** The issuer of a raise. A raise that does not exist has none: any wallet will do, because the program refuses the call. */
const issuerOf = async (context: CallContext, key: Bytes32) =>
  (await raiseAt(context, key))?.issuer ?? context.wallet.address;

/** The accounts of a bidder's own call. */
async function bidAccounts(context: CallContext, seriesKey: Bytes32) {
  const { wallet, addresses } = context;
  const { raise, book, deposits } = await raiseAccounts(context, seriesKey);
  const [record, bid] = [await addresses.wallet(wallet.address), await addresses.bid(seriesKey, wallet.address)];
  return { ...(await sharedAccounts(context)), bidder: wallet, record, raise, book, bid, deposits };
}

/** The status of a raise whose proceeds are the issuer's. */
const DONE = 4;

/** The instructions that pay a raise's proceeds to its issuer, into the account that `payee` answers. */
async function proceedsPayment(context: CallContext, seriesKey: Bytes32, payee: typeof receivingAccount) {
  const { raise, deposits } = await raiseAccounts(context, seriesKey);
  const { token } = context.look.config;
  const { account: money, opening } = await payee(context, await issuerOf(context, seriesKey), token);
  const input = { ...(await sharedAccounts(context)), sender: context.wallet, raise, deposits, money, token };
  return [...opening, program.getWithdrawProceedsInstruction(input, programOf(context))];
}

/**
 * The instructions that close an account of a raise, whose rent goes back to its payer. The raise first pays the charges and the
 * proceeds that it still holds. The sender opens no token account for the issuer, because the issuer could close it and keep its rent.
 */
export async function closeRaiseAccount(context: CallContext, seriesKey: Bytes32, account: RaiseAccount) {
  const { addresses, look } = context;
  const { raise, book, deposits } = await raiseAccounts(context, seriesKey);
  const shared = await sharedAccounts(context);
  if (account.kind === 'bid') {
    const bidder = kitAddress(account.bidder);
    const bid = await addresses.bid(seriesKey, bidder);
    return [program.getCloseBidInstruction({ ...shared, raise, book, bid, bidder }, programOf(context))];
  }
  const issuer = await issuerOf(context, seriesKey);
  if (account.kind === 'book')
    return [program.getCloseBookInstruction({ ...shared, raise, book, issuer }, programOf(context))];
  const record = await raiseAt(context, seriesKey);
  const { token, feeCollector } = look.config;
  const money = await addresses.tokenAccount(feeCollector, token);
  const collected = { ...shared, sender: context.wallet, raise, deposits, money, token };
  const isOwed = record?.status === DONE && !record.withdrawn;
  return [
    ...(record !== null && record.feesHeld > 0n
      ? [
          ...(await receivingAccount(context, feeCollector, token)).opening,
          program.getCollectChargesInstruction(collected, programOf(context)),
        ]
      : []),
    ...(isOwed ? await proceedsPayment(context, seriesKey, deliveryAccount) : []),
    program.getCloseRaiseInstruction({ ...collected, book, issuer }, programOf(context)),
  ];
}

/** The accounts and arguments with which every raise is created. */
async function creationInput(
  { draftSalt, contractHash, termsCommitment, ...figures }: RaiseParams,
  context: CallContext,
) {
  const { wallet, addresses, look } = context;
  const seriesKey = deriveSeriesKey(ownAddress(wallet.address), draftSalt);
  const rates = await ratesAround(context, figures.currencyCode, periodEnd(figures.firstPeriod));
  const last = await lastRate(look, addresses, figures.currencyCode);
  return {
    ...{ ...(await sharedAccounts(context)), ...(await raiseAccounts(context, seriesKey)), ...rates, ...figures },
    ...{ issuer: wallet, record: await addresses.wallet(wallet.address), token: look.config.token, last },
    draftSalt: fromHex(draftSalt, 32),
    contractHash: fromHex(contractHash, 32),
    termsCommitment: fromHex(termsCommitment, 32),
  };
}

export const raiseCalls = {
  createSeries: {
    instructions: async ({ params }, context) => [
      program.getCreateRaiseInstruction(await creationInput(params, context), programOf(context)),
    ],
    margin: STEADY,
  },
  createRoutedRaise: {
    async instructions({ params, theta, ratePerUnit, termsSalt }, context) {
      const creation = await creationInput(params, context);
      const { addresses, wallet } = context;
      const seriesKey = deriveSeriesKey(ownAddress(wallet.address), params.draftSalt);
      const [router, receipts] = await Promise.all([addresses.router(seriesKey), addresses.receipts(seriesKey)]);
      const terms = { theta, ratePerUnit, termsSalt: uintWord(termsSalt) };
      const input = { ...creation, router, receipts, ...terms };
      return [program.getCreateRoutedRaiseInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  commitBid: {
    async instructions({ seriesKey, commitment, deposit }, context) {
      const { token } = context.look.config;
      const money = await payingAccount(context, token, deposit);
      const bid = { commitment: fromHex(commitment, 32), deposit };
      const input = { ...(await bidAccounts(context, seriesKey)), money, token, ...bid };
      return [program.getCommitBidInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  revealBid: {
    async instructions({ seriesKey, price, quantity, salt }, context) {
      const opening = { price: uintWord(price), quantity: uintWord(quantity), salt: fromHex(salt, 32) };
      const input = { ...(await bidAccounts(context, seriesKey)), ...opening };
      return [program.getRevealBidInstruction(input, programOf(context))];
    },
    margin: SETTLED,
  },
  settleStep: {
    async instructions({ seriesKey, maxBids }, context) {
      const { addresses, look } = context;
      const { raise, series, book } = await raiseAccounts(context, seriesKey);
      look.request([raise, book]);
      const settled = look.record(RECORDS.raise, raise);
      const bids = readBook(BOOKS.bids, look.account(book), addresses.program);
      const isThere = settled !== null && bids !== null;
      const most = isThere ? Math.min(maxBids, mostBids(settled, bids)) : maxBids;
      const bidders = isThere ? lookedAt(settled, bids) : [];
      const records = bidders.slice(0, Math.min(most, MOST_RECORDS)).map((bidder) => addresses.wallet(bidder));
      const input = { ...(await sharedAccounts(context)), raise, series, book, maxBids: most };
      return [program.getSettleStepInstruction({ ...input, records: await Promise.all(records) }, programOf(context))];
    },
    margin: SETTLED,
  },
  passGate: {
    async instructions({ seriesKey }, context) {
      const { raise, series } = await raiseAccounts(context, seriesKey);
      const record = await context.addresses.wallet(await issuerOf(context, seriesKey));
      const input = { ...(await sharedAccounts(context)), raise, series, record };
      return [program.getPassGateInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  deliverBid: {
    async instructions({ seriesKey, bidder: to }, context) {
      const { wallet: payer, addresses, look } = context;
      const bidder = kitAddress(to);
      const accounts = await raiseAccounts(context, seriesKey);
      const [bid, position, kept] = await Promise.all([
        addresses.bid(seriesKey, bidder),
        addresses.position(seriesKey, bidder),
        addresses.kept(seriesKey, bidder),
      ]);
      const { account: money, opening } = await deliveryAccount(context, bidder);
      const of = { payer, bid, position, kept, money, token: look.config.token };
      const input = { ...(await sharedAccounts(context)), ...accounts, ...of };
      return [...opening, program.getDeliverBidInstruction(input, programOf(context))];
    },
    margin: SETTLED,
  },
  withdrawProceeds: {
    instructions: ({ seriesKey }, context) => proceedsPayment(context, seriesKey, receivingAccount),
    margin: STEADY,
  },
  cancelRaise: {
    async instructions({ seriesKey }, context) {
      const { raise, series } = await raiseAccounts(context, seriesKey);
      const input = { ...(await sharedAccounts(context)), issuer: context.wallet, raise, series };
      return [program.getCancelRaiseInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  claimKept: {
    async instructions({ seriesKey, holder, keptBy }, context) {
      if (keptBy !== 'raise') throw new AppError('CALL_NOT_ON_CHAIN');
      const { addresses, look, wallet } = context;
      const owner = kitAddress(holder);
      const [series, vault, kept] = await Promise.all([
        addresses.series(seriesKey),
        addresses.vault(seriesKey),
        addresses.kept(seriesKey, owner),
      ]);
      // A payment that is not kept has no payer. Any payee will do, because the program refuses the call.
      const payer = look.record(RECORDS.kept, kept)?.payer ?? wallet.address;
      const { account: money, opening } = await receivingAccount(context, owner, look.config.token);
      const accounts = { sender: wallet, series, kept, payer, vault, money, token: look.config.token };
      const input = { ...(await sharedAccounts(context)), ...accounts };
      return [...opening, program.getClaimKeptInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
} satisfies Partial<ProgramCallAdapters>;

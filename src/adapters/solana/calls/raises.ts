import type { Address, Instruction } from '@solana/kit';
import { fromHex } from '../../../core/bytes.ts';
import { InputError } from '../../../core/errors/input-error.ts';
import type { Bytes32 } from '../../../core/hex.ts';
import { periodEnd } from '../../../core/period.ts';
import { deriveSeriesKey } from '../../../core/series-key.ts';
import { kitAddress, ownAddress } from '../addresses.ts';
import { closableOf } from '../book.ts';
import type { Raise } from '../generated/accounts/index.ts';
import * as program from '../generated/instructions/index.ts';
import { type BidPlace, readBook } from '../raise.ts';
import { lastRate } from '../rates.ts';
import { RECORDS } from '../records.ts';
import { MOST_WALLETS, MOST_WORK, walletsOfStep } from '../settlement-wallets.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import { type CallContext, programOf, receivingAccount, seriesAccounts, seriesAt, sharedAccounts } from './context.ts';
import { ratesAround } from './curve.ts';
import { RANKED, STEADY, STEPPED } from './margins.ts';

/** The addresses of a raise and its book, with those of its series. */
async function raiseAccounts(context: CallContext, seriesKey: Bytes32) {
  const { addresses } = context;
  const [series, raise, book] = await Promise.all([
    addresses.series(seriesKey),
    addresses.raise(seriesKey),
    addresses.book(seriesKey),
  ]);
  return { ...(await sharedAccounts(context)), series, raise, book };
}

/** The raise and the places of its bids; null and none where there is no raise, because the program then refuses the call. */
function readRaise({ look, addresses }: CallContext, at: { readonly raise: Address; readonly book: Address }) {
  look.accounts([at.raise, at.book]);
  const raise: Raise | null = look.record(RECORDS.raise, at.raise);
  const places: readonly BidPlace[] = readBook(look.account(at.book), addresses.program);
  return { raise, places };
}

/** The sequence of a bid, by its account or, once that is closed, by its place in the book; 0 where there is no bid. */
function sequenceOf(context: CallContext, at: { readonly book: Address; readonly bid: Address }, bidder: Address) {
  const record = context.look.record(RECORDS.bid, at.bid);
  if (record !== null) return record.sequence;
  const places = readBook(context.look.account(at.book), context.addresses.program);
  return places.find(({ owner }) => owner === bidder)?.sequence ?? 0;
}

/** A number as a big-endian word of 32 bytes. */
export const word = (value: bigint): Uint8Array => fromHex(`0x${value.toString(16).padStart(64, '0')}`, 32);

/** Adapters of the calls of raises. */
export const raiseCalls = {
  createSeries: {
    async instructions({ params }, context) {
      const { wallet, addresses, look } = context;
      const { draftSalt, contractHash, termsCommitment, ...figures } = params;
      const seriesKey = deriveSeriesKey(ownAddress(wallet.address), draftSalt);
      const rates = await ratesAround(context, params.currencyCode, periodEnd(params.firstPeriod));
      const last = await lastRate(look, addresses, params.currencyCode);
      const { vault } = await seriesAccounts(context, seriesKey);
      const input = {
        ...{ ...(await raiseAccounts(context, seriesKey)), vault, ...rates, ...figures, last },
        ...{ issuer: wallet, record: await addresses.wallet(wallet.address), token: look.config.token },
        draftSalt: fromHex(draftSalt, 32),
        contractHash: fromHex(contractHash, 32),
        termsCommitment: fromHex(termsCommitment, 32),
      };
      return [program.getCreateSeriesInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  commitBid: {
    async instructions({ seriesKey, commitment, deposit }, context) {
      const { wallet: bidder, addresses, look } = context;
      const { vault } = await seriesAccounts(context, seriesKey);
      const { token } = look.config;
      const input = {
        ...{ ...(await raiseAccounts(context, seriesKey)), bidder, vault, token, deposit },
        record: await addresses.wallet(bidder.address),
        bid: await addresses.bid(seriesKey, bidder.address),
        money: await addresses.tokenAccount(bidder.address, token),
        commitment: fromHex(commitment, 32),
      };
      return [program.getCommitBidInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  revealBid: {
    async instructions({ seriesKey, price, quantity, salt }, context) {
      const { wallet: bidder, addresses } = context;
      const input = {
        ...{ ...(await raiseAccounts(context, seriesKey)), bidder },
        record: await addresses.wallet(bidder.address),
        bid: await addresses.bid(seriesKey, bidder.address),
        ...{ price: word(price), quantity: word(quantity), salt: fromHex(salt, 32) },
      };
      return [program.getRevealBidInstruction(input, programOf(context))];
    },
    margin: RANKED,
  },
  settleStep: {
    async instructions({ seriesKey, maxBids }, context) {
      if (maxBids > MOST_WORK) throw new InputError('maxBids', `1 to ${MOST_WORK} on a Solana cluster`);
      const at = await raiseAccounts(context, seriesKey);
      const { raise, places } = readRaise(context, at);
      const wallets = raise === null ? [] : walletsOfStep(raise, places, maxBids);
      const records = await Promise.all(wallets.map((wallet) => context.addresses.wallet(wallet)));
      return [program.getSettleStepInstruction({ ...at, maxBids, records }, programOf(context))];
    },
    margin: STEPPED,
  },
  passGate: {
    async instructions({ seriesKey }, context) {
      // A series that does not exist has no issuer. Any record will do, because the program refuses the call.
      const issuer = (await seriesAt(context, seriesKey))?.issuer ?? context.wallet.address;
      const input = { ...(await raiseAccounts(context, seriesKey)), record: await context.addresses.wallet(issuer) };
      return [program.getPassGateInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  deliverBid: {
    async instructions({ seriesKey, bidder: wallet }, context) {
      const { addresses, look } = context;
      const bidder = kitAddress(wallet);
      const { token } = look.config;
      const { vault } = await seriesAccounts(context, seriesKey);
      const at = { ...(await raiseAccounts(context, seriesKey)), bid: await addresses.bid(seriesKey, bidder) };
      const sequence = sequenceOf(context, at, bidder);
      const position = await addresses.position(seriesKey, bidder);
      const { account: money, opening } = await receivingAccount(context, bidder, token);
      const input = { ...at, sender: context.wallet, bidder, position, vault, money, token, sequence };
      return [...opening, program.getDeliverBidInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  withdrawProceeds: {
    async instructions({ seriesKey }, context) {
      const { wallet: issuer, look } = context;
      const { token } = look.config;
      const { series, vault } = await seriesAccounts(context, seriesKey);
      const { account: money, opening } = await receivingAccount(context, issuer.address, token);
      const input = { ...(await sharedAccounts(context)), issuer, series, vault, money, token };
      return [...opening, program.getWithdrawProceedsInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  cancelRaise: {
    async instructions({ seriesKey }, context) {
      const input = { ...(await raiseAccounts(context, seriesKey)), issuer: context.wallet };
      return [program.getCancelRaiseInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  closePlaces: {
    async instructions({ seriesKey }, context): Promise<readonly Instruction[]> {
      const at = await raiseAccounts(context, seriesKey);
      const { raise, places } = readRaise(context, at);
      const bidders = closableOf(places.slice(0, raise?.bids ?? 0), MOST_WALLETS);
      const input = { ...at, issuer: raise?.issuer ?? context.wallet.address, bidders };
      return [program.getClosePlacesInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
} satisfies Partial<ProgramCallAdapters>;

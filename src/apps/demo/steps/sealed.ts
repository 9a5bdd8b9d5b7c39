import { type SealedBid, sealBid, sealOrder } from '@income-series/client';
import type { Address } from '@income-series/protocol/address';
import type { BidOpening } from '@income-series/protocol/bid';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Actor } from './actor.ts';

type Trader = Pick<Actor<Address>, 'address' | 'transact'>;

/** A bid in base units of the payment token. A deposit above price times quantity hides the size. */
export interface Bid {
  readonly price: bigint;
  readonly quantity: bigint;
  readonly deposit: bigint;
}

/** Seals a bid and commits it with its deposit. The bidder keeps the answer until the reveal. */
export async function commitBid(
  { address: wallet, transact }: Trader,
  seriesKey: Bytes32,
  { price, quantity, deposit }: Bid,
): Promise<SealedBid> {
  const sealed = sealBid({ price, quantity, wallet });
  await transact('buildCommitBid', { seriesKey, wallet, commitment: sealed.commitment, deposit: `${deposit}` });
  return sealed;
}

export const revealBid = ({ address: wallet, transact }: Trader, seriesKey: Bytes32, opening: BidOpening) =>
  transact('buildRevealBid', { seriesKey, wallet, ...openingInput(opening) });

/** An order in a trading window, in base units of the payment token. `surplus` is escrowed beyond what the order needs. */
export interface SealableOrder {
  readonly side: 'BUY' | 'SELL';
  readonly price: bigint;
  readonly quantity: bigint;
  readonly surplus?: bigint;
}

/** Seals an order and commits it with its escrow: money for a purchase, units for a sale. */
export async function commitOrder(
  { address: wallet, transact }: Trader,
  seriesKey: Bytes32,
  { surplus = 0n, ...order }: SealableOrder,
): Promise<BidOpening> {
  const { commitment, opening, escrow } = sealOrder({ ...order, wallet });
  const amount = 'money' in escrow ? { money: `${escrow.money + surplus}` } : { units: `${escrow.units + surplus}` };
  await transact('buildCommitOrder', { seriesKey, wallet, commitment, ...amount });
  return opening;
}

export const revealOrder = ({ address: wallet, transact }: Trader, seriesKey: Bytes32, opening: BidOpening) =>
  transact('buildRevealOrder', { seriesKey, wallet, ...openingInput(opening) });

/** The opening of a commitment as `buildRevealBid` and `buildRevealOrder` take it. */
export const openingInput = ({ price, quantity, salt }: Omit<BidOpening, 'wallet'>) => ({
  price: `${price}`,
  quantity: `${quantity}`,
  salt,
});

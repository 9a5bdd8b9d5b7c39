import type { Address } from '../../core/address.ts';
import { type BidOpening, bidCommitment } from '../../core/bid.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { randomSalt } from './random.ts';

export interface SealedBid {
  /** What is sent now. */
  readonly commitment: Bytes32;
  /** What is revealed later, and until then stays here: without it the bid cannot be revealed and is charged. */
  readonly opening: BidOpening;
}

/**
 * Seals a bid under a fresh 32-byte salt. The commitment binds no series and no window (rule A-SIG-8), so a bid must
 * never be sent twice: seal it again.
 * @param bid price in payment-token base units a unit, the quantity in units, and the bidding wallet
 * @throws BAD_INPUT
 */
export function sealBid(bid: { price: bigint; quantity: bigint; wallet: Address }): SealedBid {
  const opening: BidOpening = { ...bid, salt: randomSalt() };
  return { commitment: bidCommitment(opening), opening };
}

export interface SealedOrder extends SealedBid {
  /** The least that must be escrowed with it, base units or units: more of it hides the size. */
  readonly escrow: { readonly money: bigint } | { readonly units: bigint };
}

/**
 * Seals an order of later trading like a bid; for the same reason, seal it again for every window.
 * @param order which side, the limit price in payment-token base units a unit, the quantity in units, and the wallet
 * @throws BAD_INPUT
 */
export function sealOrder(order: {
  side: 'BUY' | 'SELL';
  price: bigint;
  quantity: bigint;
  wallet: Address;
}): SealedOrder {
  const { side, ...bid } = order;
  const escrow = side === 'BUY' ? { money: bid.price * bid.quantity } : { units: bid.quantity };
  return { ...sealBid(bid), escrow };
}

import { type Address, readAddress } from '../../../../src/core/address.ts';
import { type BidOpening, bidCommitment } from '../../../../src/core/bid.ts';
import { InputError } from '../../../../src/core/errors/input-error.ts';
import type { Bytes32 } from '../../../../src/core/hex.ts';
import { randomSalt } from './random.ts';

export interface SealedBid {
  /** What is sent now. */
  readonly commitment: Bytes32;
  /** What is revealed later, and until then stays here: without it the bid cannot be revealed and is charged. */
  readonly opening: BidOpening;
}

const MOST = (1n << 256n) - 1n;

function requireAmount(argument: string, value: unknown): void {
  if (typeof value === 'bigint' && value >= 0n && value <= MOST) return;
  throw new InputError(argument, 'a bigint from 0 to 2^256 - 1');
}

/**
 * Seals a bid under a fresh 32-byte salt. The commitment binds no series and no window (rule A-SIG-8), so a bid must
 * never be sent twice: seal it again.
 * @param bid price in payment-token base units a unit, the quantity in units, and the bidding wallet
 * @throws InputError for an amount that is no bigint of 256 bits, and a wallet that is no address
 */
export function sealBid(bid: { price: bigint; quantity: bigint; wallet: Address }): SealedBid {
  requireAmount('price', bid.price);
  requireAmount('quantity', bid.quantity);
  if (readAddress(bid.wallet) === null) {
    throw new InputError('wallet', 'an address: 0x and 40 hex digits, or 32 bytes in base58');
  }
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
 * @throws InputError for another side, and as `sealBid`
 */
export function sealOrder(order: {
  side: 'BUY' | 'SELL';
  price: bigint;
  quantity: bigint;
  wallet: Address;
}): SealedOrder {
  const { side, ...bid } = order;
  if (side !== 'BUY' && side !== 'SELL') throw new InputError('side', 'BUY or SELL');
  const sealed = sealBid(bid);
  return { ...sealed, escrow: side === 'BUY' ? { money: bid.price * bid.quantity } : { units: bid.quantity } };
}

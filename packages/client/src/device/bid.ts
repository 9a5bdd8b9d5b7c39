import { type Address, readAddress } from '@income-series/protocol/address';
import { type BidOpening, bidCommitment } from '@income-series/protocol/bid';
import { InputError } from '@income-series/protocol/errors/input-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import { randomSalt } from './random.ts';

/** A bid as a commitment, and the opening that reveals it. */
export interface SealedBid {
  /** The commitment that is sent now. */
  readonly commitment: Bytes32;
  /** The values to reveal later. Keep them on the device: without them the bid cannot be revealed, and is charged. */
  readonly opening: BidOpening;
}

const MOST = (1n << 256n) - 1n;

function requireAmount(argument: string, value: unknown): void {
  if (typeof value === 'bigint' && value >= 0n && value <= MOST) return;
  throw new InputError(argument, 'a bigint from 0 to 2^256 - 1');
}

/**
 * Commits to a bid under a fresh 32-byte salt. Never send a commitment twice, because it binds no series and no window (rule
 * A-SIG-8): call this again for every bid.
 * @param bid the price of a unit in base units of the payment token, the quantity in units, and the bidding wallet
 * @throws InputError for an amount that is not a bigint of 256 bits, or a wallet that is not an address
 */
export function sealBid(bid: { price: bigint; quantity: bigint; wallet: Address }): SealedBid {
  requireAmount('price', bid.price);
  requireAmount('quantity', bid.quantity);
  if (readAddress(bid.wallet) === null) {
    throw new InputError(
      'wallet',
      'an address: 0x and 40 hex digits, mixed capitals as its checksum (EIP-55), or 32 bytes in base58',
    );
  }
  const opening: BidOpening = { ...bid, salt: randomSalt() };
  return { commitment: bidCommitment(opening), opening };
}

/** An order as a commitment, the opening that reveals it, and its escrow. */
export interface SealedOrder extends SealedBid {
  /** The least escrow, in base units of the payment token or in units. A larger escrow hides the order's size. */
  readonly escrow: { readonly money: bigint } | { readonly units: bigint };
}

/**
 * Commits to an order of later trading, as `sealBid` to a bid; call this again for every window.
 * @param order the side, the limit price of a unit in base units of the payment token, the quantity in units, and the wallet
 * @throws InputError for an unknown side, and as `sealBid`
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

import type { Address } from './address.ts';
import { keccak256Hex } from './bytes.ts';
import type { Bytes32 } from './hex.ts';
import { bytes32Word, uintWord, walletWord } from './words.ts';

/** The hidden values of a bid or an order, with the wallet that commits to them. */
export interface BidOpening {
  /** The price of a unit, in base units of the payment token. */
  readonly price: bigint;
  readonly quantity: bigint;
  /** 32 fresh random bytes for every bid and order, because the commitment covers neither series nor window (rule A-SIG-8). */
  readonly salt: Bytes32;
  readonly wallet: Address;
}

/** The commitment of a bid or an order: keccak256(price u256 || quantity u256 || salt b32 || wallet b32). @throws BAD_INPUT */
export const bidCommitment = ({ price, quantity, salt, wallet }: BidOpening): Bytes32 =>
  keccak256Hex(uintWord(price), uintWord(quantity), bytes32Word(salt), walletWord(wallet));

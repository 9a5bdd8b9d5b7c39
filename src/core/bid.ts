import type { Address } from './address.ts';
import { keccak256Hex } from './bytes.ts';
import type { Bytes32 } from './hex.ts';
import { bytes32Word, uintWord, walletWord } from './words.ts';

export interface BidOpening {
  /** Payment-token base units a unit. */
  readonly price: bigint;
  readonly quantity: bigint;
  /** 32 fresh random bytes for every bid and order: the hash binds no series and no window (rule A-SIG-8). */
  readonly salt: Bytes32;
  readonly wallet: Address;
}

/** keccak256(price u256 || quantity u256 || salt b32 || wallet b32), 128 bytes. @throws BAD_INPUT */
export const bidCommitment = ({ price, quantity, salt, wallet }: BidOpening): Bytes32 =>
  keccak256Hex(uintWord(price), uintWord(quantity), bytes32Word(salt), walletWord(wallet));

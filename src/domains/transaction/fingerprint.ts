import type { Address } from '@income-series/protocol/address';
import { fromHex, keccak256Hex, toHex } from '@income-series/protocol/bytes';
import type { ChainTransaction } from '@income-series/protocol/chain';
import { type Bytes32, type Hex, lowerHex } from '@income-series/protocol/hex';
import { type EvmRequest, isPreparedForSolana, type PreparedTransaction, type ProgramCall } from './model/index.ts';

/** The part of a built call by which it is recognised on the chain; it is kept after the bytes are deleted. */
export interface Fingerprint {
  /** The wallet that signs. */
  readonly wallet: Address;
  /** The called contract or program. */
  readonly contract: Address;
  /** The first 4 bytes of its data, which depend on the kind of call; `0x` for a program's call. */
  readonly selector: Hex;
  /** The keccak-256 hash of its data; for a program's call, of its data and accounts. */
  readonly dataHash: Bytes32;
  /** The length of the hashed data, in bytes. */
  readonly dataLength: number;
}

const SELECTOR_BYTES = 4;
/** The most places with the selector that are hashed; the limit bounds the work for data that repeats a selector. */
const MAX_PLACES = 1_000;

/** The fingerprint of a call on an EVM chain. */
export function fingerprintOf({ from, to, data }: EvmRequest): Fingerprint {
  const bytes = fromHex(data);
  return {
    wallet: from,
    contract: lowerHex(to),
    selector: toHex(bytes.subarray(0, SELECTOR_BYTES)),
    dataHash: keccak256Hex(bytes),
    dataLength: bytes.length,
  };
}

/** The fingerprint of a Solana program's call. The fingerprint has no selector, because the call is never inside other data. */
export function fingerprintOfProgramCall(wallet: string, { program, data }: ProgramCall): Fingerprint {
  const bytes = fromHex(data);
  return {
    wallet: wallet as Address,
    contract: program as Address,
    selector: '0x',
    dataHash: keccak256Hex(bytes),
    dataLength: bytes.length,
  };
}

export const fingerprintOfPrepared = (prepared: PreparedTransaction): Fingerprint =>
  isPreparedForSolana(prepared)
    ? fingerprintOfProgramCall(prepared.request.feePayer, prepared.called)
    : fingerprintOf(prepared.request);

/** The built call in a transaction. */
export interface FoundCall {
  readonly data: Hex;
  /** True if the call is part of the data of another call, whose success does not show that this call succeeded. */
  readonly isWrapped: boolean;
}

/**
 * Finds the built call in a transaction on the chain; null if it is not there. Three cases:
 * - The wallet is a key: it sends the call as it is. So are all calls of Solana programs; another wallet may pay the fee.
 * - The wallet is a contract: a transaction of any sender contains the built call in its data, and is sent to the wallet or
 *   names the wallet in its data.
 * - The wallet is a key with a contract's code (EIP-7702): it sends a batch to itself, whose data contains the built call.
 */
export function findCall(built: Fingerprint, transaction: ChainTransaction): FoundCall | null {
  const data = lowerHex(transaction.data);
  const { from, signers = [from] } = transaction;
  if (isNeverWrapped(built) || (from === built.wallet && transaction.to !== built.wallet)) {
    const isCall =
      signers.includes(built.wallet) &&
      transaction.to === built.contract &&
      data.length === 2 + 2 * built.dataLength &&
      keccak256Hex(fromHex(data)) === built.dataHash;
    return isCall ? { data, isWrapped: false } : null;
  }
  if (from === transaction.to && transaction.to !== built.wallet) return null;
  const namesWallet = transaction.to === built.wallet || data.includes(built.wallet.slice(2));
  const inner = namesWallet ? callWithin(built, data) : null;
  return inner && { data: inner, isWrapped: true };
}

/** True if a transaction on the chain makes the built call. */
export const isBuilt = (built: Fingerprint, transaction: ChainTransaction): boolean =>
  findCall(built, transaction) !== null;

/** The greatest nonce that a column holds; no account comes near it. */
const MAX_NONCE = 2n ** 63n - 1n;

/**
 * The wallet's nonce in a transaction on the chain; null if somebody else sends it. Another transaction with that nonce then
 * leaves the call possible, because a Safe's owners or other bundlers may send it again.
 */
export const nonceOf = ({ wallet }: Pick<Fingerprint, 'wallet'>, { from, nonce }: ChainTransaction): bigint | null =>
  from === wallet && nonce !== undefined && nonce <= MAX_NONCE ? nonce : null;

/** True for a call that is never inside other data: a program's call, or one without data. */
const isNeverWrapped = ({ selector }: Fingerprint): boolean => selector === '0x';

/** Finds the `dataLength` bytes of the data that begin with the selector and have the hash; null if there are none. */
function callWithin({ selector, dataHash, dataLength }: Fingerprint, data: Hex): Hex | null {
  const bytes = fromHex(data);
  let at = data.indexOf(selector.slice(2), 2);
  for (let places = 0; at >= 0 && places < MAX_PLACES; places++) {
    // `at` counts hex digits after `0x`: the selector must begin at a whole byte.
    const start = (at - 2) / 2;
    if (Number.isInteger(start) && start + dataLength <= bytes.length) {
      const call = bytes.subarray(start, start + dataLength);
      if (keccak256Hex(call) === dataHash) return toHex(call);
    }
    at = data.indexOf(selector.slice(2), at + 1);
  }
  return null;
}

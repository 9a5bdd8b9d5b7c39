import type { Address } from '../../core/address.ts';
import { fromHex, keccak256Hex, toHex } from '../../core/bytes.ts';
import type { ChainTransaction } from '../../core/chain.ts';
import { type Bytes32, type Hex, lowerHex } from '../../core/hex.ts';
import { type EvmRequest, isPreparedForSolana, type PreparedTransaction, type ProgramCall } from './model.ts';

/** What remains of a built call even after its bytes are deleted: enough to recognise it on the chain, and no more. */
export interface Fingerprint {
  /** The wallet that signs. */
  readonly wallet: Address;
  /** The contract or the program that it calls. */
  readonly contract: Address;
  /** The first 4 bytes of its data, which follow from the kind of call; none of a program's call. */
  readonly selector: Hex;
  /** keccak-256 of its data; of a program's call, of its accounts and its data. */
  readonly dataHash: Bytes32;
  /** Of its data, bytes. */
  readonly dataLength: number;
}

const SELECTOR_BYTES = 4;
/** Places of a transaction's data that are compared: a batch that calls one function more often is somebody's play. */
const MAX_PLACES = 1_000;

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

/** Of a call of a Solana program. Nothing wraps such a call, so that no selector has to be looked for. */
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

/**
 * Whether a transaction on the chain is the built one. A wallet that is a key sends it as it is. One that is a contract
 * acts within a transaction of somebody else's, to the wallet itself or by way of others: the built call is in its data,
 * and so is the wallet, unless the transaction is sent to it. A key with a contract's code (EIP-7702) sends several calls
 * at once as a transaction to itself: the built call is in its data too, and is nobody else's. A program's call is the one that the transaction
 * makes of that program (`ChainTransaction`).
 */
export function isBuilt(of: Fingerprint, found: ChainTransaction): boolean {
  const data = lowerHex(found.data);
  if (isWhole(of) || (found.from === of.wallet && found.to !== of.wallet)) {
    return (
      found.from === of.wallet &&
      found.to === of.contract &&
      data.length === 2 + 2 * of.dataLength &&
      keccak256Hex(fromHex(data)) === of.dataHash
    );
  }
  if (found.from === found.to && found.to !== of.wallet) return false;
  const named = found.to === of.wallet || data.includes(of.wallet.slice(2));
  return named && holdsCall(of, data);
}

/** Of a call that its wallet sends as it is: a program's, or one of no data. */
const isWhole = ({ selector }: Fingerprint): boolean => selector === '0x';

/** Whether a run of `dataLength` bytes of the data, which begins with the selector, has the hash. */
function holdsCall({ selector, dataHash, dataLength }: Fingerprint, data: Hex): boolean {
  const bytes = fromHex(data);
  let at = data.indexOf(selector.slice(2), 2);
  for (let places = 0; at >= 0 && places < MAX_PLACES; places++) {
    const start = (at - 2) / 2;
    if (Number.isInteger(start) && start + dataLength <= bytes.length) {
      if (keccak256Hex(bytes.subarray(start, start + dataLength)) === dataHash) return true;
    }
    at = data.indexOf(selector.slice(2), at + 1);
  }
  return false;
}

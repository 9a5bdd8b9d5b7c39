// Compares built transactions on Solana without the parts that age: the blockhash and the compute limit.
import { readSolanaCalls } from '@income-series/client/calls';
import { base58, base64 } from '@scure/base';

const BUDGET = 'ComputeBudget111111111111111111111111111111';
const SET_LIMIT = 2;
const [KEY_BYTES, SIGNATURE_BYTES, HEADER_BYTES, LIMIT_BYTES] = [32, 64, 3, 4];

/** Reads the parts of a transaction one after another. */
function createCursor(bytes: Uint8Array) {
  let offset = 0;
  const take = (count: number): Uint8Array => {
    if (offset + count > bytes.length) throw new RangeError('the transaction ends early');
    offset += count;
    return bytes.subarray(offset - count, offset);
  };
  /** A length in the form of Solana: seven bits a byte, the low ones first. */
  const readLength = (): number => {
    let [value, shift] = [0, 0];
    for (;;) {
      const [byte = 0] = take(1);
      value |= (byte & 0x7f) << shift;
      shift += 7;
      if (byte < 0x80) return value;
    }
  };
  return { take, readLength };
}

/**
 * The bytes of a transaction of version 0, with zeros in place of the blockhash and of the number of the compute limit. Transactions
 * with the same call have the same such bytes. @throws RangeError for bytes that are no transaction
 */
function callOf(transaction: string): string {
  const bytes = base64.decode(transaction);
  const { take, readLength } = createCursor(bytes);
  take(readLength() * SIGNATURE_BYTES);
  take(1 + HEADER_BYTES);
  const keys = Array.from({ length: readLength() }, () => base58.encode(take(KEY_BYTES)));
  take(KEY_BYTES).fill(0);
  const count = readLength();
  for (let instruction = 0; instruction < count; instruction += 1) {
    const [program = 0] = take(1);
    take(readLength());
    const data = take(readLength());
    if (keys[program] === BUDGET && data[0] === SET_LIMIT) data.subarray(1, 1 + LIMIT_BYTES).fill(0);
  }
  return base64.encode(bytes);
}

/**
 * Tests that two transactions of a wallet have the same call, built at different times. The compute limit of the second may differ, so
 * it is read again, which also checks the bound of its fee.
 */
export function isSameCall(one: string, other: string, wallet: string): boolean {
  try {
    return callOf(one) === callOf(other) && readSolanaCalls(other, wallet) !== null;
  } catch {
    return false;
  }
}

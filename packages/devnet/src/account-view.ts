import { type Address, getBase58Decoder, getBase58Encoder } from '@solana/kit';
import type { Account } from './block.ts';
import { type Config, readInteger, readList, readText } from './params.ts';
import { RpcError } from './rpc-error.ts';

const base58 = getBase58Decoder();
/** The greatest number of bytes in base58, as on a cluster's nodes, because base58 takes quadratic time. */
const MAX_BASE58 = 128;
const MAX_FILTERS = 4;
const RENT_EXEMPT = 2n ** 64n - 1n;

/** Converts an account to its JSON-RPC form, in the requested encoding and data slice. */
export function accountView(account: Account | null, config: Config): unknown {
  if (account === null) return null;
  const { lamports, owner, executable, data } = account;
  const encodedData = encode(sliceData(data, config.dataSlice), config.encoding ?? 'binary');
  return { data: encodedData, executable, lamports, owner, rentEpoch: RENT_EXEMPT, space: data.length };
}

function sliceData(data: Uint8Array, slice: unknown): Uint8Array {
  if (slice === undefined || slice === null) return data;
  const { offset, length } = slice as Config;
  const from = Number(readInteger(offset));
  return data.slice(from, from + Number(readInteger(length)));
}

/** Encodes account data. `jsonParsed` gives base64, as on a cluster that has no parser for the account. */
function encode(data: Uint8Array, encoding: unknown): unknown {
  if (encoding === 'base64' || encoding === 'jsonParsed') return [Buffer.from(data).toString('base64'), 'base64'];
  if (encoding !== 'base58' && encoding !== 'binary') throw RpcError.params('this node has no such encoding');
  if (data.length > MAX_BASE58) {
    throw new RpcError(
      -32600,
      `Encoded binary (base 58) data should be less than ${MAX_BASE58} bytes, please use Base64 encoding.`,
    );
  }
  return encoding === 'binary' ? base58.decode(data) : [base58.decode(data), 'base58'];
}

/** Creates a test of accounts from a list of `dataSize` and `memcmp` filters. */
export function createFilter(filters: unknown): (account: Account) => boolean {
  if (filters === undefined || filters === null) return () => true;
  const tests = readList(filters, MAX_FILTERS).map((filter) => createTest(filter as Config));
  return (account) => tests.every((test) => test(account));
}

function createTest(filter: Config): (account: Account) => boolean {
  if (filter.dataSize !== undefined) {
    const size = Number(readInteger(filter.dataSize));
    return ({ data }) => data.length === size;
  }
  const { offset, bytes, encoding } = (filter.memcmp ?? {}) as Config;
  const [from, expectedBytes] = [Number(readInteger(offset)), decodeBytes(readText(bytes), encoding)];
  return ({ data }) => Buffer.compare(data.subarray(from, from + expectedBytes.length), expectedBytes) === 0;
}

function decodeBytes(text: string, encoding: unknown): Uint8Array {
  if (encoding === 'base64') return Uint8Array.from(Buffer.from(text, 'base64'));
  try {
    if (text.length <= 2 * MAX_BASE58) return Uint8Array.from(getBase58Encoder().encode(text) as Uint8Array);
  } catch {
    // refused below
  }
  throw RpcError.params('invalid memcmp bytes');
}

export const keyedView = (pubkey: Address, account: Account, config: Config) => ({
  pubkey,
  account: accountView(account, config),
});

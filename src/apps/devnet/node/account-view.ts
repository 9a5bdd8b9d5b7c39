import { type Address, getBase58Decoder, getBase58Encoder } from '@solana/kit';
import type { Account } from './block.ts';
import { type Config, integerOf, listOf, textOf } from './params.ts';
import { RpcError } from './rpc-error.ts';

const base58 = getBase58Decoder();
/** Base58 takes time in the square of its length; a cluster's nodes have the same limit. */
const MAX_BASE58 = 128;
const MAX_FILTERS = 4;
const RENT_EXEMPT = 2n ** 64n - 1n;

/** An account as JSON-RPC shows it, in the encoding and the slice that were asked for. */
export function accountView(account: Account | null, config: Config): unknown {
  if (account === null) return null;
  const { lamports, owner, executable, data } = account;
  const shown = encode(sliceOf(data, config.dataSlice), config.encoding ?? 'binary');
  return { data: shown, executable, lamports, owner, rentEpoch: RENT_EXEMPT, space: data.length };
}

function sliceOf(data: Uint8Array, slice: unknown): Uint8Array {
  if (slice === undefined || slice === null) return data;
  const { offset, length } = slice as Config;
  const from = Number(integerOf(offset));
  return data.slice(from, from + Number(integerOf(length)));
}

/** `jsonParsed` is answered as a cluster does where it has no parser for an account: in base64. */
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

/** The test of a list of `dataSize` and `memcmp` filters. */
export function filterOf(filters: unknown): (account: Account) => boolean {
  if (filters === undefined || filters === null) return () => true;
  const tests = listOf(filters, MAX_FILTERS).map((filter) => testOf(filter as Config));
  return (account) => tests.every((test) => test(account));
}

function testOf(filter: Config): (account: Account) => boolean {
  if (filter.dataSize !== undefined) {
    const size = Number(integerOf(filter.dataSize));
    return ({ data }) => data.length === size;
  }
  const { offset, bytes, encoding } = (filter.memcmp ?? {}) as Config;
  const [from, wanted] = [Number(integerOf(offset)), wantedBytes(textOf(bytes), encoding)];
  return ({ data }) => Buffer.compare(data.subarray(from, from + wanted.length), wanted) === 0;
}

function wantedBytes(text: string, encoding: unknown): Uint8Array {
  if (encoding === 'base64') return Uint8Array.from(Buffer.from(text, 'base64'));
  try {
    if (text.length <= 2 * MAX_BASE58) return Uint8Array.from(getBase58Encoder().encode(text) as Uint8Array);
  } catch {
    // said below
  }
  throw RpcError.params('invalid memcmp bytes');
}

export const keyedView = (pubkey: Address, account: Account, config: Config) => ({
  pubkey,
  account: accountView(account, config),
});

import { toHex } from '@income-series/protocol/bytes';
import type { Bytes32 } from '@income-series/protocol/hex';
import { type Address, type Base64EncodedDataResponse, type Decoder, getBase64Encoder } from '@solana/kit';
import {
  getMintDecoder,
  getMintSize,
  getTokenDecoder,
  getTokenSize,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { unavailable } from '../rpc/unavailable.ts';
import * as accounts from './generated/accounts/index.ts';
import * as parts from './generated/types/index.ts';

/** An account in a node's answer. */
export interface AccountData {
  readonly owner: Address;
  readonly lamports: bigint;
  readonly data: Uint8Array;
}

/** Reads an account of a node's answer; null where it does not exist. */
export function accountData(
  account: { readonly owner: Address; readonly lamports: bigint; readonly data: Base64EncodedDataResponse } | null,
): AccountData | null {
  if (account === null) return null;
  const { owner, lamports, data } = account;
  return { owner, lamports, data: Uint8Array.from(getBase64Encoder().encode(data[0])) };
}

/** A kind of record: its number and decoder. */
export interface RecordKind<T> {
  readonly kind: number;
  /** The supported version; 1 by default. */
  readonly version?: number;
  readonly decoder: Decoder<T>;
  /** The sizes of the record's accounts if there are several; by default the decoder's size. */
  readonly sizes?: readonly number[];
}

/** A series that a raise sells, and its positions, have a part more than a curve's. */
const withRaise = (size: number, part: { readonly fixedSize: number }) => [size, size + part.fixedSize];

/** A series on the income router has a byte more than another that a raise sells. */
const withRouter = ([curve = 0, raise = 0]: readonly number[]) => [curve, raise, raise + 1];

/** The kinds of the program's records. */
export const RECORDS = {
  config: { kind: accounts.CONFIG_KIND, decoder: accounts.getConfigDecoder() },
  roleMember: { kind: accounts.ROLE_MEMBER_KIND, decoder: accounts.getRoleMemberDecoder() },
  signerKey: { kind: accounts.SIGNER_KEY_KIND, decoder: accounts.getSignerKeyDecoder() },
  wallet: { kind: accounts.WALLET_KIND, decoder: accounts.getWalletDecoder() },
  feed: { kind: accounts.FEED_KIND, decoder: accounts.getFeedDecoder() },
  rate: { kind: accounts.RATE_KIND, decoder: accounts.getRateDecoder() },
  series: {
    kind: accounts.SERIES_KIND,
    version: 3,
    decoder: accounts.getSeriesDecoder(),
    sizes: withRouter(withRaise(749, parts.getWindowsDecoder())),
  },
  position: {
    kind: accounts.POSITION_KIND,
    decoder: accounts.getPositionDecoder(),
    sizes: withRaise(163, parts.getLocksDecoder()),
  },
  census: { kind: accounts.CENSUS_KIND, version: 2, decoder: accounts.getCensusDecoder() },
  tenderRound: { kind: accounts.TENDER_ROUND_KIND, version: 2, decoder: accounts.getTenderRoundDecoder() },
  raise: { kind: accounts.RAISE_KIND, decoder: accounts.getRaiseDecoder() },
  bid: { kind: accounts.BID_KIND, decoder: accounts.getBidDecoder() },
  kept: { kind: accounts.KEPT_KIND, decoder: accounts.getKeptDecoder() },
  window: { kind: accounts.WINDOW_KIND, decoder: accounts.getWindowDecoder() },
  order: { kind: accounts.ORDER_KIND, decoder: accounts.getOrderDecoder() },
  quarterRate: { kind: accounts.QUARTER_RATE_KIND, version: 2, decoder: accounts.getQuarterRateDecoder() },
} as const;

/** The bytes of a book before its bids or orders. */
export const BOOK_HEAD = 43;
export const ORDER_BOOK_HEAD = 47;

/** The books of a raise, of a window and of a series on the income router. */
export const BOOKS = {
  bids: { kind: accounts.BOOK_KIND, decoder: accounts.getBookDecoder() },
  orders: { kind: accounts.ORDER_BOOK_KIND, decoder: accounts.getOrderBookDecoder() },
  router: { kind: accounts.ROUTER_KIND, decoder: accounts.getRouterDecoder() },
} as const;

/**
 * Reads a record from an account. It is null if the program does not own the account, because anybody may send lamports to an
 * address before the program creates the record.
 *
 * @throws CHAIN_UNAVAILABLE for an account of the program with another kind, version or size
 */
export function readRecord<T>(
  { kind, version = 1, decoder, sizes }: RecordKind<T>,
  account: AccountData | null,
  program: Address,
): T | null {
  if (account === null || account.owner !== program || account.data.length === 0) return null;
  const { data } = account;
  const known = sizes ?? ('fixedSize' in decoder ? [decoder.fixedSize] : []);
  if (!known.includes(data.length) || data[0] !== kind || data[1] !== version) throw unavailable('RecordUnknown');
  return decoder.decode(data);
}

/**
 * Reads a book, whose size is that of its bids, its orders or the quarters of its term. It is null where a record is.
 *
 * @throws CHAIN_UNAVAILABLE for an account of the program with another kind or version
 */
export function readBook<T>({ kind, decoder }: RecordKind<T>, account: AccountData | null, program: Address): T | null {
  if (account === null || account.owner !== program || account.data.length === 0) return null;
  if (account.data[0] !== kind || account.data[1] !== 1) throw unavailable('RecordUnknown');
  return decoder.decode(account.data);
}

/**
 * Returns a record after a check that it belongs to the series, and to the holder if one is named.
 *
 * @throws CHAIN_UNAVAILABLE for a record of another series or holder, because the node then answered for another account
 */
export function requireOf<T extends { readonly seriesKey: ArrayLike<number>; readonly holder?: Address }>(
  record: T | null,
  seriesKey: Bytes32,
  holder?: Address,
): T | null {
  if (record === null) return null;
  const isOther = toHex(Uint8Array.from(record.seriesKey)) !== seriesKey;
  if (isOther || (holder !== undefined && record.holder !== holder)) throw unavailable('RecordOfAnother');
  return record;
}

/** The owner of a token account; null where there is none. */
export function readTokenOwner(account: AccountData | null): Address | null {
  if (account?.owner !== TOKEN_PROGRAM_ADDRESS || account.data.length !== getTokenSize()) return null;
  return getTokenDecoder().decode(account.data).owner;
}

/** The mint of a token account; null for another account. */
export function readTokenMint(account: AccountData | null): Address | null {
  if (account?.owner !== TOKEN_PROGRAM_ADDRESS || account.data.length !== getTokenSize()) return null;
  return getTokenDecoder().decode(account.data).mint;
}

/** The base units in a token account; 0 where the account does not exist. */
export function readTokenAmount(account: AccountData | null): bigint {
  if (account?.owner !== TOKEN_PROGRAM_ADDRESS || account.data.length !== getTokenSize()) return 0n;
  return getTokenDecoder().decode(account.data).amount;
}

/** A mint's supply in base units; 0 if the account is not a mint of the SPL Token program. */
export function readMintSupply(account: AccountData | null): bigint {
  if (account?.owner !== TOKEN_PROGRAM_ADDRESS || account.data.length !== getMintSize()) return 0n;
  return getMintDecoder().decode(account.data).supply;
}

/** A mint's decimals; null if the account is not a mint of the SPL Token program. */
export function readMintDecimals(account: AccountData | null): number | null {
  if (account?.owner !== TOKEN_PROGRAM_ADDRESS || account.data.length !== getMintSize()) return null;
  return getMintDecoder().decode(account.data).decimals;
}

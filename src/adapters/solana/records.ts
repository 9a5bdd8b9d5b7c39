import type { Address, FixedSizeDecoder } from '@solana/kit';
import {
  getMintDecoder,
  getMintSize,
  getTokenDecoder,
  getTokenSize,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { toHex } from '../../core/bytes.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { unavailable } from '../rpc/unavailable.ts';
import * as accounts from './generated/accounts/index.ts';

/** An account as a node answers it. */
export interface AccountData {
  readonly owner: Address;
  readonly lamports: bigint;
  readonly data: Uint8Array;
}

/** How a kind of record is read. */
export interface RecordKind<T> {
  readonly kind: number;
  /** The version that is known here, where it is not the first. */
  readonly version?: number;
  readonly decoder: FixedSizeDecoder<T>;
}

/** The program's records. */
export const RECORDS = {
  config: { kind: accounts.CONFIG_KIND, decoder: accounts.getConfigDecoder() },
  roleMember: { kind: accounts.ROLE_MEMBER_KIND, decoder: accounts.getRoleMemberDecoder() },
  signerKey: { kind: accounts.SIGNER_KEY_KIND, decoder: accounts.getSignerKeyDecoder() },
  wallet: { kind: accounts.WALLET_KIND, decoder: accounts.getWalletDecoder() },
  feed: { kind: accounts.FEED_KIND, decoder: accounts.getFeedDecoder() },
  rate: { kind: accounts.RATE_KIND, decoder: accounts.getRateDecoder() },
  series: { kind: accounts.SERIES_KIND, version: 2, decoder: accounts.getSeriesDecoder() },
  position: { kind: accounts.POSITION_KIND, decoder: accounts.getPositionDecoder() },
  census: { kind: accounts.CENSUS_KIND, version: 2, decoder: accounts.getCensusDecoder() },
  tenderRound: { kind: accounts.TENDER_ROUND_KIND, version: 2, decoder: accounts.getTenderRoundDecoder() },
  quarterRate: { kind: accounts.QUARTER_RATE_KIND, version: 2, decoder: accounts.getQuarterRateDecoder() },
} as const;

/**
 * A record in an account at its address; null where there is none, which is where the program does not own the account:
 * anybody may send lamports to an address before.
 *
 * @throws CHAIN_UNAVAILABLE for an account of the program with another kind, version or size
 */
export function readRecord<T>(
  { kind, version = 1, decoder }: RecordKind<T>,
  account: AccountData | null,
  program: Address,
): T | null {
  if (account === null || account.owner !== program || account.data.length === 0) return null;
  const { data } = account;
  if (data.length !== decoder.fixedSize || data[0] !== kind || data[1] !== version) throw unavailable('RecordUnknown');
  return decoder.decode(data);
}

/**
 * A record of a series, and of a holder where one is named, as it is. The program puts no other one at their addresses.
 *
 * @throws CHAIN_UNAVAILABLE for a record of another series or holder: the node answered of another account
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

/** The base units in a token account; 0 where there is none. */
export function readTokenAmount(account: AccountData | null): bigint {
  if (account?.owner !== TOKEN_PROGRAM_ADDRESS || account.data.length !== getTokenSize()) return 0n;
  return getTokenDecoder().decode(account.data).amount;
}

/** How many base units of a mint exist; 0 for what is no mint of the SPL Token program. */
export function readMintSupply(account: AccountData | null): bigint {
  if (account?.owner !== TOKEN_PROGRAM_ADDRESS || account.data.length !== getMintSize()) return 0n;
  return getMintDecoder().decode(account.data).supply;
}

/** The decimals of a mint; null for what is no mint of the SPL Token program. */
export function readMintDecimals(account: AccountData | null): number | null {
  if (account?.owner !== TOKEN_PROGRAM_ADDRESS || account.data.length !== getMintSize()) return null;
  return getMintDecoder().decode(account.data).decimals;
}

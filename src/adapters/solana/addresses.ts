import { type Address as ChainAddress, type SolanaAddress, solanaAddress } from '@income-series/protocol/address';
import { fromHex } from '@income-series/protocol/bytes';
import type { Bytes32, Hex } from '@income-series/protocol/hex';
import type { Address, ProgramDerivedAddress } from '@solana/kit';
import { findAssociatedTokenPda, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import * as pdas from './generated/pdas/index.ts';

export const SYSTEM_PROGRAM = '11111111111111111111111111111111' as Address;
/** The address of the loader of upgradeable programs. */
export const UPGRADEABLE_LOADER = 'BPFLoaderUpgradeab1e11111111111111111111111' as Address;
export const CLOCK_SYSVAR = 'SysvarC1ock11111111111111111111111111111111' as Address;

/** The maximum number of cached addresses. They are cached because each takes several hashes. */
const CACHE_SIZE = 4_096;

/** Derives the addresses of the program's accounts. */
export interface Addresses {
  readonly program: Address;
  config(): Promise<Address>;
  eventAuthority(): Promise<Address>;
  roleMember(role: number, account: Address): Promise<Address>;
  signerKey(key: Hex): Promise<Address>;
  wallet(wallet: Address): Promise<Address>;
  feed(currencyCode: number): Promise<Address>;
  rate(currencyCode: number, index: number): Promise<Address>;
  series(seriesKey: Bytes32): Promise<Address>;
  vault(seriesKey: Bytes32): Promise<Address>;
  unitMint(seriesKey: Bytes32): Promise<Address>;
  stakes(seriesKey: Bytes32): Promise<Address>;
  position(seriesKey: Bytes32, holder: Address): Promise<Address>;
  census(seriesKey: Bytes32, period: number): Promise<Address>;
  quarterRate(seriesKey: Bytes32, period: number): Promise<Address>;
  tenderRound(seriesKey: Bytes32, round: number): Promise<Address>;
  raise(seriesKey: Bytes32): Promise<Address>;
  book(seriesKey: Bytes32): Promise<Address>;
  deposits(seriesKey: Bytes32): Promise<Address>;
  /** The books of a series on the income router. */
  router(seriesKey: Bytes32): Promise<Address>;
  /** The token account that the income of a routed series is paid into. */
  receipts(seriesKey: Bytes32): Promise<Address>;
  bid(seriesKey: Bytes32, bidder: Address): Promise<Address>;
  kept(seriesKey: Bytes32, wallet: Address): Promise<Address>;
  window(seriesKey: Bytes32, number: number): Promise<Address>;
  /** The address of a window's orders. */
  orderBook(seriesKey: Bytes32, number: number): Promise<Address>;
  /** The token account of a window's buyers. */
  escrow(seriesKey: Bytes32, number: number): Promise<Address>;
  order(seriesKey: Bytes32, number: number, trader: Address): Promise<Address>;
  verifyingKey(): Promise<Address>;
  /** The associated token account of a wallet. */
  tokenAccount(owner: Address, mint: Address): Promise<Address>;
}

/** Converts an address to kit's type. @throws BAD_INPUT for an address of an EVM chain */
export const kitAddress = (address: ChainAddress): Address => solanaAddress(address) as string as Address;
/** Converts kit's address to the service's type; both are canonical base58 of 32 bytes. */
export const ownAddress = (address: Address): SolanaAddress => address as string as SolanaAddress;

const bytes = (hex: Hex): Uint8Array => fromHex(hex);

/** The derivations of the accounts of which a series has one. */
const OF_SERIES = {
  series: pdas.findSeriesPda,
  vault: pdas.findVaultPda,
  unitMint: pdas.findUnitMintPda,
  stakes: pdas.findStakesPda,
  raise: pdas.findRaisePda,
  book: pdas.findBookPda,
  deposits: pdas.findDepositsPda,
  router: pdas.findRouterPda,
  receipts: pdas.findReceiptsPda,
};

/** The derivations of the accounts of which a window has one. */
const OF_WINDOW = {
  window: pdas.findWindowPda,
  orderBook: pdas.findOrderBookPda,
  escrow: pdas.findEscrowPda,
};

/** Derives an address, or returns it from the cache; `name` and `parts` identify it. */
type AddressFor = (
  name: string,
  parts: readonly unknown[],
  derive: () => Promise<ProgramDerivedAddress>,
) => Promise<Address>;

/** Creates a cache that forgets its oldest address when it is full. */
function createCache(): AddressFor {
  const cache = new Map<string, Promise<Address>>();
  return (name, parts, derive) => {
    const key = [name, ...parts].join(' ');
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const [oldest] = cache.size < CACHE_SIZE ? [] : cache.keys();
    if (oldest !== undefined) cache.delete(oldest);
    const derivation = derive().then(([address]) => address);
    cache.set(key, derivation);
    return derivation;
  };
}

/** Derives addresses of the accounts of the program at `program`, and caches the last few thousand. */
export function createAddresses(program: Address): Addresses {
  const at = { programAddress: program };
  const addressFor = createCache();
  const ofSeries = (name: keyof typeof OF_SERIES, seriesKey: Bytes32) => {
    const find = OF_SERIES[name];
    return addressFor(name, [seriesKey], () => find({ seriesKey: bytes(seriesKey) }, at));
  };
  const ofWindow = (name: keyof typeof OF_WINDOW, seriesKey: Bytes32, number: number) => {
    const seeds = { seriesKey: bytes(seriesKey), number, window: number };
    return addressFor(name, [seriesKey, number], () => OF_WINDOW[name](seeds, at));
  };

  return {
    program,
    config: () => addressFor('config', [], () => pdas.findConfigPda(at)),
    eventAuthority: () => addressFor('eventAuthority', [], () => pdas.findEventAuthorityPda(at)),
    verifyingKey: () => addressFor('verifyingKey', [], () => pdas.findVerifyingKeyPda(at)),
    roleMember: (role, account) =>
      addressFor('role', [role, account], () => pdas.findRoleMemberPda({ role, account }, at)),
    signerKey: (key) => addressFor('key', [key], () => pdas.findSignerKeyPda({ key: bytes(key) }, at)),
    wallet: (wallet) => addressFor('wallet', [wallet], () => pdas.findWalletPda({ wallet }, at)),
    feed: (currencyCode) => addressFor('feed', [currencyCode], () => pdas.findFeedPda({ currencyCode }, at)),
    rate: (currencyCode, index) =>
      addressFor('rate', [currencyCode, index], () => pdas.findRatePda({ currencyCode, index }, at)),
    series: (seriesKey) => ofSeries('series', seriesKey),
    vault: (seriesKey) => ofSeries('vault', seriesKey),
    unitMint: (seriesKey) => ofSeries('unitMint', seriesKey),
    stakes: (seriesKey) => ofSeries('stakes', seriesKey),
    raise: (seriesKey) => ofSeries('raise', seriesKey),
    book: (seriesKey) => ofSeries('book', seriesKey),
    deposits: (seriesKey) => ofSeries('deposits', seriesKey),
    router: (seriesKey) => ofSeries('router', seriesKey),
    receipts: (seriesKey) => ofSeries('receipts', seriesKey),
    bid: (seriesKey, bidder) =>
      addressFor('bid', [seriesKey, bidder], () => pdas.findBidPda({ seriesKey: bytes(seriesKey), bidder }, at)),
    kept: (seriesKey, wallet) =>
      addressFor('kept', [seriesKey, wallet], () => pdas.findKeptPda({ seriesKey: bytes(seriesKey), wallet }, at)),
    window: (seriesKey, number) => ofWindow('window', seriesKey, number),
    orderBook: (seriesKey, number) => ofWindow('orderBook', seriesKey, number),
    escrow: (seriesKey, number) => ofWindow('escrow', seriesKey, number),
    order: (seriesKey, window, trader) =>
      addressFor('order', [seriesKey, window, trader], () =>
        pdas.findOrderPda({ seriesKey: bytes(seriesKey), window, trader }, at),
      ),
    position: (seriesKey, holder) =>
      addressFor('position', [seriesKey, holder], () =>
        pdas.findPositionPda({ seriesKey: bytes(seriesKey), holder }, at),
      ),
    census: (seriesKey, period) =>
      addressFor('census', [seriesKey, period], () => pdas.findCensusPda({ seriesKey: bytes(seriesKey), period }, at)),
    quarterRate: (seriesKey, period) =>
      addressFor('quarter', [seriesKey, period], () =>
        pdas.findQuarterRatePda({ seriesKey: bytes(seriesKey), period }, at),
      ),
    tenderRound: (seriesKey, number) =>
      addressFor('tender', [seriesKey, number], () =>
        pdas.findTenderRoundPda({ seriesKey: bytes(seriesKey), number }, at),
      ),
    tokenAccount: (owner, mint) =>
      addressFor('tokens', [owner, mint], () =>
        findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }),
      ),
  };
}

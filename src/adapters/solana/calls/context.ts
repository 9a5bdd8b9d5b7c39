import { type Address, address, createNoopSigner, type Instruction, type TransactionSigner } from '@solana/kit';
import { fromHex } from '../../../core/bytes.ts';
import type { Bytes32 } from '../../../core/hex.ts';
import type { SolanaDomain } from '../../../core/signing/index.ts';
import { type Config, getSeriesDecoder, type Series } from '../generated/accounts/index.ts';
import {
  findSeriesPda,
  findSignerKeyPda,
  findStakesPda,
  findUnitMintPda,
  findVaultPda,
  findWalletPda,
} from '../generated/pdas/index.ts';
import { createTokenAccount, tokenAccountOf } from '../token-accounts.ts';

/** Accounts at one slot: their data, null where there is none. */
export type ReadAccounts = (addresses: readonly Address[]) => Promise<readonly (Uint8Array | null)[]>;

/** What the calls of one transaction are encoded with. */
export interface CallContext {
  /** Signs, pays the fee, and pays the rent of accounts that are opened. */
  readonly wallet: TransactionSigner;
  readonly program: { readonly programAddress: Address };
  /** The accounts that every instruction begins with. */
  readonly shared: { readonly config: Address; readonly eventAuthority: Address };
  readonly config: Pick<Config, 'token' | 'feeCollector'>;
  readonly domain: SolanaDomain;
  readonly read: ReadAccounts;
}

/** The accounts of a series, all of which follow from its key. */
export interface SeriesAccounts {
  readonly seriesKey: Uint8Array;
  readonly series: Address;
  readonly vault: Address;
  readonly unitMint: Address;
  readonly stakes: Address;
}

export const only = async (found: Promise<readonly [Address, number]>): Promise<Address> => (await found)[0];

/** An address as the calls have it. @throws BAD_INPUT for one of another kind of chain */
export const addressOf = (text: string): Address => address(text);

export async function accountsOf({ program }: CallContext, key: Bytes32): Promise<SeriesAccounts> {
  const seriesKey = fromHex(key, 32);
  const seeds = { seriesKey };
  const [series, vault, unitMint, stakes] = await Promise.all([
    only(findSeriesPda(seeds, program)),
    only(findVaultPda(seeds, program)),
    only(findUnitMintPda(seeds, program)),
    only(findStakesPda(seeds, program)),
  ]);
  return { seriesKey, series, vault, unitMint, stakes };
}

export const walletRecord = ({ program }: CallContext, wallet: Address) => only(findWalletPda({ wallet }, program));

/** The record of an attestor's or a verifier's key, 20 bytes of hex. */
export const keyRecord = ({ program }: CallContext, key: string) =>
  only(findSignerKeyPda({ key: fromHex(key, 20) }, program));

/** What a call needs of a series; of one that is not there zeros, with which the program refuses the call by name. */
export type SeriesView = Pick<Series, 'issuer' | 'currencyCode' | 'firstPeriod' | 'extinguishment'>;

const NO_SERIES: SeriesView = {
  issuer: addressOf('11111111111111111111111111111111'),
  currencyCode: 0,
  firstPeriod: 20261,
  extinguishment: { keyA: new Uint8Array(20), keyB: new Uint8Array(20), noticeEndsAt: 0n, deadline: 0n },
};

export const seriesIn = (data: Uint8Array | null | undefined): SeriesView =>
  data ? getSeriesDecoder().decode(data) : NO_SERIES;

/** An account of tokens that a call pays into: created first where there is none. */
export interface Receiving {
  readonly account: Address;
  /** Empty where the account is there. */
  readonly creating: (data: Uint8Array | null | undefined) => readonly Instruction[];
}

export async function receiving({ wallet }: CallContext, owner: Address, mint: Address): Promise<Receiving> {
  const account = await tokenAccountOf(owner, mint);
  return {
    account,
    creating: (data) => (data ? [] : [createTokenAccount(wallet.address, account, owner, mint)]),
  };
}

export const signerOf = (wallet: string): TransactionSigner => createNoopSigner(addressOf(wallet));

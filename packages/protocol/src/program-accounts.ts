import { sha256 } from '@noble/hashes/sha2.js';
import { type SolanaAddress, solanaAddressBytes, solanaAddressOf } from './address.ts';
import { concatBytes, fromHex, utf8 } from './bytes.ts';
import type { Bytes32 } from './hex.ts';
import { programAddress } from './program-address.ts';

export const SYSTEM_PROGRAM = '11111111111111111111111111111111';
export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
/** The program that opens token accounts at addresses that follow from wallet and mint. */
export const ASSOCIATED_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';

/** The address of the token account of a wallet that transactions of the product use. @throws BAD_INPUT */
export const associatedAccount = (owner: string, mint: string): string =>
  programAddress(
    ASSOCIATED_PROGRAM,
    solanaAddressBytes(owner),
    solanaAddressBytes(TOKEN_PROGRAM),
    solanaAddressBytes(mint),
  );

/** The lamports that a token account of 165 bytes keeps, by the price that every cluster has. */
export const TOKEN_ACCOUNT_DEPOSIT = 2_039_280n;
/** The number of bytes of a token account. */
export const TOKEN_ACCOUNT_SIZE = 165;

/** The seed of a wallet's other account. A seed has 32 bytes at most. */
export const otherAccountSeed = (mint: string): string => mint.slice(0, 32);

/**
 * The address of a wallet's token account beside its associated one. Transactions pay into it where the associated account was given away,
 * and nobody but the wallet can open it, because its address follows from the wallet and a seed. @throws BAD_INPUT
 */
export const otherAccount = (owner: string, mint: string): SolanaAddress =>
  solanaAddressOf(
    sha256(concatBytes(solanaAddressBytes(owner), utf8(otherAccountSeed(mint)), solanaAddressBytes(TOKEN_PROGRAM))),
  );

/**
 * The token accounts of a wallet that transactions of the product pay into and take from, the associated one first. Both follow from the
 * wallet, so that a client finds them without asking anybody. @throws BAD_INPUT
 */
export const ownAccounts = (owner: string, mint: string): readonly [string, SolanaAddress] => [
  associatedAccount(owner, mint),
  otherAccount(owner, mint),
];

/** The addresses with which every instruction of a program begins, by the names of its instructions. @throws BAD_INPUT */
export const sharedAccounts = (program: string) => ({
  config: programAddress(program, utf8('config')),
  eventAuthority: programAddress(program, utf8('__event_authority')),
  program,
});

/** The address of a wallet's record under a program. @throws BAD_INPUT */
export const walletRecord = (program: string, wallet: string): string =>
  programAddress(program, utf8('wallet'), solanaAddressBytes(wallet));

/** The address of a currency's feed of rates under a program. @throws BAD_INPUT */
export const feedAccount = (program: string, currencyCode: number): string =>
  programAddress(program, utf8('feed'), littleEndian(currencyCode));

/** Derives the addresses of accounts of which a series has one, from their seeds. */
function accountsOf(program: string, seriesKey: Bytes32): (seed: string) => string {
  const key = fromHex(seriesKey, 32);
  return (seed) => programAddress(program, utf8(seed), key);
}

/** The addresses of a series' own accounts under a program, by the names of its instructions. @throws BAD_INPUT */
export function seriesAccounts(program: string, seriesKey: Bytes32) {
  const at = accountsOf(program, seriesKey);
  return { series: at('series'), vault: at('vault'), unitMint: at('mint'), stakes: at('stakes') };
}

/** The addresses of the accounts of a series' raise under a program. Instructions about bids name them in place of the series. @throws BAD_INPUT */
export function raiseAccounts(program: string, seriesKey: Bytes32) {
  const at = accountsOf(program, seriesKey);
  return { raise: at('raise'), deposits: at('deposits') };
}

/** The address of a holder's position in a series under a program. @throws BAD_INPUT */
export const positionAccount = (program: string, seriesKey: Bytes32, holder: string): string =>
  programAddress(program, utf8('position'), fromHex(seriesKey, 32), solanaAddressBytes(holder));

/** A number of 32 bits as its four bytes, the lowest first. */
function littleEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

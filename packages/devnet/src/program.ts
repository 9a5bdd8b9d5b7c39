import { type Address, address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit';
import { getMintEncoder, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import type { Account } from './block.ts';

/** The loader of programs that can be upgraded. */
const LOADER = address('BPFLoaderUpgradeab1e11111111111111111111111');
/** Enough lamports to make any account rent exempt. */
const RENT_EXEMPT_LAMPORTS = 10_000_000_000n;

const addressBytes = (at: Address): Uint8Array => Uint8Array.from(getAddressEncoder().encode(at));

/** The accounts of a program as the upgradeable loader deploys it: the program, and its data with the upgrade authority. */
export async function deployedProgram(
  program: Address,
  code: Uint8Array,
  authority: Address,
): Promise<ReadonlyMap<Address, Account>> {
  const [dataAddress] = await getProgramDerivedAddress({ programAddress: LOADER, seeds: [addressBytes(program)] });
  const header = new Uint8Array(45);
  header[0] = 3; // program data; the slot stays 0
  header[12] = 1; // an authority follows
  header.set(addressBytes(authority), 13);
  const pointer = new Uint8Array(36);
  pointer[0] = 2; // a program
  pointer.set(addressBytes(dataAddress), 4);
  const data = Uint8Array.from([...header, ...code]);
  return new Map([
    [dataAddress, { lamports: RENT_EXEMPT_LAMPORTS, owner: LOADER, executable: false, data }],
    [program, { lamports: RENT_EXEMPT_LAMPORTS, owner: LOADER, executable: true, data: pointer }],
  ]);
}

/** The account of an SPL token mint without supply, with an authority that may mint. */
export function tokenMint(authority: Address, decimals: number): Account {
  const mint = { mintAuthority: authority, supply: 0n, decimals, isInitialized: true, freezeAuthority: null };
  const data = Uint8Array.from(getMintEncoder().encode(mint));
  return { lamports: RENT_EXEMPT_LAMPORTS, owner: TOKEN_PROGRAM_ADDRESS, executable: false, data };
}

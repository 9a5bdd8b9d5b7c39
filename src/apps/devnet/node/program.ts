import { type Address, getAddressEncoder } from '@solana/kit';
import { getMintEncoder, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { UPGRADEABLE_LOADER as LOADER } from '../../../adapters/solana/addresses.ts';
import { programDataAddress } from '../../../adapters/solana/program-data.ts';
import type { Account } from './block.ts';

/** Makes every account rent exempt. */
const RICH = 10_000_000_000n;

const bytesOf = (at: Address): Uint8Array => Uint8Array.from(getAddressEncoder().encode(at));

/** A program as the upgradeable loader leaves it after a deployment: its account, and its data with the upgrade authority. */
export async function deployedProgram(
  program: Address,
  code: Uint8Array,
  authority: Address,
): Promise<ReadonlyMap<Address, Account>> {
  const dataAddress = await programDataAddress(program);
  const header = new Uint8Array(45);
  header[0] = 3; // program data; the slot stays 0
  header[12] = 1; // an authority follows
  header.set(bytesOf(authority), 13);
  const pointer = new Uint8Array(36);
  pointer[0] = 2; // a program
  pointer.set(bytesOf(dataAddress), 4);
  const data = Uint8Array.from([...header, ...code]);
  return new Map([
    [dataAddress, { lamports: RICH, owner: LOADER, executable: false, data }],
    [program, { lamports: RICH, owner: LOADER, executable: true, data: pointer }],
  ]);
}

/** A mint of the SPL Token program whose authority may mint. */
export function tokenMint(authority: Address, decimals: number): Account {
  const mint = { mintAuthority: authority, supply: 0n, decimals, isInitialized: true, freezeAuthority: null };
  const data = Uint8Array.from(getMintEncoder().encode(mint));
  return { lamports: RICH, owner: TOKEN_PROGRAM_ADDRESS, executable: false, data };
}

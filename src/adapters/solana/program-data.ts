import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit';
import { UPGRADEABLE_LOADER } from './addresses.ts';

/** The address of the account with a program's code and upgrade authority. */
export async function programDataAddress(program: Address): Promise<Address> {
  const seeds = [Uint8Array.from(getAddressEncoder().encode(program))];
  const [at] = await getProgramDerivedAddress({ programAddress: UPGRADEABLE_LOADER, seeds });
  return at;
}

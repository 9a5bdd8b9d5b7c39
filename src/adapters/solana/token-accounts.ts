import { AccountRole, type Address, getAddressEncoder, getProgramDerivedAddress, type Instruction } from '@solana/kit';

export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address;
export const SYSTEM_PROGRAM = '11111111111111111111111111111111' as Address;
const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address;

/** Number of the instruction that creates an account, or leaves the one that is there. */
const CREATE_IDEMPOTENT = 1;

/** A wallet's account of one mint of the SPL Token program: the associated one, where wallets expect their tokens. */
export async function tokenAccountOf(owner: Address, mint: Address): Promise<Address> {
  const seeds = [owner, TOKEN_PROGRAM, mint].map((part) => getAddressEncoder().encode(part));
  const [account] = await getProgramDerivedAddress({ programAddress: ASSOCIATED_TOKEN_PROGRAM, seeds });
  return account;
}

/** Creates that account where there is none; `payer` pays its rent. */
export const createTokenAccount = (payer: Address, account: Address, owner: Address, mint: Address): Instruction => ({
  programAddress: ASSOCIATED_TOKEN_PROGRAM,
  accounts: [
    { address: payer, role: AccountRole.WRITABLE_SIGNER },
    { address: account, role: AccountRole.WRITABLE },
    { address: owner, role: AccountRole.READONLY },
    { address: mint, role: AccountRole.READONLY },
    { address: SYSTEM_PROGRAM, role: AccountRole.READONLY },
    { address: TOKEN_PROGRAM, role: AccountRole.READONLY },
  ],
  data: Uint8Array.of(CREATE_IDEMPOTENT),
});

import { AccountRole, type Address, type Instruction } from '@solana/kit';
import { ASSOCIATED_TOKEN_PROGRAM, SYSTEM_PROGRAM, TOKEN_PROGRAM } from './addresses.ts';

/** Number of the instruction that creates an account, or leaves the one that is there. */
const CREATE_IDEMPOTENT = 1;

/** Creates a wallet's associated account of a mint where there is none; `payer` pays its rent. */
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

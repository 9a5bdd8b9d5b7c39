import { solanaAddressBytes } from '@income-series/protocol/address';
import { concatBytes, utf8 } from '@income-series/protocol/bytes';
import {
  otherAccount,
  otherAccountSeed,
  TOKEN_ACCOUNT_DEPOSIT,
  TOKEN_ACCOUNT_SIZE,
} from '@income-series/protocol/program-accounts';
import { uintBytes } from '@income-series/protocol/words';
import { AccountRole, type Address, type Instruction, type TransactionSigner } from '@solana/kit';
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeAccount3Instruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { kitAddress, ownAddress, SYSTEM_PROGRAM } from '../addresses.ts';
import { readTokenOwner } from '../records.ts';
import type { CallContext } from './context.ts';

/** The token account that a call pays into, and the instructions that open it if it does not exist. */
interface Payee {
  readonly account: Address;
  readonly opening: readonly Instruction[];
}

/** The instructions of the system program that open a wallet's other account, by their numbers. */
const [TRANSFER, ALLOCATE_WITH_SEED] = [2, 9];

const number = (value: bigint | number, bytes: 4 | 8): Uint8Array => uintBytes(value, bytes * 8, bytes).reverse();
const addressBytes = (address: Address): Uint8Array => solanaAddressBytes(ownAddress(address));

/**
 * Opens the wallet's other account. The deposit has an instruction of its own, because one instruction cannot create an account to whose
 * address somebody has sent lamports.
 */
export function openOther(wallet: TransactionSigner, account: Address, mint: Address): readonly Instruction[] {
  const seed = utf8(otherAccountSeed(mint));
  const opened = { address: account, role: AccountRole.WRITABLE };
  const signer = { address: wallet.address, role: AccountRole.WRITABLE_SIGNER, signer: wallet };
  const deposit = {
    programAddress: SYSTEM_PROGRAM,
    accounts: [signer, opened],
    data: concatBytes(number(TRANSFER, 4), number(TOKEN_ACCOUNT_DEPOSIT, 8)),
  };
  const space = {
    programAddress: SYSTEM_PROGRAM,
    accounts: [opened, { ...signer, role: AccountRole.READONLY_SIGNER }],
    data: concatBytes(
      ...[number(ALLOCATE_WITH_SEED, 4), addressBytes(wallet.address), number(seed.length, 8), seed],
      ...[number(TOKEN_ACCOUNT_SIZE, 8), addressBytes(TOKEN_PROGRAM_ADDRESS)],
    ),
  };
  return [deposit, space, getInitializeAccount3Instruction({ account, mint, owner: wallet.address })];
}

/**
 * The wallet's account that a call pays money or units into: the associated one, because the program accepts no other of a wallet that
 * does not sign. A signing wallet whose associated account was given away is paid its money into its other account.
 */
export async function receivingAccount(context: CallContext, owner: Address, mint: Address): Promise<Payee> {
  const { wallet, addresses, look } = context;
  const account = await addresses.tokenAccount(owner, mint);
  const holder = readTokenOwner(look.account(account));
  const creation = getCreateAssociatedTokenIdempotentInstruction({ payer: wallet, ata: account, owner, mint });
  if (holder === null) return { account, opening: [creation] };
  if (holder === owner || owner !== wallet.address || mint !== look.config.token) return { account, opening: [] };
  const other = kitAddress(otherAccount(owner, mint));
  const isOpen = readTokenOwner(look.account(other)) !== null;
  return { account: other, opening: isOpen ? [] : openOther(wallet, other, mint) };
}

/**
 * The receiving account of a call whose money the program keeps if it cannot be paid. Only the wallet itself opens its account, because it
 * could close an account that somebody else paid for, and keep the rent.
 */
export async function deliveryAccount(context: CallContext, owner: Address): Promise<Payee> {
  const { account, opening } = await receivingAccount(context, owner, context.look.config.token);
  return { account, opening: owner === context.wallet.address ? opening : [] };
}

import { solanaAddressBytes } from '@income-series/protocol/address';
import { concatBytes, utf8 } from '@income-series/protocol/bytes';
import { otherAccountSeed, TOKEN_ACCOUNT_DEPOSIT, TOKEN_ACCOUNT_SIZE } from '@income-series/protocol/program-accounts';
import { uintBytes } from '@income-series/protocol/words';
import { AccountRole, type Address, type Instruction, type TransactionSigner } from '@solana/kit';
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeAccount3Instruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { SimulationFailed } from '../../../domains/transaction/index.ts';
import { ownAddress, SYSTEM_PROGRAM } from '../addresses.ts';
import { readOwnAccounts, sourceOf } from '../own-accounts.ts';
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
 * The wallet's account that a call pays into, and whether it has to be opened.
 * @throws SimulationFailed where both accounts of a wallet were given away, because the program itself accepts a buyer's account of anybody
 */
async function choosePayee(context: CallContext, owner: Address, mint: Address) {
  const { wallet, look } = context;
  const { associated, other } = await readOwnAccounts(context, owner, mint);
  const holder = readTokenOwner(look.account(associated.account));
  const isOther = holder !== null && holder !== owner && owner === wallet.address;
  const { account } = isOther ? other : associated;
  const isMissing = readTokenOwner(look.account(account)) === null;
  if (isOther && !isMissing && other.balance === null) throw new SimulationFailed({ errorName: 'ACCOUNT_INVALID' });
  return { account, isOther, isMissing };
}

/**
 * The wallet's account that a call pays money or units into. It is the associated one, because the program pays a wallet that does not sign
 * into no other. A signing wallet whose associated account was given away is paid into its other account.
 */
export async function receivingAccount(context: CallContext, owner: Address, mint: Address): Promise<Payee> {
  const { wallet, notes } = context;
  const { account, isOther, isMissing } = await choosePayee(context, owner, mint);
  if (isOther) notes.paidInto = account;
  if (!isMissing) return { account, opening: [] };
  notes.openedFor = owner;
  const creation = getCreateAssociatedTokenIdempotentInstruction({ payer: wallet, ata: account, owner, mint });
  return { account, opening: isOther ? openOther(wallet, account, mint) : [creation] };
}

/**
 * The receiving account of a call whose money the program keeps if it cannot be paid. Only the wallet itself opens its account, because it
 * could close an account that somebody else paid for, and keep the rent.
 */
export async function deliveryAccount(context: CallContext, owner: Address): Promise<Payee> {
  const { token } = context.look.config;
  if (owner === context.wallet.address) return receivingAccount(context, owner, token);
  const { account } = await choosePayee(context, owner, token);
  return { account, opening: [] };
}

/**
 * The signing wallet's account that a call takes money or units from. The program takes from any account of the wallet, so that it pays from
 * its other one what its associated one does not have. The amount is null where the chain computes it.
 */
export async function payingAccount(
  context: CallContext,
  mint: Address,
  amount: bigint | null = null,
): Promise<Address> {
  const { wallet, notes } = context;
  const own = await readOwnAccounts(context, wallet.address, mint);
  const { account } = sourceOf(own, amount);
  if (account === own.other.account) notes.paidFrom = account;
  return account;
}

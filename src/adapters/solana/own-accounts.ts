import { larger } from '@income-series/protocol/amounts';
import { otherAccount } from '@income-series/protocol/program-accounts';
import type { Address } from '@solana/kit';
import { type Addresses, kitAddress } from './addresses.ts';
import type { SlotAccounts } from './reader-round.ts';
import { readTokenAmount, readTokenMint, readTokenOwner } from './records.ts';

/** A token account that a wallet may have, and the base units in it; null where the account is missing or another's. */
interface OwnAccount {
  readonly account: Address;
  readonly balance: bigint | null;
}

/** The two token accounts of a wallet that transactions use. */
export interface OwnAccounts {
  readonly associated: OwnAccount;
  readonly other: OwnAccount;
}

/** Reads the wallet's associated account of a mint, and its other one, whose address follows from the wallet too. */
export async function readOwnAccounts(
  { addresses, look }: { readonly addresses: Addresses; readonly look: SlotAccounts },
  owner: Address,
  mint: Address,
): Promise<OwnAccounts> {
  const places = [await addresses.tokenAccount(owner, mint), kitAddress(otherAccount(owner, mint))] as const;
  look.request(places);
  const readOwn = (account: Address): OwnAccount => {
    const found = look.account(account);
    // The wallet can put an account of any mint at its other address.
    const isOwn = readTokenOwner(found) === owner && readTokenMint(found) === mint;
    return { account, balance: isOwn ? readTokenAmount(found) : null };
  };
  return { associated: readOwn(places[0]), other: readOwn(places[1]) };
}

/**
 * The account that an amount is taken from: the associated one, or the other one where the associated one is not the wallet's or has less
 * than the amount, and the other one has it. An amount that the chain computes is null, and is taken from the account that has more.
 */
export function sourceOf({ associated, other }: OwnAccounts, amount: bigint | null): OwnAccount {
  if (other.balance === null) return associated;
  if (associated.balance === null) return other;
  const wanted = amount ?? larger(associated.balance, other.balance);
  return associated.balance < wanted && other.balance >= wanted ? other : associated;
}

/** The most base units that one transaction can take from the wallet's accounts. */
export const mostOf = ({ associated, other }: OwnAccounts): bigint =>
  larger(associated.balance ?? 0n, other.balance ?? 0n);

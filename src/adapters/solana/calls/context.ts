import type { Address, Instruction, TransactionSigner } from '@solana/kit';
import { getCreateAssociatedTokenIdempotentInstruction } from '@solana-program/token';
import type { Bytes32 } from '../../../core/hex.ts';
import type { SolanaDomain } from '../../../core/signing/index.ts';
import type { Addresses } from '../addresses.ts';
import type { Position, Series } from '../generated/accounts/index.ts';
import type { SlotAccounts } from '../reader-round.ts';
import { RECORDS } from '../records.ts';

/** What the instructions of one transaction are made with. */
export interface CallContext {
  /** Signs, pays the fee, and pays the rent of accounts that are opened. */
  readonly wallet: TransactionSigner;
  readonly addresses: Addresses;
  /** Accounts as they were in one slot. */
  readonly look: SlotAccounts;
  readonly domain: SolanaDomain;
}

/** The accounts that every instruction begins with. */
export async function shared({ addresses }: CallContext) {
  const [config, eventAuthority] = await Promise.all([addresses.config(), addresses.eventAuthority()]);
  return { config, eventAuthority };
}

/** Where the program is. */
export const programOf = ({ addresses }: CallContext) => ({ programAddress: addresses.program });

/** The accounts of a series, all of which follow from its key. */
export async function accountsOf({ addresses }: CallContext, key: Bytes32) {
  const [series, vault, unitMint, stakes] = await Promise.all([
    addresses.series(key),
    addresses.vault(key),
    addresses.unitMint(key),
    addresses.stakes(key),
  ]);
  return { series, vault, unitMint, stakes };
}

/** Null where there is none: the program then refuses the call by name, whatever else it is given. */
export const seriesAt = async ({ addresses, look }: CallContext, key: Bytes32): Promise<Series | null> =>
  look.record(RECORDS.series, await addresses.series(key));

/** A series and the position of a holder in it, with their addresses; null where they are not there. */
export async function positionAt({ addresses, look }: CallContext, key: Bytes32, holder: Address) {
  const at = await Promise.all([addresses.series(key), addresses.position(key, holder)]);
  const [series, position] = at;
  look.accounts(at);
  return {
    position,
    of: look.record(RECORDS.series, series) as Series | null,
    held: look.record(RECORDS.position, position) as Position | null,
  };
}

/** A wallet's account of tokens that a call pays into, and what opens it where there is none. */
export async function receiving({ wallet, addresses, look }: CallContext, owner: Address, mint: Address) {
  const account = await addresses.tokenAccount(owner, mint);
  const creation = getCreateAssociatedTokenIdempotentInstruction({ payer: wallet, ata: account, owner, mint });
  const opening: readonly Instruction[] = look.account(account) === null ? [creation] : [];
  return { account, opening };
}

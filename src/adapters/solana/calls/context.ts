import type { Address as ChainAddress } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { SolanaDomain } from '@income-series/protocol/signing';
import type { Address, TransactionSigner } from '@solana/kit';
import { type Addresses, kitAddress, ownAddress, SYSTEM_PROGRAM } from '../addresses.ts';
import { POSITION_MISSING } from '../errors.ts';
import type { Position, Series } from '../generated/accounts/index.ts';
import { isRaised } from '../payouts.ts';
import type { SlotAccounts } from '../reader-round.ts';
import { RECORDS } from '../records.ts';
import { isRouted } from '../routing.ts';

/** The most records that fit into a transaction, besides the accounts of a settlement's step. */
export const MOST_RECORDS = 20;

/** Notes for the preview on the token accounts of a call. The call's builder writes them while it chooses the accounts. */
export interface AccountNotes {
  /** The wallet's other account, where it is paid. */
  paidInto: Address | null;
  /** The wallet's other account, where it pays. */
  paidFrom: Address | null;
  /** The wallet whose token account the transaction opens at the sender's cost. */
  openedFor: Address | null;
}

/** The wallet, addresses and accounts from which a transaction's instructions are built. */
export interface CallContext {
  /** The account that signs, and pays the fee and the rent of opened accounts. */
  readonly wallet: TransactionSigner;
  readonly addresses: Addresses;
  /** The accounts' state in one slot. */
  readonly look: SlotAccounts;
  readonly domain: SolanaDomain;
  readonly notes: AccountNotes;
}

/** The accounts with which every instruction begins. */
export async function sharedAccounts({ addresses }: CallContext) {
  const [config, eventAuthority] = await Promise.all([addresses.config(), addresses.eventAuthority()]);
  return { config, eventAuthority };
}

/** The option of instruction builders that names the program's address. */
export const programOf = ({ addresses }: CallContext) => ({ programAddress: addresses.program });

/** The addresses of a series' accounts, which are derived from its key. */
export async function seriesAccounts({ addresses }: CallContext, key: Bytes32) {
  const [series, vault, unitMint, stakes] = await Promise.all([
    addresses.series(key),
    addresses.vault(key),
    addresses.unitMint(key),
    addresses.stakes(key),
  ]);
  return { series, vault, unitMint, stakes };
}

/** The series; null where there is none, because the program then refuses the call by its error's name. */
export const seriesAt = async ({ addresses, look }: CallContext, key: Bytes32): Promise<Series | null> =>
  look.record(RECORDS.series, await addresses.series(key));

/**
 * The addresses of the accounts with which the instructions of a routed series begin; null if the series does not exist or is not on
 * the income router.
 */
export async function routedAccounts(context: CallContext, key: Bytes32) {
  const { addresses } = context;
  const [series, router, receipts] = await Promise.all([
    addresses.series(key),
    addresses.router(key),
    addresses.receipts(key),
  ]);
  const record = await seriesAt(context, key);
  if (record === null || !isRouted(record)) return null;
  return { ...(await sharedAccounts(context)), series, router, receipts };
}

/** The mint of a series' units and the account of the staked ones; the system program in place of both for a raise, whose units are no tokens. */
export async function unitAccounts(context: CallContext, key: Bytes32) {
  const { unitMint, stakes } = await seriesAccounts(context, key);
  const series = await seriesAt(context, key);
  if (series === null || !isRaised(series)) return { unitMint, stakes };
  return { unitMint: SYSTEM_PROGRAM, stakes: SYSTEM_PROGRAM };
}

/** The records of a series and a holder's position, each null where it does not exist, and the position's address. */
export async function positionAt({ addresses, look }: CallContext, key: Bytes32, holder: Address) {
  const at = await Promise.all([addresses.series(key), addresses.position(key, holder)]);
  const [series, position] = at;
  look.request(at); // ends this run of the work until both are loaded
  return {
    position,
    seriesRecord: look.record(RECORDS.series, series) as Series | null,
    positionRecord: look.record(RECORDS.position, position) as Position | null,
  };
}

/** Names the cause if the position that a call changes does not exist. `holderOf` finds the position's wallet. */
export const lacksPosition =
  <Call extends { readonly seriesKey: Bytes32 }>(holderOf: (call: Call, wallet: ChainAddress) => ChainAddress) =>
  async (call: Call, { wallet, addresses, look }: CallContext): Promise<string | null> => {
    const holder = kitAddress(holderOf(call, ownAddress(wallet.address)));
    const position = look.record(RECORDS.position, await addresses.position(call.seriesKey, holder));
    return position === null ? POSITION_MISSING : null;
  };

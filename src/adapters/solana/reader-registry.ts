import type { Address } from '@income-series/protocol/address';
import type { KeyAddress } from '@income-series/protocol/hex';
import type { Address as KitAddress } from '@solana/kit';
import type { RegistryReader } from '../../chains/index.ts';
import { type Addresses, kitAddress, ownAddress } from './addresses.ts';
import type { GuardedRpc } from './client.ts';
import { readRoleAccounts } from './program-accounts.ts';
import type { ReadAtSlot, SlotAccounts } from './reader-round.ts';
import { RECORDS } from './records.ts';

/** The numbers of roles in the program. */
const ALLOWLIST = 1;
const KEYS = 2;

/** The numbers of kinds and states of keys in the program. */
const KINDS = { attestor: 0, verifier: 1 } as const;
const REGISTERED = 1;

/** Creates a reader of verified wallets, keys, issuers and role holders at the newest slot. */
export function registryReader(guarded: GuardedRpc, at: ReadAtSlot, addresses: Addresses): RegistryReader {
  const walletRecords = async (look: SlotAccounts, wallets: readonly Address[]) =>
    look.records(RECORDS.wallet, await Promise.all(wallets.map((wallet) => addresses.wallet(kitAddress(wallet)))));

  const activeKeys = (kind: keyof typeof KINDS) => (keys: readonly KeyAddress[]) =>
    at(async (look) => {
      const records = look.records(RECORDS.signerKey, await Promise.all(keys.map((key) => addresses.signerKey(key))));
      const isActive = (place: number): boolean => {
        const record = records[place] ?? null;
        if (record === null || record.keyKind !== KINDS[kind]) return false;
        return record.standing === REGISTERED || look.now <= record.graceUntil;
      };
      return new Map(keys.map((key, place) => [key, isActive(place)]));
    });

  /** The holders of a role in the order of their addresses: searched among the program's accounts, then read in one slot. */
  async function membersOf(role: number) {
    const accounts = await readRoleAccounts(guarded, role);
    return at(async (look): Promise<readonly Address[]> => {
      const members = look.records(RECORDS.roleMember, accounts).flatMap((member) => (member === null ? [] : [member]));
      return members.map(({ account }: { account: KitAddress }) => ownAddress(account)).sort();
    });
  }

  return {
    verifiedWallets: (wallets) =>
      at(async (look) => {
        const records = await walletRecords(look, wallets);
        return new Map(wallets.map((wallet, place) => [wallet, records[place]?.verified === true]));
      }),
    approvedIssuer: (issuer) =>
      at(async (look) => {
        const [record] = await walletRecords(look, [issuer]);
        return record?.issuer === true;
      }),
    activeVerifierKeys: activeKeys('verifier'),
    activeAttestors: activeKeys('attestor'),

    keyRegistrars: () => membersOf(KEYS),
    walletApprovers: () => membersOf(ALLOWLIST),
  };
}

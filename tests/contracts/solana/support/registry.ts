// Roles, keys, wallets and rates: the registry's instructions.
import type { Address, Instruction, KeyPairSigner } from '@solana/kit';
import { addressBytes, fromHex, join, u8, u32, u64, u128 } from './bytes.ts';
import { derive, type Meta, paying, readonly, SYSTEM_PROGRAM, signing, writable } from './chain.ts';
import { callOf, roleOf, type World } from './world.ts';

export const ADMIN = 0;
export const ALLOWLIST = 1;
export const KEYS = 2;
export const FEED = 3;

const system = readonly(SYSTEM_PROGRAM);

export async function grantRole(world: World, sender: KeyPairSigner, role: number, account: Address) {
  const accounts = [
    paying(sender),
    readonly(await roleOf(ADMIN, sender.address)),
    writable(await roleOf(role, account)),
    system,
  ];
  return callOf(world, accounts, u8(5), u8(role), addressBytes(account));
}

export async function revokeRole(world: World, sender: KeyPairSigner, role: number, account: Address) {
  const accounts = [
    paying(sender),
    readonly(await roleOf(ADMIN, sender.address)),
    writable(await roleOf(role, account)),
  ];
  return callOf(world, accounts, u8(6), u8(role), addressBytes(account));
}

export type KeyKind = 'attestor' | 'verifier';
const kindOf = (kind: KeyKind) => u8(kind === 'attestor' ? 0 : 1);

export const keyAccount = (key: string): Promise<Address> => derive('key', fromHex(key));

export async function registerKey(world: World, sender: KeyPairSigner, kind: KeyKind, key: string) {
  const role = readonly(await roleOf(KEYS, sender.address));
  const accounts = [paying(sender), role, writable(await keyAccount(key)), system];
  return callOf(world, accounts, u8(7), kindOf(kind), fromHex(key));
}

export async function revokeKey(
  world: World,
  sender: KeyPairSigner,
  { kind, key, graceUntil }: { kind: KeyKind; key: string; graceUntil: bigint },
) {
  const role = readonly(await roleOf(KEYS, sender.address));
  const accounts = [signing(sender), role, writable(await keyAccount(key))];
  return callOf(world, accounts, u8(8), kindOf(kind), fromHex(key), u64(graceUntil));
}

export const walletAccount = (wallet: Address): Promise<Address> => derive('wallet', addressBytes(wallet));

export async function setVerified(
  world: World,
  sender: KeyPairSigner,
  wallets: readonly Address[],
  verified: boolean,
): Promise<Instruction> {
  const role = readonly(await roleOf(ALLOWLIST, sender.address));
  const records = await Promise.all(wallets.map(async (wallet) => writable(await walletAccount(wallet))));
  const accounts: Meta[] = [paying(sender), role, system, ...records];
  return callOf(world, accounts, u8(9), u8(verified ? 1 : 0), join(...wallets.map(addressBytes)));
}

export async function setIssuerApproval(world: World, sender: KeyPairSigner, issuer: Address, approved: boolean) {
  const role = readonly(await roleOf(ALLOWLIST, sender.address));
  const accounts = [paying(sender), role, writable(await walletAccount(issuer)), system];
  return callOf(world, accounts, u8(10), u8(approved ? 1 : 0), addressBytes(issuer));
}

export const feedAccount = (currency: number): Promise<Address> => derive('feed', u32(currency));
export const rateAccount = (currency: number, index: number): Promise<Address> =>
  derive('rate', u32(currency), u32(index));

/** How many rates a currency has. */
export async function rateCount(world: World, currency: number): Promise<number> {
  const data = world.chain.data(await feedAccount(currency));
  return data === null ? 0 : (data[7] ?? 0) + 256 * (data[8] ?? 0);
}

/** When the currency's rate of an index was published. */
async function updatedAt(world: World, currency: number, index: number): Promise<bigint> {
  const data = world.chain.data(await rateAccount(currency, index));
  if (data === null) throw new Error('no such rate');
  return Buffer.from(data.slice(27, 35)).readBigUInt64LE();
}

/** Index of the last rate before a time; the first where there is none. */
export async function inForce(world: World, currency: number, time: bigint): Promise<number> {
  for (let index = (await rateCount(world, currency)) - 1; index > 0; index -= 1) {
    if ((await updatedAt(world, currency, index)) < time) return index;
  }
  return 0;
}

export interface Publication {
  readonly currency: number;
  readonly rate: bigint;
  /** Index of the rate that is given as the one in force a day ago. */
  readonly earlier?: number;
}

export async function publishRate(world: World, sender: KeyPairSigner, { currency, rate, earlier }: Publication) {
  const count = await rateCount(world, currency);
  const before = earlier ?? (await inForce(world, currency, world.chain.now() - 86_400n));
  const accounts = [
    paying(sender),
    readonly(await roleOf(FEED, sender.address)),
    writable(await feedAccount(currency)),
    writable(await rateAccount(currency, count)),
    readonly(await rateAccount(currency, Math.max(0, count - 1))),
    readonly(await rateAccount(currency, before)),
    readonly(await rateAccount(currency, before + 1)),
    system,
  ];
  return callOf(world, accounts, u8(11), u32(currency), u128(rate));
}

/** Gives the administrator every other role too. */
export async function takeRoles(world: World): Promise<World> {
  for (const role of [ALLOWLIST, KEYS, FEED]) {
    await world.chain.accept(grantRole(world, world.admin, role, world.admin.address));
  }
  return world;
}

import { solanaAddressBytes } from '@income-series/protocol/address';
import { fromHex } from '@income-series/protocol/bytes';
import type { KeyAddress } from '@income-series/protocol/hex';
import { type Address, type Instruction, type KeyPairSigner, lamports, type Signature } from '@solana/kit';
import { getCreateAssociatedTokenIdempotentInstruction, getMintToInstruction } from '@solana-program/token';
import { type Addresses, createAddresses } from './addresses.ts';
import { getFeedDecoder, getRateDecoder } from './generated/accounts/index.ts';
import * as instructions from './generated/instructions/index.ts';
import { programDataAddress } from './program-data.ts';
import type { Sender } from './sender.ts';

export const ROLES = { ADMIN: 0, ALLOWLIST: 1, KEYS: 2, FEED: 3 } as const;
const KINDS = { attestor: 0, verifier: 1 } as const;
const DAY = 86_400n;
/** The maximum number of wallets in one transaction. */
const MOST_WALLETS = 10;
const LAMPORTS = 1_000_000_000n;

/** The transactions of the account that has the program's roles; for devnets and tests. */
export interface ProgramOwner {
  readonly address: Address;
  /** Initializes the program once: its configuration, the owner's roles, and the verifying key in its two parts. */
  setUp(setup: ProgramSetup): Promise<void>;
  registerVerifierKey(key: KeyAddress): Promise<Signature>;
  registerAttestor(key: KeyAddress): Promise<Signature>;
  approveIssuer(issuer: Address): Promise<Signature>;
  verifyWallets(wallets: readonly Address[]): Promise<void>;
  unverifyWallets(wallets: readonly Address[]): Promise<void>;
  /** Publishes a rate: payment-token base units for one minor unit of the currency, in WAD. */
  publishRate(currencyCode: number, rate: bigint): Promise<Signature>;
  /** Mints test tokens, in base units, to the wallet's own token account. */
  mintTokens(to: Address, amount: bigint): Promise<Signature>;
  /** Sends native coins for fees, in whole units. */
  fund(to: Address, coins: bigint): Promise<Signature>;
}

export interface ProgramSetup {
  /** Base58. */
  readonly genesisHash: string;
  readonly feeCollector: Address;
  /** The circuit's verifying key in its two parts. */
  readonly verifyingKey: readonly [Uint8Array, Uint8Array];
}

/** The signer, addresses and sender from which the owner's instructions are built and sent. */
export interface Desk {
  readonly sender: Sender;
  readonly signer: KeyPairSigner;
  readonly at: Addresses;
  readonly where: { readonly programAddress: Address };
  /** The accounts with which every instruction begins. */
  readonly common: { readonly config: Address; readonly eventAuthority: Address; readonly program: Address };
  roleOf(role: number): Promise<Address>;
  send(...list: readonly Instruction[]): Promise<Signature>;
}

/** Creates the owner, who is the program's upgrade authority and the payment token's mint authority. */
export async function createProgramOwner(
  sender: Sender,
  signer: KeyPairSigner,
  { program, token }: { readonly program: Address; readonly token: Address },
): Promise<ProgramOwner> {
  const desk = await createDesk(sender, signer, program);
  const { at } = desk;
  return {
    address: signer.address,
    setUp: (setup) => setUp(desk, token, setup),
    registerVerifierKey: (key) => registerKey(desk, KINDS.verifier, key),
    registerAttestor: (key) => registerKey(desk, KINDS.attestor, key),
    approveIssuer: (issuer) => approveIssuer(desk, issuer),
    verifyWallets: (wallets) => setVerified(desk, wallets, true),
    unverifyWallets: (wallets) => setVerified(desk, wallets, false),
    publishRate: (currencyCode, rate) => publishRate(desk, currencyCode, rate),
    async mintTokens(to, amount) {
      const account = await at.tokenAccount(to, token);
      return desk.send(
        getCreateAssociatedTokenIdempotentInstruction({ payer: signer, ata: account, owner: to, mint: token }),
        getMintToInstruction({ mint: token, token: account, mintAuthority: signer, amount }),
      );
    },
    fund: (to, coins) => sender.rpc.requestAirdrop(to, lamports(coins * LAMPORTS)).send(),
  };
}

/** Creates the desk of a signer with roles of the program. */
export async function createDesk(sender: Sender, signer: KeyPairSigner, program: Address): Promise<Desk> {
  const at = createAddresses(program);
  return {
    sender,
    signer,
    at,
    where: { programAddress: program },
    common: { config: await at.config(), eventAuthority: await at.eventAuthority(), program },
    roleOf: (role) => at.roleMember(role, signer.address),
    send: (...list) => sender.send(signer, ...list),
  };
}

async function setUp(desk: Desk, token: Address, setup: ProgramSetup) {
  await initialize(desk, token, setup);
  const roles = [ROLES.ALLOWLIST, ROLES.KEYS, ROLES.FEED];
  await desk.send(...(await Promise.all(roles.map((role) => grantOf(desk, role, desk.signer.address)))));
  for (const [part, bytes] of setup.verifyingKey.entries()) await writeKeyPart(desk, part, bytes);
}

const ofDeployer = async ({ at, common, signer }: Desk) => ({
  ...common,
  deployer: signer,
  programData: await programDataAddress(at.program),
});

/** Writes the configuration, and makes the signer the first administrator. */
export async function initialize(
  desk: Desk,
  token: Address,
  { genesisHash, feeCollector }: Omit<ProgramSetup, 'verifyingKey'>,
): Promise<Signature> {
  const { signer, where } = desk;
  const role = await desk.roleOf(ROLES.ADMIN);
  const args = { role, token, genesisHash: solanaAddressBytes(genesisHash), feeCollector, admin: signer.address };
  return desk.send(instructions.getInitializeInstruction({ ...(await ofDeployer(desk)), ...args }, where));
}

/** Writes one part of the circuit's verifying key, which can be done once. */
export async function writeKeyPart(desk: Desk, part: number, bytes: Uint8Array): Promise<Signature> {
  const input = { ...(await ofDeployer(desk)), verifyingKey: await desk.at.verifyingKey(), part, bytes };
  return desk.send(instructions.getWriteVerifyingKeyInstruction(input, desk.where));
}

async function ofRole({ at, common, signer, ...desk }: Desk, roleId: number, account: Address) {
  const [adminRole, role] = [await desk.roleOf(ROLES.ADMIN), await at.roleMember(roleId, account)];
  return { ...common, admin: signer, adminRole, role, roleId, account };
}

/** The instruction that grants a role to an account; the signer is an administrator. */
export const grantOf = async (desk: Desk, roleId: number, account: Address): Promise<Instruction> =>
  instructions.getGrantRoleInstruction(await ofRole(desk, roleId, account), desk.where);

/** The instruction that takes a role from an account. */
export const revocationOf = async (desk: Desk, roleId: number, account: Address): Promise<Instruction> =>
  instructions.getRevokeRoleInstruction(await ofRole(desk, roleId, account), desk.where);

async function registerKey({ at, common, signer, where, ...desk }: Desk, kind: number, key: KeyAddress) {
  const [role, record] = [await desk.roleOf(ROLES.KEYS), await at.signerKey(key)];
  const input = { ...common, sender: signer, role, record, kind, key: fromHex(key) };
  return desk.send(instructions.getRegisterKeyInstruction(input, where));
}

async function approveIssuer({ at, common, signer, where, ...desk }: Desk, issuer: Address) {
  const [role, record] = [await desk.roleOf(ROLES.ALLOWLIST), await at.wallet(issuer)];
  const input = { ...common, sender: signer, role, record, approved: true, issuer };
  return desk.send(instructions.getSetIssuerApprovalInstruction(input, where));
}

/** Sets the verification of wallets, in transactions of a few wallets each. */
async function setVerified({ at, common, signer, where, ...desk }: Desk, all: readonly Address[], verified: boolean) {
  const role = await desk.roleOf(ROLES.ALLOWLIST);
  for (let i = 0; i < all.length; i += MOST_WALLETS) {
    const wallets = all.slice(i, i + MOST_WALLETS);
    const records = await Promise.all(wallets.map(at.wallet));
    const input = { ...common, sender: signer, role, verified, wallets, records };
    await desk.send(instructions.getSetVerifiedInstruction(input, where));
  }
}

/** Publishes a rate: payment-token base units for one minor unit of the currency, in WAD; the signer has the role FEED. */
export async function publishRate({ at, common, signer, where, ...desk }: Desk, currencyCode: number, rate: bigint) {
  const { count, before } = await feedOf(desk.sender, at, currencyCode);
  const rateAt = (index: number) => at.rate(currencyCode, index);
  const input = {
    ...common,
    publisher: signer,
    role: await desk.roleOf(ROLES.FEED),
    feed: await at.feed(currencyCode),
    newRate: await rateAt(count),
    last: await rateAt(Math.max(0, count - 1)),
    before: await rateAt(before),
    after: await rateAt(before + 1),
    currencyCode,
    rate,
  };
  return desk.send(instructions.getPublishRateInstruction(input, where));
}

/** Reads the number of a currency's rates, and the index of the rate that was in force a day ago (`before`). */
async function feedOf({ rpc }: Sender, at: Addresses, currencyCode: number) {
  const read = async (address: Address) => {
    const { value } = await rpc.getAccountInfo(address, { encoding: 'base64', commitment: 'confirmed' }).send();
    return value && Uint8Array.from(Buffer.from(value.data[0], 'base64'));
  };
  const feed = await read(await at.feed(currencyCode));
  const count = feed === null ? 0 : getFeedDecoder().decode(feed).count;
  const slot = await rpc.getSlot({ commitment: 'confirmed' }).send();
  const now = BigInt((await rpc.getBlockTime(slot).send()) ?? 0);
  for (let index = count - 1; index > 0; index -= 1) {
    const rate = await read(await at.rate(currencyCode, index));
    if (rate !== null && getRateDecoder().decode(rate).updatedAt < now - DAY) return { count, before: index };
  }
  return { count, before: 0 };
}

// The program on a node of ours: put there as the loader writes it, then initialized by transactions.
import { readFileSync } from 'node:fs';
import {
  type Address,
  address,
  getAddressEncoder,
  getBase58Encoder,
  getProgramDerivedAddress,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit';
import { verifyingKeyOf } from '../../../src/adapters/prover/index.ts';
import { createAddresses, TOKEN_PROGRAM } from '../../../src/adapters/solana/addresses.ts';
import {
  getGrantRoleInstruction,
  getInitializeInstruction,
  getWriteVerifyingKeyInstruction,
} from '../../../src/adapters/solana/generated/index.ts';
import type { Account, SolanaNode } from '../../../src/adapters/solana/node/index.ts';
import { clientsOf, fund, type Rpc, send, signed, signer } from './node.ts';

export const LOADER = address('BPFLoaderUpgradeab1e11111111111111111111111');
const RICH = 1_000_000_000_000n;

const u32 = (value: number): Uint8Array => Uint8Array.of(value, 0, 0, 0);
const bytesOf = (at: Address): Uint8Array => Uint8Array.from(getAddressEncoder().encode(at));
const join = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

export const account = (owner: Address, data: Uint8Array, executable = false): Account => ({
  lamports: RICH,
  owner,
  executable,
  data,
});

/** Changes accounts of a node, in a block. */
export const put = (node: SolanaNode, ...accounts: readonly (readonly [Address, Account | null])[]) =>
  node.chain.put(new Map(accounts));

export async function dataOf(program: Address): Promise<Address> {
  const [at] = await getProgramDerivedAddress({ programAddress: LOADER, seeds: [bytesOf(program)] });
  return at;
}

/** A mint of the SPL Token program. */
export const mintData = (authority: Address, { decimals = 6 } = {}): Uint8Array =>
  join(u32(1), bytesOf(authority), new Uint8Array(8), Uint8Array.of(decimals, 1), new Uint8Array(36));

/** A program's data: kind, slot, upgrade authority, code, and room after it. */
export const programData = (authority: Address, code: Uint8Array): Uint8Array =>
  join(u32(3), new Uint8Array(8), Uint8Array.of(1), bytesOf(authority), code, new Uint8Array(64));

export const builtProgram = (): Uint8Array => new Uint8Array(readFileSync('contracts/solana/build/income_series.so'));

/** The program at an address, with a payment token; nothing initialized. */
export interface Deployment {
  readonly program: Address;
  readonly token: Address;
  readonly deployer: KeyPairSigner;
  readonly admin: KeyPairSigner;
}

export async function deployProgram(node: SolanaNode, number = 40): Promise<Deployment> {
  const [deployer, admin, program, token] = await Promise.all([0, 1, 2, 3].map((i) => signer(number + i)));
  if (!deployer || !admin || !program || !token) throw new Error('four key pairs');
  const dataAt = await dataOf(program.address);
  put(
    node,
    [dataAt, account(LOADER, programData(deployer.address, builtProgram()))],
    [program.address, account(LOADER, join(u32(2), bytesOf(dataAt)), true)],
    [token.address, account(TOKEN_PROGRAM, mintData(admin.address))],
  );
  await fund(clientsOf(node).rpc, deployer.address);
  return { program: program.address, token: token.address, deployer, admin };
}

async function sendOne(rpc: Rpc, payer: KeyPairSigner, instruction: Instruction): Promise<void> {
  await send(rpc, await signed(rpc, payer, instruction));
}

/** `genesisHash`: by default the node's. */
export async function initializeProgram(
  node: SolanaNode,
  { program, token, deployer, admin }: Deployment,
  genesisHash = node.chain.genesisHash,
): Promise<void> {
  const addresses = createAddresses(program);
  const input = {
    deployer,
    config: await addresses.config(),
    role: await addresses.roleMember(0, admin.address),
    eventAuthority: await addresses.eventAuthority(),
    program,
    programData: await dataOf(program),
    token,
    genesisHash: getBase58Encoder().encode(genesisHash),
    feeCollector: admin.address,
    admin: admin.address,
  };
  await sendOne(clientsOf(node).rpc, deployer, getInitializeInstruction(input, { programAddress: program }));
}

/** Writes one part of the verifying key: of the development setup, or other bytes. */
export async function writeKeyPart(
  node: SolanaNode,
  { program, deployer }: Deployment,
  part: 0 | 1,
  bytes: Uint8Array = verifyingKeyOf('development')[part],
): Promise<void> {
  const addresses = createAddresses(program);
  const input = {
    config: await addresses.config(),
    eventAuthority: await addresses.eventAuthority(),
    program,
    deployer,
    programData: await dataOf(program),
    verifyingKey: await addresses.verifyingKey(),
    part,
    bytes,
  };
  await sendOne(clientsOf(node).rpc, deployer, getWriteVerifyingKeyInstruction(input, { programAddress: program }));
}

/** The program, ready to be served. */
export async function startProgramOn(node: SolanaNode): Promise<Deployment> {
  const deployment = await deployProgram(node);
  await initializeProgram(node, deployment);
  await writeKeyPart(node, deployment, 0);
  await writeKeyPart(node, deployment, 1);
  return deployment;
}

/** Has the administrator grant a role. */
export async function grantRole(
  node: SolanaNode,
  { program, admin }: Deployment,
  role: number,
  to: Address,
): Promise<void> {
  const addresses = createAddresses(program);
  const { rpc } = clientsOf(node);
  await fund(rpc, admin.address);
  const input = {
    config: await addresses.config(),
    eventAuthority: await addresses.eventAuthority(),
    program,
    admin,
    adminRole: await addresses.roleMember(0, admin.address),
    role: await addresses.roleMember(role, to),
    roleId: role,
    account: to,
  };
  await sendOne(rpc, admin, getGrantRoleInstruction(input, { programAddress: program }));
}

// The program on a node of ours: put there as the loader writes it, then initialized by transactions.
import { readFileSync } from 'node:fs';
import { type Account, deployedProgram, type SolanaNode, tokenMint } from '@income-series/devnet';
import { type Address, getBase58Encoder, type Instruction, type KeyPairSigner } from '@solana/kit';
import { verifyingKeyOf } from '../../../src/adapters/prover/index.ts';
import { createAddresses } from '../../../src/adapters/solana/addresses.ts';
import {
  getGrantRoleInstruction,
  getInitializeInstruction,
  getWriteVerifyingKeyInstruction,
} from '../../../src/adapters/solana/generated/index.ts';
import { programDataAddress } from '../../../src/adapters/solana/program-data.ts';
import { clientsOf, fund, type Rpc, send, signed, signer } from './node.ts';

/** Changes accounts of a node, in a block. */
export const put = (node: SolanaNode, ...accounts: readonly (readonly [Address, Account | null])[]) =>
  node.chain.put(new Map(accounts));

export const builtProgram = (): Uint8Array => new Uint8Array(readFileSync('contracts/solana/build/income_series.so'));

/** Code with room after it, as a deployment leaves it for a longer one. */
export const withRoom = (code: Uint8Array): Uint8Array => Uint8Array.from([...code, ...new Uint8Array(64)]);

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
  put(node, ...(await deployedProgram(program.address, withRoom(builtProgram()), deployer.address)), [
    token.address,
    tokenMint(admin.address, 6),
  ]);
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
    programData: await programDataAddress(program),
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
    programData: await programDataAddress(program),
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

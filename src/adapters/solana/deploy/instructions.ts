import {
  AccountRole,
  type Address,
  createAddressWithSeed,
  getAddressEncoder,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit';
import { getMintSize, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { CLOCK_SYSVAR, SYSTEM_PROGRAM, UPGRADEABLE_LOADER } from '../addresses.ts';
import { PROGRAM_BYTES } from '../program-code.ts';
import { programDataAddress } from '../program-data.ts';

const RENT_SYSVAR = 'SysvarRent111111111111111111111111111111111' as Address;
/** The numbers that identify an instruction of the system program and three of the upgradeable loader. */
const CREATE_WITH_SEED = 3;
const [INITIALIZE_BUFFER, WRITE, DEPLOY] = [0, 1, 2];
/** A buffer's account begins with its kind u32 = 1 and its authority as an option. */
export const BUFFER_HEADER = 37;

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
};
const bytesOf = (address: Address): Uint8Array => Uint8Array.from(getAddressEncoder().encode(address));

const writableAccount = (address: Address) => ({ address, role: AccountRole.WRITABLE });
const readonlyAccount = (address: Address) => ({ address, role: AccountRole.READONLY });
const signerAccount = (signer: KeyPairSigner) => ({
  address: signer.address,
  role: AccountRole.WRITABLE_SIGNER,
  signer,
});

/** An account at an address that the deployer's key derives from a seed, so that no other key has to be kept. */
export interface SeedAccount {
  readonly seed: string;
  readonly owner: Address;
  readonly bytes: number;
}

export const PROGRAM_ACCOUNT: SeedAccount = { seed: 'program', owner: UPGRADEABLE_LOADER, bytes: PROGRAM_BYTES };
export const MINT_ACCOUNT: SeedAccount = { seed: 'token', owner: TOKEN_PROGRAM_ADDRESS, bytes: getMintSize() };
export const bufferAccount = (code: Uint8Array): SeedAccount => ({
  seed: 'buffer',
  owner: UPGRADEABLE_LOADER,
  bytes: BUFFER_HEADER + code.length,
});

export const addressOf = (deployer: Address, { seed, owner }: SeedAccount): Promise<Address> =>
  createAddressWithSeed({ baseAddress: deployer, programAddress: owner, seed });

/** Creates the account with the lamports that its bytes need. */
export async function createAccount(
  deployer: KeyPairSigner,
  account: SeedAccount,
  lamports: bigint,
): Promise<Instruction> {
  const { seed, owner, bytes } = account;
  const at = await addressOf(deployer.address, account);
  const text = Buffer.from(seed);
  const data = Buffer.concat([
    u32(CREATE_WITH_SEED),
    bytesOf(deployer.address),
    u64(BigInt(text.length)),
    text,
    u64(lamports),
    u64(BigInt(bytes)),
    bytesOf(owner),
  ]);
  return { programAddress: SYSTEM_PROGRAM, accounts: [signerAccount(deployer), writableAccount(at)], data };
}

export const initializeBuffer = (deployer: KeyPairSigner, buffer: Address): Instruction => ({
  programAddress: UPGRADEABLE_LOADER,
  accounts: [writableAccount(buffer), readonlyAccount(deployer.address)],
  data: u32(INITIALIZE_BUFFER),
});

/** Writes code into a buffer, from `offset` of the code on. */
export const writeBuffer = (
  deployer: KeyPairSigner,
  buffer: Address,
  offset: number,
  bytes: Uint8Array,
): Instruction => ({
  programAddress: UPGRADEABLE_LOADER,
  accounts: [writableAccount(buffer), signerAccount(deployer)],
  data: Buffer.concat([u32(WRITE), u32(offset), u64(BigInt(bytes.length)), bytes]),
});

/** Makes a program of a complete buffer. The buffer's lamports pay for the program. */
export async function deployBuffer(
  deployer: KeyPairSigner,
  program: Address,
  buffer: Address,
  codeBytes: number,
): Promise<Instruction> {
  const programData = await programDataAddress(program);
  return {
    programAddress: UPGRADEABLE_LOADER,
    accounts: [
      signerAccount(deployer),
      writableAccount(programData),
      writableAccount(program),
      writableAccount(buffer),
      readonlyAccount(RENT_SYSVAR),
      readonlyAccount(CLOCK_SYSVAR),
      readonlyAccount(SYSTEM_PROGRAM),
      signerAccount(deployer),
    ],
    data: Buffer.concat([u32(DEPLOY), u64(BigInt(codeBytes))]),
  };
}

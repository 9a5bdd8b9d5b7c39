// The program initialized with a payment token, and what tests send to it.
import type { Address, Instruction, KeyPairSigner } from '@solana/kit';
import { getMintEncoder, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { addressBytes, u8 } from './bytes.ts';
import {
  Chain,
  derive,
  GENESIS_HASH,
  instruction,
  keyPair,
  type Meta,
  PROGRAM,
  paying,
  programData,
  readonly,
  type Sending,
  SYSTEM_PROGRAM,
  writable,
} from './chain.ts';

export { TOKEN_PROGRAM_ADDRESS as TOKEN_PROGRAM } from '@solana-program/token';
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address;

export const START = 1_767_225_600n; // 2026-01-01

export interface World {
  readonly chain: Chain;
  readonly deployer: KeyPairSigner;
  /** Has the role ADMIN. */
  readonly admin: KeyPairSigner;
  readonly collector: KeyPairSigner;
  /** The payment token's mint. */
  readonly token: Address;
  readonly config: Address;
  readonly events: Address;
}

/** A mint of the SPL Token program as it stands in an account. */
export function putMint(
  chain: Chain,
  address: Address,
  authority: Address,
  { decimals = 6, program = TOKEN_PROGRAM_ADDRESS as Address, initialized = true } = {},
): void {
  const mint = { mintAuthority: authority, supply: 0n, decimals, isInitialized: initialized, freezeAuthority: null };
  chain.put(address, program, Uint8Array.from(getMintEncoder().encode(mint)));
}

/** The program deployed, its payment token there, nothing initialized. */
export async function deploy(): Promise<World> {
  const [deployer, admin, collector, token] = await Promise.all([1, 2, 3, 4].map(keyPair));
  if (!deployer || !admin || !collector || !token) throw new Error('four key pairs');
  const chain = await Chain.start(deployer);
  chain.setTime(START);
  chain.fund(admin.address);
  putMint(chain, token.address, admin.address);
  const [config, events] = [await derive('config'), await derive('__event_authority')];
  return { chain, deployer, admin, collector, token: token.address, config, events };
}

export const roleOf = (role: number, account: Address): Promise<Address> =>
  derive('role', u8(role), addressBytes(account));

export interface Initialization {
  readonly deployer?: Meta;
  readonly config?: Meta;
  readonly role?: Meta;
  readonly events?: Meta;
  readonly program?: Meta;
  readonly programData?: Meta;
  readonly token?: Meta;
  readonly genesisHash?: Uint8Array;
  readonly feeCollector?: Uint8Array;
  readonly admin?: Uint8Array;
}

/** The first instruction; what is not given is right. */
export async function initialize(world: World, change: Initialization = {}) {
  const accounts = [
    change.deployer ?? paying(world.deployer),
    change.config ?? writable(world.config),
    change.role ?? writable(await roleOf(0, world.admin.address)),
    change.events ?? readonly(world.events),
    change.program ?? readonly(PROGRAM),
    change.programData ?? readonly(await programData()),
    change.token ?? readonly(world.token),
    readonly(SYSTEM_PROGRAM),
  ];
  return instruction(
    accounts,
    u8(0),
    change.genesisHash ?? GENESIS_HASH,
    change.feeCollector ?? addressBytes(world.collector.address),
    change.admin ?? addressBytes(world.admin.address),
  );
}

/** The program, initialized. */
export async function createWorld(): Promise<World> {
  const world = await deploy();
  await world.chain.accept(initialize(world));
  return world;
}

/** An instruction with the three accounts that every one but the first and the views begins with. */
export const callOf = (world: World, accounts: readonly Meta[], ...data: readonly Uint8Array[]): Instruction =>
  instruction([readonly(world.config), readonly(world.events), readonly(PROGRAM), ...accounts], ...data);

/** Sends to the world that a test has at that moment. */
export const senders = (world: () => World) => ({
  accept: (...sending: readonly Sending[]) => world().chain.accept(...sending),
  answer: (...sending: readonly Sending[]) => world().chain.answer(...sending),
});

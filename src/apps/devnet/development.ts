import { readFileSync } from 'node:fs';
import { deployedProgram, type SolanaNode, tokenMint } from '@income-series/devnet';
import type { KeyAddress } from '@income-series/protocol/hex';
import type { Address } from '@solana/kit';
import { INCOME_SERIES_PROGRAM_ADDRESS as PROGRAM } from '../../adapters/solana/generated/programs/index.ts';
import { keyPairOf } from '../../adapters/solana/key-pair.ts';
import { createProgramOwner, type ProgramOwner } from '../../adapters/solana/owner.ts';
import { createSender } from '../../adapters/solana/sender.ts';
import { projectFile } from '../../project.ts';

const CODE = 'contracts/solana/build/income_series.so';
const TOKEN_DECIMALS = 6;
const COINS = 1_000n;

/** The accounts, keys and figures of a new development chain. Key pairs are given by their 32 private bytes. */
export interface DevelopmentSetup {
  /** The upgrade authority, mint authority and holder of all roles. */
  readonly owner: Uint8Array;
  /** The key pair whose address is the payment token's mint. */
  readonly token: Uint8Array;
  readonly feeCollector: Uint8Array;
  /** The circuit's verifying key, in two parts. */
  readonly verifyingKey: readonly [Uint8Array, Uint8Array];
  /** Accounts that each get coins for fees, and `tokens` base units of the payment token. */
  readonly people: readonly Uint8Array[];
  readonly tokens: bigint;
  /** The people whose wallets are verified. */
  readonly verified: readonly Uint8Array[];
  /** The people who may issue. */
  readonly issuers: readonly Uint8Array[];
  readonly attestors: readonly KeyAddress[];
  readonly verifierKeys: readonly KeyAddress[];
  /** The feed's first rates: payment-token base units for one minor unit of a currency, in WAD. */
  readonly rates: readonly { readonly currencyCode: number; readonly rate: bigint }[];
}

export interface DevelopmentProgram {
  readonly program: Address;
  readonly token: Address;
  readonly owner: ProgramOwner;
}

const deriveAddresses = (secrets: readonly Uint8Array[]): Promise<readonly Address[]> =>
  Promise.all(secrets.map(async (secret) => (await keyPairOf(secret)).address));

/** Connects to the program on a chain that is set up. */
export async function developmentProgram(
  node: Pick<SolanaNode, 'url'>,
  { owner, token }: Pick<DevelopmentSetup, 'owner' | 'token'>,
): Promise<DevelopmentProgram> {
  const [signer, mint] = await Promise.all([keyPairOf(owner), keyPairOf(token)]);
  const addresses = { program: PROGRAM, token: mint.address };
  return { ...addresses, owner: await createProgramOwner(createSender(node.url), signer, addresses) };
}

/**
 * Sets up an empty chain: puts the committed program and a payment token on it, and sends the transactions that an operator sends
 * once: configuration, roles, verifying key, keys, wallets, issuers, rates.
 */
export async function setUpProgram(node: SolanaNode, setup: DevelopmentSetup): Promise<DevelopmentProgram> {
  const development = await developmentProgram(node, setup);
  const { owner, program, token } = development;
  const accounts = new Map(await deployedProgram(program, readFileSync(projectFile(CODE)), owner.address));
  node.chain.put(accounts.set(token, tokenMint(owner.address, TOKEN_DECIMALS)));
  await owner.fund(owner.address, COINS);
  const [feeCollector] = (await deriveAddresses([setup.feeCollector])) as [Address];
  await owner.setUp({ genesisHash: node.chain.genesisHash, feeCollector, verifyingKey: setup.verifyingKey });
  for (const key of setup.attestors) await owner.registerAttestor(key);
  for (const key of setup.verifierKeys) await owner.registerVerifierKey(key);
  for (const person of await deriveAddresses(setup.people)) {
    await owner.fund(person, COINS);
    await owner.mintTokens(person, setup.tokens);
  }
  await owner.verifyWallets(await deriveAddresses(setup.verified));
  for (const issuer of await deriveAddresses(setup.issuers)) await owner.approveIssuer(issuer);
  for (const { currencyCode, rate } of setup.rates) await owner.publishRate(currencyCode, rate);
  return development;
}

import { readFileSync } from 'node:fs';
import type { Address } from '@solana/kit';
import { INCOME_SERIES_PROGRAM_ADDRESS as PROGRAM } from '../../adapters/solana/generated/programs/index.ts';
import { keyPairOf } from '../../adapters/solana/key-pair.ts';
import { createProgramOwner, type ProgramOwner } from '../../adapters/solana/owner.ts';
import { createSender } from '../../adapters/solana/sender.ts';
import type { KeyAddress } from '../../core/hex.ts';
import { projectFile } from '../../project.ts';
import { deployedProgram, type SolanaNode, tokenMint } from './node/index.ts';

const CODE = 'contracts/solana/build/income_series.so';
const TOKEN_DECIMALS = 6;
const COINS = 1_000n;

/** What a development chain has of whom once it is set up. Key pairs by their 32 private bytes. */
export interface DevelopmentSetup {
  /** Upgrade authority, mint authority, holder of all roles. */
  readonly owner: Uint8Array;
  /** Names the payment token's mint. */
  readonly token: Uint8Array;
  readonly feeCollector: Uint8Array;
  /** The circuit's, in its two parts. */
  readonly verifyingKey: readonly [Uint8Array, Uint8Array];
  /** Get coins for fees, and `tokens` base units of the payment token each. */
  readonly people: readonly Uint8Array[];
  readonly tokens: bigint;
  /** Of the people: whose wallets are verified, and who may issue. */
  readonly verified: readonly Uint8Array[];
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

const addressesOf = (secrets: readonly Uint8Array[]): Promise<readonly Address[]> =>
  Promise.all(secrets.map(async (secret) => (await keyPairOf(secret)).address));

/** The program on a chain that was set up before. */
export async function developmentProgram(
  node: Pick<SolanaNode, 'url'>,
  { owner, token }: Pick<DevelopmentSetup, 'owner' | 'token'>,
): Promise<DevelopmentProgram> {
  const [signer, mint] = await Promise.all([keyPairOf(owner), keyPairOf(token)]);
  const at = { program: PROGRAM, token: mint.address };
  return { ...at, owner: await createProgramOwner(createSender(node.url), signer, at) };
}

/**
 * Puts the committed program and a payment token on an empty chain, as deployments leave them, and does by transactions what
 * an operator does once: configuration, roles, verifying key, keys, wallets, issuers, rates.
 */
export async function setUpProgram(node: SolanaNode, setup: DevelopmentSetup): Promise<DevelopmentProgram> {
  const made = await developmentProgram(node, setup);
  const { owner, program, token } = made;
  const accounts = new Map(await deployedProgram(program, readFileSync(projectFile(CODE)), owner.address));
  node.chain.put(accounts.set(token, tokenMint(owner.address, TOKEN_DECIMALS)));
  await owner.fund(owner.address, COINS);
  const [feeCollector] = (await addressesOf([setup.feeCollector])) as [Address];
  await owner.setUp({ genesisHash: node.chain.genesisHash, feeCollector, verifyingKey: setup.verifyingKey });
  for (const key of setup.attestors) await owner.registerAttestor(key);
  for (const key of setup.verifierKeys) await owner.registerVerifierKey(key);
  for (const person of await addressesOf(setup.people)) {
    await owner.fund(person, COINS);
    await owner.mintTokens(person, setup.tokens);
  }
  await owner.verifyWallets(await addressesOf(setup.verified));
  for (const issuer of await addressesOf(setup.issuers)) await owner.approveIssuer(issuer);
  for (const { currencyCode, rate } of setup.rates) await owner.publishRate(currencyCode, rate);
  return made;
}

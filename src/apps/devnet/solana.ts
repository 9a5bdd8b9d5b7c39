import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mnemonicKey } from '../../adapters/evm/wallet.ts';
import { verifyingKeyOf } from '../../adapters/prover/index.ts';
import { keyPairOf } from '../../adapters/solana/key-pair.ts';
import { createSolanaWallet, type SolanaWallet } from '../../adapters/solana/wallet.ts';
import { fromHex } from '../../core/bytes.ts';
import { solanaChainName } from '../../core/chain.ts';
import type { KeyAddress } from '../../core/hex.ts';
import { MNEMONIC } from './anvil.ts';
import { DEVNET_ACCOUNTS } from './chain.ts';
import { type DevelopmentProgram, type DevelopmentSetup, developmentProgram, setUpProgram } from './development.ts';
import { LitesvmMissing, type SolanaNode, type SolanaNodeOptions, startSolanaNode } from './node/index.ts';

export { LitesvmMissing };

/** The development chain of Solana, with what only its owner can do. Its people are accounts of a public test mnemonic. */
export interface SolanaDevnet extends DevelopmentProgram {
  readonly node: SolanaNode;
  /** `solana:…` */
  readonly name: string;
  /** Base58. */
  readonly genesisHash: string;
  /** Of the same people as the accounts 1 to 19 of the EVM's development chain; account 0 owns the program. */
  wallet(index: number): ReturnType<typeof keyPairOf>;
  /** The same account as a wallet that signs texts, and what was built for it. */
  person(index: number): Promise<SolanaWallet>;
  /** Of the funded account that the keepers pay with: the 32 private bytes. */
  readonly keeperKey: Uint8Array;
  /** True where the chain has just been made. */
  readonly fresh: boolean;
}

export interface SolanaDevnetOptions extends Pick<SolanaNodeOptions, 'clock' | 'lags' | 'tickMs'> {
  /** Where the chain is kept. Without it it begins empty and leaves nothing behind. */
  readonly folder?: string;
  readonly port?: number;
  /** Where the ends of what is started are put. */
  readonly stops: (() => Promise<void>)[];
  /** Registered where the chain is made. */
  readonly attestors?: readonly KeyAddress[];
  readonly verifierKeys?: readonly KeyAddress[];
}

/** Of the chain; another name is another genesis hash. */
const NAME = 'income-series-development';
const ACCOUNTS = 20;
const ISSUER = 1;
/** Written once the chain is set up: without it what was kept is thrown away. */
const SET_UP = 'set-up.json';
/** Blocks that make a transaction final come by themselves in this time, ms. */
const TICK_MS = 400;
const TOKENS = 1_000_000_000_000n;
/** A cent is 10,000 base units. */
const US_DOLLAR = { currencyCode: 840, rate: 10_000n * 10n ** 18n };

/** The 32 private bytes of an account. */
export const secretOf = (index: number): Uint8Array =>
  Uint8Array.from(
    createHash('sha256')
      .update('solana')
      .update(fromHex(mnemonicKey(MNEMONIC, index), 32))
      .digest(),
  );

/** The wallet of an account. */
export const personOf = async (nodeUrl: string, index: number): Promise<SolanaWallet> =>
  createSolanaWallet(nodeUrl, await keyPairOf(secretOf(index)));

/** The program of a development chain, with what its owner (account 0) decides. */
export const developmentOwner = (nodeUrl: string): Promise<DevelopmentProgram> =>
  developmentProgram({ url: nodeUrl }, { owner: secretOf(DEVNET_ACCOUNTS.owner), token: secretOf(ACCOUNTS) });

/**
 * Starts a Solana chain of our own with the program on it: goes on with the kept one, or makes and sets up a new one.
 *
 * @throws SetupError where this system has no LiteSVM, or the kept chain is damaged; the system's error where the port is taken
 */
export async function openSolanaDevnet(options: SolanaDevnetOptions): Promise<SolanaDevnet> {
  const { folder, port, stops, attestors = [], verifierKeys = [], ...others } = options;
  if (folder !== undefined && !isSetUp(folder)) rmSync(folder, { recursive: true, force: true });
  const kept = folder === undefined ? {} : { folder };
  const at = port === undefined ? {} : { port };
  const node = await startSolanaNode({ name: NAME, tickMs: TICK_MS, ...others, ...kept, ...at });
  stops.push(node.stop);
  const setup = setupOf(attestors, verifierKeys);
  const made = node.fresh ? await setUpProgram(node, setup) : await developmentProgram(node, setup);
  if (folder !== undefined && node.fresh) markSetUp(folder, made);
  const { genesisHash } = node.chain;
  return {
    ...made,
    node,
    genesisHash,
    name: solanaChainName(genesisHash),
    wallet: (index) => keyPairOf(secretOf(index)),
    person: (index) => personOf(node.url, index),
    keeperKey: secretOf(DEVNET_ACCOUNTS.keeper),
    fresh: node.fresh,
  };
}

function setupOf(attestors: readonly KeyAddress[], verifierKeys: readonly KeyAddress[]): DevelopmentSetup {
  const { owner, keeper, relayer, feeCollector } = DEVNET_ACCOUNTS;
  const all = Array.from({ length: ACCOUNTS }, (_, index) => index).filter((index) => index !== owner);
  const people = all.filter((index) => index !== keeper && index !== relayer && index !== feeCollector);
  return {
    owner: secretOf(owner),
    token: secretOf(ACCOUNTS),
    feeCollector: secretOf(feeCollector),
    verifyingKey: verifyingKeyOf('development'),
    people: all.map(secretOf),
    tokens: TOKENS,
    verified: people.map(secretOf),
    issuers: [secretOf(ISSUER)],
    attestors,
    verifierKeys,
    rates: [US_DOLLAR],
  };
}

function isSetUp(folder: string): boolean {
  try {
    return readFileSync(join(folder, SET_UP), 'utf8') !== '';
  } catch {
    return false; // none was kept, or its set-up was not finished
  }
}

function markSetUp(folder: string, { program, token }: DevelopmentProgram): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, SET_UP), `${JSON.stringify({ program, token })}\n`);
}

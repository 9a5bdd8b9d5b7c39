import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LitesvmMissing,
  NodeError,
  type SolanaNode,
  type SolanaNodeOptions,
  startSolanaNode,
} from '@income-series/devnet';
import { fromHex } from '@income-series/protocol/bytes';
import { solanaChainName } from '@income-series/protocol/chain';
import type { KeyAddress } from '@income-series/protocol/hex';
import { mnemonicKey } from '../../adapters/evm/wallet.ts';
import { verifyingKeyOf } from '../../adapters/prover/index.ts';
import { keyPairOf } from '../../adapters/solana/key-pair.ts';
import { createSolanaWallet, type SolanaWallet } from '../../adapters/solana/wallet.ts';
import { SetupError } from '../../core/errors/setup-error.ts';
import { MNEMONIC } from './anvil.ts';
import { DEVNET_ACCOUNTS } from './chain.ts';
import { type DevelopmentProgram, type DevelopmentSetup, developmentProgram, setUpProgram } from './development.ts';

export { LitesvmMissing };

/** The development chain of Solana with its program's owner. Its people are accounts of a public test mnemonic. */
export interface SolanaDevnet extends DevelopmentProgram {
  readonly node: SolanaNode;
  /** `solana:…` */
  readonly name: string;
  /** The genesis hash in base58. */
  readonly genesisHash: string;
  /**
   * The key pair of an account. Accounts 1 to 19 are the same people as on the EVM's development chain; account 0 owns the
   * program.
   */
  wallet(index: number): ReturnType<typeof keyPairOf>;
  /** The wallet of an account, which signs texts and built transactions. */
  person(index: number): Promise<SolanaWallet>;
  /** The 32 private bytes of the keepers' funded account. */
  readonly keeperKey: Uint8Array;
  /** True if the chain is new. */
  readonly fresh: boolean;
}

export interface SolanaDevnetOptions extends Pick<SolanaNodeOptions, 'clock' | 'lags' | 'tickMs'> {
  /** The folder that stores the chain. Default: the chain begins empty and is not stored. */
  readonly folder?: string;
  readonly port?: number;
  /** The list to which the functions that end started parts are added. */
  readonly stops: (() => Promise<void>)[];
  /** Attestor keys that are registered on a new chain. */
  readonly attestors?: readonly KeyAddress[];
  readonly verifierKeys?: readonly KeyAddress[];
}

/** The chain's name, from which its genesis hash is made. */
const NAME = 'income-series-development';
const ACCOUNTS = 20;
const ISSUER = 1;
/** The marker file of a completed setup. Without it a stored chain is thrown away. */
const SET_UP = 'set-up.json';
/** The milliseconds between two of the blocks that are created to make a transaction final. */
const TICK_MS = 400;
const TOKENS = 1_000_000_000_000n;
/** The exchange rate of the US dollar: a cent is 10,000 base units. */
const US_DOLLAR = { currencyCode: 840, rate: 10_000n * 10n ** 18n };

/** The 32 private bytes of an account. */
export const deriveSecret = (index: number): Uint8Array =>
  Uint8Array.from(
    createHash('sha256')
      .update('solana')
      .update(fromHex(mnemonicKey(MNEMONIC, index), 32))
      .digest(),
  );

/** The wallet of an account. */
export const createPersonWallet = async (nodeUrl: string, index: number): Promise<SolanaWallet> =>
  createSolanaWallet(nodeUrl, await keyPairOf(deriveSecret(index)));

/** Connects to the program of a development chain as its owner (account 0). */
export const developmentOwner = (nodeUrl: string): Promise<DevelopmentProgram> =>
  developmentProgram({ url: nodeUrl }, { owner: deriveSecret(DEVNET_ACCOUNTS.owner), token: deriveSecret(ACCOUNTS) });

/** Starts the node. @throws LitesvmMissing, SetupError if the stored chain is damaged */
async function startNode(options: SolanaNodeOptions): Promise<SolanaNode> {
  try {
    return await startSolanaNode(options);
  } catch (error) {
    if (!(error instanceof NodeError) || error instanceof LitesvmMissing) throw error;
    throw new SetupError(error.message, error.cause);
  }
}

/**
 * Starts a Solana chain with the program on it: the stored one, or a new one that is set up.
 *
 * @throws LitesvmMissing, SetupError if the stored chain is damaged; the system's error if the port is in use
 */
export async function openSolanaDevnet(options: SolanaDevnetOptions): Promise<SolanaDevnet> {
  const { folder, port, stops, attestors = [], verifierKeys = [], ...others } = options;
  if (folder !== undefined && !isSetUp(folder)) rmSync(folder, { recursive: true, force: true });
  const folderOption = folder === undefined ? {} : { folder };
  const portOption = port === undefined ? {} : { port };
  const node = await startNode({ name: NAME, tickMs: TICK_MS, ...others, ...folderOption, ...portOption });
  stops.push(node.stop);
  const setup = createSetup(attestors, verifierKeys);
  const program = node.fresh ? await setUpProgram(node, setup) : await developmentProgram(node, setup);
  if (folder !== undefined && node.fresh) markSetUp(folder, program);
  const { genesisHash } = node.chain;
  return {
    ...program,
    node,
    genesisHash,
    name: solanaChainName(genesisHash),
    wallet: (index) => keyPairOf(deriveSecret(index)),
    person: (index) => createPersonWallet(node.url, index),
    keeperKey: deriveSecret(DEVNET_ACCOUNTS.keeper),
    fresh: node.fresh,
  };
}

/** The setup of a new chain. The owner is not among the funded accounts, because it is funded first, to pay for them. */
function createSetup(attestors: readonly KeyAddress[], verifierKeys: readonly KeyAddress[]): DevelopmentSetup {
  const { owner, keeper, relayer, feeCollector } = DEVNET_ACCOUNTS;
  const funded = Array.from({ length: ACCOUNTS }, (_, index) => index).filter((index) => index !== owner);
  const verified = funded.filter((index) => index !== keeper && index !== relayer && index !== feeCollector);
  return {
    owner: deriveSecret(owner),
    token: deriveSecret(ACCOUNTS),
    feeCollector: deriveSecret(feeCollector),
    verifyingKey: verifyingKeyOf('development'),
    people: funded.map(deriveSecret),
    tokens: TOKENS,
    verified: verified.map(deriveSecret),
    issuers: [deriveSecret(ISSUER)],
    attestors,
    verifierKeys,
    rates: [US_DOLLAR],
  };
}

/** Tests that a folder stores a chain whose setup was completed. */
function isSetUp(folder: string): boolean {
  try {
    return readFileSync(join(folder, SET_UP), 'utf8') !== '';
  } catch {
    return false; // no stored chain, or an incomplete setup
  }
}

function markSetUp(folder: string, { program, token }: DevelopmentProgram): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, SET_UP), `${JSON.stringify({ program, token })}\n`);
}

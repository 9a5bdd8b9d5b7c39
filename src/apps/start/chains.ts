import { type BlockTag, evmChainName } from '@income-series/protocol/chain';
import type { Clock } from '@income-series/protocol/clock';
import { createCallPrices } from '../../adapters/evm/call-prices.ts';
import {
  createEvmChain,
  createFreshness,
  createRelayer,
  type EvmChain,
  type EvmConfig,
} from '../../adapters/evm/index.ts';
import type { SolanaChain, SolanaPlace } from '../../adapters/solana/chain.ts';
import type { ChainSettings, GivenChain, SolanaSettings } from '../../config/types.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { ProgramReader } from '../../domains/operations/index.ts';
import {
  type CappedRelayer,
  createSentTransactions,
  type ReadCallPrices,
  type SentTransactions,
} from '../../domains/transaction/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { readCursor } from '../../indexing/position.ts';

/** A chain's name and the range of blocks that the index follows. */
interface IndexedChain {
  readonly name: string;
  /** The first indexed block; a slot on Solana. */
  readonly startBlock: bigint;
  /** The newest block that the index follows. */
  readonly tag: BlockTag;
}

export interface OpenEvmChain extends IndexedChain {
  readonly kind: 'evm';
  readonly chain: EvmChain;
  /** The node's settings, with the check of its freshness. */
  readonly evm: EvmConfig;
  /** The pending transactions of the chain's accounts, from all processes. */
  readonly sent: SentTransactions;
  readonly settings: ChainSettings;
  readonly prices: ReadCallPrices;
}

interface OpenSolanaChain extends IndexedChain {
  readonly kind: 'solana';
  readonly chain: SolanaChain;
  readonly settings: SolanaSettings;
  /** Sends and pays for calls that anyone may send; null without a key. */
  readonly payer: CappedRelayer | null;
  /** Reads the program's state at the newest slot that the index may follow, to compare the index with it. */
  readonly program: ProgramReader;
  readonly prices: ReadCallPrices;
}

/** A chain that the process serves, follows or both. */
export type OpenChain = OpenEvmChain | OpenSolanaChain;

/** The address and settings of an EVM chain. */
export interface ChainPlace {
  readonly settings: ChainSettings;
  readonly place: GivenChain;
  /** True: no freshness check, because an embedded node's clock is moved. */
  readonly embedded: boolean;
}

/** The chains of a configuration, in its order; the Solana cluster is the last. */
export interface ChainPlaces {
  readonly evm: readonly ChainPlace[];
  readonly solana: SolanaSettings | undefined;
}

interface Deps {
  readonly db: PrismaClient;
  readonly clock: Clock;
  readonly tracer: Tracer;
}

/** Opens the chains of a configuration. It calls no node, so that an unavailable one does not affect the others. */
export async function openChains({ evm, solana }: ChainPlaces, deps: Deps): Promise<readonly OpenChain[]> {
  const open = evm.map((place) => openEvm(place, deps));
  return solana === undefined ? open : [...open, await openSolana(solana, deps)];
}

/** Creates the freshness check of a chain's node, which compares it with the index and the clock. */
const createFreshnessCheck = (
  name: string,
  { maxBehind, maxAge }: { readonly maxBehind: number; readonly maxAge: number },
  { db, clock }: Deps,
) =>
  createFreshness({
    cursor: async () => (await readCursor(db, name)).cursor?.number ?? null,
    clock,
    maxBehind,
    maxAge,
  });

/** Opens an EVM chain. */
function openEvm({ settings, place, embedded }: ChainPlace, deps: Deps): OpenEvmChain {
  const { startBlock, ...endpoint } = place;
  const { priorityFee, tag } = settings.node;
  const name = evmChainName(place.chainId);
  const freshness = embedded ? undefined : createFreshnessCheck(name, settings.node, deps);
  const evm = { ...endpoint, tracer: deps.tracer, priorityFee, freshness };
  const sent = createSentTransactions(deps.db, name);
  const prices = createCallPrices(evm);
  return { kind: 'evm', name, chain: createEvmChain(evm), evm, sent, settings, prices, startBlock, tag };
}

/** Opens a Solana chain. It imports the Solana adapter here, because it is large. */
async function openSolana(settings: SolanaSettings, deps: Deps): Promise<OpenSolanaChain> {
  const { createSolanaChain } = await import('../../adapters/solana/chain.ts');
  const { name, genesisHash, rpcUrl, programId, tokenMint, startSlot, node } = settings;
  const freshness = createFreshnessCheck(name, node, deps);
  const place = { genesisHash, rpcUrl, programId, tokenMint, freshness, tracer: deps.tracer };
  const chain = createSolanaChain(place);
  const payer = await solanaPayer(place, settings);
  const tag = node.commitment === 'confirmed' ? 'latest' : 'finalized';
  const { createProgramReader } = await import('../../adapters/solana/state-reader.ts');
  const program = createProgramReader(place, node.commitment);
  const { createSolanaCallPrices } = await import('../../adapters/solana/call-prices.ts');
  const price = createSolanaCallPrices(node.priorityFee);
  const prices = async () => price;
  return { kind: 'solana', name, chain, settings, payer, program, prices, startBlock: startSlot, tag };
}

/** Creates the sender of an EVM chain for a key; null without a key. */
export const createPayer = (
  { evm, sent }: Pick<OpenEvmChain, 'evm' | 'sent'>,
  key: Uint8Array | undefined,
): CappedRelayer | null => (key === undefined ? null : createRelayer({ ...evm, key, sentTransactions: sent }));

/** Creates the sender of the configured Solana account, for keepers and relays; null without a key. */
async function solanaPayer(
  place: SolanaPlace,
  { keeperKey: key, node }: SolanaSettings,
): Promise<CappedRelayer | null> {
  if (key === undefined) return null;
  const { createSolanaPayer } = await import('../../adapters/solana/payer.ts');
  return createSolanaPayer({ ...place, key, priorityFee: node.priorityFee });
}

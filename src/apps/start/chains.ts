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
import { type BlockTag, evmChainName } from '../../core/chain.ts';
import type { Clock } from '../../core/clock.ts';
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

/** How the index follows a chain. */
interface Followed {
  readonly name: string;
  /** Nothing before it is indexed; a slot on Solana. */
  readonly startBlock: bigint;
  /** Up to which block the index goes. */
  readonly tag: BlockTag;
}

export interface OpenEvmChain extends Followed {
  readonly kind: 'evm';
  readonly chain: EvmChain;
  /** With how its node is judged. */
  readonly evm: EvmConfig;
  /** What its accounts have on their way, in all processes. */
  readonly sent: SentTransactions;
  readonly settings: ChainSettings;
  readonly prices: ReadCallPrices;
}

interface OpenSolanaChain extends Followed {
  readonly kind: 'solana';
  readonly chain: SolanaChain;
  readonly settings: SolanaSettings;
  /** Pays for what anyone may send; null without a key. */
  readonly payer: CappedRelayer | null;
  /** Reads what the index is compared with, of the newest slot that the index may go to. */
  readonly program: ProgramReader;
  readonly prices: ReadCallPrices;
}

/** A chain that the process serves, follows or both. */
export type OpenChain = OpenEvmChain | OpenSolanaChain;

/** Where a chain is, and how it is followed. */
export interface ChainPlace {
  readonly settings: ChainSettings;
  readonly place: GivenChain;
  /** A node of our own is not judged: its clock is moved. */
  readonly embedded: boolean;
}

/** The chains of a configuration, in its order; that of Solana is the last. */
export interface ChainPlaces {
  readonly evm: readonly ChainPlace[];
  readonly solana: SolanaSettings | undefined;
}

interface Deps {
  readonly db: PrismaClient;
  readonly clock: Clock;
  readonly tracer: Tracer;
}

/** Nothing is asked of a node before it is used: one that is away keeps no other chain. */
export async function openChains({ evm, solana }: ChainPlaces, deps: Deps): Promise<readonly OpenChain[]> {
  const open = evm.map((place) => openEvm(place, deps));
  return solana === undefined ? open : [...open, await openSolana(solana, deps)];
}

/** Judges a chain's node by the index of the chain. */
const freshnessOf = (
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

function openEvm({ settings, place, embedded }: ChainPlace, deps: Deps): OpenEvmChain {
  const { startBlock, ...given } = place;
  const { priorityFee, tag } = settings.node;
  const name = evmChainName(place.chainId);
  const freshness = embedded ? undefined : freshnessOf(name, settings.node, deps);
  const evm = { ...given, tracer: deps.tracer, priorityFee, freshness };
  const sent = createSentTransactions(deps.db, name);
  const prices = createCallPrices(evm);
  return { kind: 'evm', name, chain: createEvmChain(evm), evm, sent, settings, prices, startBlock, tag };
}

/** Loads what talks to a cluster where one is configured. */
async function openSolana(settings: SolanaSettings, deps: Deps): Promise<OpenSolanaChain> {
  const { createSolanaChain } = await import('../../adapters/solana/chain.ts');
  const { name, genesisHash, rpcUrl, programId, tokenMint, startSlot, node } = settings;
  const freshness = freshnessOf(name, node, deps);
  const place = { genesisHash, rpcUrl, programId, tokenMint, freshness, tracer: deps.tracer };
  const chain = createSolanaChain(place);
  const payer = await solanaPayer(place, settings);
  const tag = node.commitment === 'confirmed' ? 'latest' : 'finalized';
  const { createProgramReader } = await import('../../adapters/solana/state-reader.ts');
  const program = createProgramReader(place, node.commitment);
  const { solanaCallPrices } = await import('../../adapters/solana/payer.ts');
  const price = solanaCallPrices(node.priorityFee);
  const prices = async () => price;
  return { kind: 'solana', name, chain, settings, payer, program, prices, startBlock: startSlot, tag };
}

/** Sends from the key's account on this chain; null without a key. The account's nonces are each chain's own. */
export const payerOn = (
  { evm, sent }: Pick<OpenEvmChain, 'evm' | 'sent'>,
  key: Uint8Array | undefined,
): CappedRelayer | null => (key === undefined ? null : createRelayer({ ...evm, key, sent }));

/** Sends from the configured account on Solana, keepers' calls and relays alike; null without a key. */
async function solanaPayer(
  place: SolanaPlace,
  { keeperKey: key, node }: SolanaSettings,
): Promise<CappedRelayer | null> {
  if (key === undefined) return null;
  const { createSolanaPayer } = await import('../../adapters/solana/payer.ts');
  return createSolanaPayer({ ...place, key, priorityFee: node.priorityFee });
}

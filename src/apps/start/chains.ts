import type { CappedRelayer } from '../../adapters/evm/index.ts';
import {
  createEvmChain,
  createFreshness,
  createRelayer,
  type EvmChain,
  type EvmConfig,
} from '../../adapters/evm/index.ts';
import type { ChainSettings, GivenChain } from '../../config/types.ts';
import { evmChainName } from '../../core/chain.ts';
import type { Clock } from '../../core/clock.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { readCursor } from '../../indexing/indexer.ts';

/** A chain that the process serves, follows or both. */
export interface OpenChain {
  readonly name: string;
  readonly chain: EvmChain;
  /** With how its node is judged. */
  readonly evm: EvmConfig & Pick<GivenChain, 'startBlock'>;
  readonly settings: ChainSettings;
}

/** Where a chain is, and how it is followed. */
export interface ChainPlace {
  readonly settings: ChainSettings;
  readonly place: GivenChain;
  /** A node of our own is not judged: its clock is moved. */
  readonly embedded: boolean;
}

interface Deps {
  readonly db: PrismaClient;
  readonly clock: Clock;
  readonly tracer: Tracer;
}

/** Nothing is asked of a node before it is used: one that is away keeps no other chain. */
export const openChains = (places: readonly ChainPlace[], deps: Deps): readonly OpenChain[] =>
  places.map((place) => openChain(place, deps));

function openChain({ settings, place, embedded }: ChainPlace, { db, clock, tracer }: Deps): OpenChain {
  const { maxBehind, maxAge, priorityFee } = settings.node;
  const name = evmChainName(place.chainId);
  const cursor = async () => (await readCursor(db, name)).cursor?.number ?? null;
  const freshness = embedded ? undefined : createFreshness({ cursor, clock, maxBehind, maxAge });
  const evm = { ...place, tracer, priorityFee, freshness };
  return { name, chain: createEvmChain(evm), evm, settings };
}

/** Sends from the key's account on this chain; null without a key. The account's nonces are each chain's own. */
export const payerOn = ({ evm }: Pick<OpenChain, 'evm'>, key: Uint8Array | undefined): CappedRelayer | null =>
  key === undefined ? null : createRelayer({ ...evm, key });

import type { Abi } from 'viem';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { abis } from './abi.ts';
import { createGuardedClient, readHead } from './client.ts';

/** What a person who signs trusts beside the service: a node, the hub, and the registry of keys. */
export interface OwnNodeConfig {
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly hub: Address;
  readonly registry: Address;
}

/** The nonces that the next signature of each kind must be over. */
export interface SeriesNonces {
  readonly pause: bigint;
  readonly extinguish: bigint;
  readonly amendment: bigint;
  readonly trueup: bigint;
}

export interface OwnNode {
  /** Whether the registry holds the key as active, and the block that says so. @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH */
  activeAttestor(key: Address): Promise<{ readonly active: boolean; readonly block: bigint }>;
  /** @throws CHAIN_UNAVAILABLE, also where the hub holds no such series, CHAIN_MISMATCH */
  nonces(seriesKey: Bytes32): Promise<SeriesNonces>;
}

interface PauseView {
  readonly pauseNonce: bigint;
}
interface SeriesView {
  readonly amendmentNonce: bigint;
  readonly trueupNonce: bigint;
}

const NOWHERE = '0x0000000000000000000000000000000000000000';

/** A node that nobody but its reader chose. Where the hardship contract is, the hub itself says. */
export function createOwnNode({ chainId, rpcUrl, hub, registry }: OwnNodeConfig): OwnNode {
  const others = { raise: NOWHERE, hardship: NOWHERE, router: NOWHERE, fxFeed: NOWHERE, token: NOWHERE } as const;
  const guarded = createGuardedClient({ chainId, rpcUrl, contracts: { hub, registry, ...others } });
  type Read = <T>(contract: keyof typeof abis, address: Address, name: string, args?: readonly unknown[]) => Promise<T>;
  const atHead = <T>(work: (read: Read, block: bigint) => Promise<T>): Promise<T> =>
    guarded.ask(async (client) => {
      const { hash: blockHash, number } = await readHead(client);
      const read: Read = async (contract, address, functionName, args = []) =>
        (await client.readContract({ address, abi: abis[contract] as Abi, functionName, args, blockHash })) as never;
      return work(read, number);
    });

  return {
    activeAttestor: (key) =>
      atHead(async (read, block) => ({
        active: await read<boolean>('registry', registry, 'isActiveAttestor', [key]),
        block,
      })),
    nonces: (seriesKey) =>
      atHead(async (read) => {
        const hardship = await read<Address>('hub', hub, 'hardship');
        const [series, pause, extinguish] = await Promise.all([
          read<SeriesView>('hub', hub, 'getSeries', [seriesKey]),
          read<PauseView>('hardship', hardship, 'pauseOf', [seriesKey]),
          read<bigint>('hardship', hardship, 'extinguishNonce', [seriesKey]),
        ]);
        return {
          pause: pause.pauseNonce,
          extinguish,
          amendment: series.amendmentNonce,
          trueup: series.trueupNonce,
        };
      }),
  };
}

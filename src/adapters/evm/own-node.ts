import type { Abi } from 'viem';
import type { ChainReader } from '../../chains/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { type Bytes32, type EvmAddress, sameHex } from '../../core/hex.ts';
import { abis } from './abi.ts';
import { createGuardedClient } from './client.ts';
import { createChainReader } from './reader.ts';

/** What a signer trusts independently of the service: a node, the hub, and the registry of keys. */
export interface OwnNodeConfig {
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly hub: EvmAddress;
  readonly registry: EvmAddress;
}

/** The nonces that the next signature of each kind must be over. */
interface SeriesNonces {
  readonly pause: bigint;
  readonly extinguish: bigint;
  readonly amendment: bigint;
  readonly trueup: bigint;
}

/** What the registry says of a key at the newest block, and when that was. */
export interface KeyAtBlock {
  readonly active: boolean;
  readonly block: bigint;
  /** Unix seconds. */
  readonly timestamp: bigint;
}

export interface OwnNode {
  /** Whether the registry holds the key as active, and the block that says so. @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH */
  activeAttestor(key: EvmAddress): Promise<KeyAtBlock>;
  /** Whether the contract that is signed for trusts the registry that is asked. @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH */
  isTrusted(): Promise<boolean>;
  /** @throws CHAIN_UNAVAILABLE, also where the hub holds no such series, CHAIN_MISMATCH */
  nonces(seriesKey: Bytes32): Promise<SeriesNonces>;
}

const NOWHERE = '0x0000000000000000000000000000000000000000';

/** A node that nobody but its reader chose. Where the other contracts are, the hub itself says. */
export function createOwnNode({ chainId, rpcUrl, hub, registry }: OwnNodeConfig): OwnNode {
  const some = { raise: NOWHERE, hardship: NOWHERE, router: NOWHERE } as const;
  const others = {
    ...some,
    fxFeed: NOWHERE,
    rates: NOWHERE,
    windows: NOWHERE,
    token: NOWHERE,
    access: NOWHERE,
  } as const;
  const guarded = createGuardedClient({ chainId, rpcUrl, contracts: { hub, registry, ...others } });

  /** The chain with the contracts that a series' state takes. */
  async function ofSeries(): Promise<ChainReader> {
    const abi: Abi = abis.hub;
    const [raise, hardship] = await guarded.ask((client) =>
      Promise.all(
        ['raise', 'hardship'].map(
          (functionName) => client.readContract({ address: hub, abi, functionName }) as Promise<EvmAddress>,
        ),
      ),
    );
    if (raise === undefined || hardship === undefined) throw new AppError('CHAIN_UNAVAILABLE');
    return createChainReader(
      createGuardedClient({ chainId, rpcUrl, contracts: { ...guarded.config.contracts, raise, hardship } }),
    );
  }

  return {
    async activeAttestor(key) {
      const { block, value } = await createChainReader(guarded).activeAttestors([key]);
      return { active: value.get(key) === true, block: block.number, timestamp: block.timestamp };
    },
    async isTrusted() {
      const abi: Abi = abis.hub;
      const trusted = await guarded.ask((client) =>
        client.readContract({ address: hub, abi, functionName: 'registry' }),
      );
      return sameHex(trusted as string, registry);
    },
    async nonces(seriesKey) {
      const chain = await ofSeries();
      const [series, hardship] = await Promise.all([chain.series(seriesKey), chain.hardship(seriesKey)]);
      if (series.value.state === 'NONE') throw new AppError('CHAIN_UNAVAILABLE');
      const { amendmentNonce: amendment, trueupNonce: trueup } = series.value;
      const { pauseNonce: pause, extinguishNonce: extinguish } = hardship.value;
      return { pause, extinguish, amendment, trueup };
    },
  };
}

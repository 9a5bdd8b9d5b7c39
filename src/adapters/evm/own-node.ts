import type { OwnNode, TrustedContracts } from '@income-series/attestor';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type EvmAddress, sameHex } from '@income-series/protocol/hex';
import type { Abi } from 'viem';
import type { ChainReader } from '../../chains/index.ts';
import { abis } from './abi.ts';
import { createGuardedClient } from './client.ts';
import { createChainReader } from './reader.ts';

const NOWHERE = '0x0000000000000000000000000000000000000000';

/** Reads the state that a signer checks from the signer's own node. The other contracts' addresses come from the hub. */
export function createOwnNode({ chainId, rpcUrl, hub, registry }: TrustedContracts): OwnNode {
  const placeholders = { raise: NOWHERE, hardship: NOWHERE, router: NOWHERE } as const;
  const unusedContracts = {
    ...placeholders,
    fxFeed: NOWHERE,
    rates: NOWHERE,
    windows: NOWHERE,
    token: NOWHERE,
    access: NOWHERE,
  } as const;
  const hubClient = createGuardedClient({ chainId, rpcUrl, contracts: { hub, registry, ...unusedContracts } });

  /** A reader with the hub's raise and hardship contracts, which the state of a series needs. */
  async function createSeriesReader(): Promise<ChainReader> {
    const abi: Abi = abis.hub;
    const [raise, hardship] = await hubClient.ask((client) =>
      Promise.all(
        ['raise', 'hardship'].map(
          (functionName) => client.readContract({ address: hub, abi, functionName }) as Promise<EvmAddress>,
        ),
      ),
    );
    if (raise === undefined || hardship === undefined) throw new AppError('CHAIN_UNAVAILABLE');
    return createChainReader(
      createGuardedClient({ chainId, rpcUrl, contracts: { ...hubClient.config.contracts, raise, hardship } }),
    );
  }

  return {
    async activeAttestor(key) {
      const { block, value } = await createChainReader(hubClient).activeAttestors([key]);
      return { active: value.get(key) === true, block: block.number, timestamp: block.timestamp };
    },
    async isTrusted() {
      const abi: Abi = abis.hub;
      const trusted = await hubClient.ask((client) =>
        client.readContract({ address: hub, abi, functionName: 'registry' }),
      );
      return sameHex(trusted as string, registry);
    },
    async nonces(seriesKey) {
      const chain = await createSeriesReader();
      const [series, hardship] = await Promise.all([chain.series(seriesKey), chain.hardship(seriesKey)]);
      if (series.value.state === 'NONE') return null;
      const { amendmentNonce: amendment, trueupNonce: trueup } = series.value;
      const { pauseNonce: pause, extinguishNonce: extinguish } = hardship.value;
      return { pause, extinguish, amendment, trueup, curve: false };
    },
  };
}

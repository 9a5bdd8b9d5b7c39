import { solanaAddress, solanaAddressHex, solanaAddressOf } from '@income-series/protocol/address';
import { solanaChainName } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import { verifyMessage } from '../../src/adapters/solana/index.ts';
import type { GatewayChain } from '../../src/apps/gateway/services.ts';

const DEVNET = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';
export const DEVNET_CHAIN = solanaChainName(DEVNET);

export { newSolanaWallet, type SolanaWallet } from './solana-wallet.ts';

/**
 * Solana's devnet without a node: signatures are verified as the adapter verifies them, and whatever a node would be asked
 * is answered as where it does not answer.
 * @throws CHAIN_UNAVAILABLE from every other call
 */
export function createSolanaChain(name: string = DEVNET_CHAIN): GatewayChain {
  const program = solanaAddressOf(new Uint8Array(32).fill(7));
  const properties: Pick<GatewayChain, 'name' | 'kind' | 'domain' | 'token' | 'called' | 'verifyMessage'> = {
    name,
    kind: 'solana',
    domain: { kind: 'solana', genesisHash: solanaAddressHex(DEVNET), programId: solanaAddressHex(program) },
    token: solanaAddressOf(new Uint8Array(32).fill(9)),
    called: [program],
    verifyMessage: async (wallet, text, signature) => verifyMessage(solanaAddress(wallet), text, signature),
  };
  const unavailable = async (): Promise<never> => {
    throw new AppError('CHAIN_UNAVAILABLE');
  };
  return new Proxy(properties, {
    get: (own, property) => {
      if (typeof property === 'symbol' || property === 'then') return undefined; // it is no promise
      return property in own ? own[property as keyof typeof own] : unavailable;
    },
  }) as GatewayChain;
}

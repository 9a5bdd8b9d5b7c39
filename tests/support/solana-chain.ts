import { ed25519 } from '@noble/curves/ed25519.js';
import { verifyMessage } from '../../src/adapters/solana/index.ts';
import type { GatewayChain } from '../../src/apps/gateway/services.ts';
import { type SolanaAddress, solanaAddress, solanaAddressHex, solanaAddressOf } from '../../src/core/address.ts';
import { toHex, utf8 } from '../../src/core/bytes.ts';
import { solanaChainName } from '../../src/core/chain.ts';
import { AppError } from '../../src/core/errors/app-error.ts';
import type { Hex } from '../../src/core/hex.ts';

const DEVNET = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';
export const DEVNET_CHAIN = solanaChainName(DEVNET);

/** A wallet of a Solana cluster: an Ed25519 key, which signs a text's bytes as they are. */
export interface SolanaWallet {
  readonly address: SolanaAddress;
  sign(text: string): Promise<Hex>;
}

export function newSolanaWallet(secret: Uint8Array = ed25519.utils.randomSecretKey()): SolanaWallet {
  return {
    address: solanaAddressOf(ed25519.getPublicKey(secret)),
    sign: async (text) => toHex(ed25519.sign(utf8(text), secret)),
  };
}

/**
 * Solana's devnet without a node: signatures are verified as the adapter verifies them, and whatever a node would be asked
 * is answered as where it does not answer.
 * @throws CHAIN_UNAVAILABLE from every other call
 */
export function createSolanaChain(name: string = DEVNET_CHAIN): GatewayChain {
  const program = solanaAddressOf(new Uint8Array(32).fill(7));
  const known: Pick<GatewayChain, 'name' | 'kind' | 'domain' | 'token' | 'verifyMessage'> = {
    name,
    kind: 'solana',
    domain: { kind: 'solana', genesisHash: solanaAddressHex(DEVNET), programId: solanaAddressHex(program) },
    token: solanaAddressOf(new Uint8Array(32).fill(9)),
    verifyMessage: async (wallet, text, signature) => verifyMessage(solanaAddress(wallet), text, signature),
  };
  const unavailable = async (): Promise<never> => {
    throw new AppError('CHAIN_UNAVAILABLE');
  };
  return new Proxy(known, {
    get: (own, property) => {
      if (typeof property === 'symbol' || property === 'then') return undefined; // it is no promise
      return property in own ? own[property as keyof typeof own] : unavailable;
    },
  }) as GatewayChain;
}

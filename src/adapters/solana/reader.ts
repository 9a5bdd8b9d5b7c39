import { solanaAddress, solanaAddressHex } from '@income-series/protocol/address';
import { toHex } from '@income-series/protocol/bytes';
import type { SolanaDomain } from '@income-series/protocol/signing';
import { getBase58Encoder } from '@solana/kit';
import type { ChainReader, CurveReader } from '../../chains/index.ts';
import { createAddresses, kitAddress, ownAddress } from './addresses.ts';
import { createGuardedRpc, type SolanaConfig } from './client.ts';
import { curvePositionReader } from './curve-position.ts';
import { claimReader } from './reader-claims.ts';
import { rateReader } from './reader-rates.ts';
import { registryReader } from './reader-registry.ts';
import { createRounds } from './reader-round.ts';
import { seriesReader } from './reader-series.ts';
import { tokenReader } from './reader-token.ts';
import { transactionReader } from './reader-transactions.ts';
import { verifyMessage } from './signature.ts';

/** The reads of a cluster that requests use. */
export interface SolanaReader extends Omit<ChainReader, keyof CurveReader>, Required<CurveReader> {
  readonly kind: 'solana';
  readonly domain: SolanaDomain;
  /** Checks by one request that the node answers for this cluster. @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH, CHAIN_REFUSED */
  check(): Promise<void>;
}

/**
 * Creates the reader without a request: the node is first asked by the first call, and a node that comes back is used by the next
 * one. Every call is limited by `timeoutMs` and one retry.
 *
 * @throws CHAIN_REFUSED for a cluster that the product refuses by name (mainnet-beta)
 */
export function createSolanaReader(config: SolanaConfig, guarded = createGuardedRpc(config)): SolanaReader {
  const addresses = createAddresses(config.program);
  const at = createRounds(guarded, addresses);
  const genesisHash = toHex(Uint8Array.from(getBase58Encoder().encode(config.genesisHash)));
  return {
    name: guarded.name,
    kind: 'solana',
    domain: { kind: 'solana', genesisHash, programId: solanaAddressHex(config.program) },
    called: [ownAddress(config.program)],
    head: async () => (await at(async () => null)).block,
    balanceOf: async (address) => (await at(async (look) => look.account(kitAddress(address))?.lamports ?? 0n)).value,
    check: async () => void (await at(async () => null)),
    ...tokenReader(at, config),
    ...registryReader(guarded, at, addresses),
    ...seriesReader(at, addresses),
    ...claimReader(at, addresses),
    ...rateReader(at, addresses),
    ...transactionReader(guarded),
    ...curvePositionReader(at, addresses),
    verifyMessage: async (wallet, message, signature) => verifyMessage(solanaAddress(wallet), message, signature),
  };
}

import type { Chains, CurveReader, NamedChain } from '../../chains/index.ts';
import type { Address } from '../../core/address.ts';
import type { CurvePositionOnChain } from '../../core/chain.ts';
import type { Bytes32 } from '../../core/hex.ts';

export type CurvePosition = CurvePositionOnChain;

export interface CurvePositions {
  /**
   * What a wallet has of a curve series, read from the chain for each call and kept nowhere. Whoever calls checks who asks.
   * Null where the chain has no such series, or no curves.
   * @throws CHAIN_REFUSED, CHAIN_UNAVAILABLE
   */
  position(chain: string, seriesKey: Bytes32, wallet: Address): Promise<CurvePosition | null>;
}

export const createCurvePositions = (chains: Chains<NamedChain & CurveReader>): CurvePositions => ({
  async position(chain, seriesKey, wallet) {
    const read = await chains.of(chain).curvePosition?.(seriesKey, wallet);
    return read?.value ?? null;
  },
});

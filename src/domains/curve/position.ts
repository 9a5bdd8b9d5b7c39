import type { Address } from '@income-series/protocol/address';
import type { CurvePositionOnChain } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Chains, CurveReader, NamedChain } from '../../chains/index.ts';

/** A wallet's holdings in a curve series. */
export type CurvePosition = CurvePositionOnChain;

/** Reads wallets' holdings in curve series. */
export interface CurvePositions {
  /**
   * Reads a wallet's holdings in a curve series from the chain, without storing them. The caller must check the viewer's
   * access. Null if the chain has no such series or no curves.
   * @throws CHAIN_REFUSED, CHAIN_UNAVAILABLE
   */
  position(chain: string, seriesKey: Bytes32, wallet: Address): Promise<CurvePosition | null>;
}

/** Creates the reader of holdings in curve series. */
export const createCurvePositions = (chains: Chains<NamedChain & CurveReader>): CurvePositions => ({
  async position(chain, seriesKey, wallet) {
    const read = await chains.of(chain).curvePosition?.(seriesKey, wallet);
    return read?.value ?? null;
  },
});

import type { ContractCall, ReadCallPrices } from '../../domains/transaction/index.ts';
import { createGuardedClient, type EvmConfig } from './client.ts';
import { GAP_GAS } from './relayer-gap.ts';
import { priceAt, withSlack } from './relayer-price.ts';
import { readFees } from './transactions.ts';

/**
 * The gas that each call of a keeper is charged with; settlement calls for one unit of work. Each is a little more than the
 * dearer of Ethereum (gas used) and chain 10143 (gas limit) in `contracts/evm/gas.md`, which `tests/keepers/forecast.test.ts`
 * compares.
 */
export const KEEPER_GAS = {
  settleStep: 42_000n,
  passGate: 145_000n,
  deliverBid: 285_000n,
  releaseUnits: 60_000n,
  openWindow: 140_000n,
  settleWindow: 56_000n,
  deliverOrder: 180_000n,
  markMissed: 90_000n,
  submitRoutedReport: 280_000n,
  payTail: 195_000n,
  endPause: 80_000n,
  closeSeries: 48_000n,
} as const satisfies Partial<Record<ContractCall['kind'], bigint>>;

const gasOf = (kind: ContractCall['kind'], count: number): bigint =>
  ((KEEPER_GAS as Partial<Record<ContractCall['kind'], bigint>>)[kind] ?? 0n) * BigInt(count);

/**
 * Prices keepers' calls in wei, by the base fee of the newest block and the configured tip. `booking` is the most that may be
 * spent on a call, with a transaction that fills a gap in the nonces before it.
 */
export function createCallPrices(config: EvmConfig): ReadCallPrices {
  const guarded = createGuardedClient(config);
  return async () => {
    const fees = await guarded.ask((client) => readFees(guarded, client));
    return {
      cost: (kind, count) => gasOf(kind, count) * (fees.baseFee + fees.priorityFee),
      booking: (kind, work) => withSlack((gasOf(kind, work) + GAP_GAS) * priceAt(fees).maxFeePerGas),
    };
  };
}

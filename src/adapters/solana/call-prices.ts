import type { CallPrices, ContractCall } from '../../domains/transaction/index.ts';
import { CALL_ADAPTERS } from './calls/index.ts';
import { MAX_COMPUTE_UNITS, priorityCost, SIGNATURE_COST } from './message.ts';

/**
 * The compute units of the transaction of each call of a keeper; of a settlement those of a step on average. Each is a little more than
 * `contracts/solana/compute-units.md` and `contracts/raise-costs.md` say, which `tests/keepers/forecast.test.ts` compares.
 */
export const KEEPER_UNITS = {
  settleStep: 150_000,
  passGate: 13_000,
  deliverBid: 30_000,
  releaseUnits: 13_000,
  openWindow: 24_000,
  settleWindow: 150_000,
  deliverOrder: 28_000,
  markMissed: 8_000,
  endPause: 11_000,
  closeSeries: 11_000,
  activateCurve: 11_000,
  failCurve: 7_000,
  syncCensus: 11_000,
  settleTender: 12_000,
  route: 21_000,
  release: 16_000,
  closeAccount: 20_000,
  releaseResidue: 11_000,
} as const satisfies Partial<Record<ContractCall['kind'], number>>;

/** The compute limit of a call's transaction: its units with the margin of its kind, or the highest limit where the units are not known. */
function limitOf(kind: ContractCall['kind']): number {
  const units = (KEEPER_UNITS as Partial<Record<ContractCall['kind'], number>>)[kind];
  const margin = CALL_ADAPTERS[kind]?.margin;
  return units === undefined || margin === undefined ? MAX_COMPUTE_UNITS : units + margin.unitsFor(units);
}

/**
 * Prices keepers' calls in lamports: a signature and the tip of the compute limit for each transaction, without rent, which comes back. A
 * unit of work of a settlement is a step. Each call is booked with the highest limit.
 */
export function createSolanaCallPrices(priorityFee: bigint): CallPrices {
  const booking = 2n * SIGNATURE_COST + priorityCost(MAX_COMPUTE_UNITS, priorityFee);
  return {
    cost: (kind, count) => BigInt(count) * (SIGNATURE_COST + priorityCost(limitOf(kind), priorityFee)),
    booking: () => booking,
  };
}

import type { ContractCall } from '../../domains/transaction/index.ts';
import { CALL_ADAPTERS, type EvmCallKind } from './calls/index.ts';
import type { GasMargin } from './calls/margins.ts';

/**
 * The gas margin of every kind of call. It covers only what others can make a call dearer by (calls open to all, a report,
 * the beginning of a quarter), because chain 10143 charges the limit and not the use. Decisions of attestors and registry
 * and passed deadlines are not covered, because they come once and the call is then built again. A settlement step that
 * enters a dearer stage is not covered either, because that happens at most five times a round and every step would pay.
 */
export const GAS_MARGINS = Object.fromEntries(
  Object.entries(CALL_ADAPTERS).flatMap(([kind, adapter]) => (adapter === null ? [] : [[kind, adapter.margin]])),
) as { readonly [K in EvmCallKind]: GasMargin };

/** The gas limit of a call: the node's estimate plus the margin of its kind. */
export const gasLimit = (call: ContractCall, estimate: bigint): bigint =>
  estimate + GAS_MARGINS[call.kind as EvmCallKind].gasFor(estimate, call);

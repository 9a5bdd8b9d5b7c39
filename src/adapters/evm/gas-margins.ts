import type { ContractCall } from '../../domains/transaction/index.ts';
import { CALL_ADAPTERS, type EvmCallKind } from './calls/index.ts';
import type { GasMargin } from './calls/margins.ts';

/**
 * The margin of every kind of call. Chain 10143 charges the limit and not the use, so it is what others can make a call
 * dearer by: calls that are open to all, a report, a quarter that begins. Decisions of attestors and of the registry, and
 * a deadline that passes, are not in it: they come once, and the call is built again. Nor is a step of settlement that
 * another step brings into a dearer stage: a settlement has five stages at most a round, and what would cover that would
 * be charged for every step.
 */
export const GAS_MARGINS = Object.fromEntries(
  Object.entries(CALL_ADAPTERS).flatMap(([kind, adapter]) => (adapter === null ? [] : [[kind, adapter.margin]])),
) as { readonly [K in EvmCallKind]: GasMargin };

/** The limit that a call of the contracts is sent with: what the node estimated, and the margin of its kind. */
export const gasLimit = (call: ContractCall, estimate: bigint): bigint =>
  estimate + GAS_MARGINS[call.kind as EvmCallKind].of(estimate, call);

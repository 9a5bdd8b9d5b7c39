import { type Abi, encodeFunctionData } from 'viem';
import type { EvmContracts } from '../../core/chain.ts';
import type { EvmAddress, Hex } from '../../core/hex.ts';
import type { ContractCall } from '../../domains/transaction/index.ts';
import { abis } from './abi.ts';
import type { CallAdapter } from './calls/adapter.ts';
import { CALL_ADAPTERS } from './calls/index.ts';

export interface EncodedCall {
  readonly to: EvmAddress;
  readonly data: Hex;
}

/** The contract a call goes to, and its calldata. */
export function encodeCall(contracts: EvmContracts, call: ContractCall): EncodedCall {
  const adapter = CALL_ADAPTERS[call.kind] as CallAdapter<ContractCall>;
  const contract = typeof adapter.contract === 'string' ? adapter.contract : adapter.contract(call);
  const abi: Abi = abis[contract];
  const args = [...adapter.args(call, contracts)];
  return { to: contracts[contract], data: encodeFunctionData({ abi, functionName: call.kind, args }) };
}

/** Under which a call is remembered: two contracts may take the same bytes. */
export const callKey = ({ to, data }: EncodedCall): string => `${to}:${data}`;

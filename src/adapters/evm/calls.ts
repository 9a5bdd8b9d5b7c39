import type { EvmContracts } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type Bytes32, type EvmAddress, type Hex, lowerHex } from '@income-series/protocol/hex';
import { type Abi, concat, encodeFunctionData, keccak256 } from 'viem';
import type { ContractCall } from '../../domains/transaction/index.ts';
import { abis } from './abi.ts';
import type { ContractCallAdapter } from './calls/adapter.ts';
import { CALL_ADAPTERS } from './calls/index.ts';
import type { FunctionCall } from './run-in-order.ts';

export interface EncodedCall {
  readonly to: EvmAddress;
  readonly data: Hex;
}

/** The contract function of a call, with its arguments. @throws CALL_NOT_ON_CHAIN */
export function functionOf(contracts: EvmContracts, call: ContractCall): FunctionCall {
  const adapter = CALL_ADAPTERS[call.kind] as ContractCallAdapter<ContractCall> | null;
  if (adapter === null) throw new AppError('CALL_NOT_ON_CHAIN');
  const contract = typeof adapter.contract === 'string' ? adapter.contract : adapter.contract(call);
  const abi: Abi = abis[contract];
  return { address: contracts[contract], abi, functionName: call.kind, args: [...adapter.args(call, contracts)] };
}

/** The contract a call goes to, and its calldata. @throws CALL_NOT_ON_CHAIN */
export function encodeCall(contracts: EvmContracts, call: ContractCall): EncodedCall {
  const target = functionOf(contracts, call);
  return { to: target.address, data: encodeFunctionData(target) };
}

/** The key of a call in maps: address and calldata, because two contracts may take the same calldata. */
export const callKey = ({ to, data }: EncodedCall): string => `${to}:${data}`;

/** The hash of address and calldata. It is stored instead of the calldata, because that may contain signatures. */
export const callHash = ({ to, data }: EncodedCall): Bytes32 => lowerHex(keccak256(concat([to, data])));

import { abis } from '@income-series/protocol/contract-abis';
import type { CallArgument, TransactionCall } from '@income-series/protocol/transaction-call';
import { type Abi, decodeFunctionData } from 'viem';

const valueText = (value: unknown): string =>
  typeof value === 'object'
    ? JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? `${part}` : part))
    : String(value);

/**
 * The call as a contract with this ABI reads it; null if the contract has no such function. The type of the ABI is not viem's, because
 * the declarations of the client name no package.
 */
function decodeCall(
  contractAbi: readonly unknown[],
  data: `0x${string}`,
): { readonly functionName: string; readonly args: readonly CallArgument[] } | null {
  const abi = contractAbi as Abi;
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi, data });
    const declared = abi.find((item) => item.type === 'function' && item.name === functionName);
    const inputs = declared?.type === 'function' ? declared.inputs : [];
    return {
      functionName,
      args: args.map((value, i) => ({ name: inputs[i]?.name || `argument ${i + 1}`, value: valueText(value) })),
    };
  } catch {
    return null;
  }
}

/** Reads a call of an EVM chain, with all contracts of the product that have its function; null if none has it. */
export function readEvmCall({ to, data }: { readonly to: string; readonly data: string }): TransactionCall | null {
  const readings = Object.entries(abis).flatMap(([contract, abi]) => {
    const call = decodeCall(abi, data as `0x${string}`);
    return call === null ? [] : [{ contract, call }];
  });
  const [first] = readings;
  if (first === undefined) return null;
  return { to: to.toLowerCase(), contracts: readings.map(({ contract }) => contract), ...first.call, accounts: [] };
}

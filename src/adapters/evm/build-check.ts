import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { BaseError, InvalidParamsRpcError, MethodNotFoundRpcError, type PublicClient } from 'viem';
import { isContractError } from './contract-error.ts';
import type { PlannedContract } from './deployment-plan.ts';

/**
 * The runtime code that creation code leaves at an address, immutables included: the node runs it there in a call with
 * that code in the account's place (`eth_call` with a state override), so that nothing needs to be masked.
 */
async function runtimeOf(client: PublicClient, address: EvmAddress, code: Hex): Promise<Hex | undefined> {
  return (await client.call({ to: address, data: '0x', stateOverride: [{ address, code }] })).data;
}

/** True if the node does not know the third parameter of `eth_call`, which is the state override. */
const isParameterUnknown = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk((cause) => cause instanceof InvalidParamsRpcError || cause instanceof MethodNotFoundRpcError) !== null;

/** The result; undefined where the code failed or the node knows no state override. @throws every other error of the node */
const resultOrUndefined = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isContractError(error) || isParameterUnknown(error)) return undefined;
    throw error;
  });

/** Code that returns the number 6 in 32 bytes: PUSH1 6, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN. */
const PROBE: Hex = '0x60065f5260205ff3';

/** True if the node's `eth_call` accepts a state override of an account's code. @throws errors of the node */
export async function supportsCodeOverrides(client: PublicClient, address: EvmAddress): Promise<boolean> {
  return (await resultOrUndefined(runtimeOf(client, address, PROBE))) === `0x${'6'.padStart(64, '0')}`;
}

/**
 * True if an address has exactly the code that the build's creation code leaves there. A node without state overrides
 * makes it false. @throws errors of the node
 */
export async function hasBuildCode(
  client: PublicClient,
  { address, code }: Pick<PlannedContract, 'address' | 'code'>,
): Promise<boolean> {
  const [deployedCode, builtCode] = await Promise.all([
    client.getCode({ address }),
    resultOrUndefined(runtimeOf(client, address, code)),
  ]);
  return deployedCode !== undefined && deployedCode === builtCode;
}

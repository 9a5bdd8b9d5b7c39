import { BaseError, HttpRequestError, type PublicClient, TimeoutError } from 'viem';
import type { EvmAddress, Hex } from '../../core/hex.ts';
import type { PlannedContract } from './deployment-plan.ts';

/**
 * The runtime code, with its immutables, that creation code leaves at an address. The node computes it: a state override gives
 * the account the creation code, and an `eth_call` runs that code.
 */
async function runtimeOf(client: PublicClient, address: EvmAddress, code: Hex): Promise<Hex | undefined> {
  return (await client.call({ to: address, data: '0x', stateOverride: [{ address, code }] })).data;
}

/** True if the connection failed; false if the error is the node's answer. */
const isConnectionError = (error: unknown): boolean =>
  !(error instanceof BaseError) ||
  error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError) !== null;

/** The result; undefined where the node answered with an error. @throws connection errors */
const resultOrUndefined = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isConnectionError(error)) throw error;
    return undefined;
  });

/** Code that returns the number 6 in 32 bytes: PUSH1 6, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN. */
const PROBE: Hex = '0x60065f5260205ff3';

/** True if the node's `eth_call` accepts a state override of an account's code. @throws connection errors */
export async function supportsCodeOverrides(client: PublicClient, address: EvmAddress): Promise<boolean> {
  return (await resultOrUndefined(runtimeOf(client, address, PROBE))) === `0x${'6'.padStart(64, '0')}`;
}

/**
 * True if an address has exactly the code that the build's creation code leaves there. A node without state overrides
 * makes it false. @throws connection errors
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

import { BaseError, HttpRequestError, type PublicClient, TimeoutError } from 'viem';
import type { EvmAddress, Hex } from '../../core/hex.ts';
import type { PlannedContract } from './deployment-plan.ts';

/**
 * The runtime code that creation code leaves at an address, immutables included: the node runs it there in a call with
 * that code in the account's place (`eth_call` with a state override), so that nothing needs to be masked.
 */
async function runtimeOf(client: PublicClient, address: EvmAddress, code: Hex): Promise<Hex | undefined> {
  return (await client.call({ to: address, data: '0x', stateOverride: [{ address, code }] })).data;
}

/** An error of the way to the node, after which nothing is known; others are its answer. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof BaseError) ||
  error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError) !== null;

/** @throws the errors of the way to the node */
const answered = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isUnanswered(error)) throw error;
    return undefined;
  });

/** Code that answers its own 32 bytes of 6: PUSH1 6, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN. */
const PROBE: Hex = '0x60065f5260205ff3';

/** Whether the node runs given code in the place of an account's. @throws the errors of the way to the node */
export async function takesOverrides(client: PublicClient, address: EvmAddress): Promise<boolean> {
  return (await answered(runtimeOf(client, address, PROBE))) === `0x${'6'.padStart(64, '0')}`;
}

/**
 * Whether an address holds exactly the code that the build's creation code leaves there. Of a node that takes no overrides
 * the answer is false. @throws the errors of the way to the node
 */
export async function holdsBuild(
  client: PublicClient,
  { address, code }: Pick<PlannedContract, 'address' | 'code'>,
): Promise<boolean> {
  const [there, made] = await Promise.all([client.getCode({ address }), answered(runtimeOf(client, address, code))]);
  return there !== undefined && there === made;
}

import {
  type Hex,
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  maxUint256,
  numberToHex,
  type PublicClient,
  parseEventLogs,
} from 'viem';
import type { EvmContracts } from '../../core/chain.ts';
import { type EvmAddress, lowerHex } from '../../core/hex.ts';
import type { ContractCall, ContractCallOf } from '../../domains/transaction/index.ts';
import { abis } from './abi.ts';
import { type EncodedCall, encodeCall } from './calls.ts';
import { revertNameOf } from './revert.ts';

/** The fields of a call in the answer of `eth_simulateV1` that this file reads. */
interface SimulatedCall {
  readonly status: Hex;
  readonly returnData: Hex;
  readonly logs: readonly { readonly address: Hex; readonly topics: readonly Hex[]; readonly data: Hex }[];
}

type Approve = ContractCallOf<'approve'>;

/** The contracts that take payment tokens from the wallet that calls them. */
const SPENDERS = ['raise', 'hub', 'router', 'windows'] as const satisfies readonly Approve['spender'][];

/** The approval after which a call succeeds, or the error that it has even with an unlimited approval. */
type ApprovalResult = { readonly approval: Approve } | { readonly errorName: string };

/**
 * Finds the approval that a failing call needs, of exactly the tokens that the contract then takes. Null where the call
 * takes no tokens or the node has no `eth_simulateV1`.
 *
 * Approval and call are simulated twice: with an unlimited allowance, which shows the amount taken, and then with an
 * allowance of that amount.
 *
 * @throws CHAIN_UNAVAILABLE
 */
export async function approvalFor(
  client: PublicClient,
  contracts: EvmContracts,
  from: EvmAddress,
  call: ContractCall,
): Promise<ApprovalResult | null> {
  const step = encodeCall(contracts, call);
  const spender = SPENDERS.find((name) => contracts[name] === step.to);
  if (spender === undefined || call.kind === 'approve') return null;
  const approve = (amount: bigint): Approve => ({ kind: 'approve', spender, amount });
  const simulateAfter = (first: Approve) => simulate(client, from, [encodeCall(contracts, first), step]);

  const calls = await simulateAfter(approve(maxUint256));
  if (calls === null) return null;
  const errorWithAnyApproval = failureOf(calls);
  if (errorWithAnyApproval !== null) return { errorName: errorWithAnyApproval };
  const approval = approve(transferredTokens(calls, contracts.token, from, step.to));
  if (approval.amount === 0n) return null;
  const errorName = failureOf((await simulateAfter(approval)) ?? []);
  return errorName === null ? { approval } : { errorName };
}

/** The name of the error of the first call that fails; null where none does. */
function failureOf(calls: readonly SimulatedCall[]): string | null {
  const failedCall = calls.find(({ status }) => BigInt(status) !== 1n);
  return failedCall === undefined ? null : revertNameOf(failedCall.returnData);
}

/** The payment tokens that the calls moved from wallet to contract, in base units. */
function transferredTokens(
  calls: readonly SimulatedCall[],
  token: EvmAddress,
  from: EvmAddress,
  to: EvmAddress,
): bigint {
  const logs = calls.flatMap((call) => call.logs).filter(({ address }) => lowerHex(address) === token);
  return parseEventLogs({ abi: abis.token, eventName: 'Transfer', logs: logs as never })
    .filter(({ args }) => lowerHex(args.from) === from && lowerHex(args.to) === to)
    .reduce((sum, { args }) => sum + args.value, 0n);
}

/** Simulates a wallet's calls in order on the latest block; null where the node has no `eth_simulateV1`. */
async function simulate(
  client: PublicClient,
  from: EvmAddress,
  calls: readonly EncodedCall[],
): Promise<readonly SimulatedCall[] | null> {
  const requests = calls.map(({ to, data }) => ({ from, to, data, value: numberToHex(0) }));
  try {
    const [block] = await client.request({
      method: 'eth_simulateV1',
      params: [{ blockStateCalls: [{ calls: requests }] }, 'latest'],
    });
    return (block?.calls ?? null) as readonly SimulatedCall[] | null;
  } catch (error) {
    if (error instanceof MethodNotFoundRpcError || error instanceof MethodNotSupportedRpcError) return null;
    throw error;
  }
}

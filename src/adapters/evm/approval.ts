import type { EvmContracts } from '@income-series/protocol/chain';
import { type EvmAddress, lowerHex } from '@income-series/protocol/hex';
import {
  BaseError,
  type Hex,
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  maxUint256,
  numberToHex,
  type PublicClient,
  parseEventLogs,
} from 'viem';
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

/** The error name of a payment token that takes no approval, even after one of zero. */
const APPROVAL_REFUSED = 'TOKEN_REFUSES_APPROVAL';
/** The error name of a payment token that takes more from a wallet than it gives to the paid contract. */
const PART_KEPT = 'TOKEN_KEEPS_A_PART';

/**
 * The approval after which a call succeeds. `reset`: the approval of zero that comes first, for a token like USDT that changes
 * no allowance that is not zero. Before a call that is itself an approval, `approval` is the approval of zero.
 */
export interface FoundApproval {
  readonly approval: Approve;
  readonly reset: Approve | null;
}

/** The approval that a call needs before it, or the error that it has even with an unlimited approval. */
type ApprovalResult = FoundApproval | { readonly errorName: string };

/**
 * Finds the approval that a failing call needs, of exactly the tokens that the contract then takes. Null where the call
 * takes no tokens or the node has no `eth_simulateV1`.
 *
 * Approval and call are simulated twice: with an unlimited allowance, which shows the amount taken, and then with an
 * allowance of that amount. If the token refuses the first approval, an approval of zero comes before it from then on. A call
 * that is itself an approval needs at most the approval of zero, also where the token refuses it by the answer false.
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
  const isApproval = call.kind === 'approve';
  const spender = isApproval ? call.spender : SPENDERS.find((name) => contracts[name] === step.to);
  if (spender === undefined) return null;
  const approve = (amount: bigint): Approve => ({ kind: 'approve', spender, amount });
  const simulateAfter = (...first: readonly Approve[]) =>
    simulate(client, from, [...first.map((each) => encodeCall(contracts, each)), step]);

  const unlimited = isApproval ? [] : [approve(maxUint256)];
  const withoutReset = await simulateAfter(...unlimited);
  if (withoutReset === null) return null;
  const reset = isRefused(withoutReset[0]) ? approve(0n) : null;
  const calls = reset === null ? withoutReset : ((await simulateAfter(reset, ...unlimited)) ?? []);
  if (reset !== null && (isRefused(calls[0]) || isRefused(calls[1]))) return { errorName: APPROVAL_REFUSED };
  if (isApproval) return reset && { approval: reset, reset: null };
  const errorWithAnyApproval = failureOf(calls);
  if (errorWithAnyApproval !== null) return { errorName: errorWithAnyApproval };
  const { taken, paid } = movedTokens(calls, contracts.token, from, step.to);
  if (taken > paid) return { errorName: PART_KEPT };
  if (paid === 0n) return null;
  const approval = approve(paid);
  const errorName = failureOf((await simulateAfter(...(reset ? [reset] : []), approval)) ?? []);
  return errorName === null ? { approval, reset } : { errorName };
}

/** True if a token did not take an approval: the call failed or answered false. A token that answers nothing took it. */
function isRefused(call: SimulatedCall | undefined): boolean {
  if (call === undefined || BigInt(call.status) !== 1n) return true;
  return /^0x0{64}$/.test(call.returnData);
}

/** The name of the error of the first call that fails; null if no call fails. */
function failureOf(calls: readonly SimulatedCall[]): string | null {
  const failedCall = calls.find(({ status }) => BigInt(status) !== 1n);
  return failedCall === undefined ? null : revertNameOf(failedCall.returnData);
}

/** The payment tokens that the calls took from the wallet, and the part that the calls paid to the contract, in base units. */
function movedTokens(calls: readonly SimulatedCall[], token: EvmAddress, from: EvmAddress, to: EvmAddress) {
  const logs = calls.flatMap((call) => call.logs).filter(({ address }) => lowerHex(address) === token);
  const moved = parseEventLogs({ abi: abis.token, eventName: 'Transfer', logs: logs as never })
    .map(({ args }) => args)
    .filter((args) => lowerHex(args.from) === from);
  const sum = (list: typeof moved) => list.reduce((total, { value }) => total + value, 0n);
  return { taken: sum(moved), paid: sum(moved.filter((args) => lowerHex(args.to) === to)) };
}

/** True if the node does not have the method, or does not offer it, which providers say with codes of their own. */
const isMethodRefused = (error: unknown): boolean =>
  error instanceof MethodNotFoundRpcError ||
  error instanceof MethodNotSupportedRpcError ||
  (error instanceof BaseError &&
    /method.*(not (exist|available|supported|allowed|found)|disabled)/i.test(error.details ?? ''));

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
    if (isMethodRefused(error)) return null;
    throw error;
  }
}

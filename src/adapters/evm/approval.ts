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

/** A call of `eth_simulateV1`'s answer, as far as it is read here. */
interface SimulatedCall {
  readonly status: Hex;
  readonly returnData: Hex;
  readonly logs: readonly { readonly address: Hex; readonly topics: readonly Hex[]; readonly data: Hex }[];
}

type Approve = ContractCallOf<'approve'>;

/** The contracts that take payment tokens from the wallet that calls them. */
const SPENDERS = ['raise', 'hub', 'router', 'windows'] as const satisfies readonly Approve['spender'][];

/** A call that fails alone: the approval after which it succeeds, or why it fails with any. */
type Approved = { readonly approval: Approve } | { readonly errorName: string };

/**
 * The approval after which a call succeeds that fails alone: of exactly the tokens that the contract then takes. Null where
 * the call takes none or the node has no `eth_simulateV1`.
 *
 * The calls are simulated in order, first with an allowance without limit, which says how much is taken, and then with
 * exactly that one.
 *
 * @throws CHAIN_UNAVAILABLE
 */
export async function approvalFor(
  client: PublicClient,
  contracts: EvmContracts,
  from: EvmAddress,
  call: ContractCall,
): Promise<Approved | null> {
  const step = encodeCall(contracts, call);
  const spender = SPENDERS.find((name) => contracts[name] === step.to);
  if (spender === undefined || call.kind === 'approve') return null;
  const approve = (amount: bigint): Approve => ({ kind: 'approve', spender, amount });
  const after = (first: Approve) => simulate(client, from, [encodeCall(contracts, first), step]);

  const calls = await after(approve(maxUint256));
  if (calls === null) return null;
  const failed = failureOf(calls);
  if (failed !== null) return { errorName: failed };
  const approval = approve(takenFrom(calls, contracts.token, from, step.to));
  if (approval.amount === 0n) return null;
  const errorName = failureOf((await after(approval)) ?? []);
  return errorName === null ? { approval } : { errorName };
}

/** The name of the error of the first call that fails; null where none does. */
function failureOf(calls: readonly SimulatedCall[]): string | null {
  const failed = calls.find(({ status }) => BigInt(status) !== 1n);
  return failed === undefined ? null : revertNameOf(failed.returnData);
}

/** What moved from the wallet to the contract, base units. */
function takenFrom(calls: readonly SimulatedCall[], token: EvmAddress, from: EvmAddress, to: EvmAddress): bigint {
  const logs = calls.flatMap((call) => call.logs).filter(({ address }) => lowerHex(address) === token);
  return parseEventLogs({ abi: abis.token, eventName: 'Transfer', logs: logs as never })
    .filter(({ args }) => lowerHex(args.from) === from && lowerHex(args.to) === to)
    .reduce((sum, { args }) => sum + args.value, 0n);
}

/** Runs calls of one wallet one after the other, upon the latest block. Null where the node cannot. */
async function simulate(
  client: PublicClient,
  from: EvmAddress,
  calls: readonly EncodedCall[],
): Promise<readonly SimulatedCall[] | null> {
  const sent = calls.map(({ to, data }) => ({ from, to, data, value: numberToHex(0) }));
  try {
    const [block] = await client.request({
      method: 'eth_simulateV1',
      params: [{ blockStateCalls: [{ calls: sent }] }, 'latest'],
    });
    return (block?.calls ?? null) as readonly SimulatedCall[] | null;
  } catch (error) {
    if (error instanceof MethodNotFoundRpcError || error instanceof MethodNotSupportedRpcError) return null;
    throw error;
  }
}

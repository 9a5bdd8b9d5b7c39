import { type Hex, hexToBigInt, numberToHex, type PublicClient } from 'viem';
import type { Address } from '../../core/hex.ts';
import type {
  ContractCall,
  PreparedTransaction,
  Simulation,
  TransactionChain,
} from '../../domains/transaction/index.ts';
import { encodeCall } from './calls.ts';
import type { GuardedClient } from './client.ts';
import { gasLimit } from './gas-margins.ts';
import { revertName } from './revert.ts';

/** A failure that no contract of ours raised. */
const INSUFFICIENT_FUNDS = 'INSUFFICIENT_FUNDS';

/** Prices of one unit of gas now, in wei. */
export interface FeeData {
  readonly baseFee: bigint;
  readonly priorityFee: bigint;
}

export interface TransactionBuilder extends TransactionChain {
  /** @throws CHAIN_UNAVAILABLE */
  fees(): Promise<FeeData>;
}

type Attempt = { readonly ok: true; readonly gas: bigint } | { readonly ok: false; readonly errorName: string };

/**
 * Encodes calls and simulates them as the wallet that will sign, at the latest block.
 *
 * Gas is the estimate and the margin of the call's kind: chain 10143 charges the limit and not the use, so the limit is
 * also what the cost is computed from: limit * (base fee + priority fee), in wei.
 */
export function createTransactionBuilder(guarded: GuardedClient): TransactionBuilder {
  const { chainId, contracts } = guarded.config;

  async function prepare(from: Address, call: ContractCall): Promise<PreparedTransaction> {
    const { to, data } = encodeCall(contracts, call);
    const bare = { from, to, data, value: numberToHex(0) };
    const [attempt, fees, balance] = await guarded.ask((client) =>
      Promise.all([estimate(client, bare), readFees(client), client.getBalance({ address: from })]),
    );
    const request = { ...bare, chainId: numberToHex(chainId) };
    if (!attempt.ok) return { request, simulation: { ok: false, errorName: attempt.errorName, cost: null } };
    const gas = gasLimit(call, attempt.gas);
    const cost = gas * (fees.baseFee + fees.priorityFee);
    const simulation: Simulation =
      balance < cost
        ? { ok: false, errorName: INSUFFICIENT_FUNDS, cost: cost.toString() }
        : { ok: true, errorName: null, cost: cost.toString() };
    return { request: { ...request, gas: numberToHex(gas) }, simulation };
  }

  return { name: guarded.name, prepare, fees: () => guarded.ask(readFees) };
}

export async function readFees(client: PublicClient): Promise<FeeData> {
  const [block, priorityFee] = await Promise.all([
    client.getBlock({ blockTag: 'latest' }),
    client.request({ method: 'eth_maxPriorityFeePerGas' }),
  ]);
  return { baseFee: block.baseFeePerGas ?? 0n, priorityFee: hexToBigInt(priorityFee) };
}

interface BareCall {
  readonly from: Address;
  readonly to: Address;
  readonly data: Hex;
  readonly value: Hex;
}

/** A revert is an answer; any other error of the node goes to the caller. */
async function estimate(client: PublicClient, call: BareCall): Promise<Attempt> {
  try {
    return { ok: true, gas: hexToBigInt(await client.request({ method: 'eth_estimateGas', params: [call] })) };
  } catch (error) {
    const errorName = revertName(error);
    if (errorName === null) throw error;
    return { ok: false, errorName };
  }
}

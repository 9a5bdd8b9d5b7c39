import { BaseError, decodeErrorResult, type Hex, hexToBigInt, numberToHex, type PublicClient } from 'viem';
import type { Address } from '../../core/hex.ts';
import type {
  ContractCall,
  PreparedTransaction,
  Simulation,
  TransactionChain,
} from '../../domains/transaction/index.ts';
import { productErrors } from './abi.ts';
import { encodeCall } from './calls.ts';
import type { GuardedClient } from './client.ts';

/** Names of failures that no contract of ours raised. */
const UNNAMED_REVERT = 'REVERTED';
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
 * Gas is the estimate and a tenth of it, rounded up: chain 10143 charges the limit and not the use, so the limit is also
 * what the cost is computed from: limit * (base fee + priority fee), in wei.
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
    const gas = (attempt.gas * 11n + 9n) / 10n;
    const cost = gas * (fees.baseFee + fees.priorityFee);
    const simulation: Simulation =
      balance < cost
        ? { ok: false, errorName: INSUFFICIENT_FUNDS, cost: cost.toString() }
        : { ok: true, errorName: null, cost: cost.toString() };
    return { request: { ...request, gas: numberToHex(gas) }, simulation };
  }

  return { name: guarded.name, prepare, fees: () => guarded.ask(readFees) };
}

async function readFees(client: PublicClient): Promise<FeeData> {
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

/** The name of the custom error in a node's answer; null where the error is not a revert. */
function revertName(error: unknown): string | null {
  if (!(error instanceof BaseError)) return null;
  const data = revertData(error);
  if (data === null) return /revert/i.test(error.details ?? '') ? UNNAMED_REVERT : null;
  try {
    const { errorName } = decodeErrorResult({ abi: productErrors, data });
    return errorName === 'Error' || errorName === 'Panic' ? UNNAMED_REVERT : errorName;
  } catch {
    return UNNAMED_REVERT;
  }
}

function revertData(error: BaseError): Hex | null {
  let found: Hex | null = null;
  error.walk((cause) => {
    const data = (cause as { data?: unknown }).data;
    if (typeof data === 'string' && data.startsWith('0x')) found = data as Hex;
    return found !== null;
  });
  return found;
}

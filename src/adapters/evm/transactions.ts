import { type Hex, hexToBigInt, numberToHex, type PublicClient } from 'viem';
import type { EvmAddress } from '../../core/hex.ts';
import type {
  ContractCall,
  EvmRequest,
  PreparedEvmTransaction,
  TransactionChain,
} from '../../domains/transaction/index.ts';
import { approvalFor } from './approval.ts';
import { encodeCall, functionOf } from './calls.ts';
import { type GuardedClient, readHead } from './client.ts';
import { gasLimit } from './gas-margins.ts';
import { revertName } from './revert.ts';
import { runInOrder } from './run-in-order.ts';

/** A failure that no contract of ours raised. */
const INSUFFICIENT_FUNDS = 'INSUFFICIENT_FUNDS';

/** Prices of one unit of gas now, in wei. */
export interface FeeData {
  readonly baseFee: bigint;
  readonly priorityFee: bigint;
  /** The block that they are of. */
  readonly height: bigint;
}

export interface TransactionBuilder extends TransactionChain {
  prepare(from: EvmAddress, call: ContractCall): Promise<PreparedEvmTransaction>;
  prepareInOrder(from: EvmAddress, calls: readonly ContractCall[]): Promise<readonly PreparedEvmTransaction[]>;
  /** @throws CHAIN_UNAVAILABLE */
  fees(): Promise<FeeData>;
}

type Attempt = { readonly ok: true; readonly gas: bigint } | { readonly ok: false; readonly errorName: string };

/** A call as it is sent, and why it would fail; `cost` and `balance` in wei. */
interface Attempted {
  readonly request: EvmRequest;
  readonly errorName: string | null;
  /** Null where the gas is not estimated. */
  readonly cost: bigint | null;
  readonly balance: bigint;
}

/** `spent`: what the wallet pays for the transactions before it, wei. */
function preparedOf({ request, errorName, cost, balance }: Attempted, spent = 0n): PreparedEvmTransaction {
  const isShort = errorName === null && cost !== null && balance < spent + cost;
  const failure = isShort ? INSUFFICIENT_FUNDS : errorName;
  const simulation = { ok: failure === null, errorName: failure, cost: cost?.toString() ?? null };
  return { request, approval: null, simulation };
}

/**
 * Encodes calls and simulates them as the wallet that will sign, at the latest block; one that fails alone once more after
 * an approval of the payment token.
 *
 * Gas is the estimate and the margin of the call's kind: chain 10143 charges the limit and not the use, so the limit is
 * also what the cost is computed from: limit * (base fee + priority fee), in wei.
 */
export function createTransactionBuilder(guarded: GuardedClient): TransactionBuilder {
  const { chainId, contracts } = guarded.config;

  const bareOf = (from: EvmAddress, call: ContractCall) => ({
    from,
    ...encodeCall(contracts, call),
    value: numberToHex(0),
  });

  /** What the node says of a call that is sent alone. */
  async function attemptOne(from: EvmAddress, call: ContractCall): Promise<Attempted> {
    const bare = bareOf(from, call);
    const [attempt, fees, balance] = await guarded.ask((client) =>
      Promise.all([estimate(client, bare), readFees(guarded, client), client.getBalance({ address: from })]),
    );
    const request = { ...bare, chainId: numberToHex(chainId) };
    if (!attempt.ok) return { request, errorName: attempt.errorName, cost: null, balance };
    const gas = gasLimit(call, attempt.gas);
    const cost = gas * (fees.baseFee + fees.priorityFee);
    return { request: { ...request, gas: numberToHex(gas) }, errorName: null, cost, balance };
  }

  const prepareOne = async (from: EvmAddress, call: ContractCall) => preparedOf(await attemptOne(from, call));

  async function prepareInOrder(
    from: EvmAddress,
    calls: readonly ContractCall[],
  ): Promise<readonly PreparedEvmTransaction[]> {
    const functions = calls.map((call) => functionOf(contracts, call));
    const [alone, results] = await Promise.all([
      Promise.all(calls.map((call) => attemptOne(from, call))),
      guarded.ask((client) => runInOrder(client, functions)),
    ]);
    let spent = 0n;
    return alone.map((attempted, i) => {
      // Without gas where only those before it make it succeed: its wallet estimates it once they are in a block.
      const prepared = preparedOf({ ...attempted, errorName: results[i]?.errorName ?? null }, spent);
      spent += attempted.cost ?? 0n;
      return prepared;
    });
  }

  async function prepare(from: EvmAddress, call: ContractCall): Promise<PreparedEvmTransaction> {
    const alone = await prepareOne(from, call);
    if (alone.simulation.errorName === null || alone.request.gas !== undefined) return alone;
    const found = await guarded.ask((client) => approvalFor(client, contracts, from, call));
    if (found === null) return alone;
    if ('errorName' in found) return { ...alone, simulation: { ...alone.simulation, errorName: found.errorName } };
    const { spender, amount } = found.approval;
    const { request, simulation } = await prepareOne(from, found.approval);
    const { to, data, value } = request;
    const approval = { spender, amount, call: { to, data, value } };
    return { request: alone.request, approval, simulation: { ...simulation, cost: null } };
  }

  return {
    name: guarded.name,
    prepare,
    prepareInOrder,
    fees: () => guarded.ask((client) => readFees(guarded, client)),
  };
}

/** What is offered above the base fee where nothing is configured: 2 gwei, which nodes of chain 10143 suggest always. */
const PRIORITY_FEE = 2n * 10n ** 9n;

/** The base fee of the newest block, and the configured tip. @throws CHAIN_UNAVAILABLE, CHAIN_BEHIND, CHAIN_STALE */
export async function readFees(guarded: GuardedClient, client: PublicClient): Promise<FeeData> {
  const { baseFee, number: height } = await readHead(guarded, client);
  return { baseFee, height, priorityFee: guarded.config.priorityFee ?? PRIORITY_FEE };
}

interface BareCall {
  readonly from: EvmAddress;
  readonly to: EvmAddress;
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

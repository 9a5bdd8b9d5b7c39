import { type Hex, hexToBigInt, numberToHex, type PublicClient } from 'viem';
import type { EvmAddress } from '../../core/hex.ts';
import type {
  ContractCall,
  PreparedEvmTransaction,
  Simulation,
  TransactionChain,
} from '../../domains/transaction/index.ts';
import { approvalFor } from './approval.ts';
import { encodeCall } from './calls.ts';
import { type GuardedClient, readHead } from './client.ts';
import { gasLimit } from './gas-margins.ts';
import { revertName } from './revert.ts';

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
  /** @throws CHAIN_UNAVAILABLE */
  fees(): Promise<FeeData>;
}

type Attempt = { readonly ok: true; readonly gas: bigint } | { readonly ok: false; readonly errorName: string };

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

  /** As it is sent alone. */
  async function prepareOne(from: EvmAddress, call: ContractCall): Promise<PreparedEvmTransaction> {
    const bare = bareOf(from, call);
    const [attempt, fees, balance] = await guarded.ask((client) =>
      Promise.all([estimate(client, bare), readFees(guarded, client), client.getBalance({ address: from })]),
    );
    const request = { ...bare, chainId: numberToHex(chainId) };
    const approval = null;
    if (!attempt.ok) return { request, approval, simulation: { ok: false, errorName: attempt.errorName, cost: null } };
    const gas = gasLimit(call, attempt.gas);
    const cost = gas * (fees.baseFee + fees.priorityFee);
    const simulation: Simulation =
      balance < cost
        ? { ok: false, errorName: INSUFFICIENT_FUNDS, cost: cost.toString() }
        : { ok: true, errorName: null, cost: cost.toString() };
    return { request: { ...request, gas: numberToHex(gas) }, approval, simulation };
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

  return { name: guarded.name, prepare, fees: () => guarded.ask((client) => readFees(guarded, client)) };
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

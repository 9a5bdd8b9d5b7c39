import type { EvmContracts } from '@income-series/protocol/chain';
import type { EvmAddress } from '@income-series/protocol/hex';
import { BaseError, type Hex, hexToBigInt, numberToHex, type PublicClient } from 'viem';
import type {
  ContractCall,
  EvmRequest,
  PreparedEvmTransaction,
  Simulation,
  TransactionChain,
  WalletKind,
} from '../../domains/transaction/index.ts';
import { approvalFor, type FoundApproval } from './approval.ts';
import { encodeCall, functionOf } from './calls.ts';
import { type GuardedClient, readHead } from './client.ts';
import { gasLimit } from './gas-margins.ts';
import { revertName, UNNAMED_REVERT } from './revert.ts';
import { runInOrder } from './run-in-order.ts';

/** The error name of a wallet with too few native coins, which no contract raises. */
const INSUFFICIENT_FUNDS = 'INSUFFICIENT_FUNDS';

/** The current prices of one unit of gas, in wei. */
export interface FeeData {
  readonly baseFee: bigint;
  readonly priorityFee: bigint;
  /** The number of the block that the prices come from. */
  readonly height: bigint;
}

export interface TransactionBuilder extends TransactionChain {
  prepare(from: EvmAddress, call: ContractCall, kind?: WalletKind): Promise<PreparedEvmTransaction>;
  prepareInOrder(
    from: EvmAddress,
    calls: readonly ContractCall[],
    kind?: WalletKind,
  ): Promise<readonly PreparedEvmTransaction[]>;
  /** @throws CHAIN_UNAVAILABLE */
  fees(): Promise<FeeData>;
}

type GasEstimate = { readonly ok: true; readonly gas: bigint } | { readonly ok: false; readonly errorName: string };

/** A simulated call; `errorName` is the reason for which it would fail, `cost` and `balance` are in wei. */
interface SimulatedCall {
  readonly request: EvmRequest;
  readonly errorName: string | null;
  /** The maximum cost in wei; null if the gas was not estimated. */
  readonly cost: bigint | null;
  readonly balance: bigint;
  /**
   * True if the wallet has code or will have it: a contract wallet or a key with code (EIP-7702), for which another account may
   * pay.
   */
  readonly hasCode: boolean;
}

/** The prepared transaction of a simulated call; `spent` is the cost of the wallet's earlier transactions, in wei. */
function preparedOf({ request, errorName, cost, balance, hasCode }: SimulatedCall, spent = 0n): PreparedEvmTransaction {
  const isShort = errorName === null && cost !== null && !hasCode && balance < spent + cost;
  const failure = isShort ? INSUFFICIENT_FUNDS : errorName;
  const simulation = { ok: failure === null, errorName: failure, cost: cost?.toString() ?? null };
  return { request, approval: null, simulation, hasCode };
}

/** The transaction without gas and cost, which cannot be estimated because it fails or an approval comes first. */
function withoutEstimate(
  { request: { gas: _, ...request }, ...found }: PreparedEvmTransaction,
  { ok, errorName }: Pick<Simulation, 'ok' | 'errorName'>,
): PreparedEvmTransaction {
  return { ...found, request, simulation: { ok, errorName, cost: null } };
}

/**
 * Encodes calls and simulates them from the signing wallet at the latest block; a failing call is simulated again after an
 * approval of the payment token.
 *
 * The gas limit is the estimate plus the margin of the call's kind. The cost is limit * (base fee + priority fee) in wei,
 * because chain 10143 charges the limit and not the use. A wallet with code needs no balance, because the sender of
 * the transaction around its call pays; nor does a contract wallet that is not deployed yet.
 */
export function createTransactionBuilder(guarded: GuardedClient): TransactionBuilder {
  const { chainId, contracts } = guarded.config;

  const unsignedCall = (from: EvmAddress, call: ContractCall) => ({
    from,
    ...encodeCall(contracts, call),
    value: numberToHex(0),
  });

  /** Simulates one call on its own. */
  async function simulateOne(from: EvmAddress, call: ContractCall, kind: WalletKind): Promise<SimulatedCall> {
    const unsigned = unsignedCall(from, call);
    const [gasEstimate, fees, balance, code] = await guarded.ask((client) =>
      Promise.all([
        estimate(client, unsigned),
        readFees(guarded, client),
        client.getBalance({ address: from }),
        client.getCode({ address: from }),
      ]),
    );
    const wallet = { balance, hasCode: code !== undefined || kind.isContract === true };
    const request = { ...unsigned, chainId: numberToHex(chainId) };
    if (!gasEstimate.ok) return { request, errorName: gasEstimate.errorName, cost: null, ...wallet };
    const gas = gasLimit(call, gasEstimate.gas);
    const cost = gas * (fees.baseFee + fees.priorityFee);
    return { request: { ...request, gas: numberToHex(gas) }, errorName: null, cost, ...wallet };
  }

  const prepareOne = async (from: EvmAddress, call: ContractCall, kind: WalletKind) =>
    preparedOf(await simulateOne(from, call, kind));

  async function prepareInOrder(
    from: EvmAddress,
    calls: readonly ContractCall[],
    kind: WalletKind = {},
  ): Promise<readonly PreparedEvmTransaction[]> {
    const functions = calls.map((call) => functionOf(contracts, call));
    const [single, results] = await Promise.all([
      Promise.all(calls.map((call) => simulateOne(from, call, kind))),
      guarded.ask((client) => runInOrder(client, functions)),
    ]);
    let spent = 0n;
    return single.map((simulated, i) => {
      // A call that succeeds only after the earlier ones has no gas; the wallet estimates it once those are in a block.
      const prepared = preparedOf({ ...simulated, errorName: results[i]?.errorName ?? null }, spent);
      spent += simulated.cost ?? 0n;
      return prepared;
    });
  }

  async function prepare(from: EvmAddress, call: ContractCall, kind: WalletKind = {}): Promise<PreparedEvmTransaction> {
    const single = await prepareOne(from, call, kind);
    const isReverted = single.simulation.errorName !== null && single.request.gas === undefined;
    if (!isReverted && call.kind !== 'approve') return single;
    const approvalResult = await guarded.ask((client) => approvalFor(client, contracts, from, call));
    if (approvalResult === null) return single;
    if ('errorName' in approvalResult) return withoutEstimate(single, { ok: false, ...approvalResult });
    const { simulation } = await prepareOne(from, approvalResult.reset ?? approvalResult.approval, kind);
    return { ...withoutEstimate(single, simulation), approval: encodeApproval(contracts, approvalResult) };
  }

  const fees = () => guarded.ask((client) => readFees(guarded, client));
  return { name: guarded.name, prepare, prepareInOrder, fees };
}

/** An approval's spender and amount, with the encoded call and the reset that may have to come before it. */
function encodeApproval(
  contracts: EvmContracts,
  { approval, reset }: FoundApproval,
): PreparedEvmTransaction['approval'] {
  const callOf = (approve: ContractCall) => ({ ...encodeCall(contracts, approve), value: numberToHex(0) });
  const { spender, amount } = approval;
  return { spender, amount, call: { ...callOf(approval), ...(reset && { reset: callOf(reset) }) } };
}

/** The default tip above the base fee: 2 gwei, which nodes of chain 10143 always suggest. */
const PRIORITY_FEE = 2n * 10n ** 9n;

/** The base fee of the newest block and the configured tip. @throws CHAIN_UNAVAILABLE, CHAIN_BEHIND, CHAIN_STALE */
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

/** True if the call takes all gas that the node allows, so that another try gives the same answer. */
const isOutOfGas = (error: unknown): boolean =>
  error instanceof BaseError && /gas required exceeds|out of gas/i.test(error.details ?? '');

/** Estimates a call's gas, or returns the name of its revert. @throws any other error of the node */
async function estimate(client: PublicClient, call: BareCall): Promise<GasEstimate> {
  try {
    return { ok: true, gas: hexToBigInt(await client.request({ method: 'eth_estimateGas', params: [call] })) };
  } catch (error) {
    const errorName = revertName(error) ?? (isOutOfGas(error) ? UNNAMED_REVERT : null);
    if (errorName === null) throw error;
    return { ok: false, errorName };
  }
}

import { concatBytes, toHex } from '@income-series/protocol/bytes';
import { AppError } from '@income-series/protocol/errors/app-error';
import { uintBytes } from '@income-series/protocol/words';
import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit';
import type { ProgramCall, SolanaRequest } from '../../domains/transaction/index.ts';
import { callBytes } from './reader-transactions.ts';

/** The maximum size of a transaction on the network in bytes, with its signatures. */
export const MAX_TRANSACTION_BYTES = 1_232;
/** The maximum number of compute units of a transaction. */
export const MAX_COMPUTE_UNITS = 1_400_000;

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111' as Address;
const SET_COMPUTE_UNIT_LIMIT = 2;
const SET_COMPUTE_UNIT_PRICE = 3;
const MICRO = 1_000_000n;

export interface Lifetime {
  readonly blockhash: Blockhash;
  readonly lastValidBlockHeight: bigint;
}

const limitOf = (units: number): Instruction => ({
  programAddress: COMPUTE_BUDGET,
  data: concatBytes(Uint8Array.of(SET_COMPUTE_UNIT_LIMIT), uintBytes(units, 32, 4).reverse()),
});

const priceOf = (price: bigint): Instruction => ({
  programAddress: COMPUTE_BUDGET,
  data: concatBytes(Uint8Array.of(SET_COMPUTE_UNIT_PRICE), uintBytes(price, 64, 8).reverse()),
});

/** The lamports that a transaction costs for each signature. */
export const SIGNATURE_COST = 5_000n;

/** The cost in lamports of a compute limit at a price in micro-lamports for one unit, rounded up. */
export const priorityCost = (units: number, price: bigint): bigint => (BigInt(units) * price + MICRO - 1n) / MICRO;

/** True if an instruction sets a compute budget; the service's own limit replaces it. */
export const isBudget = ({ programAddress }: Instruction): boolean => programAddress === COMPUTE_BUDGET;

/** A transaction's limit of compute units, and the price of one in micro-lamports. */
interface ComputeBudget {
  readonly computeUnitLimit: number;
  readonly unitPrice?: bigint;
}

/**
 * Builds a transaction of version 0 without signatures. `unitPrice` is its price for a compute unit in micro-lamports; with 0 the
 * transaction sets no price, so that the wallet may set one. @throws INTERNAL for a transaction that is too large for the network
 */
export function requestOf(
  feePayer: Address,
  instructions: readonly Instruction[],
  lifetime: Lifetime,
  { computeUnitLimit, unitPrice = 0n }: ComputeBudget,
): SolanaRequest {
  const budget = [limitOf(computeUnitLimit), ...(unitPrice === 0n ? [] : [priceOf(unitPrice)])];
  const transaction = compileTransaction(
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayer(feePayer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstructions([...budget, ...instructions], message),
    ),
  );
  if (getTransactionEncoder().encode(transaction).length > MAX_TRANSACTION_BYTES) throw new AppError('INTERNAL');
  return {
    transaction: getBase64EncodedWireTransaction(transaction),
    feePayer,
    requiredSigners: Object.keys(transaction.signatures),
    blockhash: lifetime.blockhash,
    lastValidBlockHeight: lifetime.lastValidBlockHeight.toString(),
    computeUnitLimit,
  };
}

/** The program's instructions of a transaction, in the form that the reader of transactions returns for those on the chain. */
export function calledOf(program: Address, instructions: readonly Instruction[]): ProgramCall {
  const parts = instructions.map(({ programAddress, accounts = [], data = new Uint8Array() }) => ({
    program: programAddress,
    accounts: accounts.map(({ address }) => address),
    data: Uint8Array.from(data),
  }));
  return { program, data: toHex(callBytes(parts, program)) };
}

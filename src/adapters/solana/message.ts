import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit';
import { concatBytes, toHex } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { uintBytes } from '../../core/words.ts';
import type { ProgramCall, SolanaRequest } from '../../domains/transaction/index.ts';

/** The most bytes of a transaction, signatures included, that the network carries. */
export const MAX_TRANSACTION_BYTES = 1_232;
/** The most compute units of a transaction. */
export const MAX_COMPUTE_UNITS = 1_400_000;

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111' as Address;
const SET_COMPUTE_UNIT_LIMIT = 2;

export interface Lifetime {
  readonly blockhash: Blockhash;
  readonly lastValidBlockHeight: bigint;
}

const limitOf = (units: number): Instruction => ({
  programAddress: COMPUTE_BUDGET,
  data: concatBytes(Uint8Array.of(SET_COMPUTE_UNIT_LIMIT), uintBytes(units, 32, 4).reverse()),
});

/** Whether an instruction says something of compute units: its place is taken by the limit that is set. */
export const isBudget = ({ programAddress }: Instruction): boolean => programAddress === COMPUTE_BUDGET;

/**
 * A transaction of version 0 without signatures, under a limit of compute units.
 * @throws INTERNAL for one that the network does not carry
 */
export function requestOf(
  feePayer: Address,
  instructions: readonly Instruction[],
  lifetime: Lifetime,
  computeUnitLimit: number,
): SolanaRequest {
  const transaction = compileTransaction(
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayer(feePayer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstructions([limitOf(computeUnitLimit), ...instructions], message),
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

/**
 * What a transaction asks of the program: its last instruction of it. By this a transaction is recognised on the chain, so
 * that the reader of transactions makes the same of what it finds there. Null where it asks nothing of the program.
 */
export function calledOf(program: Address, instructions: readonly Instruction[]): ProgramCall | null {
  const call = instructions.filter(({ programAddress }) => programAddress === program).at(-1);
  if (call === undefined) return null;
  const accounts = (call.accounts ?? []).map(({ address }) => Uint8Array.from(getAddressEncoder().encode(address)));
  return { program, data: toHex(concatBytes(...accounts, Uint8Array.from(call.data ?? []))) };
}

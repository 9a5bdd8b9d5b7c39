import { ERROR_NAMES } from './generated/errors/incomeSeries.ts';

/** The name of a refusal without a known error. */
const UNNAMED = 'REVERTED';
/** The name of an unknown error number, of another program or of a later version of this one. */
const UNKNOWN_NUMBER = 'UNKNOWN_PROGRAM_ERROR';
/** The name of a wallet's failure to pay for fees or new accounts. */
export const INSUFFICIENT_FUNDS = 'INSUFFICIENT_FUNDS';
/** The name of a failure because a token account has too little. */
const INSUFFICIENT_TOKENS = 'INSUFFICIENT_TOKENS';
/** The name of a failure because the holder has no position for the call to change. */
export const POSITION_MISSING = 'POSITION_MISSING';
/** The name of a failure because the wallet has no order in the window. */
export const ORDER_UNKNOWN = 'ORDER_UNKNOWN';
/** The name of a failure because no window is open. */
export const WRONG_PHASE = 'WRONG_PHASE';
/** The name of a failure because the cluster does not accept the transaction's blockhash. */
const BLOCKHASH_EXPIRED = 'BLOCKHASH_EXPIRED';

/** The names of failures of a whole transaction, by the runtime's names. */
const WHOLE: Readonly<Record<string, string>> = {
  AccountNotFound: INSUFFICIENT_FUNDS, // the fee payer has never had any
  InsufficientFundsForFee: INSUFFICIENT_FUNDS,
  InsufficientFundsForRent: INSUFFICIENT_FUNDS,
  InvalidRentPayingAccount: INSUFFICIENT_FUNDS,
  BlockhashNotFound: BLOCKHASH_EXPIRED,
};

/** The errors of called programs, by program and number. */
const OF_OTHERS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  '11111111111111111111111111111111': { 1: INSUFFICIENT_FUNDS },
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: { 1: INSUFFICIENT_TOKENS },
};

const FAILED = /^Program (\w{32,44}) failed: /;

/** The program that failed first, and therefore refused; null where the log does not show it. */
const refusedBy = (logs: readonly string[]): string | null =>
  logs.map((line) => FAILED.exec(line)?.[1]).find((program) => program !== undefined) ?? null;

/** A failed transaction's error with its log. */
export interface TransactionFailure {
  /** `err` of a simulation, a status or a transaction's `meta`. */
  readonly err: unknown;
  readonly logs?: readonly string[] | null | undefined;
}

/**
 * The name of a transaction's refusal: the name of the program's error, `UNKNOWN_PROGRAM_ERROR` for an unknown number, and `REVERTED`
 * for any other refusal of the runtime. Null where nothing failed.
 *
 * @param program the program's address
 */
export function refusalName({ err, logs }: TransactionFailure, program: string): string | null {
  if (err === null || err === undefined) return null;
  if (typeof err === 'string') return WHOLE[err] ?? UNNAMED;
  if (typeof err !== 'object') return UNNAMED;
  const instruction = (err as { InstructionError?: unknown }).InstructionError;
  if (!Array.isArray(instruction)) return Object.keys(err).map((name) => WHOLE[name])[0] ?? UNNAMED;
  const number = (instruction[1] as { Custom?: unknown } | null)?.Custom;
  if (typeof number !== 'number' && typeof number !== 'bigint') return UNNAMED;
  return nameOf(Number(number), refusedBy(logs ?? []), program);
}

/** The name of an error number. Without a log it counts as the program's own, because called programs use other numbers. */
function nameOf(number: number, refuser: string | null, program: string): string {
  const own: Readonly<Record<number, string>> = ERROR_NAMES;
  const names = refuser === null || refuser === program ? own : OF_OTHERS[refuser];
  return names?.[number] ?? UNKNOWN_NUMBER;
}

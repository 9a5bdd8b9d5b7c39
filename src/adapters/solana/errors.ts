import { ERROR_NAMES } from './generated/errors/incomeSeries.ts';

/** Executed and refused, by no error that has a name here. */
const UNNAMED = 'REVERTED';
/** A program's error number that has no name here: of another program, or of a later version of this one. */
const UNKNOWN_NUMBER = 'UNKNOWN_PROGRAM_ERROR';
/** The wallet cannot pay for fees or for the accounts that the transaction makes. */
export const INSUFFICIENT_FUNDS = 'INSUFFICIENT_FUNDS';
/** A token account has less than the transaction takes from it. */
const INSUFFICIENT_TOKENS = 'INSUFFICIENT_TOKENS';
/** The program takes no account for the position that a call changes: the holder has none. */
export const POSITION_MISSING = 'POSITION_MISSING';
/** The cluster does not take the transaction's blockhash any more, or not yet. */
const BLOCKHASH_EXPIRED = 'BLOCKHASH_EXPIRED';

/** Outcomes of a transaction as a whole that have a name of ours. */
const WHOLE: Readonly<Record<string, string>> = {
  AccountNotFound: INSUFFICIENT_FUNDS, // the fee payer has never had any
  InsufficientFundsForFee: INSUFFICIENT_FUNDS,
  InsufficientFundsForRent: INSUFFICIENT_FUNDS,
  InvalidRentPayingAccount: INSUFFICIENT_FUNDS,
  BlockhashNotFound: BLOCKHASH_EXPIRED,
};

/** Errors of programs that ours calls, by program and number. */
const OF_OTHERS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  '11111111111111111111111111111111': { 1: INSUFFICIENT_FUNDS },
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: { 1: INSUFFICIENT_TOKENS },
};

const FAILED = /^Program (\w{32,44}) failed: /;

/** The program that failed first, which is the one that refused; null where the log does not say it. */
const refusedBy = (logs: readonly string[]): string | null =>
  logs.map((line) => FAILED.exec(line)?.[1]).find((program) => program !== undefined) ?? null;

/** What a node says of a transaction that failed, and the log of it where there is one. */
export interface TransactionFailure {
  /** `err` of a simulation, a status or a transaction's `meta`. */
  readonly err: unknown;
  readonly logs?: readonly string[] | null | undefined;
}

/**
 * The name of the refusal: of the program's error by its number; `UNKNOWN_PROGRAM_ERROR` for a number of no name, `REVERTED`
 * for whatever else the runtime refused. Null where nothing failed.
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

/** A number without a log is the program's own: it has none in common with those that it calls. */
function nameOf(number: number, refuser: string | null, program: string): string {
  const own: Readonly<Record<number, string>> = ERROR_NAMES;
  const names = refuser === null || refuser === program ? own : OF_OTHERS[refuser];
  return names?.[number] ?? UNKNOWN_NUMBER;
}

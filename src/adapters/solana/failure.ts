import { ERROR_NAMES } from './generated/errors/index.ts';
import { SYSTEM_PROGRAM, TOKEN_PROGRAM } from './token-accounts.ts';

/** Lamports for the fee or the rent of an account are missing. */
const INSUFFICIENT_FUNDS = 'INSUFFICIENT_FUNDS';
/** Tokens, of money or of units, are missing. */
const INSUFFICIENT_TOKENS = 'INSUFFICIENT_TOKENS';
/** No block takes the blockhash any more. */
const BLOCKHASH_EXPIRED = 'BLOCKHASH_EXPIRED';
/** A failure that the program has no name for. */
const UNNAMED = 'REVERTED';

/** Failures of the runtime, by its own names. */
const OF_RUNTIME: ReadonlyMap<string, string> = new Map([
  ['AccountNotFound', INSUFFICIENT_FUNDS], // the fee payer has never had a lamport
  ['InsufficientFundsForFee', INSUFFICIENT_FUNDS],
  ['InsufficientFundsForRent', INSUFFICIENT_FUNDS],
  ['BlockhashNotFound', BLOCKHASH_EXPIRED],
]);

/** In both programs the same number says that the sender has less than it sends. */
const TOO_LITTLE = 1;
const OF_OTHERS: ReadonlyMap<string, string> = new Map([
  [SYSTEM_PROGRAM, INSUFFICIENT_FUNDS],
  [TOKEN_PROGRAM, INSUFFICIENT_TOKENS],
]);

const FAILED = /^Program (\w+) failed: /;

/**
 * The name of a transaction's failure, from the error that a node answers and the log; null where it did not fail. The numbers
 * of other programs begin at zero, the program's own at 6000.
 */
export function failureName(error: unknown, logs: readonly string[]): string | null {
  if (error === null || error === undefined) return null;
  const code = customCode(error);
  if (code === null)
    return OF_RUNTIME.get(typeof error === 'string' ? error : (Object.keys(error)[0] ?? '')) ?? UNNAMED;
  const own = (ERROR_NAMES as Readonly<Record<number, string>>)[code];
  if (own !== undefined) return own;
  const first = logs.map((line) => FAILED.exec(line)?.[1]).find((program) => program !== undefined);
  return (code === TOO_LITTLE && OF_OTHERS.get(first ?? '')) || UNNAMED;
}

/** The number of a program's error; null where it is none. */
function customCode(error: unknown): number | null {
  const [, reason] = (error as { InstructionError?: readonly [unknown, unknown] }).InstructionError ?? [];
  const code = (reason as { Custom?: number | bigint } | undefined)?.Custom;
  return code === undefined ? null : Number(code);
}

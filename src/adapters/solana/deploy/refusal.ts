import {
  isSolanaError,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_NOT_FOUND,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_RENT,
  SOLANA_ERROR__TRANSACTION_ERROR__INVALID_RENT_PAYING_ACCOUNT,
  type SolanaError,
} from '@solana/kit';
import { nodeFailure } from '../../../core/errors/node-failure.ts';
import { SetupError } from '../../../core/errors/setup-error.ts';
import { NodeHttpError } from '../../rpc/http.ts';
import { INSUFFICIENT_FUNDS } from '../errors.ts';
import { ERROR_NAMES } from '../generated/errors/incomeSeries.ts';

/** The numbers of kit's errors for a payer who cannot pay a fee or a rent. */
const OF_FUNDS: ReadonlySet<number> = new Set([
  SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_NOT_FOUND,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_RENT,
  SOLANA_ERROR__TRANSACTION_ERROR__INVALID_RENT_PAYING_ACCOUNT,
]);

/** Replaces a kit error by a SetupError with the name of the error, because kit's messages contain the request. */
export function setupErrorOf(error: unknown): unknown {
  if (error instanceof NodeHttpError) return new SetupError(`SOLANA_RPC_URL: ${nodeFailure(error)}`, error);
  if (isSolanaError(error)) return new SetupError(`the cluster refused a transaction or a request (${kitName(error)})`);
  return error;
}

/** The name of an error of the node, the runtime or a program, without a value. */
export function failureName(error: unknown): string {
  if (error instanceof NodeHttpError) return nodeFailure(error);
  if (isSolanaError(error)) return kitName(error);
  return error instanceof Error ? error.name : 'unknown';
}

/** The name of the program's error, or the numbers of kit's errors. */
function kitName(error: SolanaError): string {
  const { cause } = error;
  if (!isSolanaError(cause)) return `SolanaError ${error.context.__code}`;
  if (OF_FUNDS.has(cause.context.__code)) return INSUFFICIENT_FUNDS;
  const names: Readonly<Record<number, string>> = ERROR_NAMES;
  const name = isSolanaError(cause, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM) ? names[cause.context.code] : undefined;
  return name ?? `SolanaError ${error.context.__code}, ${cause.context.__code}`;
}

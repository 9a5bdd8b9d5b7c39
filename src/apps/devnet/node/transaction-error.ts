import type { FailedTransactionMetadata } from 'litesvm';

/** The error of a transaction in the form of JSON-RPC: a name, or a name with its details. */
export type TransactionError = string | Readonly<Record<string, unknown>>;

const INSTRUCTION_ERROR = /^InstructionError\((\d+), (\w+)(?:\((\d+)\))?/;
const ACCOUNT_ERROR = /^(\w+) \{ account_index: (\d+) \}/;
const INDEX_ERROR = /^(\w+)\((\d+)\)/;
const ERROR_NAME = /^\w+/;

/** Reads the error of a failed transaction from the text of LiteSVM's error, which is the only place that names it. */
export function transactionError(failure: FailedTransactionMetadata): TransactionError {
  const text = /err: (.*?), meta: /s.exec(failure.toString())?.[1] ?? '';
  return readTransactionError(text);
}

/** Parses an error as Rust prints it, such as `InstructionError(0, Custom(6000))` or `AccountNotFound`. */
function readTransactionError(text: string): TransactionError {
  const [, instructionIndex, name = '', code] = INSTRUCTION_ERROR.exec(text) ?? [];
  if (instructionIndex !== undefined) {
    return { InstructionError: [Number(instructionIndex), code === undefined ? name : { [name]: Number(code) }] };
  }
  const [, accountError, account] = ACCOUNT_ERROR.exec(text) ?? [];
  if (accountError !== undefined) return { [accountError]: { account_index: Number(account) } };
  const [, indexError, index] = INDEX_ERROR.exec(text) ?? [];
  if (indexError !== undefined) return { [indexError]: Number(index) };
  return ERROR_NAME.exec(text)?.[0] ?? 'SanitizeFailure';
}

const SENTENCES: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  InvalidAccountForFee: 'This account may not be used to pay transaction fees',
  ProgramAccountNotFound: 'Attempt to load a program that does not exist',
  SanitizeFailure: 'Transaction failed to sanitize accounts offsets correctly',
  SignatureFailure: 'Transaction did not pass signature verification',
};

/** The message of a transaction error, in the words of Agave (a cluster's node) for common errors. */
export function describeError(error: TransactionError): string {
  if (typeof error === 'string') return SENTENCES[error] ?? error;
  const instruction = error.InstructionError;
  if (!Array.isArray(instruction)) return Object.keys(error)[0] ?? 'error';
  const [index, reason] = instruction as [number, string | Record<string, number>];
  const custom = typeof reason === 'string' ? undefined : reason.Custom;
  const description = custom === undefined ? JSON.stringify(reason) : `custom program error: 0x${custom.toString(16)}`;
  return `Error processing Instruction ${index}: ${description}`;
}

import type { FailedTransactionMetadata } from 'litesvm';

/** The error of a transaction in the form of JSON-RPC: a name, or a name with its details. */
export type TransactionError = string | Readonly<Record<string, unknown>>;

const INSTRUCTION = /^InstructionError\((\d+), (\w+)(?:\((\d+)\))?/;
const WITH_ACCOUNT = /^(\w+) \{ account_index: (\d+) \}/;
const WITH_INDEX = /^(\w+)\((\d+)\)/;
const NAME = /^\w+/;

/** Reads the error of a failed transaction from the text of LiteSVM's error, because it has names nowhere else. */
export function transactionError(failure: FailedTransactionMetadata): TransactionError {
  const text = /err: (.*?), meta: /s.exec(failure.toString())?.[1] ?? '';
  return readTransactionError(text);
}

/** Parses an error as Rust prints it, such as `InstructionError(0, Custom(6000))` or `AccountNotFound`. */
function readTransactionError(text: string): TransactionError {
  const [, at, name = '', code] = INSTRUCTION.exec(text) ?? [];
  if (at !== undefined) {
    return { InstructionError: [Number(at), code === undefined ? name : { [name]: Number(code) }] };
  }
  const [, accountError, account] = WITH_ACCOUNT.exec(text) ?? [];
  if (accountError !== undefined) return { [accountError]: { account_index: Number(account) } };
  const [, indexError, index] = WITH_INDEX.exec(text) ?? [];
  if (indexError !== undefined) return { [indexError]: Number(index) };
  return NAME.exec(text)?.[0] ?? 'SanitizeFailure';
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
  const words = custom === undefined ? JSON.stringify(reason) : `custom program error: 0x${custom.toString(16)}`;
  return `Error processing Instruction ${index}: ${words}`;
}

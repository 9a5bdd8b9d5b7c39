import type { FailedTransactionMetadata } from 'litesvm';

/** Why a transaction fails, in the form of JSON-RPC: a name, or a name with its details. */
export type TransactionError = string | Readonly<Record<string, unknown>>;

const INSTRUCTION = /^InstructionError\((\d+), (\w+)(?:\((\d+)\))?/;
const WITH_ACCOUNT = /^(\w+) \{ account_index: (\d+) \}/;
const WITH_INDEX = /^(\w+)\((\d+)\)/;
const NAME = /^\w+/;

/** LiteSVM gives names only in the text of its error. */
export function transactionError(failed: FailedTransactionMetadata): TransactionError {
  const text = /err: (.*?), meta: /s.exec(failed.toString())?.[1] ?? '';
  return readTransactionError(text);
}

/** `InstructionError(0, Custom(6000))`, `AccountNotFound` and the like, as Rust prints them. */
function readTransactionError(text: string): TransactionError {
  const [, at, name = '', code] = INSTRUCTION.exec(text) ?? [];
  if (at !== undefined) {
    return { InstructionError: [Number(at), code === undefined ? name : { [name]: Number(code) }] };
  }
  const [, ofAccount, account] = WITH_ACCOUNT.exec(text) ?? [];
  if (ofAccount !== undefined) return { [ofAccount]: { account_index: Number(account) } };
  const [, indexed, index] = WITH_INDEX.exec(text) ?? [];
  if (indexed !== undefined) return { [indexed]: Number(index) };
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

/** The sentence that a cluster's node gives for it, in the words of Agave for what clients meet. */
export function sentenceOf(error: TransactionError): string {
  if (typeof error === 'string') return SENTENCES[error] ?? error;
  const instruction = error.InstructionError;
  if (!Array.isArray(instruction)) return Object.keys(error)[0] ?? 'error';
  const [index, reason] = instruction as [number, string | Record<string, number>];
  const custom = typeof reason === 'string' ? undefined : reason.Custom;
  const words = custom === undefined ? JSON.stringify(reason) : `custom program error: 0x${custom.toString(16)}`;
  return `Error processing Instruction ${index}: ${words}`;
}

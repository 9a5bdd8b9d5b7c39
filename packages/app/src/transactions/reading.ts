import { readEvmCall, readSolanaCalls, type TransactionCall } from '@income-series/client/calls';
import type { BuiltFragment } from '@income-series/client/operations';
import { type AskedStep, isAskedApproval, isAskedCall, isAskedTransaction } from './asked-step.ts';

/** The sender of transactions, and what it may call. */
export interface SendingWallet {
  readonly address: string;
  readonly chain: string;
  /** The contracts, or the program, of the sender's chain that this page calls. */
  readonly contracts: readonly string[];
}

type EvmTransaction = Extract<BuiltFragment, { readonly __typename: 'EvmTransaction' }>;

/** Reads the calls on an EVM chain: the step, and approvals before it. None of them sends the chain's own money. */
function readEvm({ sendCalls, wallet }: EvmTransaction, asked: AskedStep): readonly TransactionCall[] | null {
  const calls = sendCalls?.calls ?? [];
  if (calls.some(({ value }) => value === null || BigInt(value) !== 0n)) return null;
  const readings = calls.map(({ to, data }) => readEvmCall({ to: `${to}`, data: `${data}` }));
  const readable = readings.filter((call): call is TransactionCall => call !== null);
  const step = readable.at(-1);
  if (step === undefined || readable.length < readings.length || !isAskedCall(step, asked, wallet)) return null;
  return readable.slice(0, -1).every((call) => isAskedApproval(call, step, asked)) ? readable : null;
}

function readCalls(built: BuiltFragment, asked: AskedStep): readonly TransactionCall[] | null {
  if (built.__typename !== 'SolanaTransaction') return readEvm(built, asked);
  const calls = readSolanaCalls(built.request?.transaction ?? '', built.wallet);
  return calls !== null && isAskedTransaction(calls, asked, built.wallet) ? calls : null;
}

/**
 * Reads the calls of a built transaction from its own bytes, and requires that they are what the screen asked for, because a gateway
 * could say one thing and build another.
 * @returns null if the bytes are another step, have other values, are of another wallet or chain, or call anything but the product
 */
export function readBuilt(
  built: BuiltFragment,
  asked: AskedStep,
  sender: SendingWallet,
): readonly TransactionCall[] | null {
  if (built.chain !== sender.chain || built.wallet.toLowerCase() !== sender.address.toLowerCase()) return null;
  try {
    const calls = readCalls(built, asked);
    return calls?.every(({ to }) => sender.contracts.includes(to)) ? calls : null;
  } catch {
    // a value that is no number
    return null;
  }
}

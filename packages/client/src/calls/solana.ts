import { toHex } from '@income-series/protocol/bytes';
import {
  ASSOCIATED_PROGRAM,
  ownAccounts,
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
} from '@income-series/protocol/program-accounts';
import { programIdl } from '@income-series/protocol/program-idl';
import type { CallArgument, TransactionCall } from '@income-series/protocol/transaction-call';
import { base58, base64 } from '@scure/base';
import { type ReadInstruction, takeOpening } from './opening.ts';

/** The form of an argument, to the extent that the program's instructions use it. */
interface ArgumentType {
  readonly kind: string;
  readonly format?: string;
  readonly size?: number | object;
  readonly item?: ArgumentType;
}

interface Instruction {
  readonly name: string;
  readonly accounts: readonly { readonly name: string; readonly isSigner: boolean | string }[];
  readonly arguments: readonly {
    readonly name: string;
    readonly type: ArgumentType;
    readonly defaultValue?: { readonly number?: number };
  }[];
  /** The accounts after the named ones; left out where there are none. */
  readonly remainingAccounts?: readonly unknown[];
}

/** The program's instructions by their numbers, which are the first byte of their data. */
const INSTRUCTIONS: ReadonlyMap<number | undefined, Instruction> = new Map(
  (programIdl.program.instructions as readonly unknown[] as readonly Instruction[]).map((instruction) => [
    instruction.arguments[0]?.defaultValue?.number,
    instruction,
  ]),
);

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';
/** Programs that move a wallet's money. A call of one of them is never read as a call of the product's program. */
const OTHER_PROGRAMS: ReadonlySet<string> = new Set([
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'Stake11111111111111111111111111111111111111',
  ASSOCIATED_PROGRAM,
]);
/** The instructions that set a compute limit and the price of a unit, with the bytes of each. No other instruction sets the cost of a transaction. */
const [SET_LIMIT, SET_PRICE] = [2, 3] as const;
const BUDGET_BYTES: ReadonlyMap<number | undefined, number> = new Map([
  [SET_LIMIT, 5],
  [SET_PRICE, 9],
]);
const MOST_UNITS = 1_400_000n;
const MICRO = 1_000_000n;
/** The most lamports that a transaction may offer for its compute units: ten times the maximum that the service's own senders
 * offer by default. */
const MOST_PRIORITY_FEE = 140_000n;
const [SIGNATURE, KEY] = [64, 32] as const;
const VERSION_0 = 0x80;

/** Creates a reader of a transaction's bytes, which takes its parts in their order. @throws Error past the last byte */
function createReader(bytes: Uint8Array) {
  let at = 0;
  const take = (length: number): Uint8Array => {
    if (at + length > bytes.length) throw new Error('The transaction ends too early.');
    at += length;
    return bytes.subarray(at - length, at);
  };
  const byte = () => take(1)[0] as number;
  /** A length of the form "compact-u16": seven bits a byte, the lowest first. */
  const length = (): number => {
    let value = 0;
    for (let shift = 0; shift <= 14; shift += 7) {
      const next = byte();
      value |= (next & 0x7f) << shift;
      if (next < 0x80) return value;
    }
    throw new Error('A length is too long.');
  };
  const list = <T>(item: () => T): readonly T[] => Array.from({ length: length() }, item);
  return { take, byte, length, list, isAtEnd: () => at === bytes.length };
}

function keyAt(keys: readonly string[], at: number): string {
  const key = keys[at];
  if (key === undefined) throw new Error('An account is not named.');
  return key;
}

/** Reads the instructions of a transaction of version 0 that one wallet signs and pays. @throws Error for any other */
function readInstructions(bytes: Uint8Array, wallet: string): readonly ReadInstruction[] {
  const { take, byte, length, list, isAtEnd } = createReader(bytes);
  list(() => take(SIGNATURE));
  if (byte() !== VERSION_0) throw new Error('The transaction is of another version.');
  if (byte() !== 1) throw new Error('The transaction has other signers.');
  take(2); // the numbers of read-only accounts
  const keys = list(() => base58.encode(take(KEY)));
  if (keys[0] !== wallet) throw new Error('The transaction is another wallet’s.');
  take(KEY); // the recent block's hash
  const instructions = list(() => {
    const program = keyAt(keys, byte());
    const accounts = list(() => keyAt(keys, byte()));
    return { program, accounts, data: take(length()) };
  });
  if (length() !== 0 || !isAtEnd()) throw new Error('The transaction has more in it.');
  return instructions;
}

const readInteger = (bytes: Uint8Array): bigint => bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n);

/** Requires that a transaction offers no more for its compute units than the bound. @throws Error */
function requireFee(instructions: readonly ReadInstruction[]): void {
  const settings = new Map<number | undefined, bigint>();
  for (const { program, data } of instructions) {
    if (program !== COMPUTE_BUDGET) continue;
    const [kind] = data;
    if (data.length !== BUDGET_BYTES.get(kind) || settings.has(kind)) throw new Error('The fee is set in another way.');
    settings.set(kind, readInteger(data.subarray(1)));
  }
  const limit = settings.get(SET_LIMIT) ?? MOST_UNITS;
  const units = limit < MOST_UNITS ? limit : MOST_UNITS;
  if (units * (settings.get(SET_PRICE) ?? 0n) > MOST_PRIORITY_FEE * MICRO) throw new Error('The fee is too high.');
}

type Reader = ReturnType<typeof createReader>;

/** Reads an integer; integers of the type `i128` are in two's complement. */
function readNumber({ take }: Reader, format: string): bigint {
  const bits = Number(format.slice(1));
  const value = readInteger(take(bits / 8));
  return format.startsWith('i') ? BigInt.asIntN(bits, value) : value;
}

/** Reads the text of an argument. Lists go on to the end of the data. @throws Error for a form that the program does not have */
function readArgument(reader: Reader, { kind, format = '', size, item }: ArgumentType): string {
  if (kind === 'numberTypeNode') return `${readNumber(reader, format)}`;
  if (kind === 'publicKeyTypeNode') return base58.encode(reader.take(KEY));
  if (kind === 'booleanTypeNode') return String(reader.byte() !== 0);
  if (kind === 'fixedSizeTypeNode' && typeof size === 'number') return toHex(reader.take(size));
  if (kind !== 'arrayTypeNode' || item === undefined) throw new Error('The form of an argument is unknown.');
  const items: string[] = [];
  while (!reader.isAtEnd()) items.push(readArgument(reader, item));
  return JSON.stringify(items);
}

/** Numbers that the program takes as words of 32 bytes, the highest byte first, because a commitment hashes them so. */
const WORDS: ReadonlySet<string> = new Set(['price', 'quantity']);

/** Reads all bytes of an instruction of the program. @throws Error for any other instruction, or another signer than the wallet */
function readCall({ program, accounts, data }: ReadInstruction, wallet: string): TransactionCall {
  const instruction = INSTRUCTIONS.get(data[0]);
  if (instruction === undefined) throw new Error('The program has no such instruction.');
  const reader = createReader(data.subarray(1));
  // The first argument is the instruction's number.
  const args = instruction.arguments.slice(1).map(({ name, type }): CallArgument => {
    const value = readArgument(reader, type);
    return { name, value: WORDS.has(name) ? `${BigInt(value)}` : value }; // the hex of a word becomes its decimal number
  });
  if (!reader.isAtEnd()) throw new Error('The data goes on.');
  if (accounts.length > instruction.accounts.length && instruction.remainingAccounts === undefined)
    throw new Error('An account is one too many.');
  const namedAccounts = instruction.accounts.map(({ name, isSigner }, at): CallArgument => {
    const value = accounts[at];
    if (value === undefined || (isSigner === true && value !== wallet)) throw new Error('An account is another.');
    return { name, value };
  });
  return { to: program, contracts: ['program'], functionName: instruction.name, args, accounts: namedAccounts };
}

/** The instruction of the token program that pays an amount of a mint's tokens, and the number of its bytes. */
const [TRANSFER_CHECKED, TRANSFER_BYTES] = [12, 10] as const;
/** The call before which a transaction may pay tokens, because it counts them as income. */
const COUNTING_CALL = 'route';

const isPayment = ({ program, data }: ReadInstruction) =>
  program === TOKEN_PROGRAM && data.length === TRANSFER_BYTES && data[0] === TRANSFER_CHECKED;

/**
 * Reads the call that counts a payment, and adds the payment's amount to its arguments.
 * @throws Error for any other call, and for a payment that is not from the wallet's own account into the receipts
 */
function readCounted(call: ReadInstruction, { accounts, data }: ReadInstruction, wallet: string): TransactionCall {
  const read = readCall(call, wallet);
  const named = (name: string) => read.accounts.find((account) => account.name === name)?.value;
  const [source = '', mint = '', payee, payer] = accounts;
  const isCounted = read.functionName === COUNTING_CALL && payee === named('receipts') && mint === named('token');
  if (!isCounted || payer !== wallet || !ownAccounts(wallet, mint).includes(source))
    throw new Error('The payment is another.');
  return { ...read, args: [...read.args, { name: 'amount', value: `${readInteger(data.subarray(1, 9))}` }] };
}

/**
 * Reads the calls of a Solana transaction in Base64. All of them must go to one program, which the transaction itself names. Any other
 * instruction must set a fee within the bound, open the one token account that a call names (an associated account, or the wallet's own
 * other account by exactly its three instructions), or pay the income that the next call counts (`readCounted`).
 * The result is null for any other transaction, and for one that the wallet does not sign alone.
 */
export function readSolanaCalls(transaction: string, wallet: string): readonly TransactionCall[] | null {
  try {
    const instructions = readInstructions(base64.decode(transaction), wallet);
    requireFee(instructions);
    const { opened, steps } = takeOpening(
      instructions.filter(({ program }) => program !== COMPUTE_BUDGET),
      wallet,
    );
    const [payment, ...more] = steps.filter(isPayment);
    const calls = steps.filter((entry) => !isPayment(entry));
    if (calls.some(({ program }) => program !== calls[0]?.program || OTHER_PROGRAMS.has(program))) return null;
    const isOpenedNamed = opened === null || calls.some(({ accounts }) => accounts.includes(opened));
    if (!isOpenedNamed || more.length > 0) return null;
    if (payment === undefined) return calls.map((call) => readCall(call, wallet));
    const counting = steps[steps.indexOf(payment) + 1];
    if (counting === undefined) return null;
    return calls.map((call) => (call === counting ? readCounted(call, payment, wallet) : readCall(call, wallet)));
  } catch {
    return null;
  }
}

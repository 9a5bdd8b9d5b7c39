import { type Address, getBase58Encoder } from '@solana/kit';

/** The parts of an instruction that are read. */
interface CalledInstruction {
  readonly program: Address;
  readonly accounts: readonly Address[];
  /** The data of an instruction of the program; empty for other programs, and if it is longer than any of the program's. */
  readonly data: Uint8Array;
}

/** An instruction that a program called. */
export interface InnerInstruction extends CalledInstruction {
  /** The depth of the call: 2 if an instruction of the transaction made it, 3 if that one did, and so on. */
  readonly stackHeight: number;
}

/** An instruction of a transaction with all of its inner instructions in the order of their calls. */
export interface ExecutedInstruction extends CalledInstruction {
  readonly inner: readonly InnerInstruction[];
}

/** A transaction's own instructions, with resolved addresses of lookup tables. */
export interface CalledTransaction {
  /** The wallets that signed, the fee payer first. */
  readonly signers: readonly [Address, ...Address[]];
  /** True if the runtime reverted the transaction; its inner instructions are then unknown. */
  readonly failed: boolean;
  /** The instructions in the order of the transaction. */
  readonly instructions: readonly CalledInstruction[];
}

/** A transaction as it was executed. */
export interface ExecutedTransaction extends CalledTransaction {
  readonly instructions: readonly ExecutedInstruction[];
}

/** The integers of an answer: kit reads most of them as bigint. */
type Int = number | bigint;

interface RpcInstruction {
  readonly programIdIndex: Int;
  readonly accounts: readonly Int[];
  /** Base58. */
  readonly data: string;
  readonly stackHeight?: Int | null | undefined;
}

/** A transaction in the answers of `getTransaction` and `getBlock` with the encoding `json`. */
export interface RpcTransaction {
  readonly meta: {
    readonly err: unknown;
    readonly innerInstructions?:
      | readonly { readonly index: Int; readonly instructions: readonly RpcInstruction[] }[]
      | null
      | undefined;
    readonly loadedAddresses?:
      | { readonly writable: readonly string[]; readonly readonly: readonly string[] }
      | null
      | undefined;
  } | null;
  readonly transaction: {
    readonly message: {
      readonly header: { readonly numRequiredSignatures: Int };
      readonly accountKeys: readonly string[];
      readonly instructions: readonly RpcInstruction[];
    };
  };
}

/**
 * The maximum length of decoded base58 data, which is that of 1,232 bytes. The program's instructions and events are shorter, and
 * the 10 KiB that another program may send take a fifth of a second to decode.
 */
const LONGEST = 1_683;

const malformed = (what: string): Error => new Error(`A node's answer about a transaction has ${what}.`);

const decodeData = (text: string): Uint8Array => Uint8Array.from(getBase58Encoder().encode(text));

/** Every account of a transaction, by its index. */
function accountsOf({ meta, transaction }: RpcTransaction): readonly string[] {
  const loaded = meta?.loadedAddresses;
  return [...transaction.message.accountKeys, ...(loaded?.writable ?? []), ...(loaded?.readonly ?? [])];
}

/** True if the program is among a transaction's accounts, so that the transaction may have called it. */
export const mayHaveCalled = (transaction: RpcTransaction, program: Address): boolean =>
  accountsOf(transaction).includes(program);

/**
 * Creates the functions that read parts of a transaction: an account by its index, and an instruction. Data are decoded only for
 * instructions of the program, and only if they are no longer than `LONGEST`.
 */
function createReaders(answer: RpcTransaction, program: Address) {
  const all = accountsOf(answer);
  const accountAt = (index: Int): Address => {
    const address = all[Number(index)];
    if (address === undefined) throw malformed('an index of no account');
    return address as Address;
  };
  const readInstruction = ({ programIdIndex, accounts, data }: RpcInstruction): CalledInstruction => {
    const called = accountAt(programIdIndex);
    const isDecoded = called === program && data.length <= LONGEST;
    return {
      program: called,
      accounts: accounts.map(accountAt),
      data: isDecoded ? decodeData(data) : new Uint8Array(),
    };
  };
  return { accountAt, readInstruction };
}

/** The inner instructions of each outer instruction, by the outer instruction's index. */
function innerOf(
  groups: NonNullable<NonNullable<RpcTransaction['meta']>['innerInstructions']>,
  count: number,
  read: (instruction: RpcInstruction) => CalledInstruction,
): ReadonlyMap<number, readonly InnerInstruction[]> {
  const inner = new Map<number, readonly InnerInstruction[]>();
  for (const { index, instructions } of groups) {
    const place = Number(index);
    if (inner.has(place) || place >= count) throw malformed('inner instructions of no instruction');
    inner.set(
      place,
      instructions.map((instruction) => {
        if (instruction.stackHeight == null) throw malformed('no stack heights');
        return { ...read(instruction), stackHeight: Number(instruction.stackHeight) };
      }),
    );
  }
  return inner;
}

/**
 * Reads a transaction's own instructions from a node's answer, without the instructions that they called: nodes do not know
 * these of old transactions.
 *
 * @param program whose data is read
 * @throws where the answer contradicts itself
 */
export function readCalled(answer: RpcTransaction, program: Address): CalledTransaction {
  if (answer.meta === null) throw malformed('no outcome');
  const { accountAt, readInstruction } = createReaders(answer, program);
  const { header, accountKeys, instructions } = answer.transaction.message;
  const others = accountKeys.slice(1, Number(header.numRequiredSignatures)) as readonly string[] as readonly Address[];
  return {
    signers: [accountAt(0), ...others],
    failed: answer.meta.err !== null,
    instructions: instructions.map(readInstruction),
  };
}

/**
 * Reads a transaction with everything that was called in it from a node's answer.
 *
 * @param program whose data is read
 * @throws where the node did not record what was called in the transaction, or contradicts itself
 */
export function readExecuted(answer: RpcTransaction, program: Address): ExecutedTransaction {
  const called = readCalled(answer, program);
  const recorded = answer.meta?.innerInstructions;
  if (!called.failed && !recorded) throw malformed('no inner instructions');
  const { readInstruction } = createReaders(answer, program);
  const inner = innerOf(called.failed ? [] : (recorded ?? []), called.instructions.length, readInstruction);
  return {
    ...called,
    instructions: called.instructions.map((own, place) => ({ ...own, inner: inner.get(place) ?? [] })),
  };
}

import {
  type Address,
  getBase58Encoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit';

/** An instruction that a program called. */
export interface InnerInstruction {
  readonly program: Address;
  readonly accounts: readonly Address[];
  readonly data: Uint8Array;
  /** 2 where an instruction of the transaction called it, 3 where that one did, and so on. */
  readonly stackHeight: number;
}

/** An instruction of a transaction with all that were called in it, in the order of their calls. */
export interface ExecutedInstruction {
  readonly program: Address;
  readonly accounts: readonly Address[];
  readonly data: Uint8Array;
  readonly inner: readonly InnerInstruction[];
}

/** A transaction as it was executed. Addresses of lookup tables are resolved. */
export interface ExecutedTransaction {
  readonly feePayer: Address;
  /** Whether the runtime undid it: then nothing is known of what was called in it. */
  readonly failed: boolean;
  /** In the order of the transaction. */
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

/** What `getTransaction` answers, in either encoding that leaves instructions as they are: `json` or `base64`. */
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
  readonly transaction:
    | readonly [text: string, encoding: 'base64']
    | {
        readonly message: {
          readonly accountKeys: readonly string[];
          readonly instructions: readonly RpcInstruction[];
        };
      };
}

const malformed = (what: string): Error => new Error(`A node's answer about a transaction has ${what}.`);

interface MessageInstruction {
  readonly program: Int;
  readonly accounts: readonly Int[];
  readonly data: Uint8Array;
}

const base58 = (text: string): Uint8Array => Uint8Array.from(getBase58Encoder().encode(text));

/** Static accounts and instructions of the message. */
function messageOf(transaction: RpcTransaction['transaction']): {
  readonly keys: readonly string[];
  readonly list: readonly MessageInstruction[];
} {
  if ('message' in transaction) {
    const { accountKeys, instructions } = transaction.message;
    const list = instructions.map(({ programIdIndex, accounts, data }) => ({
      program: programIdIndex,
      accounts,
      data: base58(data),
    }));
    return { keys: accountKeys, list };
  }
  const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(transaction[0]));
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
  if (!('instructions' in message)) throw malformed('a message of another version');
  const list = message.instructions.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
    program: programAddressIndex,
    accounts: accountIndices,
    data: Uint8Array.from(data),
  }));
  return { keys: message.staticAccounts, list };
}

/** The inner instructions of each instruction, by its place. */
function innerOf(
  groups: NonNullable<NonNullable<RpcTransaction['meta']>['innerInstructions']>,
  count: number,
  at: (index: Int) => Address,
): ReadonlyMap<number, readonly InnerInstruction[]> {
  const inner = new Map<number, readonly InnerInstruction[]>();
  for (const { index, instructions } of groups) {
    const place = Number(index);
    if (inner.has(place) || place >= count) throw malformed('inner instructions of no instruction');
    inner.set(
      place,
      instructions.map(({ programIdIndex, accounts, data, stackHeight }) => {
        if (stackHeight == null) throw malformed('no stack heights');
        return {
          program: at(programIdIndex),
          accounts: accounts.map(at),
          data: base58(data),
          stackHeight: Number(stackHeight),
        };
      }),
    );
  }
  return inner;
}

/**
 * Reads an answer of `getTransaction`.
 *
 * @throws where the node did not record what was called in the transaction, or contradicts itself
 */
export function readExecuted({ meta, transaction }: RpcTransaction): ExecutedTransaction {
  if (meta === null) throw malformed('no outcome');
  const { keys, list } = messageOf(transaction);
  const loaded = meta.loadedAddresses;
  const all = [...keys, ...(loaded?.writable ?? []), ...(loaded?.readonly ?? [])];
  const at = (index: Int): Address => {
    const address = all[Number(index)];
    if (address === undefined) throw malformed('an index of no account');
    return address as Address;
  };
  const failed = meta.err !== null;
  if (!failed && !meta.innerInstructions) throw malformed('no inner instructions');
  const inner = innerOf(failed ? [] : (meta.innerInstructions ?? []), list.length, at);
  return {
    feePayer: at(0),
    failed,
    instructions: list.map(({ program, accounts, data }, place) => ({
      program: at(program),
      accounts: accounts.map(at),
      data,
      inner: inner.get(place) ?? [],
    })),
  };
}

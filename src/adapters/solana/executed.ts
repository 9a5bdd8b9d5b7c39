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
  readonly inner: readonly InnerInstruction[];
}

/** A transaction as it was executed. Addresses of lookup tables are resolved. */
export interface ExecutedTransaction {
  /** Whether the runtime undid it. */
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
          readonly instructions: readonly Pick<RpcInstruction, 'programIdIndex'>[];
        };
      };
}

const malformed = (what: string): Error => new Error(`A node's answer about a transaction has ${what}.`);

/** Static accounts and programs of the message. */
function messageOf(transaction: RpcTransaction['transaction']): {
  readonly keys: readonly string[];
  readonly programs: readonly number[];
} {
  if ('message' in transaction) {
    const { accountKeys, instructions } = transaction.message;
    return { keys: accountKeys, programs: instructions.map(({ programIdIndex }) => Number(programIdIndex)) };
  }
  const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(transaction[0]));
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
  if (!('instructions' in message)) throw malformed('a message of another version');
  return {
    keys: message.staticAccounts,
    programs: message.instructions.map(({ programAddressIndex }) => programAddressIndex),
  };
}

/**
 * Reads an answer of `getTransaction`.
 *
 * @throws where the node did not record what was called in the transaction, or contradicts itself
 */
export function readExecuted({ meta, transaction }: RpcTransaction): ExecutedTransaction {
  if (meta === null) throw malformed('no outcome');
  if (meta.err !== null) return { failed: true, instructions: [] };
  if (!meta.innerInstructions) throw malformed('no inner instructions');
  const { keys, programs } = messageOf(transaction);
  const loaded = meta.loadedAddresses;
  const all = [...keys, ...(loaded?.writable ?? []), ...(loaded?.readonly ?? [])];
  const at = (index: Int): Address => {
    const address = all[Number(index)];
    if (address === undefined) throw malformed('an index of no account');
    return address as Address;
  };
  const inner = new Map<number, readonly InnerInstruction[]>();
  for (const { index, instructions } of meta.innerInstructions) {
    const place = Number(index);
    if (inner.has(place) || programs[place] === undefined) throw malformed('inner instructions of no instruction');
    inner.set(
      place,
      instructions.map(({ programIdIndex, accounts, data, stackHeight }) => {
        if (stackHeight == null) throw malformed('no stack heights');
        return {
          program: at(programIdIndex),
          accounts: accounts.map(at),
          data: Uint8Array.from(getBase58Encoder().encode(data)),
          stackHeight: Number(stackHeight),
        };
      }),
    );
  }
  return {
    failed: false,
    instructions: programs.map((program, place) => ({ program: at(program), inner: inner.get(place) ?? [] })),
  };
}

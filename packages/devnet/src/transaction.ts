import {
  type Address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  type Signature,
  type Transaction,
} from '@solana/kit';
import { RpcError } from './rpc-error.ts';

/** The largest transaction, in bytes: one packet. */
export const MAX_WIRE = 1_232;

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';
const LAMPORTS_PER_SIGNATURE = 5_000n;
const DEFAULT_UNITS = 200_000n;
const MAX_UNITS = 1_400_000n;

type Message = CompiledTransactionMessage & CompiledTransactionMessageWithLifetime;
interface Instruction {
  readonly programAddressIndex: number;
  readonly accountIndices?: readonly number[];
  readonly data?: ArrayLike<number>;
}

/** A transaction as it was sent, with the parts of its message. */
export interface ReadTransaction {
  readonly wire: Uint8Array;
  readonly decoded: Transaction;
  readonly signature: Signature;
  readonly version: 'legacy' | 0;
  readonly blockhash: string;
  readonly accounts: readonly Address[];
  readonly header: Message['header'];
  readonly instructions: readonly Instruction[];
}

export type ReadMessage = Pick<ReadTransaction, 'version' | 'blockhash' | 'accounts' | 'header' | 'instructions'>;

/**
 * Decodes a transaction. @throws RpcError if it is malformed, not in its canonical form, or of a kind that this node cannot
 * execute
 */
export function readTransaction(wire: Uint8Array): ReadTransaction {
  const decoded = decodeOrRefuse(() => getTransactionDecoder().decode(wire));
  const message = readMessage(Uint8Array.from(decoded.messageBytes));
  const reencoded = decodeOrRefuse(() => getTransactionEncoder().encode(decoded));
  if (Buffer.compare(Buffer.from(reencoded as Uint8Array), wire) !== 0) throw createMalformed();
  const { numSignerAccounts } = message.header;
  if (Object.keys(decoded.signatures).length !== numSignerAccounts) throw createMalformed();
  return { ...message, wire, decoded, signature: signatureOf(decoded) };
}

/** The first signature; all zeros if the fee payer has not signed. */
function signatureOf(decoded: Transaction): Signature {
  const [first] = Object.values(decoded.signatures);
  if (first === undefined) throw createMalformed();
  return first === null ? ('1'.repeat(64) as Signature) : getSignatureFromTransaction(decoded as never);
}

/** Decodes a transaction's message. @throws RpcError if it is malformed or of an unsupported kind */
export function readMessage(bytes: Uint8Array): ReadMessage {
  const message = decodeOrRefuse(() => getCompiledTransactionMessageDecoder().decode(bytes)) as Message;
  const { version } = message;
  if (version !== 'legacy' && version !== 0) throw RpcError.params('this node takes legacy and version 0 transactions');
  if ('addressTableLookups' in message && (message.addressTableLookups?.length ?? 0) > 0) {
    throw RpcError.params('this node has no address lookup tables');
  }
  const { staticAccounts: accounts, header, instructions, lifetimeToken: blockhash } = message;
  const accountIndexes = instructions.flatMap(({ programAddressIndex, accountIndices = [] }) => [
    programAddressIndex,
    ...accountIndices,
  ]);
  if (accounts.length === 0 || accountIndexes.some((index) => index >= accounts.length)) throw createMalformed();
  if (new Set(accounts).size !== accounts.length) throw createMalformed();
  return { version, blockhash, accounts, header, instructions };
}

function decodeOrRefuse<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RpcError) throw error;
    throw createMalformed();
  }
}

const createMalformed = () =>
  RpcError.params('failed to deserialize solana_transaction::versioned::VersionedTransaction');

/** The writable accounts of a message. */
export function writableAccounts({ accounts, header }: ReadMessage): readonly Address[] {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header;
  return accounts.filter((_, i) =>
    i < numSignerAccounts
      ? i < numSignerAccounts - numReadonlySignerAccounts
      : i < accounts.length - numReadonlyNonSignerAccounts,
  );
}

/** The fee of a message in lamports: for its signatures, and the offered price of compute units, rounded up. */
export function computeFee({ accounts, header, instructions }: ReadMessage): bigint {
  let price = 0n;
  let units: bigint | undefined;
  let programs = 0n;
  for (const { programAddressIndex, data = new Uint8Array() } of instructions) {
    if (accounts[programAddressIndex] !== COMPUTE_BUDGET) {
      programs += 1n;
      continue;
    }
    const bytes = Buffer.from(data as Uint8Array);
    if (bytes[0] === 2 && bytes.length === 5) units = BigInt(bytes.readUInt32LE(1));
    if (bytes[0] === 3 && bytes.length === 9) price = bytes.readBigUInt64LE(1);
  }
  const limit = units ?? programs * DEFAULT_UNITS;
  const priorityFee = price * (limit > MAX_UNITS ? MAX_UNITS : limit);
  return LAMPORTS_PER_SIGNATURE * BigInt(header.numSignerAccounts) + (priorityFee + 999_999n) / 1_000_000n;
}

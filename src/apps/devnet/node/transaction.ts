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

/** Bytes that a transaction may have: one packet. */
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

/** A transaction as it was sent, and what its message says. */
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

/** @throws RpcError: not a transaction in its one form, or one of a kind that this node does not execute */
export function readTransaction(wire: Uint8Array): ReadTransaction {
  const decoded = decode(() => getTransactionDecoder().decode(wire));
  const message = readMessage(Uint8Array.from(decoded.messageBytes));
  const again = decode(() => getTransactionEncoder().encode(decoded));
  if (Buffer.compare(Buffer.from(again as Uint8Array), wire) !== 0) throw malformed();
  const { numSignerAccounts } = message.header;
  if (Object.keys(decoded.signatures).length !== numSignerAccounts) throw malformed();
  return { ...message, wire, decoded, signature: signatureOf(decoded) };
}

/** The first signature; all zeros where the fee payer has not signed. */
function signatureOf(decoded: Transaction): Signature {
  const [first] = Object.values(decoded.signatures);
  if (first === undefined) throw malformed();
  return first === null ? ('1'.repeat(64) as Signature) : getSignatureFromTransaction(decoded as never);
}

/** @throws RpcError */
export function readMessage(bytes: Uint8Array): ReadMessage {
  const message = decode(() => getCompiledTransactionMessageDecoder().decode(bytes)) as Message;
  const { version } = message;
  if (version !== 'legacy' && version !== 0) throw RpcError.params('this node takes legacy and version 0 transactions');
  if ('addressTableLookups' in message && (message.addressTableLookups?.length ?? 0) > 0) {
    throw RpcError.params('this node has no address lookup tables');
  }
  const { staticAccounts: accounts, header, instructions, lifetimeToken: blockhash } = message;
  const named = instructions.flatMap(({ programAddressIndex, accountIndices = [] }) => [
    programAddressIndex,
    ...accountIndices,
  ]);
  if (accounts.length === 0 || named.some((index) => index >= accounts.length)) throw malformed();
  if (new Set(accounts).size !== accounts.length) throw malformed();
  return { version, blockhash, accounts, header, instructions };
}

function decode<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RpcError) throw error;
    throw malformed();
  }
}

const malformed = () => RpcError.params('failed to deserialize solana_transaction::versioned::VersionedTransaction');

/** Which of a message's accounts it may change. */
export function writableAccounts({ accounts, header }: ReadMessage): readonly Address[] {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header;
  return accounts.filter((_, i) =>
    i < numSignerAccounts
      ? i < numSignerAccounts - numReadonlySignerAccounts
      : i < accounts.length - numReadonlyNonSignerAccounts,
  );
}

/** Lamports: of the signatures, and what is offered for compute units. */
export function feeOf({ accounts, header, instructions }: ReadMessage): bigint {
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
  const offered = price * (limit > MAX_UNITS ? MAX_UNITS : limit);
  return LAMPORTS_PER_SIGNATURE * BigInt(header.numSignerAccounts) + (offered + 999_999n) / 1_000_000n;
}

import { isSolanaSignature, solanaAddressHex } from '@income-series/protocol/address';
import type { ChainBlock, ChainEventRecord } from '@income-series/protocol/chain';
import type { Address, Signature } from '@solana/kit';
import type { ChainSource } from '../../chains/index.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { askAnyVersion, transactionOf } from './any-version.ts';
import { COMMITMENT, type GuardedRpc, type SolanaRpc } from './client.ts';
import { type DecodedEvent, eventsOf } from './events.ts';
import { type ExecutedTransaction, mayHaveCalled, type RpcTransaction, readExecuted } from './executed.ts';
import { findEventAuthorityPda } from './generated/pdas/index.ts';
import { pooled } from './pooled.ts';
import { createSignatureList, type Listed } from './signatures.ts';
import { headerAt, isMissing, readHeader, type SlotHeader, slotsToRead } from './slots.ts';
import { readTip } from './tip.ts';

/** The number of requests at the same time. */
const WIDTH = 16;
/** The number of slots that are read before their events are counted. */
const CHUNK = 256;
/** The number of events at which an answer ends, after the chunk that reaches it; a range with more ends at an earlier slot. */
const ENOUGH_EVENTS = 4_000;
/**
 * The maximum number of a slot's transactions that are requested one by one. For more, the whole block is requested: more
 * bytes, but one request whatever strangers put into the block.
 */
const FEW = 4;

/** A successful transaction of the program with its events. */
interface Decoded {
  readonly signature: Signature;
  readonly events: readonly DecodedEvent[];
}

/** A slot's transactions with events; in the block's order and with its header if the whole block was read. */
interface SlotRead {
  readonly slot: bigint;
  readonly header: SlotHeader | null;
  readonly transactions: readonly Decoded[];
}

/**
 * Reads blocks and events of the program for the indexer. Heights are slots, and a skipped slot has no block. The cost of a range
 * depends on the program's transactions and on the dense blocks near the head, not on the rest of the cluster.
 *
 * The last header is read before and after the transactions, because a list of transactions is not tied to one fork. Dense
 * blocks, and blocks with events in several transactions, must list these transactions, which also gives their order.
 * Contradicting answers are rejected.
 *
 * Anybody may send transactions that name the program: a failed one costs only its place in the list, and others at most one
 * request each or one per slot. A slot without events needs no header.
 */
export function createSolanaSource(client: GuardedRpc): ChainSource {
  const { program, genesisHash } = client.config;
  const list = createSignatureList(client, program);
  const { wholeSlot, readSlots } = createSlotReader(client);
  const domain = {
    kind: 'solana',
    genesisHash: solanaAddressHex(genesisHash),
    programId: solanaAddressHex(program),
  } as const;

  const headerOf = async (slot: bigint, details?: 'none' | 'signatures'): Promise<SlotHeader> => {
    const header = await client.ask((rpc) => headerAt(rpc, slot, details));
    if (header === null) throw unavailable('BlockMissing');
    return header;
  };

  return {
    name: client.name,
    domain,
    tip: (tag) => readTip(client, tag),
    head: async () => (await readTip(client, 'latest')).target,

    async hashesAt(numbers) {
      const headers = await pooled(numbers, WIDTH, (slot) => client.ask((rpc) => headerAt(rpc, slot)));
      return new Map(numbers.map((number, i) => [number, headers[i]?.hash ?? null]));
    },

    async blocks(from, to, denseFrom = from) {
      const slots = await client.ask((rpc) => slotsToRead(rpc, { from, to, denseFrom }));
      const last = slots.at(-1);
      if (last === undefined) return [];
      const before = await headerOf(last);
      const { read, to: end = last } = await readSlots(
        bySlot((await list.between(from, last)).filter(({ failed }) => !failed)),
      );
      const headersByNumber = new Map([[last, before]]);
      for (const { header } of read)
        if (header !== null) headersByNumber.set(header.number, requireSame(header, headersByNumber));
      const evented = new Map(
        read.filter(({ transactions }) => transactions.length > 0).map((slotRead) => [slotRead.slot, slotRead]),
      );
      const isNamed = (slot: bigint): boolean => {
        const { header = null, transactions = [] } = evented.get(slot) ?? {};
        return header === null && transactions.length > (slot < denseFrom ? 1 : 0);
      };
      const lacking = [...new Set([...slots, ...evented.keys(), end])].filter(
        (slot) => slot <= end && (!headersByNumber.has(slot) || isNamed(slot)),
      );
      const headers = await pooled(lacking, WIDTH, (slot) => headerOf(slot, isNamed(slot) ? 'signatures' : 'none'));
      for (const header of headers) headersByNumber.set(header.number, requireSame(header, headersByNumber));
      requireSame(await headerOf(last), headersByNumber);
      const inOrder = [...headersByNumber.values()].filter(({ number }) => number <= end);
      inOrder.sort((a, b) => (a.number < b.number ? -1 : 1));
      return requireOrderedTimes(requireLinked(inOrder, denseFrom)).map((header) =>
        blockOf(program, header, sortTransactions(evented.get(header.number)?.transactions ?? [], header)),
      );
    },

    async whole(number) {
      const block = await wholeSlot(number);
      return block && blockOf(program, block.header, block.transactions);
    },
  };
}

/** Creates a reader of slots, which reads listed transactions one by one, or the whole block of a slot with many. */
function createSlotReader(client: GuardedRpc) {
  const { program } = client.config;
  const authority = findEventAuthorityPda({ programAddress: program }).then(([address]) => address);

  const decode = async (listed: Listed): Promise<Decoded> => {
    const executed = await client.ask((rpc) => readTransaction(rpc, listed, program));
    return { signature: listed.signature, events: eventsOf(executed, program, await authority) };
  };

  /** Reads a whole block; null where the slot has none. */
  const wholeSlot = async (slot: bigint) => {
    const block = await client.ask((rpc) => fullBlock(rpc, slot, program));
    if (block === null) return null;
    const at = await authority;
    const transactions = block.transactions
      .filter(({ executed }) => !executed.failed)
      .map(({ signature, executed }) => ({ signature, events: eventsOf(executed, program, at) }));
    return { slot, header: block.header, transactions };
  };

  const readSlot = async (slot: bigint, listed: readonly Listed[]): Promise<SlotRead> => {
    if (listed.length <= FEW) {
      const transactions: Decoded[] = [];
      for (const transaction of listed) transactions.push(await decode(transaction));
      return { slot, header: null, transactions: transactions.filter(hasEvents) };
    }
    const block = await wholeSlot(slot);
    if (block === null) throw unavailable('BlockMissing');
    const named = new Set(block.transactions.map(({ signature }) => signature));
    if (listed.some(({ signature }) => !named.has(signature))) throw unavailable('TransactionOfAnotherFork');
    return { ...block, transactions: block.transactions.filter(hasEvents) };
  };

  /** Reads slots, the oldest first, in chunks until they have ENOUGH_EVENTS events; `to` is the last slot read if some were left out. */
  const readSlots = async (listed: ReadonlyMap<bigint, readonly Listed[]>) => {
    const all = [...listed];
    const read: SlotRead[] = [];
    for (let events = 0; events < ENOUGH_EVENTS && read.length < all.length; ) {
      const next = all.slice(read.length, read.length + CHUNK);
      const chunk = await pooled(next, WIDTH, ([slot, entries]) => readSlot(slot, entries));
      for (const { transactions } of chunk) for (const transaction of transactions) events += transaction.events.length;
      read.push(...chunk);
    }
    return { read, to: read.length < all.length ? read.at(-1)?.slot : undefined };
  };

  return { wholeSlot, readSlots };
}

/** A block with the events of its transactions, which are numbered throughout the block. */
function blockOf(program: Address, header: SlotHeader, transactions: readonly Decoded[]): ChainBlock {
  const { number, hash, parentHash, timestamp } = header;
  const all = transactions.flatMap(({ signature, events }) => events.map((event) => ({ ...event, signature })));
  const events = all.map(
    ({ signature, ...event }, logIndex): ChainEventRecord => ({
      ...event,
      blockHash: hash,
      blockNumber: number,
      timestamp,
      logIndex,
      txHash: transactionId(signature),
      contract: program as string as ChainEventRecord['contract'],
    }),
  );
  return { number, hash, parentHash, timestamp, events };
}

const hasEvents = ({ events }: Decoded): boolean => events.length > 0;

function transactionId(signature: Signature): ChainEventRecord['txHash'] {
  if (!isSolanaSignature(signature)) throw unavailable('SignatureMalformed');
  return signature;
}

/** Reads a transaction. @throws CHAIN_UNAVAILABLE unless the node has it at this slot with its inner instructions */
async function readTransaction(
  rpc: SolanaRpc,
  { signature, slot }: Pick<Listed, 'signature' | 'slot'>,
  program: Address,
): Promise<ExecutedTransaction> {
  const answer = await transactionOf(rpc, signature);
  if (answer === null) throw unavailable('TransactionMissing');
  if (BigInt(answer.slot) !== slot) throw unavailable('TransactionOfAnotherSlot');
  if (answer.transaction.signatures[0] !== signature) throw unavailable('OtherTransaction');
  const executed = executedOf(answer as unknown as RpcTransaction, program);
  if (executed.failed) throw unavailable('TransactionFailed');
  return executed;
}

/** Reads the calls of a transaction. @throws CHAIN_UNAVAILABLE if the answer contradicts itself */
function executedOf(answer: RpcTransaction, program: Address): ExecutedTransaction {
  try {
    return readExecuted(answer, program);
  } catch {
    throw unavailable('TransactionMalformed');
  }
}

/** A block with the transactions that may have called the program; null where the slot has none. */
async function fullBlock(rpc: SolanaRpc, slot: bigint, program: Address) {
  try {
    const block = await askAnyVersion((maxSupportedTransactionVersion) =>
      rpc
        .getBlock(slot, {
          commitment: COMMITMENT,
          encoding: 'json',
          maxSupportedTransactionVersion,
          rewards: false,
          transactionDetails: 'full',
        })
        .send(),
    );
    if (block === null) return null;
    const transactions = block.transactions
      .filter((transaction) => mayHaveCalled(transaction as unknown as RpcTransaction, program))
      .map((transaction) => ({
        signature: transaction.transaction.signatures[0] as Signature,
        executed: executedOf(transaction as unknown as RpcTransaction, program),
      }));
    return { header: readHeader(slot, block), transactions };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The headers, after a check that each dense one is the child of the one before. @throws CHAIN_UNAVAILABLE */
function requireLinked(headers: readonly SlotHeader[], denseFrom: bigint): readonly SlotHeader[] {
  const dense = headers.filter(({ number }) => number >= denseFrom);
  dense.forEach((header, i) => {
    if (i > 0 && header.parentHash !== dense[i - 1]?.hash) throw unavailable('BlocksNotLinked');
  });
  return headers;
}

/** Groups transactions by slot. Slots, and the transactions of each, keep the order of the list. */
function bySlot(listed: readonly Listed[]): ReadonlyMap<bigint, readonly Listed[]> {
  const slots = new Map<bigint, Listed[]>();
  for (const transaction of listed) {
    const ofSlot = slots.get(transaction.slot);
    if (ofSlot === undefined) slots.set(transaction.slot, [transaction]);
    else ofSlot.push(transaction);
  }
  return slots;
}

/** A header that was read again. @throws CHAIN_UNAVAILABLE if it has changed */
function requireSame(header: SlotHeader, headersByNumber: ReadonlyMap<bigint, SlotHeader>): SlotHeader {
  const before = headersByNumber.get(header.number);
  if (before !== undefined && before.hash !== header.hash) throw unavailable('Reorganised');
  return header;
}

/** Sorts a slot's transactions by the order of its block. @throws CHAIN_UNAVAILABLE if the block does not list one */
function sortTransactions(transactions: readonly Decoded[], { signatures }: SlotHeader): readonly Decoded[] {
  if (signatures === null) return transactions;
  const places = new Map(signatures.map((signature, i) => [signature, i]));
  const placed = transactions.map((transaction) => {
    const place = places.get(transaction.signature);
    if (place === undefined) throw unavailable('TransactionOfAnotherFork');
    return { transaction, place };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ transaction }) => transaction);
}

/** @throws CHAIN_UNAVAILABLE if a block's time is before its parent's time; equal times are allowed */
function requireOrderedTimes(headers: readonly SlotHeader[]): readonly SlotHeader[] {
  headers.forEach(({ timestamp }, i) => {
    if (i > 0 && timestamp < (headers[i - 1]?.timestamp ?? 0n)) throw unavailable('BlockEarlierThanParent');
  });
  return headers;
}

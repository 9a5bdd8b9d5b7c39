import type { Address, Signature } from '@solana/kit';
import type { ChainSource } from '../../chains/index.ts';
import { isSolanaSignature, solanaAddressHex } from '../../core/address.ts';
import type { ChainBlock, ChainEventRecord } from '../../core/chain.ts';
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

/** Requests at a time. */
const WIDTH = 16;
/** Transactions of one answer: a range with more ends at an earlier slot. */
const MOST = 4_000;

/** A transaction of the program that succeeded, with its events. */
interface Decoded {
  readonly signature: Signature;
  readonly slot: bigint;
  readonly events: readonly DecodedEvent[];
}

/**
 * Blocks and events of the program on a Solana cluster, for the indexer. Slots are the heights; a slot that was skipped has no
 * block. The program is followed and not the cluster: what a range costs depends on the program's transactions, and on
 * the blocks near the head where forks are followed.
 *
 * A list of transactions is not tied to one fork, so a range is read between two readings of its last header. Where blocks are
 * dense, and where a slot has several of the program's transactions, the block itself must name them, which also gives their
 * order. Answers that contradict each other are no answer.
 */
export function createSolanaSource(client: GuardedRpc): ChainSource {
  const { program, genesisHash } = client.config;
  const list = createSignatureList(client, program);
  const authority = findEventAuthorityPda({ programAddress: program }).then(([address]) => address);
  const domain = {
    kind: 'solana',
    genesisHash: solanaAddressHex(genesisHash),
    programId: solanaAddressHex(program),
  } as const;

  const headers = (slots: readonly bigint[], details?: 'signatures') =>
    pooled(slots, WIDTH, async (slot) => {
      const header = await client.ask((rpc) => headerAt(rpc, slot, details));
      if (header === null) throw unavailable('BlockMissing');
      return header;
    });

  const decoded = async ({ signature, slot }: Listed): Promise<Decoded> => {
    const executed = await client.ask((rpc) => readTransaction(rpc, { signature, slot }, program));
    return { signature, slot, events: eventsOf(executed, program, await authority) };
  };

  const blockOf = (header: SlotHeader, transactions: readonly Pick<Decoded, 'signature' | 'events'>[]): ChainBlock => {
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
  };

  return {
    name: client.name,
    domain,
    tip: (tag) => readTip(client, tag),
    head: async () => (await readTip(client, 'latest')).target,

    async hashesAt(numbers) {
      const found = await pooled(numbers, WIDTH, (slot) => client.ask((rpc) => headerAt(rpc, slot)));
      return new Map(numbers.map((number, i) => [number, found[i]?.hash ?? null]));
    },

    async blocks(from, to, denseFrom = from) {
      const slots = await client.ask((rpc) => slotsToRead(rpc, { from, to, denseFrom }));
      const first = slots[0];
      const last = slots.at(-1);
      if (first === undefined || last === undefined) return [];
      const read = linked(await headers(slots), denseFrom);
      const listed = cut((await list.between(from, last)).filter(({ failed }) => !failed));
      const end = listed.to ?? last;
      const slotted = bySlot(await pooled(listed.items, WIDTH, decoded));
      const known = new Map(read.filter(({ number }) => number <= end).map((header) => [header.number, header]));
      for (const [details, some] of missing(slotted, known, denseFrom)) {
        for (const header of await headers(some, details)) known.set(header.number, same(header, known));
      }
      const [again] = await headers([end]);
      if (again === undefined || again.hash !== known.get(end)?.hash) throw unavailable('Reorganised');
      const inOrder = [...known.values()].sort((a, b) => (a.number < b.number ? -1 : 1));
      return inTime(inOrder).map((header) => blockOf(header, ordered(slotted.get(header.number) ?? [], header)));
    },

    async whole(number) {
      const block = await client.ask((rpc) => fullBlock(rpc, number, program));
      if (block === null) return null;
      const { header, transactions } = block;
      const at = await authority;
      return blockOf(
        header,
        transactions
          .filter(({ executed }) => !executed.failed)
          .map(({ signature, executed }) => ({ signature, events: eventsOf(executed, program, at) })),
      );
    },
  };
}

function transactionId(signature: Signature): ChainEventRecord['txHash'] {
  if (!isSolanaSignature(signature)) throw unavailable('SignatureMalformed');
  return signature;
}

/** @throws CHAIN_UNAVAILABLE where the node does not have it, at this slot, with everything that was called in it */
async function readTransaction(
  rpc: SolanaRpc,
  { signature, slot }: Pick<Listed, 'signature' | 'slot'>,
  program: Address,
): Promise<ExecutedTransaction> {
  const found = await transactionOf(rpc, signature);
  if (found === null) throw unavailable('TransactionMissing');
  if (BigInt(found.slot) !== slot) throw unavailable('TransactionOfAnotherSlot');
  if (found.transaction.signatures[0] !== signature) throw unavailable('OtherTransaction');
  const executed = executedOf(found as unknown as RpcTransaction, program);
  if (executed.failed) throw unavailable('TransactionFailed');
  return executed;
}

function executedOf(answer: RpcTransaction, program: Address): ExecutedTransaction {
  try {
    return readExecuted(answer, program);
  } catch {
    throw unavailable('TransactionMalformed');
  }
}

/** A block with every transaction in it that may have called the program; null where the slot has none. */
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
      .filter((one) => mayHaveCalled(one as unknown as RpcTransaction, program))
      .map((one) => ({
        signature: one.transaction.signatures[0] as Signature,
        executed: executedOf(one as unknown as RpcTransaction, program),
      }));
    return { header: readHeader(slot, block), transactions };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Headers in order, the dense ones each the child of the one before. @throws CHAIN_UNAVAILABLE */
function linked(headers: readonly SlotHeader[], denseFrom: bigint): readonly SlotHeader[] {
  const dense = headers.filter(({ number }) => number >= denseFrom);
  dense.forEach((header, i) => {
    if (i > 0 && header.parentHash !== dense[i - 1]?.hash) throw unavailable('BlocksNotLinked');
  });
  return headers;
}

/** The first transactions of a list up to the end of a slot, and that slot where some were left out. */
function cut(items: readonly Listed[]): { readonly items: readonly Listed[]; readonly to: bigint | undefined } {
  const beyond = items[MOST];
  if (beyond === undefined) return { items, to: undefined };
  const below = items.findLast(({ slot }, i) => i < MOST && slot < beyond.slot)?.slot ?? beyond.slot;
  return { items: items.filter(({ slot }) => slot <= below), to: below };
}

function bySlot(transactions: readonly Decoded[]): ReadonlyMap<bigint, readonly Decoded[]> {
  const slots = new Map<bigint, Decoded[]>();
  for (const one of transactions) {
    const some = slots.get(one.slot);
    if (some === undefined) slots.set(one.slot, [one]);
    else some.push(one);
  }
  return slots;
}

/** Which headers are still to be read, and with what: the signatures of a block where it must name the transactions. */
function missing(
  transactions: ReadonlyMap<bigint, readonly Decoded[]>,
  known: ReadonlyMap<bigint, SlotHeader>,
  denseFrom: bigint,
): readonly (readonly ['signatures' | undefined, readonly bigint[]])[] {
  const named = [...transactions].filter(([slot, some]) => some.length > 1 || slot >= denseFrom).map(([slot]) => slot);
  const plain = [...transactions.keys()].filter((slot) => !named.includes(slot) && !known.has(slot));
  return [
    ['signatures', named],
    [undefined, plain],
  ];
}

/** A header that was read again. @throws CHAIN_UNAVAILABLE where it is another one now */
function same(header: SlotHeader, known: ReadonlyMap<bigint, SlotHeader>): SlotHeader {
  const before = known.get(header.number);
  if (before !== undefined && before.hash !== header.hash) throw unavailable('Reorganised');
  return header;
}

/** The transactions of a slot in the order of its block. @throws CHAIN_UNAVAILABLE where the block does not name one */
function ordered(transactions: readonly Decoded[], { signatures }: SlotHeader): readonly Decoded[] {
  if (signatures === null) return transactions;
  const places = new Map(signatures.map((signature, i) => [signature, i]));
  const placed = transactions.map((one) => {
    const place = places.get(one.signature);
    if (place === undefined) throw unavailable('TransactionOfAnotherFork');
    return { one, place };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ one }) => one);
}

/** @throws CHAIN_UNAVAILABLE where a block is earlier than one before it; the same second is well */
function inTime(headers: readonly SlotHeader[]): readonly SlotHeader[] {
  headers.forEach(({ timestamp }, i) => {
    if (i > 0 && timestamp < (headers[i - 1]?.timestamp ?? 0n)) throw unavailable('BlockEarlierThanParent');
  });
  return headers;
}

import type { TransactionId } from '@income-series/protocol/address';
import { concatBytes, toHex } from '@income-series/protocol/bytes';
import type { ChainTransaction, MinedAt } from '@income-series/protocol/chain';
import type { Address, Signature } from '@solana/kit';
import { getAddressEncoder } from '@solana/kit';
import type { TransactionReader } from '../../chains/index.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { ownAddress } from './addresses.ts';
import { transactionOf } from './any-version.ts';
import { createBlocks } from './blocks.ts';
import { type GuardedRpc, requireFresh, type SolanaRpc } from './client.ts';
import { callsWithin } from './events.ts';
import { type CalledTransaction, mayHaveCalled, type RpcTransaction, readCalled, readExecuted } from './executed.ts';

/** The maximum number of signatures in one request. */
const MOST = 256;

/** The parts of an instruction that identify it. */
export type InstructionParts = CalledTransaction['instructions'][number];

/**
 * The bytes that identify a transaction's calls: each instruction's data, then the addresses of its accounts. Compute limits and
 * prices, which wallets add, and the blockhash are left out.
 */
export function callBytes(instructions: readonly InstructionParts[], program: Address): Uint8Array {
  const encoder = getAddressEncoder();
  const programCalls = instructions.filter((instruction) => instruction.program === program);
  return concatBytes(
    ...programCalls.flatMap(({ data, accounts }) => [
      data,
      ...accounts.map((each) => Uint8Array.from(encoder.encode(each))),
    ]),
  );
}

/**
 * The transaction's sender and calls; `to` is the program if it is called, otherwise the first instruction's program. Calls by
 * other programs count if the transaction itself makes none, because each call's failure makes the whole transaction fail.
 */
function partsOf({ signers, instructions, made }: ReadTransaction, program: Address): ChainTransaction {
  const to = made.length > 0 ? program : instructions[0]?.program;
  return {
    from: ownAddress(signers[0]),
    signers: signers.map(ownAddress),
    to: to === undefined ? null : ownAddress(to),
    data: toHex(callBytes(made, program)),
  };
}

/** A transaction with its calls of the program, without those that the program makes of itself. */
interface ReadTransaction extends CalledTransaction {
  readonly made: readonly InstructionParts[];
}

interface Included {
  readonly slot: bigint;
  readonly failed: boolean;
}

/** The slot of each transaction that the cluster has voted on, and the node's newest slot. */
async function statuses(rpc: SolanaRpc, signatures: readonly Signature[]) {
  const { context, value } = await rpc.getSignatureStatuses(signatures, { searchTransactionHistory: true }).send();
  if (value.length !== signatures.length) throw unavailable('AnswerMalformed');
  const included = value.map((status): Included | null => {
    if (status === null || status.confirmationStatus === 'processed') return null;
    return { slot: status.slot, failed: status.err !== null };
  });
  return { newest: context.slot, included };
}

/**
 * Reads a transaction; null if the node's answer is of another slot or unreadable, undefined if the node does not have it. An
 * unreadable answer must not fail the others of a request, because anybody may name a transaction that a node has only in part.
 */
async function transactionAt(rpc: SolanaRpc, signature: Signature, { slot, failed }: Included, program: Address) {
  const answer = await transactionOf(rpc, signature);
  if (answer === null) return undefined;
  if (answer.slot !== slot) return null;
  const called = calledIn(answer as unknown as RpcTransaction, program);
  if (called !== null && called.failed !== failed) throw unavailable('OutcomeContradicted');
  return called;
}

/** A transaction with its calls of the program; null if the answer cannot be read. */
function calledIn(answer: RpcTransaction, program: Address): ReadTransaction | null {
  try {
    const called = readCalled(answer, program);
    const programCalls = called.instructions.filter((instruction) => instruction.program === program);
    if (programCalls.length > 0 || called.failed || !mayHaveCalled(answer, program))
      return { ...called, made: programCalls };
    return {
      ...called,
      made: readExecuted(answer, program).instructions.flatMap((each) => callsWithin(each, program)),
    };
  } catch {
    return null;
  }
}

/**
 * Reads transactions by their first signatures; they are unknown until a block includes them. A node behind the index is
 * rejected, because it has fewer transactions than are indexed.
 */
export function transactionReader(guarded: GuardedRpc): TransactionReader {
  const { program } = guarded.config;
  const blocks = createBlocks();

  const minedAt = async (rpc: SolanaRpc, signature: Signature, included: Included) => {
    const called = await transactionAt(rpc, signature, included, program);
    if (!called) return called;
    const block = await blocks.at(rpc, included.slot);
    const parts = partsOf(called, program);
    return { blockNumber: included.slot, blockHash: block.hash, ok: !included.failed, ...parts } satisfies MinedAt;
  };

  const minedIn = (ids: readonly TransactionId[]) =>
    guarded.ask(async (rpc) => {
      const signatures = ids as readonly string[] as readonly Signature[];
      const mined = new Map<TransactionId, MinedAt | null>();
      for (let from = 0; from < ids.length; from += MOST) {
        const list = signatures.slice(from, from + MOST);
        const { newest, included } = await statuses(rpc, list);
        await requireFresh(guarded, { number: newest });
        const transactions = await Promise.all(
          list.map((signature, place) => {
            const at = included[place] ?? null;
            return at === null ? null : minedAt(rpc, signature, at);
          }),
        );
        for (const [place, at] of transactions.entries()) {
          if (at !== undefined) mined.set(ids[from + place] as TransactionId, at);
        }
      }
      return mined;
    });

  return {
    minedIn,
    async knownTransactions(ids) {
      const transactions = new Map<TransactionId, ChainTransaction>();
      for (const [id, at] of await minedIn(ids)) {
        if (at !== null) transactions.set(id, { from: at.from, to: at.to, data: at.data });
      }
      return transactions;
    },
  };
}

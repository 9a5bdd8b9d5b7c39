import type { Address, Signature } from '@solana/kit';
import { getAddressEncoder } from '@solana/kit';
import type { TransactionReader } from '../../chains/index.ts';
import type { TransactionId } from '../../core/address.ts';
import { concatBytes, toHex } from '../../core/bytes.ts';
import type { ChainTransaction, MinedAt } from '../../core/chain.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { ownAddress } from './addresses.ts';
import { transactionOf } from './any-version.ts';
import { createBlocks } from './blocks.ts';
import { type GuardedRpc, requireFresh, type SolanaRpc } from './client.ts';
import { type CalledTransaction, type RpcTransaction, readCalled } from './executed.ts';

/** Signatures of one answer, at the most. */
const MOST = 256;

/** An instruction, as much of it as makes another one of it where it differs. */
export type InstructionParts = CalledTransaction['instructions'][number];

/**
 * The bytes that say what a transaction does: of each instruction of the program its data, then the addresses of its accounts.
 * What wallets add (limits and prices of compute units) and the blockhash are not in them.
 */
export function callBytes(instructions: readonly InstructionParts[], program: Address): Uint8Array {
  const encoder = getAddressEncoder();
  const own = instructions.filter((instruction) => instruction.program === program);
  return concatBytes(
    ...own.flatMap(({ data, accounts }) => [data, ...accounts.map((each) => Uint8Array.from(encoder.encode(each)))]),
  );
}

/** `to` is the program where it is called, else the program of the first instruction. */
function partsOf({ feePayer, instructions }: CalledTransaction, program: Address): ChainTransaction {
  const called = instructions.some((instruction) => instruction.program === program);
  const to = called ? program : instructions[0]?.program;
  return {
    from: ownAddress(feePayer),
    to: to === undefined ? null : ownAddress(to),
    data: toHex(callBytes(instructions, program)),
  };
}

interface Included {
  readonly slot: bigint;
  readonly failed: boolean;
}

/** In which slot the cluster's vote has each transaction, and the node's newest slot. */
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
 * Null where the node has moved since it said where the transaction is, and where what it answers cannot be read: it is one of
 * many that are asked for, and anybody may name one that a node has in part.
 */
async function transactionAt(rpc: SolanaRpc, signature: Signature, { slot, failed }: Included, program: Address) {
  const answer = await transactionOf(rpc, signature);
  if (answer === null || answer.slot !== slot) return null;
  const called = calledIn(answer as unknown as RpcTransaction, program);
  if (called !== null && called.failed !== failed) throw unavailable('OutcomeContradicted');
  return called;
}

function calledIn(answer: RpcTransaction, program: Address): CalledTransaction | null {
  try {
    return readCalled(answer, program);
  } catch {
    return null;
  }
}

/**
 * What the node knows of transactions, by their first signatures. A node knows none before a block has it. One that is behind
 * the index knows less than is indexed: it is not believed.
 */
export function transactionReader(guarded: GuardedRpc): TransactionReader {
  const { program } = guarded.config;
  const blocks = createBlocks();

  const minedAt = async (rpc: SolanaRpc, signature: Signature, included: Included): Promise<MinedAt | null> => {
    const called = await transactionAt(rpc, signature, included, program);
    if (called === null) return null;
    const block = await blocks.at(rpc, included.slot);
    return { blockNumber: included.slot, blockHash: block.hash, ok: !included.failed, ...partsOf(called, program) };
  };

  const minedIn = (ids: readonly TransactionId[]) =>
    guarded.ask(async (rpc) => {
      const signatures = ids as readonly string[] as readonly Signature[];
      const found = new Map<TransactionId, MinedAt | null>();
      for (let from = 0; from < ids.length; from += MOST) {
        const list = signatures.slice(from, from + MOST);
        const { newest, included } = await statuses(rpc, list);
        await requireFresh(guarded, { number: newest });
        const mined = await Promise.all(
          list.map((signature, place) => {
            const at = included[place] ?? null;
            return at === null ? null : minedAt(rpc, signature, at);
          }),
        );
        for (const [place, at] of mined.entries()) found.set(ids[from + place] as TransactionId, at);
      }
      return found;
    });

  return {
    minedIn,
    async knownTransactions(ids) {
      const known = new Map<TransactionId, ChainTransaction>();
      for (const [id, at] of await minedIn(ids)) {
        if (at !== null) known.set(id, { from: at.from, to: at.to, data: at.data });
      }
      return known;
    },
  };
}

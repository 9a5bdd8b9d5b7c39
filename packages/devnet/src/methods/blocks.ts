import type { Included, NodeBlock } from '../block.ts';
import type { Chain } from '../chain.ts';
import type { BlockTransaction } from '../history.ts';
import {
  type Config,
  readAddress,
  readBlockCommitment,
  readConfig,
  readInteger,
  readList,
  readText,
} from '../params.ts';
import { RpcError } from '../rpc-error.ts';
import { statusView, transactionView } from '../transaction-view.ts';
import { checkedTip, inContext, type Methods } from './context.ts';

const MAX_RANGE = 500_000n;
const MAX_SIGNATURES = 1_000;
const MAX_STATUSES = 256;

/** The JSON-RPC methods about blocks and their transactions. */
export function blockMethods(chain: Chain): Methods {
  const { history } = chain;
  return {
    getBlock: ([indexOf, options]) => {
      const config = readConfig(options);
      return blockView(requireBlock(chain, readInteger(indexOf), config), config);
    },
    getBlockTime: ([indexOf]) => requireBlock(chain, readInteger(indexOf), { commitment: 'confirmed' }).time,
    getBlocks: ([from, second, third]) => {
      const config = readConfig(typeof second === 'object' && second !== null ? second : third);
      const top = history.at(readBlockCommitment(config)).slot;
      const first = readInteger(from);
      const last = typeof second === 'object' || second === undefined ? top : readInteger(second);
      if (last < first) return [];
      if (last - first > MAX_RANGE) throw RpcError.params(`Slot range too large; max ${MAX_RANGE}`);
      return history
        .range(first, last)
        .map(({ slot }) => slot)
        .filter((slot) => slot <= top);
    },
    getBlocksWithLimit: ([from, limit, config]) => {
      const [first, most] = [readInteger(from), readInteger(limit)];
      if (most > MAX_RANGE) throw RpcError.params(`Limit too large; max ${MAX_RANGE}`);
      const top = history.at(readBlockCommitment(readConfig(config))).slot;
      return history.range(first, top, Number(most)).map(({ slot }) => slot);
    },
    getTransaction: ([signature, options]) => {
      const config = readConfig(options);
      const entry = history.find(readText(signature));
      if (entry === null || entry.block.slot > history.at(readBlockCommitment(config)).slot) return null;
      const { slot, time } = entry.block;
      return { slot, blockTime: time, ...transactionView(entry.transaction, config) };
    },
    getSignaturesForAddress: ([address, options]) => {
      const config = readConfig(options);
      const top = checkedTip(chain, config, readBlockCommitment(config)).slot;
      const all = history.transactionsOf(readAddress(address));
      return selectSignatures(all, top, config).map((entry) => signatureView(chain, entry));
    },
    getSignatureStatuses: ([signatures]) =>
      inContext(chain, { commitment: 'processed' }, () =>
        readList(signatures, MAX_STATUSES).map((signature) => statusOf(chain, readText(signature))),
      ),
  };
}

/** Finds the block of a slot. @throws RpcError whose code distinguishes a skipped slot from a future one */
function requireBlock({ history }: Chain, slot: bigint, config: Config): NodeBlock {
  if (slot > history.at(readBlockCommitment(config)).slot) {
    throw new RpcError(-32004, `Block not available for slot ${slot}`);
  }
  const block = history.block(slot);
  if (block !== null) return block;
  throw new RpcError(-32007, `Slot ${slot} was skipped, or missing due to ledger jump to recent snapshot`);
}

function blockView(block: NodeBlock, config: Config): object {
  const { slot: _, parentSlot, height, hash, parentHash, time } = block;
  const head = {
    blockhash: hash,
    previousBlockhash: parentHash,
    parentSlot,
    blockHeight: height,
    blockTime: time,
  };
  return {
    ...head,
    ...transactionsView(block.transactions, config),
    ...(config.rewards === false ? {} : { rewards: [] }),
  };
}

function transactionsView(transactions: readonly Included[], config: Config): object {
  const details = config.transactionDetails ?? 'full';
  if (details === 'none') return {};
  if (details === 'signatures') return { signatures: transactions.map(({ signature }) => signature) };
  if (details !== 'full') throw RpcError.params('this node gives full, signatures or none of the transactions');
  return { transactions: transactions.map((included) => transactionView(included, config)) };
}

/**
 * Selects transactions between the signatures `before` and `until` (both exclusive), newest first. An unknown `before`
 * gives none.
 */
function selectSignatures(all: readonly BlockTransaction[], top: bigint, config: Config): readonly BlockTransaction[] {
  const limit =
    config.limit === undefined || config.limit === null ? MAX_SIGNATURES : Number(readInteger(config.limit));
  if (limit < 1 || limit > MAX_SIGNATURES) throw RpcError.params(`Invalid limit; max ${MAX_SIGNATURES}`);
  const indexOf = (signature: unknown) =>
    all.findLastIndex((entry) => entry.transaction.signature === readText(signature));
  let end = all.length;
  while (end > 0 && (all[end - 1]?.block.slot ?? 0n) > top) end -= 1;
  if (config.before !== undefined && config.before !== null) end = Math.min(end, Math.max(0, indexOf(config.before)));
  const start = config.until === undefined || config.until === null ? 0 : indexOf(config.until) + 1;
  return all.slice(Math.max(start, end - limit), Math.max(start, end)).reverse();
}

const signatureView = (chain: Chain, { block, transaction }: BlockTransaction) => ({
  signature: transaction.signature,
  slot: block.slot,
  err: transaction.error,
  memo: null,
  blockTime: block.time,
  confirmationStatus: chain.history.statusOf(block),
});

function statusOf({ history }: Chain, signature: string): object | null {
  const entry = history.find(signature);
  if (entry === null) return null;
  const { block, transaction } = entry;
  const confirmationStatus = history.statusOf(block);
  return {
    slot: block.slot,
    confirmations: confirmationStatus === 'finalized' ? null : history.tip.height - block.height,
    confirmationStatus,
    err: transaction.error,
    status: statusView(transaction.error),
  };
}

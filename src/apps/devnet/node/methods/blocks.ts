import type { Included, NodeBlock } from '../block.ts';
import type { Chain } from '../chain.ts';
import type { BlockTransaction } from '../history.ts';
import { addressOf, blockCommitmentOf, type Config, configOf, integerOf, listOf, textOf } from '../params.ts';
import { RpcError } from '../rpc-error.ts';
import { statusView, transactionView } from '../transaction-view.ts';
import { checkedTip, inContext, type Methods } from './context.ts';

const MAX_RANGE = 500_000n;
const MAX_SIGNATURES = 1_000;
const MAX_STATUSES = 256;

/** What is asked of blocks, and of the transactions in them. */
export function blockMethods(chain: Chain): Methods {
  const { history } = chain;
  return {
    getBlock: ([at, options]) => {
      const config = configOf(options);
      return blockView(blockAt(chain, integerOf(at), config), config);
    },
    getBlockTime: ([at]) => blockAt(chain, integerOf(at), { commitment: 'confirmed' }).time,
    getBlocks: ([from, second, third]) => {
      const config = configOf(typeof second === 'object' && second !== null ? second : third);
      const top = history.at(blockCommitmentOf(config)).slot;
      const first = integerOf(from);
      const last = typeof second === 'object' || second === undefined ? top : integerOf(second);
      if (last < first) return [];
      if (last - first > MAX_RANGE) throw RpcError.params(`Slot range too large; max ${MAX_RANGE}`);
      return history
        .range(first, last)
        .map(({ slot }) => slot)
        .filter((slot) => slot <= top);
    },
    getBlocksWithLimit: ([from, limit, config]) => {
      const [first, most] = [integerOf(from), integerOf(limit)];
      if (most > MAX_RANGE) throw RpcError.params(`Limit too large; max ${MAX_RANGE}`);
      const top = history.at(blockCommitmentOf(configOf(config))).slot;
      return history.range(first, top, Number(most)).map(({ slot }) => slot);
    },
    getTransaction: ([signature, options]) => {
      const config = configOf(options);
      const found = history.find(textOf(signature));
      if (found === null || found.block.slot > history.at(blockCommitmentOf(config)).slot) return null;
      const { slot, time } = found.block;
      return { slot, blockTime: time, ...transactionView(found.transaction, config) };
    },
    getSignaturesForAddress: ([address, options]) => {
      const config = configOf(options);
      const top = checkedTip(chain, config, blockCommitmentOf(config)).slot;
      const all = history.naming(addressOf(address));
      return signaturesOf(all, top, config).map((found) => signatureView(chain, found));
    },
    getSignatureStatuses: ([signatures]) =>
      inContext(chain, { commitment: 'processed' }, () =>
        listOf(signatures, MAX_STATUSES).map((signature) => statusOf(chain, textOf(signature))),
      ),
  };
}

/** @throws RpcError in the words by which clients know a skipped slot from one that is not yet there */
function blockAt({ history }: Chain, slot: bigint, config: Config): NodeBlock {
  if (slot > history.at(blockCommitmentOf(config)).slot) {
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

/** The newest first, from below `before` down to above `until`. Nothing follows a `before` that is unknown. */
function signaturesOf(all: readonly BlockTransaction[], top: bigint, config: Config): readonly BlockTransaction[] {
  const limit = config.limit === undefined || config.limit === null ? MAX_SIGNATURES : Number(integerOf(config.limit));
  if (limit < 1 || limit > MAX_SIGNATURES) throw RpcError.params(`Invalid limit; max ${MAX_SIGNATURES}`);
  const at = (signature: unknown) => all.findLastIndex((found) => found.transaction.signature === textOf(signature));
  let end = all.length;
  while (end > 0 && (all[end - 1]?.block.slot ?? 0n) > top) end -= 1;
  if (config.before !== undefined && config.before !== null) end = Math.min(end, Math.max(0, at(config.before)));
  const start = config.until === undefined || config.until === null ? 0 : at(config.until) + 1;
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
  const found = history.find(signature);
  if (found === null) return null;
  const { block, transaction } = found;
  const confirmationStatus = history.statusOf(block);
  return {
    slot: block.slot,
    confirmations: confirmationStatus === 'finalized' ? null : history.tip.height - block.height,
    confirmationStatus,
    err: transaction.error,
    status: statusView(transaction.error),
  };
}

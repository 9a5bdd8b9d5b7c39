import type { SolanaNode } from '@income-series/devnet';
import { startChainNode } from '../../support/chain-node/index.ts';
import { type NodeProxy, startNodeProxy } from '../../support/node-proxy.ts';
import { type Change, startRpcProxy } from '../../support/solana/proxy.ts';

/** The way of a process to the node of a chain. */
export interface NodeWay {
  readonly url: string;
  readonly proxy: NodeProxy;
  /** The method that sends a transaction. */
  readonly sends: string;
  /** The node lacks so many of the newest blocks. */
  hide(blocks: number): void;
  /** The node lists everything twice. */
  double(): void;
  /** The node answers as it is again. */
  answerTruly(): void;
  close(): Promise<void>;
}

export async function openEvmWay(nodeUrl: string): Promise<NodeWay> {
  const node = await startChainNode(nodeUrl);
  const proxy = await startNodeProxy(node.url);
  return {
    url: proxy.url,
    proxy,
    sends: 'eth_sendRawTransaction',
    hide: (hides) => node.behave({ hides, shortLogs: true }),
    double: () => node.behave({ lies: { eth_getLogs: (logs: readonly unknown[]) => [...logs, ...logs] } }),
    answerTruly: () => node.behave({}),
    async close() {
      await Promise.all([proxy.close(), node.stop()]);
    },
  };
}

const twice: Change = (method, result) =>
  method === 'getSignaturesForAddress' ? result.flatMap((one: unknown) => [one, one]) : result;

/** Answers about blocks as a node has them that lacks the newest; accounts are those of the newest all the same. */
const lacking =
  ({ chain }: SolanaNode, blocks: number): Change =>
  (method, result, params) => {
    const { history } = chain;
    const [top] = history.range(0n, history.at('confirmed').slot).slice(-1 - blocks);
    const isBeyond = (slot: unknown) => BigInt(String(slot)) > (top?.slot ?? 0n);
    switch (method) {
      case 'getSlot':
        return isBeyond(result) ? top?.slot : result;
      case 'getBlocks':
      case 'getBlocksWithLimit':
        return result.filter((slot: bigint) => !isBeyond(slot));
      case 'getBlock':
        return isBeyond(params[0]) ? null : result;
      case 'getTransaction':
        return result !== null && isBeyond(result.slot) ? null : result;
      case 'getSignaturesForAddress':
        return result.filter(({ slot }: { readonly slot: bigint }) => !isBeyond(slot));
      case 'getSignatureStatuses': {
        const value = result.value.map((one: { slot: bigint } | null) => (one && isBeyond(one.slot) ? null : one));
        return { ...result, context: { ...result.context, slot: top?.slot }, value };
      }
      case 'getEpochInfo':
        return { ...result, absoluteSlot: top?.slot, blockHeight: top?.height };
      default:
        return result;
    }
  };

export async function openSolanaWay(solana: SolanaNode): Promise<NodeWay> {
  const node = await startRpcProxy(solana.url);
  const proxy = await startNodeProxy(node.url);
  return {
    url: proxy.url,
    proxy,
    sends: 'sendTransaction',
    hide(blocks) {
      node.change = lacking(solana, blocks);
    },
    double() {
      node.change = twice;
    },
    answerTruly() {
      node.change = undefined;
    },
    async close() {
      await Promise.all([proxy.close(), node.stop()]);
    },
  };
}

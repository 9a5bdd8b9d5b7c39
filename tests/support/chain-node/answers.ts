import { keccak256 } from 'viem';
import { foreignHashes, foreignReceipts } from './foreign.ts';
import { CAP_WORDS, type Manners, OLD_STATE, UNSERVED } from './manners.ts';

export interface Call {
  readonly id: number;
  readonly method: string;
  readonly params?: readonly unknown[];
}
export interface Reply {
  readonly id: number;
  readonly jsonrpc: '2.0';
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}
/** Asks the node behind. */
export type Ask = <T>(method: string, ...params: unknown[]) => Promise<T>;

interface Block {
  readonly hash: string;
  readonly number: string;
  readonly transactions: readonly string[];
}

const hex = (number: number) => `0x${Math.max(0, number).toString(16)}`;
/** Which parameter of a method names the block whose state it reads. */
const STATE: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_estimateGas: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1,
  eth_getStorageAt: 2,
};

/** Answers one call as a node with these manners does. */
export function createAnswers(ask: Ask, manners: () => Manners) {
  let reached = 0;
  const failure = (code: number, message: string) => ({ error: { code, message } });

  const head = async () => Number(await ask<string>('eth_blockNumber')) - (manners().hides ?? 0);

  /** The number that a tag means here; what is no tag stays. */
  async function numberOf(tag: unknown): Promise<unknown> {
    const { finalAfter } = manners();
    if (tag === 'pending' && finalAfter === undefined) return tag; // the node behind has a pool
    if (tag === 'latest' || tag === 'pending' || tag === undefined) return hex(await head());
    if ((tag === 'safe' || tag === 'finalized') && finalAfter !== undefined) return hex((await head()) - finalAfter);
    return tag;
  }

  async function logs(params: readonly unknown[]) {
    const { logsCap, capWords = 'monad', behindEvery, shortLogs } = manners();
    const filter = params[0] as { fromBlock?: string; toBlock?: string; blockHash?: string };
    if (filter.blockHash !== undefined) return { result: await ask('eth_getLogs', filter) };
    const [from, to] = await Promise.all(
      [filter.fromBlock, filter.toBlock].map(async (at) => Number(await numberOf(at))),
    );
    const top = await head();
    if (shortLogs === true && from !== undefined && to !== undefined && to > top) {
      const upTo = { ...filter, fromBlock: hex(from), toBlock: hex(top) };
      return { result: from > top ? [] : await ask('eth_getLogs', upTo) };
    }
    if (from === undefined || to === undefined || to > top || from > to) return failure(-32602, 'invalid block range');
    if (behindEvery !== undefined && to === top && ++reached % behindEvery === 0) {
      return failure(-32602, 'invalid block range');
    }
    const blocks = to - from + 1;
    if (logsCap !== undefined && blocks > logsCap) {
      const [code, message] = CAP_WORDS[capWords](logsCap, from, blocks);
      return failure(code, message);
    }
    return { result: await ask('eth_getLogs', { ...filter, fromBlock: hex(from), toBlock: hex(to) }) };
  }

  /** Tests whether the node still has the state at a block. */
  async function keeps(at: unknown): Promise<boolean> {
    const { stateBlocks } = manners();
    if (stateBlocks === undefined) return true;
    const blockHash = typeof at === 'object' && at !== null ? (at as { blockHash?: string }).blockHash : undefined;
    const number =
      blockHash === undefined ? at : (await ask<Block | null>('eth_getBlockByHash', blockHash, false))?.number;
    return number === undefined || Number(number) > (await head()) - stateBlocks;
  }

  function filled(block: Block | null): Block | null {
    const { foreign = 0 } = manners();
    if (block === null || foreign === 0) return block;
    return { ...block, transactions: [...block.transactions, ...foreignHashes(block.hash, foreign)] };
  }

  async function receipts(params: readonly unknown[]) {
    const { foreign = 0 } = manners();
    const own = await ask<object[] | null>('eth_getBlockReceipts', ...params);
    if (own === null || foreign === 0) return own;
    const at = params[0] as string;
    const block = await ask<Block>(at.length === 66 ? 'eth_getBlockByHash' : 'eth_getBlockByNumber', at, false);
    return [...own, ...foreignReceipts(block, foreign, own.length)];
  }

  async function send(raw: `0x${string}`): Promise<unknown> {
    if (manners().silentSend !== true) return ask('eth_sendRawTransaction', raw);
    return ask('eth_sendRawTransaction', raw).catch(() => keccak256(raw));
  }

  async function blockByNumber([at, full]: readonly unknown[]): Promise<Block | null> {
    const number = await numberOf(at);
    if (Number(number) > (await head())) return null;
    return filled(await ask<Block | null>('eth_getBlockByNumber', number, full));
  }

  async function plain({ method, params = [] }: Call): Promise<Omit<Reply, 'id' | 'jsonrpc'>> {
    const rules = manners();
    if (UNSERVED.test(method)) return failure(-32601, 'Method not found');
    if (method === 'eth_getLogs') return logs(params);
    if (method === 'eth_blockNumber') return { result: hex(await head()) };
    if (method === 'eth_chainId' && rules.chainId !== undefined) return { result: hex(rules.chainId) };
    if (method === 'eth_getBlockByNumber') return { result: await blockByNumber(params) };
    if (method === 'eth_getBlockByHash') return { result: filled(await ask(method, ...params)) };
    if (method === 'eth_getBlockReceipts') return { result: await receipts(params) };
    if (method === 'eth_sendRawTransaction') return { result: await send(params[0] as `0x${string}`) };
    if (method === 'eth_maxPriorityFeePerGas' && rules.finalAfter !== undefined) return { result: hex(2e9) };
    if (method === 'eth_getTransactionByHash' && rules.noPoolView === true) {
      const transaction = await ask<{ blockHash: string | null } | null>(method, ...params);
      return { result: transaction?.blockHash == null ? null : transaction };
    }
    const state = STATE[method];
    if (state === undefined) return { result: await ask(method, ...params) };
    const at = await numberOf(params[state]);
    if (!(await keeps(at))) return failure(-32602, OLD_STATE);
    return { result: await ask(method, ...params.slice(0, state), at, ...params.slice(state + 1)) };
  }

  return async (call: Call): Promise<Reply> => {
    const about = { id: call.id, jsonrpc: '2.0' } as const;
    try {
      const answer = await plain(call);
      const lie = manners().lies?.[call.method];
      if (lie === undefined || answer.error !== undefined) return { ...about, ...answer };
      return { ...about, result: await lie(answer.result as never, call.params ?? []) };
    } catch (error) {
      const { code = -32000, message, data } = error as { code?: number; message: string; data?: unknown };
      return { ...about, error: { code, message, ...(data === undefined ? {} : { data }) } };
    }
  };
}

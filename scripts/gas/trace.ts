import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import type { Anvil } from '../../src/apps/devnet/anvil.ts';
import type { Step, Traced } from './calculator.ts';

interface MinedTransaction {
  readonly from: EvmAddress;
  readonly to: EvmAddress;
  readonly input: Hex;
  readonly gas: Hex;
}
interface Block {
  readonly number: Hex;
  readonly timestamp: Hex;
  readonly miner: EvmAddress;
  readonly transactions: readonly MinedTransaction[];
}
interface Prestate {
  readonly [account: string]: { readonly storage?: Readonly<Record<string, Hex>> };
}

interface Request {
  readonly from: EvmAddress;
  readonly to: EvmAddress;
  readonly data: Hex;
  readonly gas: Hex;
}
type Node = Pick<Anvil, 'rpc'>;

/** The block that a call is traced over, and what of it is not as it was. */
interface TraceBlock {
  readonly block: string;
  readonly coinbase: EvmAddress;
  readonly overrides?: object;
}

/** The steps of a call over the state after a block, and the storage that it finds. */
async function traceOver({ rpc }: Node, request: Request, { block, coinbase, overrides = {} }: TraceBlock) {
  const tracing = { disableStorage: true, enableMemory: false, ...overrides };
  const [{ structLogs, failed }, prestate] = await Promise.all([
    rpc<{ structLogs: readonly Step[]; failed: boolean }>('debug_traceCall', request, block, tracing),
    rpc<Prestate>('debug_traceCall', request, block, { tracer: 'prestateTracer', ...overrides }),
  ]);
  if (failed) throw new Error('the call would revert');
  const words = new Map<string, bigint>();
  for (const [account, { storage = {} }] of Object.entries(prestate)) {
    for (const [slot, word] of Object.entries(storage)) {
      words.set(`${account.toLowerCase()} ${BigInt(slot)}`, BigInt(word));
    }
  }
  const stored = (account: string, slot: bigint) => words.get(`${account} ${slot}`) ?? 0n;
  return { from: request.from, to: request.to, data: request.data, coinbase, steps: structLogs, stored };
}

/**
 * The steps of a block's only transaction and the storage that it found, from anvil: the same call is traced over the
 * block before, at the block's own number and time.
 */
export async function traceLast(node: Node): Promise<Traced> {
  const block = await node.rpc<Block>('eth_getBlockByNumber', 'latest', true);
  const [transaction, ...others] = block.transactions;
  if (transaction === undefined || others.length > 0) throw new Error('the block has no one transaction');
  const { from, to, input: data, gas } = transaction;
  const before = `0x${(BigInt(block.number) - 1n).toString(16)}`;
  const blockOverrides = { number: block.number, time: block.timestamp };
  return traceOver(
    node,
    { from, to, data, gas },
    { block: before, coinbase: block.miner, overrides: { blockOverrides } },
  );
}

/** The steps that a call would have now. @throws Error where it would revert */
export async function traceNext(node: Node, request: Request): Promise<Traced> {
  const { miner } = await node.rpc<Block>('eth_getBlockByNumber', 'latest', false);
  return traceOver(node, request, { block: 'latest', coinbase: miner });
}

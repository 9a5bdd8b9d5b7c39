import type { Anvil } from '../../src/apps/devnet/anvil.ts';
import type { Address, Hex } from '../../src/core/hex.ts';
import type { Step, Traced } from './calculator.ts';

interface MinedTransaction {
  readonly from: Address;
  readonly to: Address;
  readonly input: Hex;
  readonly gas: Hex;
}
interface Block {
  readonly number: Hex;
  readonly timestamp: Hex;
  readonly miner: Address;
  readonly transactions: readonly MinedTransaction[];
}
interface Prestate {
  readonly [account: string]: { readonly storage?: Readonly<Record<string, Hex>> };
}

/**
 * The steps of a block's only transaction and the storage that it found, from anvil: the same call is traced over the
 * block before, at the block's own number and time.
 */
export async function traceLast({ rpc }: Pick<Anvil, 'rpc'>): Promise<Traced> {
  const block = await rpc<Block>('eth_getBlockByNumber', 'latest', true);
  const [transaction, ...others] = block.transactions;
  if (transaction === undefined || others.length > 0) throw new Error('the block has no one transaction');
  const { from, to, input: data, gas } = transaction;
  const before = `0x${(BigInt(block.number) - 1n).toString(16)}`;
  const blockOverrides = { number: block.number, time: block.timestamp };
  const options = { disableStorage: true, enableMemory: false, blockOverrides };
  const request = { from, to, data, gas };
  const [{ structLogs }, prestate] = await Promise.all([
    rpc<{ structLogs: readonly Step[] }>('debug_traceCall', request, before, options),
    rpc<Prestate>('debug_traceCall', request, before, { tracer: 'prestateTracer', blockOverrides }),
  ]);
  const words = new Map<string, bigint>();
  for (const [account, { storage = {} }] of Object.entries(prestate)) {
    for (const [slot, word] of Object.entries(storage)) {
      words.set(`${account.toLowerCase()} ${BigInt(slot)}`, BigInt(word));
    }
  }
  const stored = (account: string, slot: bigint) => words.get(`${account} ${slot}`) ?? 0n;
  return { from, to, data, coinbase: block.miner, steps: structLogs, stored };
}

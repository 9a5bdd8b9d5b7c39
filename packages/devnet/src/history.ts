import type { Address } from '@solana/kit';
import type { Included, NodeBlock } from './block.ts';

export type Commitment = 'processed' | 'confirmed' | 'finalized';

/** The numbers of later blocks after which a block is confirmed and finalized. */
export interface Lags {
  readonly confirmed: number;
  readonly finalized: number;
}

/** A transaction with its block. */
export interface BlockTransaction {
  readonly block: NodeBlock;
  readonly transaction: Included;
}

/** The greatest age of a transaction's blockhash, in blocks. */
const RECENT = 150;

/** All blocks of the current chain, indexed by slot, transaction signature and account address. */
export class History {
  readonly #blocks: NodeBlock[] = [];
  readonly #bySlot = new Map<bigint, number>();
  readonly #bySignature = new Map<string, BlockTransaction>();
  readonly #byAddress = new Map<Address, BlockTransaction[]>();
  readonly #lags: Lags;

  constructor(lags: Lags) {
    this.#lags = lags;
  }

  add(block: NodeBlock): void {
    this.#bySlot.set(block.slot, this.#blocks.length);
    this.#blocks.push(block);
    for (const transaction of block.transactions) {
      const entry = { block, transaction };
      this.#bySignature.set(transaction.signature, entry);
      for (const address of transaction.accounts) {
        const list = this.#byAddress.get(address);
        if (list === undefined) this.#byAddress.set(address, [entry]);
        else list.push(entry);
      }
    }
  }

  /** Drops the newest block. */
  drop(): void {
    const block = this.#blocks.pop();
    if (block === undefined) return;
    this.#bySlot.delete(block.slot);
    for (const transaction of block.transactions) {
      this.#bySignature.delete(transaction.signature);
      for (const address of transaction.accounts) this.#byAddress.get(address)?.pop();
    }
  }

  get size(): number {
    return this.#blocks.length;
  }

  get tip(): NodeBlock {
    return this.#blocks.at(-1) as NodeBlock;
  }

  /** The number of newest blocks that have not reached a commitment. */
  lag(commitment: Commitment): number {
    return commitment === 'processed' ? 0 : this.#lags[commitment];
  }

  /** The newest block of a commitment. */
  at(commitment: Commitment): NodeBlock {
    return this.#blocks[Math.max(0, this.#blocks.length - 1 - this.lag(commitment))] as NodeBlock;
  }

  /** The newest blocks that have not reached a commitment, the oldest first. */
  above(commitment: Commitment): readonly NodeBlock[] {
    return this.#blocks.slice(Math.max(1, this.#blocks.length - this.lag(commitment)));
  }

  block(slot: bigint): NodeBlock | null {
    const index = this.#bySlot.get(slot);
    return index === undefined ? null : (this.#blocks[index] ?? null);
  }

  /** The blocks of the slots `from` to `to`, at most `most`. */
  range(from: bigint, to: bigint, most = Number.POSITIVE_INFINITY): readonly NodeBlock[] {
    let [low, high] = [0, this.#blocks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#blocks[middle]?.slot ?? 0n) < from) low = middle + 1;
      else high = middle;
    }
    const entry: NodeBlock[] = [];
    for (let i = low; i < this.#blocks.length && entry.length < most; i += 1) {
      const block = this.#blocks[i] as NodeBlock;
      if (block.slot > to) break;
      entry.push(block);
    }
    return entry;
  }

  find(signature: string): BlockTransaction | null {
    return this.#bySignature.get(signature) ?? null;
  }

  /** All transactions that have an address among their accounts, oldest first. */
  transactionsOf(address: Address): readonly BlockTransaction[] {
    return this.#byAddress.get(address) ?? [];
  }

  /** Tests that a blockhash is recent enough for a transaction. */
  isRecent(hash: string, commitment: Commitment = 'processed'): boolean {
    const end = this.#blocks.length - this.lag(commitment);
    return this.#blocks.slice(Math.max(0, end - RECENT - 1), Math.max(1, end)).some((block) => block.hash === hash);
  }

  statusOf({ slot }: NodeBlock): Commitment {
    if (slot <= this.at('finalized').slot) return 'finalized';
    return slot <= this.at('confirmed').slot ? 'confirmed' : 'processed';
  }

  get transactionCount(): number {
    return this.#bySignature.size;
  }
}

/** The last block height at which a transaction with this block's hash is valid. */
export const lastValidHeight = ({ height }: NodeBlock): bigint => height + BigInt(RECENT);

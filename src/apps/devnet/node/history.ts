import type { Address } from '@solana/kit';
import type { Included, NodeBlock } from './block.ts';

export type Commitment = 'processed' | 'confirmed' | 'finalized';

/** How many blocks a block has after it once it counts as confirmed, as finalized. */
export interface Lags {
  readonly confirmed: number;
  readonly finalized: number;
}

/** A transaction with its block. */
export interface BlockTransaction {
  readonly block: NodeBlock;
  readonly transaction: Included;
}

/** How old a blockhash may be that a transaction names, in blocks. */
const RECENT = 150;

/** The blocks of the chain as it stands, by everything that they are asked for by. All are kept. */
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
      const found = { block, transaction };
      this.#bySignature.set(transaction.signature, found);
      for (const address of transaction.accounts) {
        const list = this.#byAddress.get(address);
        if (list === undefined) this.#byAddress.set(address, [found]);
        else list.push(found);
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

  /** How many of the newest blocks have not reached a commitment. */
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

  /** Blocks of slots `from..to`, at most `most`. */
  range(from: bigint, to: bigint, most = Number.POSITIVE_INFINITY): readonly NodeBlock[] {
    let [low, high] = [0, this.#blocks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#blocks[middle]?.slot ?? 0n) < from) low = middle + 1;
      else high = middle;
    }
    const found: NodeBlock[] = [];
    for (let i = low; i < this.#blocks.length && found.length < most; i += 1) {
      const block = this.#blocks[i] as NodeBlock;
      if (block.slot > to) break;
      found.push(block);
    }
    return found;
  }

  find(signature: string): BlockTransaction | null {
    return this.#bySignature.get(signature) ?? null;
  }

  /** Every transaction that names an address, the oldest first. */
  naming(address: Address): readonly BlockTransaction[] {
    return this.#byAddress.get(address) ?? [];
  }

  /** Whether a transaction may name this blockhash. */
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

/** The last block height at which a transaction that names this block's hash can land. */
export const lastValidHeight = ({ height }: NodeBlock): bigint => height + BigInt(RECENT);

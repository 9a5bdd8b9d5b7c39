/** A write of one word of storage: its value before the transaction, before the write and after it. */
interface Write {
  readonly original: bigint;
  readonly present: bigint;
  readonly next: bigint;
}

/** The effects of a transaction on one page so far: whether it changed a word, how many words it added, and the most of it. */
export interface PageBooks {
  readonly written: boolean;
  readonly growth: number;
  readonly most: number;
}

interface WritePrice {
  readonly gas: number;
  readonly refund: number;
  readonly books: PageBooks;
}

/** The prices of a chain where chains differ, in gas. All others are Ethereum's (Osaka). */
export interface Prices {
  readonly coldAccount: number;
  /** The price of the first access to a page, with the base price of 100. */
  readonly coldStorage: number;
  /** A page has 2 ** pageBits slots. */
  readonly pageBits: bigint;
  readonly ecRecover: number;
  readonly ecAdd: number;
  readonly ecMul: number;
  readonly ecPairing: number;
  readonly ecPairingOfPair: number;
  /** The price of a frame's whole memory. */
  readonly memory: (words: number) => number;
  /** The price of a write without the price of a cold page. */
  readonly write: (write: Write, books: PageBooks) => WritePrice;
}

export const WARM = 100;
export const NOTHING_WRITTEN: PageBooks = { written: false, growth: 0, most: 0 };

const refundOf = ({ original, present, next }: Write): number => {
  if (present === next) return 0;
  if (original === present) return next === 0n ? 4_800 : 0;
  let refund = 0;
  if (original !== 0n && present === 0n) refund -= 4_800;
  if (original !== 0n && next === 0n) refund += 4_800;
  if (original === next) refund += original === 0n ? 19_900 : 2_800;
  return refund;
};

/** Source: EIP-2200, EIP-2929, EIP-3529, EIP-1108; the yellow paper's price of memory. */
export const ETHEREUM: Prices = {
  coldAccount: 2_600,
  coldStorage: 2_100,
  pageBits: 0n,
  ecRecover: 3_000,
  ecAdd: 150,
  ecMul: 6_000,
  ecPairing: 45_000,
  ecPairingOfPair: 34_000,
  memory: (words) => 3 * words + Math.floor((words * words) / 512),
  write(write, books) {
    const refund = refundOf(write);
    if (write.present === write.next || write.original !== write.present) return { gas: WARM, refund, books };
    return { gas: write.original === 0n ? 20_000 : 2_900, refund, books };
  },
};

/**
 * Chain 10143 since its release MONAD_TEN. A write costs 100, 2,800 more as the first change of its page, and 17,000 more
 * where the page then holds more words that are not zero than ever before in the transaction. Nothing is refunded.
 * Source: docs.monad.xyz, opcode pricing; MIP-3 (memory); MIP-8 (pages).
 */
export const CHAIN_10143: Prices = {
  coldAccount: 10_100,
  coldStorage: 8_100,
  pageBits: 7n,
  ecRecover: 6_000,
  ecAdd: 300,
  ecMul: 30_000,
  ecPairing: 225_000,
  ecPairingOfPair: 170_000,
  memory: (words) => Math.floor(words / 2),
  write({ present, next }, books) {
    const first = present !== next && !books.written;
    const growth = books.growth + Number(next !== 0n) - Number(present !== 0n);
    const grew = growth > books.most;
    return {
      gas: WARM + (first ? 2_800 : 0) + (grew ? 17_000 : 0),
      refund: 0,
      books: { written: books.written || first, growth, most: grew ? growth : books.most },
    };
  },
};

/** The price of a precompile, by its address and the size of its input. @throws Error for one that no contract here calls */
export function precompilePrice(prices: Prices, address: bigint, bytes: number): number {
  const words = Math.ceil(bytes / 32);
  if (address === 1n) return prices.ecRecover;
  if (address === 2n) return 60 + 12 * words;
  if (address === 4n) return 15 + 3 * words;
  if (address === 6n) return prices.ecAdd;
  if (address === 7n) return prices.ecMul;
  if (address === 8n) return prices.ecPairing + prices.ecPairingOfPair * Math.floor(bytes / 192);
  throw new Error(`precompile ${address} has no known price`);
}

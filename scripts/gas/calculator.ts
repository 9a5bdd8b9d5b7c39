import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { basePrice, memoryWords, type Peek, sizePrice } from './opcodes.ts';
import { ETHEREUM, NOTHING_WRITTEN, type PageBooks, type Prices, precompilePrice, WARM } from './prices.ts';

/** One step of a trace's struct logs, as far as prices depend on it. The last word of the stack is its top. */
export interface Step {
  readonly op: string;
  readonly depth: number;
  readonly gas: number;
  readonly stack: readonly string[];
}

/** A transaction that called a contract, carried no value and no access list, and did not revert. */
export interface Traced {
  readonly from: EvmAddress;
  readonly to: EvmAddress;
  readonly data: Hex;
  readonly coinbase: EvmAddress;
  readonly steps: readonly Step[];
  /** A word of storage before the transaction. */
  readonly stored: (account: string, slot: bigint) => bigint;
}

export interface Bill {
  /** The receipt's gas, without refunds. */
  readonly used: number;
  /** The least limit with which the call succeeds, because an inner call gets 63 of 64 parts and refunds come afterwards. */
  readonly least: number;
  /** Pages of storage that were read or written first in this transaction; slots on Ethereum. */
  readonly pages: number;
  readonly accounts: number;
  /** The gas of all calls to each other contract, with the calls that those made. */
  readonly inside: ReadonlyMap<string, number>;
}

interface Books {
  readonly accounts: Set<string>;
  readonly pages: Set<string>;
  readonly words: Map<string, bigint>;
  readonly writes: Map<string, PageBooks>;
  refund: number;
}
interface Frame {
  readonly account: string;
  readonly undo: Books;
  /** The gas that the caller keeps for itself in addition to the 64th part. */
  readonly kept: number;
  memory: number;
  spent: number;
  least: number;
}

const CALLS = new Set(['CALL', 'STATICCALL', 'DELEGATECALL']);
const ACCOUNTS = new Set(['BALANCE', 'EXTCODESIZE', 'EXTCODEHASH', 'EXTCODECOPY']);
const LAST_PRECOMPILE = 0x11n;
const WRITE_RESERVE = 2_301; // EIP-2200: a write needs more than the stipend

const addressOf = (word: bigint): string => `0x${(word & ((1n << 160n) - 1n)).toString(16).padStart(40, '0')}`;
const isPrecompile = (word: bigint): boolean => word > 0n && word <= LAST_PRECOMPILE;
const copy = (books: Books): Books => ({
  accounts: new Set(books.accounts),
  pages: new Set(books.pages),
  words: new Map(books.words),
  writes: new Map(books.writes),
  refund: books.refund,
});

/** The accounts and pages that a transaction has accessed and the words that it has written, and what that costs. */
class AccessedState {
  books: Books;
  readonly #traced: Traced;
  readonly #prices: Prices;

  constructor(traced: Traced, prices: Prices) {
    this.#traced = traced;
    this.#prices = prices;
    this.books = {
      accounts: new Set([traced.from, traced.to, traced.coinbase].map((address) => address.toLowerCase())),
      pages: new Set(),
      words: new Map(),
      writes: new Map(),
      refund: 0,
    };
  }

  access(account: string): number {
    if (this.books.accounts.has(account)) return WARM;
    this.books.accounts.add(account);
    return this.#prices.coldAccount;
  }

  /** The page of a slot, and whether this is its first access. */
  page(account: string, slot: bigint): { readonly key: string; readonly cold: boolean } {
    const key = `${account} ${slot >> this.#prices.pageBits}`;
    const cold = !this.books.pages.has(key);
    this.books.pages.add(key);
    return { key, cold };
  }

  write(account: string, slot: bigint, next: bigint): number {
    const { key, cold } = this.page(account, slot);
    const word = `${account} ${slot}`;
    const original = this.#traced.stored(account, slot);
    const present = this.books.words.get(word) ?? original;
    const price = this.#prices.write({ original, present, next }, this.books.writes.get(key) ?? NOTHING_WRITTEN);
    this.books.words.set(word, next);
    this.books.writes.set(key, price.books);
    this.books.refund += price.refund;
    // On Ethereum a cold slot costs its whole price on top of the write's, by MIP-8 the base price is paid once.
    const coldPrice = this.#prices.pageBits === 0n ? this.#prices.coldStorage : this.#prices.coldStorage - WARM;
    return price.gas + (cold ? coldPrice : 0);
  }
}

/**
 * The cost of calldata before any code runs, and the least cost of a transaction with it. Source: EIP-2028, EIP-7623.
 */
export function intrinsic(data: Hex): { readonly cost: number; readonly floor: number } {
  let tokens = 0;
  for (let i = 2; i < data.length; i += 2) tokens += data.slice(i, i + 2) === '00' ? 1 : 4;
  return { cost: 21_000 + 4 * tokens, floor: 21_000 + 10 * tokens };
}

/**
 * The cost of a traced transaction by the prices of a chain. By Ethereum's it is the receipt's gas, which is the test
 * of this calculation. By those of another chain it is what the same steps cost there.
 *
 * @throws Error for an opcode, a precompile or a transfer of value that no contract here uses
 */
export function billOf(traced: Traced, prices: Prices = ETHEREUM): Bill {
  const state = new AccessedState(traced, prices);
  const opened = state.books.accounts.size;
  const inside = new Map<string, number>();
  const frameOf = (account: string, reserve: number): Frame => ({
    account,
    kept: reserve,
    undo: copy(state.books),
    memory: 0,
    spent: 0,
    least: 0,
  });
  const frames: Frame[] = [frameOf(traced.to.toLowerCase(), 0)];
  const top = (): Frame => frames.at(-1) as Frame;

  /** Adds the gas that an inner call needs: the caller keeps a 64th part, and the reserve that it asked for. */
  function within(caller: Frame, least: number, spent: number, reserve: number): void {
    const forwarded = least + Math.max(least > 0 ? Math.floor((least - 1) / 63) : 0, reserve);
    caller.least = Math.max(caller.least, caller.spent + forwarded);
    caller.spent += spent;
  }

  for (const [i, { op, depth, gas, stack }] of traced.steps.entries()) {
    const peek: Peek = (below) => BigInt(stack[stack.length - 1 - below] as string);
    while (frames.length > depth) {
      const frame = frames.pop() as Frame;
      if (peek(0) === 0n) state.books = frame.undo; // it reverted: what it accessed and wrote is undone
      within(top(), Math.max(frame.least, frame.spent), frame.spent, frame.kept);
      inside.set(frame.account, (inside.get(frame.account) ?? 0) + frame.spent);
    }
    const frame = top();
    frame.spent += basePrice(op) + sizePrice(op, peek);
    const words = memoryWords(op, peek);
    if (words > frame.memory) {
      frame.spent += prices.memory(words) - prices.memory(frame.memory);
      frame.memory = words;
    }
    if (op === 'SLOAD') frame.spent += state.page(frame.account, peek(0)).cold ? prices.coldStorage : WARM;
    else if (op === 'SSTORE') {
      frame.least = Math.max(frame.least, frame.spent + WRITE_RESERVE);
      frame.spent += state.write(frame.account, peek(0), peek(1));
    } else if (ACCOUNTS.has(op)) frame.spent += isPrecompile(peek(0)) ? WARM : state.access(addressOf(peek(0)));
    else if (CALLS.has(op)) {
      if (op === 'CALL' && peek(2) !== 0n) throw new Error('a transfer of value has no price here');
      const callee = addressOf(peek(1));
      frame.spent += isPrecompile(peek(1)) ? WARM : state.access(callee);
      const requested = peek(0) > BigInt(gas) ? 0 : gas - Number(peek(0));
      const reserve = requested < gas / 2 ? requested : 0;
      if (isPrecompile(peek(1))) {
        const price = precompilePrice(prices, peek(1), Number(peek(op === 'CALL' ? 4 : 3)));
        within(frame, price, price, reserve);
      } else if ((traced.steps[i + 1]?.depth ?? 0) > depth) {
        frames.push(frameOf(op === 'DELEGATECALL' ? frame.account : callee, reserve));
      }
    }
  }

  const { cost, floor } = intrinsic(traced.data);
  const whole = top();
  const spent = cost + whole.spent;
  const refund = Math.min(state.books.refund, Math.floor(spent / 5));
  return {
    used: Math.max(spent - refund, floor),
    least: Math.max(cost + Math.max(whole.least, whole.spent), floor),
    pages: state.books.pages.size,
    accounts: state.books.accounts.size - opened,
    inside,
  };
}

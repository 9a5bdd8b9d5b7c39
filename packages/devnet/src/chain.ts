import { createHash } from 'node:crypto';
import { type Address, getBase58Decoder } from '@solana/kit';
import { Bank, type BankSimulation } from './bank.ts';
import type { Account, Changes, Included, NodeBlock } from './block.ts';
import { type Commitment, History, type Lags } from './history.ts';
import type { ReadTransaction } from './transaction.ts';
import type { TransactionError } from './transaction-error.ts';

const base58 = getBase58Decoder();
const computeHash = (...parts: readonly string[]) =>
  base58.decode(createHash('sha256').update(parts.join('\n')).digest());

export interface ChainOptions {
  /** Chains of equal names have equal genesis hashes. */
  readonly name: string;
  /** The clock of block times, in Unix seconds. Default: the machine's. */
  readonly clock?: () => bigint;
  /** Default: a block is confirmed at once and finalized two blocks later. */
  readonly lags?: Lags;
  /** False: transactions wait for `produce`. Default: each one makes a block at once. */
  readonly automatic?: boolean;
  /** The log that stores every change. */
  readonly log?: BlockLog;
}

/** A log of added and dropped blocks. */
export interface BlockLog {
  /** `after` has the states of changed accounts after the block. */
  added(block: NodeBlock, after: Changes): void;
  dropped(count: number): void;
}

/** The result of sending a transaction: null if it was accepted. */
export type SubmitResult = { readonly error: null } | { readonly error: TransactionError };

const DEFAULT_LAGS: Lags = { confirmed: 0, finalized: 2 };
const laterOf = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const machineClock = () => BigInt(Math.floor(Date.now() / 1000));

/**
 * A Solana chain in one process: blocks over a bank. It can roll blocks back and skip slots, so that tests can repeat the
 * events of a cluster.
 */
export class Chain {
  readonly bank = new Bank();
  readonly history: History;
  readonly genesisHash: string;
  /** The account states before each block that is not final, oldest first. */
  readonly #undo: Map<Address, Account | null>[] = [];
  readonly #queue: ReadTransaction[] = [];
  readonly #listeners = new Set<(block: NodeBlock) => void>();
  readonly #options: ChainOptions;
  #offset = 0n;
  #nextSlot = 1n;
  /** The number of rollbacks. It is part of blockhashes, so that equal blocks on two forks differ. */
  #forks = 0;

  /** `stored` is the chain that a log stored in an earlier run. @throws LitesvmMissing if this system has no LiteSVM */
  constructor(options: ChainOptions, stored?: StoredChain) {
    this.#options = options;
    this.history = new History(options.lags ?? DEFAULT_LAGS);
    this.genesisHash = computeHash('genesis', options.name);
    if (stored === undefined) this.#begin();
    else this.#resume(stored);
    this.#setMoment(this.tip);
  }

  get tip(): NodeBlock {
    return this.history.tip;
  }

  /** The time that a block would have now, never earlier than the newest block's. */
  now(): bigint {
    return laterOf((this.#options.clock ?? machineClock)() + this.#offset, this.tip.time);
  }

  /** Moves the clock on. The next block has that time. */
  advance(seconds: bigint): void {
    if (seconds < 0n) throw new RangeError('the clock never runs backwards');
    this.#offset = this.now() + seconds - (this.#options.clock ?? machineClock)();
  }

  /** Moves the clock on to a time in Unix seconds, and makes the blocks that make this time final. @throws RangeError for the past */
  setTime(seconds: bigint): void {
    this.advance(seconds - this.now());
    for (let later = 0; later <= this.history.lag('finalized'); later += 1) this.produce();
  }

  /** Calls a listener with each new block. Returns the function that removes it. */
  onBlock(listener: (block: NodeBlock) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  account(address: Address, commitment: Commitment): Account | null {
    for (const undo of this.#undoAbove(commitment)) {
      const before = undo.get(address);
      if (before !== undefined) return before;
    }
    return this.bank.account(address);
  }

  ownedBy(program: Address, commitment: Commitment): ReadonlyMap<Address, Account> {
    const accounts = new Map(this.bank.ownedBy(program));
    for (const undo of [...this.#undoAbove(commitment)].reverse()) {
      for (const [address, before] of undo) {
        if (before?.owner === program) accounts.set(address, before);
        else accounts.delete(address);
      }
    }
    return accounts;
  }

  /** Executes a transaction in a block of its own, or queues it for the next `produce`. */
  send(transaction: ReadTransaction): SubmitResult {
    const refusal = this.refusalOf(transaction);
    if (refusal !== null) return { error: refusal };
    this.#queue.push(transaction);
    if (this.#options.automatic === false) return { error: null };
    return this.#seal().refused[0] ?? { error: null };
  }

  /** Executes transactions in one block, in this order, even if `automatic` is false. Refused ones are left out. */
  sendTogether(transactions: readonly ReadTransaction[]): NodeBlock {
    this.#queue.push(...transactions.filter((transaction) => this.refusalOf(transaction) === null));
    return this.#seal().block;
  }

  /** The reason to refuse a transaction before its execution: a duplicate, or an old blockhash; null if there is none. */
  refusalOf({ blockhash, signature }: ReadTransaction): TransactionError | null {
    const isDuplicate =
      this.history.find(signature) !== null || this.#queue.some((queued) => queued.signature === signature);
    if (isDuplicate) return 'AlreadyProcessed';
    return this.history.isRecent(blockhash) ? null : 'BlockhashNotFound';
  }

  /** Simulates a transaction as the next block would execute it. */
  simulate(transaction: ReadTransaction, { verify }: { readonly verify: boolean }): BankSimulation {
    const then = { slot: this.tip.slot, time: this.tip.time };
    return this.bank.simulate(transaction, {
      verify,
      now: { slot: this.#nextSlot, time: this.now() },
      afterwards: then,
    });
  }

  /** Makes the next block from the queued transactions, after `skip` empty slots. */
  produce({ skip = 0n }: { readonly skip?: bigint } = {}): NodeBlock {
    this.#nextSlot += skip;
    return this.#seal().block;
  }

  /** Makes a block that sets accounts directly, without their programs. */
  put(accounts: ReadonlyMap<Address, Account | null>): NodeBlock {
    return this.#seal(accounts).block;
  }

  /**
   * Drops the newest blocks, as a cluster does when it settles on another fork. Later blocks have higher slots, or with
   * `again` the same slots.
   *
   * @throws RangeError if one of the blocks is final
   */
  rollBack(count: number, { reuseSlots = false }: { readonly reuseSlots?: boolean } = {}): readonly NodeBlock[] {
    if (count > this.#undo.length) throw new RangeError('a final block stays');
    const droppedBlocks: NodeBlock[] = [];
    const states = new Map<Address, Account | null>();
    for (let i = 0; i < count; i += 1) {
      for (const [address, before] of this.#undo.pop() ?? []) states.set(address, before);
      droppedBlocks.unshift(this.tip);
      this.history.drop();
    }
    this.bank.putAll(states);
    this.#forks += 1;
    if (reuseSlots) this.#nextSlot = this.tip.slot + 1n;
    this.#options.log?.dropped(count);
    this.#setMoment(this.tip);
    return droppedBlocks;
  }

  #undoAbove(commitment: Commitment): readonly Map<Address, Account | null>[] {
    const lag = this.history.lag(commitment);
    return lag === 0 ? [] : this.#undo.slice(-lag);
  }

  #begin(): void {
    const { genesisHash: hash } = this;
    const time = (this.#options.clock ?? machineClock)();
    this.history.add({ slot: 0n, parentSlot: 0n, height: 0n, hash, parentHash: hash, time, transactions: [] });
    this.#options.log?.added(this.tip, new Map());
  }

  #resume({ blocks, forks, highest }: StoredChain): void {
    const states = new Map<Address, Account | null>();
    for (const { block, after } of blocks) {
      const undo = new Map([...after.keys()].map((at) => [at, states.get(at) ?? this.bank.account(at)]));
      for (const [address, account] of after) states.set(address, account);
      this.history.add(block);
      if (block.height > 0n) this.#remember(undo);
    }
    this.bank.putAll(states);
    this.#forks = forks;
    this.#nextSlot = highest + 1n;
  }

  #remember(undo: Map<Address, Account | null>): void {
    this.#undo.push(undo);
    while (this.#undo.length > this.history.lag('finalized')) this.#undo.shift();
  }

  #setMoment({ slot, time }: NodeBlock): void {
    this.bank.setMoment({ slot, time });
  }

  #seal(put: ReadonlyMap<Address, Account | null> = new Map()) {
    const [slot, time] = [this.#nextSlot, this.now()];
    this.bank.setMoment({ slot, time });
    const undo = new Map([...put.keys()].map((address) => [address, this.bank.account(address)]));
    this.bank.putAll(put);
    const transactions: Included[] = [];
    const refusal: SubmitResult[] = [];
    for (const transaction of this.#queue.splice(0)) {
      const { included, error, before } = this.bank.execute(transaction, slot);
      for (const [address, account] of before) if (!undo.has(address)) undo.set(address, account);
      if (included !== null) transactions.push(included);
      else if (error !== null) refusal.push({ error });
    }
    const { slot: parentSlot, height, hash: parentHash } = this.tip;
    const names = transactions.map(({ signature }) => signature);
    const hash = computeHash(parentHash, `${slot}`, `${this.#forks}`, ...names);
    const block = { slot, parentSlot, height: height + 1n, hash, parentHash, time, transactions };
    this.history.add(block);
    this.#nextSlot = slot + 1n;
    this.#remember(undo);
    this.#options.log?.added(block, new Map([...undo.keys()].map((at) => [at, this.bank.account(at)])));
    for (const listener of this.#listeners) listener(block);
    return { block, refused: refusal };
  }
}

/** The chain of an earlier run, from its log. `highest` is the highest slot that ever had a block. */
export interface StoredChain {
  readonly blocks: readonly { readonly block: NodeBlock; readonly after: Changes }[];
  readonly forks: number;
  readonly highest: bigint;
}

import { createHash } from 'node:crypto';
import { type Address, getBase58Decoder } from '@solana/kit';
import { Bank, type BankSimulation } from './bank.ts';
import type { Account, Changes, Included, NodeBlock } from './block.ts';
import { type Commitment, History, type Lags } from './history.ts';
import type { ReadTransaction } from './transaction.ts';
import type { TransactionError } from './transaction-error.ts';

const base58 = getBase58Decoder();
const hashOf = (...parts: readonly string[]) => base58.decode(createHash('sha256').update(parts.join('\n')).digest());

export interface ChainOptions {
  /** Chains of equal names have equal genesis hashes. */
  readonly name: string;
  /** The clock that block times follow, unix seconds. By default the machine's. */
  readonly clock?: () => bigint;
  /** By default what is confirmed at once is finalized two blocks later. */
  readonly lags?: Lags;
  /** False: transactions wait for `produce`. By default each makes a block at once. */
  readonly automatic?: boolean;
  /** Where every change is kept. */
  readonly log?: BlockLog;
}

/** Keeps what happens to the chain. */
export interface BlockLog {
  /** `after`: what the accounts are after the block that changed in it. */
  added(block: NodeBlock, after: Changes): void;
  dropped(count: number): void;
}

/** What becomes of a transaction that is sent. */
export type Accepted = { readonly error: null } | { readonly error: TransactionError };

const DEFAULT_LAGS: Lags = { confirmed: 0, finalized: 2 };
const later = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const machineClock = () => BigInt(Math.floor(Date.now() / 1000));

/**
 * A chain of one machine: blocks over a bank. It makes forks and skips slots where it is asked to, so that what must survive
 * these on a cluster can be tried.
 */
export class Chain {
  readonly bank = new Bank();
  readonly history: History;
  readonly genesisHash: string;
  /** Of the blocks that are not final, the oldest first: what the accounts were before each. */
  readonly #undo: Map<Address, Account | null>[] = [];
  readonly #queue: ReadTransaction[] = [];
  readonly #listeners = new Set<(block: NodeBlock) => void>();
  readonly #options: ChainOptions;
  #offset = 0n;
  #nextSlot = 1n;
  /** Makes blocks of the same content on two forks differ. */
  #forks = 0;

  /** `kept`: what a log has of an earlier run. @throws SetupError where this system has no LiteSVM */
  constructor(options: ChainOptions, kept?: KeptChain) {
    this.#options = options;
    this.history = new History(options.lags ?? DEFAULT_LAGS);
    this.genesisHash = hashOf('genesis', options.name);
    if (kept === undefined) this.#begin();
    else this.#resume(kept);
    this.#setMoment(this.tip);
  }

  get tip(): NodeBlock {
    return this.history.tip;
  }

  /** The time of a block that were made now; never before the newest block's. */
  now(): bigint {
    return later((this.#options.clock ?? machineClock)() + this.#offset, this.tip.time);
  }

  /** Moves the clock on; the next block is made there. */
  advance(seconds: bigint): void {
    if (seconds < 0n) throw new RangeError('the clock never runs backwards');
    this.#offset = this.now() + seconds - (this.#options.clock ?? machineClock)();
  }

  /** Called with each new block, once it is complete; answers what ends that. */
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

  /** Executes a transaction in a block of its own, or keeps it for the next `produce`. */
  send(transaction: ReadTransaction): Accepted {
    const refused = this.refuses(transaction);
    if (refused !== null) return { error: refused };
    this.#queue.push(transaction);
    if (this.#options.automatic === false) return { error: null };
    return this.#seal().refused[0] ?? { error: null };
  }

  /** Executes transactions in one block, in this order, whatever `automatic` says. What no block takes is left out. */
  together(transactions: readonly ReadTransaction[]): NodeBlock {
    this.#queue.push(...transactions.filter((transaction) => this.refuses(transaction) === null));
    return this.#seal().block;
  }

  /** Why no block would take it, whatever it does. */
  refuses({ blockhash, signature }: ReadTransaction): TransactionError | null {
    const known = this.history.find(signature) !== null || this.#queue.some((queued) => queued.signature === signature);
    if (known) return 'AlreadyProcessed';
    return this.history.isRecent(blockhash) ? null : 'BlockhashNotFound';
  }

  /** Executes a transaction as the next block would, and changes nothing. */
  simulate(transaction: ReadTransaction, verify: boolean): BankSimulation {
    const then = { slot: this.tip.slot, time: this.tip.time };
    return this.bank.simulate(transaction, { verify, now: { slot: this.#nextSlot, time: this.now() }, then });
  }

  /** Makes the next block of what was sent; `skip` slots before it have none. */
  produce({ skip = 0n }: { readonly skip?: bigint } = {}): NodeBlock {
    this.#nextSlot += skip;
    return this.#seal().block;
  }

  /** Makes a block in which accounts are as given, without the programs that own them. */
  put(accounts: ReadonlyMap<Address, Account | null>): NodeBlock {
    return this.#seal(accounts).block;
  }

  /**
   * Drops the newest blocks, as a cluster does that settles on another fork. What comes then has slots above theirs, or, with
   * `again`, the same ones.
   *
   * @throws RangeError where one of them is final
   */
  rollBack(count: number, { again = false }: { readonly again?: boolean } = {}): readonly NodeBlock[] {
    if (count > this.#undo.length) throw new RangeError('a final block stays');
    const dropped: NodeBlock[] = [];
    const states = new Map<Address, Account | null>();
    for (let i = 0; i < count; i += 1) {
      for (const [address, before] of this.#undo.pop() ?? []) states.set(address, before);
      dropped.unshift(this.tip);
      this.history.drop();
    }
    this.bank.putAll(states);
    this.#forks += 1;
    if (again) this.#nextSlot = this.tip.slot + 1n;
    this.#options.log?.dropped(count);
    this.#setMoment(this.tip);
    return dropped;
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

  #resume({ blocks, forks, highest }: KeptChain): void {
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
    const refused: Accepted[] = [];
    for (const transaction of this.#queue.splice(0)) {
      const { included, error, before } = this.bank.execute(transaction, slot);
      for (const [address, account] of before) if (!undo.has(address)) undo.set(address, account);
      if (included !== null) transactions.push(included);
      else if (error !== null) refused.push({ error });
    }
    const { slot: parentSlot, height, hash: parentHash } = this.tip;
    const names = transactions.map(({ signature }) => signature);
    const hash = hashOf(parentHash, `${slot}`, `${this.#forks}`, ...names);
    const block = { slot, parentSlot, height: height + 1n, hash, parentHash, time, transactions };
    this.history.add(block);
    this.#nextSlot = slot + 1n;
    this.#remember(undo);
    this.#options.log?.added(block, new Map([...undo.keys()].map((at) => [at, this.bank.account(at)])));
    for (const listener of this.#listeners) listener(block);
    return { block, refused };
  }
}

/** What a log has of an earlier run. `highest`: the highest slot that ever had a block. */
export interface KeptChain {
  readonly blocks: readonly { readonly block: NodeBlock; readonly after: Changes }[];
  readonly forks: number;
  readonly highest: bigint;
}

import { type Address, address, getAddressDecoder, getBase58Decoder } from '@solana/kit';
import type { LiteSVM, TransactionMetadata } from 'litesvm';
import type { Account, Changes, Included, InnerInstructions } from './block.ts';
import { loadLitesvm } from './litesvm.ts';
import { computeFee, type ReadTransaction, writableAccounts } from './transaction.ts';
import { type TransactionError, transactionError } from './transaction-error.ts';

const base58 = getBase58Decoder();
const SYSTEM_PROGRAM = address('11111111111111111111111111111111');
const SLOTS_PER_EPOCH = 432_000n;

/** The slot and time that programs see. */
export interface Moment {
  readonly slot: bigint;
  /** Unix seconds. */
  readonly time: bigint;
}

type Outcome = Pick<Included, 'error' | 'logs' | 'units' | 'inner' | 'returned'>;

export interface ExecutionResult {
  /** Null if the transaction was refused before it paid a fee; like on a cluster, no block contains it. */
  readonly included: Included | null;
  readonly error: TransactionError | null;
  /** The writable accounts before the transaction. */
  readonly before: Changes;
}

export interface BankSimulation extends Outcome {
  /** The writable accounts after the transaction. */
  readonly after: Changes;
}

/**
 * The accounts at the newest block, and the runtime that executes transactions on them. It knows no blocks and checks no
 * blockhashes.
 */
export class Bank {
  readonly #svm: LiteSVM;
  readonly #isFailed: (result: object) => boolean;

  /** @throws LitesvmMissing if this system has no LiteSVM */
  constructor() {
    const { LiteSVM, FailedTransactionMetadata } = loadLitesvm();
    this.#svm = new LiteSVM().withBlockhashCheck(false).withSigverify(true).withTransactionHistory(0n);
    this.#isFailed = (result) => result instanceof FailedTransactionMetadata;
  }

  account(accountAddress: Address): Account | null {
    const state = this.#svm.getAccount(accountAddress);
    if (!state.exists || state.lamports === 0n) return null;
    const { lamports, programAddress: owner, executable } = state;
    return { lamports, owner, executable, data: Uint8Array.from(state.data) };
  }

  /** Sets an account directly, without its program; null removes it. */
  put(accountAddress: Address, account: Account | null): void {
    const { lamports, owner, executable, data } = account ?? NOTHING;
    const space = BigInt(data.length);
    this.#svm.setAccount({
      address: accountAddress,
      lamports: lamports as never,
      programAddress: owner,
      executable,
      data: Uint8Array.from(data),
      space,
    });
  }

  /** Sets several accounts. Executable ones come last, because a program is loaded from its data account. */
  putAll(accounts: Iterable<readonly [Address, Account | null]>): void {
    const inOrder = [...accounts].sort(
      ([, a], [, b]) => Number(a?.executable ?? false) - Number(b?.executable ?? false),
    );
    for (const [accountAddress, account] of inOrder) this.put(accountAddress, account);
  }

  ownedBy(program: Address): ReadonlyMap<Address, Account> {
    return new Map(
      this.#svm
        .getProgramAccounts(program)
        .filter(({ lamports }) => lamports > 0n)
        .map((state) => {
          const { lamports, programAddress: owner, executable } = state;
          return [state.address, { lamports, owner, executable, data: Uint8Array.from(state.data) }];
        }),
    );
  }

  leastBalance(bytes: bigint): bigint {
    return this.#svm.minimumBalanceForRentExemption(bytes);
  }

  setMoment({ slot, time }: Moment): void {
    const clock = this.#svm.getClock();
    clock.slot = slot;
    clock.unixTimestamp = time;
    clock.epoch = slot / SLOTS_PER_EPOCH;
    clock.leaderScheduleEpoch = clock.epoch + 1n;
    this.#svm.setClock(clock);
  }

  execute(transaction: ReadTransaction, slot: bigint): ExecutionResult {
    const before = this.#states(writableAccounts(transaction));
    const balancesBefore = this.#balances(transaction.accounts);
    const result = this.#svm.sendTransaction(transaction.decoded as never);
    const outcome = this.#outcome(result);
    const balancesAfter = this.#balances(transaction.accounts);
    // Without a paid fee, no block of a cluster would contain the transaction.
    const isPaid = balancesAfter[0] !== balancesBefore[0] || outcome.error === null;
    if (!isPaid) return { included: null, error: outcome.error, before: new Map() };
    const { signature, wire, accounts } = transaction;
    const fee = computeFee(transaction);
    const included = { signature, wire, slot, accounts, fee, ...outcome, balancesBefore, balancesAfter };
    return { included, error: outcome.error, before };
  }

  /** Executes a transaction at the moment `now` without changing accounts, and then restores the moment `then`. */
  simulate(
    transaction: ReadTransaction,
    { verify, now, afterwards }: { verify: boolean; now: Moment; afterwards: Moment },
  ): BankSimulation {
    const before = this.#states(writableAccounts(transaction));
    this.#svm.withSigverify(verify);
    this.setMoment(now);
    try {
      const result = this.#svm.simulateTransaction(transaction.decoded as never);
      const outcome = this.#outcome(result);
      const after = new Map(before);
      if ('postAccounts' in result) {
        for (const state of result.postAccounts()) {
          const { lamports, programAddress: owner, executable } = state;
          if (!after.has(state.address)) continue;
          const account = { lamports, owner, executable, data: Uint8Array.from(state.data) };
          after.set(state.address, lamports === 0n ? null : account);
        }
      }
      return { ...outcome, after };
    } finally {
      this.#svm.withSigverify(true);
      this.setMoment(afterwards);
    }
  }

  #states(addresses: readonly Address[]): Map<Address, Account | null> {
    return new Map(addresses.map((accountAddress) => [accountAddress, this.account(accountAddress)]));
  }

  #balances(addresses: readonly Address[]): readonly bigint[] {
    return addresses.map((accountAddress) => this.#svm.getBalance(accountAddress) ?? 0n);
  }

  #outcome(result: ReturnType<LiteSVM['sendTransaction']> | ReturnType<LiteSVM['simulateTransaction']>): Outcome {
    const failed = this.#isFailed(result);
    const meta: TransactionMetadata = 'meta' in result ? result.meta() : result;
    const returned = meta.returnData();
    const data = Uint8Array.from(returned.data());
    return {
      error: failed ? transactionError(result as never) : null,
      logs: meta.logs(),
      units: meta.computeUnitsConsumed(),
      inner: readInner(meta),
      returned: data.length === 0 ? null : { programId: getAddressDecoder().decode(returned.programId()), data },
    };
  }
}

const NOTHING: Account = { lamports: 0n, owner: SYSTEM_PROGRAM, executable: false, data: new Uint8Array() };

const readInner = (meta: TransactionMetadata): readonly InnerInstructions[] =>
  meta
    .innerInstructions()
    .map((list, index) => ({
      index,
      instructions: list.map((inner) => ({
        programIdIndex: inner.instruction().programIdIndex(),
        accounts: [...inner.instruction().accounts()],
        data: base58.decode(inner.instruction().data()),
        stackHeight: inner.stackHeight(),
      })),
    }))
    .filter(({ instructions }) => instructions.length > 0);

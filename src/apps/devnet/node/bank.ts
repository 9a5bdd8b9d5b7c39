import { type Address, address, getAddressDecoder, getBase58Decoder } from '@solana/kit';
import type { LiteSVM, TransactionMetadata } from 'litesvm';
import type { Account, Changes, Included, InnerInstructions } from './block.ts';
import { loadLitesvm } from './litesvm.ts';
import { feeOf, type ReadTransaction, writableAccounts } from './transaction.ts';
import { type TransactionError, transactionError } from './transaction-error.ts';

const base58 = getBase58Decoder();
const SYSTEM_PROGRAM = address('11111111111111111111111111111111');
const SLOTS_PER_EPOCH = 432_000n;

/** The time that programs see. */
export interface Moment {
  readonly slot: bigint;
  /** Unix seconds. */
  readonly time: bigint;
}

type Outcome = Pick<Included, 'error' | 'logs' | 'units' | 'inner' | 'returned'>;

export interface Executed {
  /** Null where the transaction is refused before it pays a fee, as by a cluster: no block has it. */
  readonly included: Included | null;
  readonly error: TransactionError | null;
  /** What the accounts were that it may have changed. */
  readonly before: Changes;
}

export interface BankSimulation extends Outcome {
  /** After the transaction, of those it may change. */
  readonly after: Changes;
}

/** The accounts at the newest block, and the runtime over them. It knows no blocks: recent blockhashes are not its matter. */
export class Bank {
  readonly #svm: LiteSVM;
  readonly #isFailed: (result: object) => boolean;

  /** @throws SetupError where this system has no LiteSVM */
  constructor() {
    const { LiteSVM, FailedTransactionMetadata } = loadLitesvm();
    this.#svm = new LiteSVM().withBlockhashCheck(false).withSigverify(true).withTransactionHistory(0n);
    this.#isFailed = (result) => result instanceof FailedTransactionMetadata;
  }

  account(at: Address): Account | null {
    const found = this.#svm.getAccount(at);
    if (!found.exists || found.lamports === 0n) return null;
    const { lamports, programAddress: owner, executable } = found;
    return { lamports, owner, executable, data: Uint8Array.from(found.data) };
  }

  /** Puts an account there as it is, without the program that owns it; null removes it. */
  put(at: Address, account: Account | null): void {
    const { lamports, owner, executable, data } = account ?? NOTHING;
    const space = BigInt(data.length);
    this.#svm.setAccount({
      address: at,
      lamports: lamports as never,
      programAddress: owner,
      executable,
      data: Uint8Array.from(data),
      space,
    });
  }

  /** The same for several. A program is loaded from its data, which therefore comes first. */
  putAll(accounts: Iterable<readonly [Address, Account | null]>): void {
    const inOrder = [...accounts].sort(
      ([, a], [, b]) => Number(a?.executable ?? false) - Number(b?.executable ?? false),
    );
    for (const [at, account] of inOrder) this.put(at, account);
  }

  ownedBy(program: Address): ReadonlyMap<Address, Account> {
    return new Map(
      this.#svm
        .getProgramAccounts(program)
        .filter(({ lamports }) => lamports > 0n)
        .map((found) => {
          const { lamports, programAddress: owner, executable } = found;
          return [found.address, { lamports, owner, executable, data: Uint8Array.from(found.data) }];
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

  execute(transaction: ReadTransaction, slot: bigint): Executed {
    const before = this.#states(writableAccounts(transaction));
    const balancesBefore = this.#balances(transaction.accounts);
    const result = this.#svm.sendTransaction(transaction.decoded as never);
    const outcome = this.#outcome(result);
    const balancesAfter = this.#balances(transaction.accounts);
    // Where not even the fee was taken, no block of a cluster has the transaction.
    const paid = balancesAfter[0] !== balancesBefore[0] || outcome.error === null;
    if (!paid) return { included: null, error: outcome.error, before: new Map() };
    const { signature, wire, accounts } = transaction;
    const fee = feeOf(transaction);
    const included = { signature, wire, slot, accounts, fee, ...outcome, balancesBefore, balancesAfter };
    return { included, error: outcome.error, before };
  }

  /** What `execute` would do, at a moment. Nothing is changed. */
  simulate(
    transaction: ReadTransaction,
    { verify, now, then }: { verify: boolean; now: Moment; then: Moment },
  ): BankSimulation {
    const before = this.#states(writableAccounts(transaction));
    this.#svm.withSigverify(verify);
    this.setMoment(now);
    try {
      const result = this.#svm.simulateTransaction(transaction.decoded as never);
      const outcome = this.#outcome(result);
      const after = new Map(before);
      if ('postAccounts' in result) {
        for (const found of result.postAccounts()) {
          const { lamports, programAddress: owner, executable } = found;
          if (!after.has(found.address)) continue;
          const account = { lamports, owner, executable, data: Uint8Array.from(found.data) };
          after.set(found.address, lamports === 0n ? null : account);
        }
      }
      return { ...outcome, after };
    } finally {
      this.#svm.withSigverify(true);
      this.setMoment(then);
    }
  }

  #states(addresses: readonly Address[]): Map<Address, Account | null> {
    return new Map(addresses.map((at) => [at, this.account(at)]));
  }

  #balances(addresses: readonly Address[]): readonly bigint[] {
    return addresses.map((at) => this.#svm.getBalance(at) ?? 0n);
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
      inner: innerOf(meta),
      returned: data.length === 0 ? null : { programId: getAddressDecoder().decode(returned.programId()), data },
    };
  }
}

const NOTHING: Account = { lamports: 0n, owner: SYSTEM_PROGRAM, executable: false, data: new Uint8Array() };

const innerOf = (meta: TransactionMetadata): readonly InnerInstructions[] =>
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

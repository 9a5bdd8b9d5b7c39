import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { ErrorCode } from '../../core/errors/codes.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { canonicalJson } from './canonical.ts';

/** The client inside one database transaction. */
export type Tx = Prisma.TransactionClient;

/** What a finished mutation leaves behind: ids and times, never a token and never a private term. */
export type SavedResult = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/**
 * A mutation in two steps. The outer function reads, decides and asks the outside world, and may throw a refusal; the
 * function it returns only writes. The write and the record that it happened are one transaction.
 */
export type Run<R = SavedResult> = () => Promise<(tx: Tx) => Promise<R>>;

export interface Idempotency {
  /**
   * Runs a mutation at most once for each (caller, key).
   * - same operation and input: the saved result again, without running
   * - another operation or input: IDEMPOTENCY_KEY_REUSED
   * - the first run has not ended: IDEMPOTENCY_IN_PROGRESS, until its lease is over; then this call takes it over, and
   *   the late first run can no longer commit
   *
   * A refused run (AppError) is forgotten: it wrote nothing, and the same key may be used again, so that a refusal
   * that passes (a node that was away, a nonce not yet issued) is not held against the caller.
   */
  once<R extends SavedResult, I extends KeyedInput>(
    caller: string,
    operation: string,
    input: I,
    run: Run<R>,
  ): Promise<R>;

  /**
   * As `once`, for a mutation whose answer lets its bearer act as somebody. The record holds nothing of the answer: the
   * same operation and input, after a run that ended, is refused with `repeated`.
   */
  answerOnce<R, I extends KeyedInput>(
    caller: string,
    operation: string,
    input: I,
    repeated: ErrorCode,
    run: Run<R>,
  ): Promise<R>;
}

export type KeyedInput = { readonly idempotencyKey: string };

export interface IdempotencyDeps {
  db: PrismaClient;
  clock: Clock;
  /** Keys the hash of the input: a plain hash of few private values could be searched for. */
  secret: Uint8Array;
  /** Longest run before another request may take over, milliseconds. */
  leaseMs?: number;
}

const LEASE_MS = 60_000;

export function createIdempotency({ db, clock, secret, leaseMs = LEASE_MS }: IdempotencyDeps): Idempotency {
  const hashInput = ({ idempotencyKey: _, ...input }: KeyedInput) =>
    bytesToHex(hmac(sha256, secret, utf8ToBytes(canonicalJson(input))));

  /** Claims the key for a run that starts now, or answers what an earlier run left. */
  async function claim(id: { caller: string; key: string }, operation: string, inputHash: string) {
    const startedAt = clock.now();
    const row = { ...id, operation, inputHash, state: 'RUNNING', startedAt };
    const { count } = await db.idempotencyRecord.createMany({ data: [row], skipDuplicates: true });
    if (count === 1) return { startedAt };
    const earlier = await db.idempotencyRecord.findUnique({ where: { caller_key: id } });
    if (!earlier) throw new AppError('IDEMPOTENCY_IN_PROGRESS'); // refused between the two statements: ask again
    if (earlier.operation !== operation || earlier.inputHash !== inputHash)
      throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (earlier.state === 'DONE') return { saved: earlier.result };
    if (startedAt.getTime() - earlier.startedAt.getTime() < leaseMs) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
    const taken = await db.idempotencyRecord.updateMany({
      where: { ...id, state: 'RUNNING', startedAt: earlier.startedAt },
      data: { startedAt },
    });
    if (taken.count === 0) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
    return { startedAt };
  }

  /** Runs what was claimed. The record keeps `saved` of the result. */
  async function perform<R>(
    id: { caller: string; key: string },
    startedAt: Date,
    run: Run<R>,
    saved: (r: R) => object,
  ) {
    const mine = { ...id, state: 'RUNNING', startedAt };
    try {
      const write = await run();
      return await db.$transaction(
        async (tx) => {
          const result = await write(tx);
          const done = await tx.idempotencyRecord.updateMany({
            where: mine,
            data: { state: 'DONE', result: saved(result) as Prisma.InputJsonObject, finishedAt: clock.now() },
          });
          if (done.count === 0) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
          return result;
        },
        { maxWait: 15_000, timeout: 15_000 },
      );
    } catch (error) {
      // Best effort: where the database went away too, the lease ends the claim.
      await db.idempotencyRecord.deleteMany({ where: mine }).catch(() => undefined);
      throw error;
    }
  }

  const idOf = (caller: string, { idempotencyKey }: KeyedInput) => ({ caller, key: idempotencyKey.toLowerCase() });

  return {
    async once<R extends SavedResult, I extends KeyedInput>(caller: string, operation: string, input: I, run: Run<R>) {
      const id = idOf(caller, input);
      const { startedAt, saved } = await claim(id, operation, hashInput(input));
      return startedAt === undefined ? (saved as R) : perform(id, startedAt, run, (result) => result);
    },

    async answerOnce(caller, operation, input, repeated, run) {
      const id = idOf(caller, input);
      const { startedAt } = await claim(id, operation, hashInput(input));
      if (startedAt === undefined) throw new AppError(repeated);
      return perform(id, startedAt, run, () => ({}));
    },
  };
}

/** What `idempotent` needs of a request's context. */
export interface IdempotentContext {
  viewer: { accountId: string | null };
  services: { idempotency: Pick<Idempotency, 'once'> };
}

/**
 * The form resolvers use: the caller is the signed-in account.
 * @throws UNAUTHENTICATED without an account; otherwise as `Idempotency.once`
 */
export async function idempotent<R extends SavedResult, I extends KeyedInput>(
  ctx: IdempotentContext,
  operation: string,
  input: I,
  run: Run<R>,
): Promise<R> {
  if (ctx.viewer.accountId === null) throw new AppError('UNAUTHENTICATED');
  return ctx.services.idempotency.once(`account:${ctx.viewer.accountId}`, operation, input, run);
}

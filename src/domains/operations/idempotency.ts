import { randomUUID } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { ErrorCode } from '../../core/errors/codes.ts';
import type { Tx } from '../../core/tx.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { canonicalInput } from './canonical.ts';

/** What a finished mutation leaves behind: ids and times, never a token and never a private term. */
export type SavedResult = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/**
 * A mutation in two steps. The outer function reads, decides and asks the outside world, and may throw a refusal; the
 * function it returns only writes. The write and the record that it happened are one transaction.
 */
export type MutationSteps<R = SavedResult> = () => Promise<(tx: Tx) => Promise<R>>;

/** One request for a mutation: whose it is, and what it is compared by with others under the same key. */
export interface Attempt {
  /** `account:<id>`, or `wallet:<chain>:<address>` before there is an account. */
  readonly caller: string;
  readonly operation: string;
  readonly input: KeyedInput;
  /** The answer lets its bearer act as somebody, and is not saved; a repeated request is refused with this code. */
  readonly repeated?: ErrorCode | undefined;
}

/**
 * Runs a mutation at most once for each (caller, idempotency key).
 *
 * Stored: operation, a keyed hash of the input (never the input), state, times and, once the write is committed, its
 * result; of an attempt with `repeated` nothing of the result. A row is kept for 7 days, or until its caller's account ends: a key that
 * is used again later runs again.
 * - The same operation and input again: the saved result, without running; with `repeated`, that refusal.
 * - Another operation or input under the key: IDEMPOTENCY_KEY_REUSED.
 * - While a run has not ended, for its twin: IDEMPOTENCY_IN_PROGRESS. A run says every second that it goes on; where it did not
 *   for 4 seconds, or lasts 60 seconds, the twin takes it over, and the late first run can no longer commit:
 *   IDEMPOTENCY_IN_PROGRESS to its caller. A run of a version that does not say it is taken over after 60 seconds alone.
 * - A run that is refused or fails wrote nothing and is forgotten: the same key may be used again, also with another
 *   input, so that a refusal that passes (a node that was away, a nonce not yet issued) does not count against the caller.
 * - A run whose COMMIT was answered by a broken connection asks for its record: what was committed is answered. Where the
 *   database does not say either, DATABASE_UNAVAILABLE leaves it open, and the repeated request answers.
 * - A process that ends between claim and commit leaves a claim and no write, taken over as above. One that ends after the
 *   commit leaves the saved result for the repeated request.
 */
export type Idempotent = <R extends SavedResult>(attempt: Attempt, run: MutationSteps<R>) => Promise<R>;

export type KeyedInput = { readonly idempotencyKey: string };

export interface IdempotencyDeps {
  db: PrismaClient;
  clock: Clock;
  /**
   * Key the hash of the input: a plain hash of few private values could be searched for. Newest first: the first hashes what
   * is stored, all recognise what was.
   */
  secrets: readonly Uint8Array[];
  /** Longest run before another request may take over, milliseconds. */
  leaseMs?: number;
  /** How often a run says that it goes on, milliseconds. */
  beatMs?: number;
}

const LEASE_MS = 60_000;
const BEAT_MS = 1_000;
/** Seconds after which a run that did not say that it goes on is taken over. */
const SILENCE = 4;

interface RecordId {
  readonly caller: string;
  readonly key: string;
}

interface Earlier {
  readonly operation: string;
  readonly inputHash: string;
  readonly state: string;
  readonly result: unknown;
  readonly run: string;
  readonly startedAt: Date;
  /** It did not say in time that it goes on. */
  readonly silent: boolean;
}

export function createIdempotency({
  db,
  clock,
  secrets,
  leaseMs = LEASE_MS,
  beatMs = BEAT_MS,
}: IdempotencyDeps): Idempotent {
  /** Under each of the keys. */
  const hashInput = ({ idempotencyKey: _, ...input }: KeyedInput): readonly string[] => {
    const bytes = utf8ToBytes(canonicalInput(input));
    return secrets.map((secret) => bytesToHex(hmac(sha256, secret, bytes)));
  };

  /** Claims the key for a run that starts now, or answers what an earlier run left. */
  async function claim(id: RecordId, operation: string, hashes: readonly string[]) {
    const [run, startedAt] = [randomUUID(), clock.now()];
    const [inputHash = ''] = hashes;
    const claimed = await db.$executeRaw`
      INSERT INTO idempotency_records (caller, key, operation, input_hash, state, run, started_at, alive_until)
      VALUES (${id.caller}, ${id.key}::uuid, ${operation}, ${inputHash}, 'RUNNING', ${run}::uuid, ${startedAt},
        now() + ${SILENCE}::int * interval '1 second')
      ON CONFLICT DO NOTHING`;
    if (claimed === 1) return { run };
    const earlier = await earlierOf(db, id);
    if (!earlier) throw new AppError('IDEMPOTENCY_IN_PROGRESS'); // refused between the two statements: ask again
    if (earlier.operation !== operation || !hashes.includes(earlier.inputHash))
      throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (earlier.state === 'DONE') return { saved: earlier.result };
    const isLate = startedAt.getTime() - earlier.startedAt.getTime() >= leaseMs;
    if (!isLate && !earlier.silent) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
    const taken = await db.$executeRaw`
      UPDATE idempotency_records SET run = ${run}::uuid, started_at = ${startedAt}, alive_until = now() + ${SILENCE}::int * interval '1 second'
      WHERE caller = ${id.caller} AND key = ${id.key}::uuid AND state = 'RUNNING' AND run = ${earlier.run}::uuid
        AND (${isLate} OR alive_until < now())`;
    if (taken === 0) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
    return { run };
  }

  /** Says again and again that a run goes on, until the answer is called. */
  function keepAlive({ caller, key }: RecordId, run: string): () => void {
    const say = () => db.$executeRaw`
      UPDATE idempotency_records SET alive_until = now() + ${SILENCE}::int * interval '1 second'
      WHERE caller = ${caller} AND key = ${key}::uuid AND run = ${run}::uuid AND state = 'RUNNING'`;
    const beat = setInterval(() => void say().catch(() => {}), beatMs); // where the database is away, the run fails by itself
    return () => clearInterval(beat);
  }

  /** Runs what was claimed. The record keeps `saved` of the result. */
  async function perform<R>(id: RecordId, run: string, decide: MutationSteps<R>, saved: (r: R) => object) {
    const mine = { ...id, state: 'RUNNING', run };
    const end = keepAlive(id, run);
    let written: { readonly result: R } | undefined;
    try {
      const write = await decide();
      return await db.$transaction(
        async (tx) => {
          const result = await write(tx);
          written = { result };
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
      const isForgotten = await forget(db, id, run).catch(() => true);
      if (isForgotten || written === undefined) throw error;
      return written.result;
    } finally {
      end();
    }
  }

  return async <R extends SavedResult>(
    { caller, operation, input, repeated }: Attempt,
    run: MutationSteps<R>,
  ): Promise<R> => {
    const id = { caller, key: input.idempotencyKey.toLowerCase() };
    const claimed = await claim(id, operation, hashInput(input));
    if (claimed.run) return perform(id, claimed.run, run, (result) => (repeated ? {} : result));
    if (repeated) throw new AppError(repeated);
    return claimed.saved as R;
  };
}

async function earlierOf(db: PrismaClient, { caller, key }: RecordId): Promise<Earlier | undefined> {
  const rows = await db.$queryRaw<Earlier[]>`
    SELECT operation, input_hash AS "inputHash", state, result, run::text AS run, started_at AS "startedAt",
      alive_until < now() AS silent
    FROM idempotency_records WHERE caller = ${caller} AND key = ${key}::uuid`;
  return rows[0];
}

/** Frees the key of a run that failed; false where the run was committed all the same: the answer to its COMMIT was lost. */
async function forget(db: PrismaClient, { caller, key }: RecordId, run: string): Promise<boolean> {
  // It waits for what the server is committing still. Where the database is away too, the claim is soon taken over.
  const { count } = await db.idempotencyRecord.deleteMany({ where: { caller, key, run, state: 'RUNNING' } });
  return count > 0 || (await db.idempotencyRecord.count({ where: { caller, key, run, state: 'DONE' } })) === 0;
}

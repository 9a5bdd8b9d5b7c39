import { createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import type { Tx } from '../../core/tx.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { canonicalInput } from './canonical.ts';

/** The stored result of a mutation: ids and times, never a token or a private term. */
export type SavedResult = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/**
 * A mutation in two steps. The first reads, calls other systems and decides; it may throw a refusal. It returns the second,
 * which only writes, in one transaction with the record of the idempotency key.
 */
export type MutationSteps<R = SavedResult> = () => Promise<(tx: Tx) => Promise<R>>;

/** A request to run a mutation. A repeated request has the same caller and key, and must have the same operation and input. */
export interface Attempt {
  /** `account:<id>`, or `wallet:<chain>:<address>` before there is an account. */
  readonly caller: string;
  readonly operation: string;
  readonly input: KeyedInput;
  /** Set if the result is a credential: it is not stored, and a repeated request is refused with this code. */
  readonly repeated?: ErrorCode | undefined;
}

/**
 * Runs a mutation at most once for each (caller, idempotency key).
 *
 * A row stores operation, a keyed hash of the input (never the input), state, times and, after the commit, the result
 * (nothing of it if the attempt has `repeated`). Rows are deleted after 7 days or with the caller's account; the key then
 * runs again.
 * - Same operation and input again: returns the stored result without running; with `repeated`, throws that code.
 * - Other operation or input under the key: IDEMPOTENCY_KEY_REUSED.
 * - A repeated request during a run: IDEMPOTENCY_IN_PROGRESS. The run writes a heartbeat every second. If none came for 4
 *   seconds, or the run lasts 60 seconds, the repeated request takes over, and the first run fails to commit with
 *   IDEMPOTENCY_IN_PROGRESS. A run of a version without heartbeats is taken over after 60 seconds, not after 4.
 * - A run that throws wrote nothing, and its row is deleted. The key may be used again, even with another input, so that a
 *   temporary refusal (a node that was down, a nonce not yet issued) costs the caller nothing.
 * - A run whose connection breaks during COMMIT looks up its row, and returns the result if it was committed. If the database does not
 *   answer, it throws DATABASE_UNAVAILABLE. A repeated request shows whether the write was done.
 * - A process that ends before the commit leaves a row that is taken over as above; a repeat after the commit returns the stored result.
 */
export type Idempotent = <R extends SavedResult>(attempt: Attempt, run: MutationSteps<R>) => Promise<R>;

export type KeyedInput = { readonly idempotencyKey: string };

export interface IdempotencyDeps {
  db: PrismaClient;
  clock: Clock;
  /**
   * Keys of the input's hash; a plain hash of few possible inputs could be searched. Newest first: the first key hashes new
   * inputs, all keys recognise stored ones.
   */
  secrets: readonly Uint8Array[];
  /** The milliseconds after which another request takes over a run. */
  leaseMs?: number;
  /** The milliseconds between two heartbeats of a run. */
  beatMs?: number;
}

const LEASE_MS = 60_000;
const BEAT_MS = 1_000;
/** The seconds without a heartbeat after which a run is taken over. */
const SILENCE = 4;

interface RecordId {
  readonly caller: string;
  readonly key: string;
}

interface EarlierRun {
  readonly operation: string;
  readonly inputHash: string;
  readonly state: string;
  readonly result: unknown;
  readonly run: string;
  readonly startedAt: Date;
  /** Its last heartbeat is too old. */
  readonly silent: boolean;
}

/** Creates the runner of mutations with idempotency keys, whose rules `Idempotent` states. */
export function createIdempotency({
  db,
  clock,
  secrets,
  leaseMs = LEASE_MS,
  beatMs = BEAT_MS,
}: IdempotencyDeps): Idempotent {
  /** Hashes an input with each of the keys, the newest first. OpenSSL computes the hash, because an input may have a megabyte. */
  const hashInput = ({ idempotencyKey: _, ...input }: KeyedInput): readonly string[] => {
    const text = Buffer.from(canonicalInput(input));
    return secrets.map((secret) => createHmac('sha256', secret).update(text).digest('hex'));
  };

  /** Claims the idempotency key for a run that starts now (`run`), or returns the result of an earlier run (`saved`). */
  async function claim(id: RecordId, operation: string, hashes: readonly string[]) {
    const [run, startedAt] = [randomUUID(), clock.now()];
    const [inputHash = ''] = hashes;
    const claimed = await db.$executeRaw`
      INSERT INTO idempotency_records (caller, key, operation, input_hash, state, run, started_at, alive_until)
      VALUES (${id.caller}, ${id.key}::uuid, ${operation}, ${inputHash}, 'RUNNING', ${run}::uuid, ${startedAt},
        now() + ${SILENCE}::int * interval '1 second')
      ON CONFLICT DO NOTHING`;
    if (claimed === 1) return { run };
    const earlier = await findEarlier(db, id);
    // The earlier run threw and deleted its row between the two statements; a retry will run.
    if (!earlier) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
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

  /** Writes the heartbeats of a run until the returned function is called. */
  function keepAlive({ caller, key }: RecordId, run: string): () => void {
    const writeHeartbeat = () => db.$executeRaw`
      UPDATE idempotency_records SET alive_until = now() + ${SILENCE}::int * interval '1 second'
      WHERE caller = ${caller} AND key = ${key}::uuid AND run = ${run}::uuid AND state = 'RUNNING'`;
    // An error is ignored, because without the database the run itself fails.
    const timer = setInterval(() => void writeHeartbeat().catch(() => {}), beatMs);
    return () => clearInterval(timer);
  }

  /** Runs both steps of a mutation under a claimed key, and stores `saved(result)` with the write. */
  async function perform<R>(id: RecordId, run: string, decide: MutationSteps<R>, saved: (r: R) => object) {
    const claimedRow = { ...id, state: 'RUNNING', run };
    const stopHeartbeats = keepAlive(id, run);
    let written: { readonly result: R } | undefined;
    try {
      const write = await decide();
      return await db.$transaction(
        async (tx) => {
          const result = await write(tx);
          written = { result };
          const update = await tx.idempotencyRecord.updateMany({
            where: claimedRow,
            data: { state: 'DONE', result: saved(result) as Prisma.InputJsonObject, finishedAt: clock.now() },
          });
          if (update.count === 0) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
          return result;
        },
        { maxWait: 15_000, timeout: 15_000 },
      );
    } catch (error) {
      const isForgotten = await forget(db, id, run).catch(() => true);
      if (isForgotten || written === undefined) throw error;
      return written.result;
    } finally {
      stopHeartbeats();
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

/** Reads the record of a caller's key; undefined if the caller has not used the key before. */
async function findEarlier(db: PrismaClient, { caller, key }: RecordId): Promise<EarlierRun | undefined> {
  const rows = await db.$queryRaw<EarlierRun[]>`
    SELECT operation, input_hash AS "inputHash", state, result, run::text AS run, started_at AS "startedAt",
      alive_until < now() AS silent
    FROM idempotency_records WHERE caller = ${caller} AND key = ${key}::uuid`;
  return rows[0];
}

/** Frees the key of a failed run. Returns false if the run was committed after all and only the answer to COMMIT was lost. */
async function forget(db: PrismaClient, { caller, key }: RecordId, run: string): Promise<boolean> {
  // The DELETE waits for a commit that is still under way. If the database is down, the claim is taken over later.
  const { count } = await db.idempotencyRecord.deleteMany({ where: { caller, key, run, state: 'RUNNING' } });
  return count > 0 || (await db.idempotencyRecord.count({ where: { caller, key, run, state: 'DONE' } })) === 0;
}

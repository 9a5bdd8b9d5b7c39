import { randomUUID } from 'node:crypto';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { describe, expect, it } from 'vitest';
import {
  audit,
  createIdempotency,
  type KeyedInput,
  type MutationSteps,
  type SavedResult,
} from '../../../src/domains/operations/index.ts';
import { createTestClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';

const LEASE_MS = 60_000;
const SECRETS = [new Uint8Array(32).fill(7)];
const clock = createTestClock();
type Input = KeyedInput & { readonly value?: unknown };
const once = <R extends SavedResult>(caller: string, operation: string, input: Input, run: MutationSteps<R>) =>
  idempotent({ caller, operation, input }, run);
const answerOnce = <R extends SavedResult>(
  caller: string,
  operation: string,
  input: Input,
  repeated: ErrorCode,
  run: MutationSteps<R>,
) => idempotent({ caller, operation, input, repeated }, run);

const database = await forFile(createTestDatabase());
const idempotent = createIdempotency({ db: database.prisma, clock, secrets: SECRETS, leaseMs: LEASE_MS });

const caller = () => `account:${randomUUID()}`;
const inputOf = (value: unknown) => ({ idempotencyKey: randomUUID(), value });

/** A mutation whose effect can be counted: one audit line a run. */
function counted(
  target: string,
  prepare: () => Promise<void> = async () => {},
): MutationSteps<{ id: string; run: string }> {
  return async () => {
    await prepare();
    return async (tx) => {
      await audit(tx, { actor: null, action: 'wallet.link', target });
      return { id: target, run: randomUUID() };
    };
  };
}
const effects = (target: string) => database.prisma.auditEntry.count({ where: { target } });
const records = (who: string) => database.prisma.idempotencyRecord.findMany({ where: { caller: who } });

/** A run that waits until it is let go. */
function gate() {
  let open = () => {};
  let arrived = () => {};
  const reached = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pass = async () => {
    arrived();
    await opened;
  };
  return { reached, open: () => open(), pass };
}

describe('an idempotency key', () => {
  it('answers the saved result to the same input, without running again', async () => {
    const [who, input, target] = [caller(), inputOf({ b: 1n, a: 'x' }), randomUUID()];
    const first = await once(who, 'op', input, counted(target));
    const again = await once(who, 'op', { ...input, value: { a: 'x', b: 1n } }, counted(target));
    expect(again).toEqual(first);
    expect(await effects(target)).toBe(1);
  });

  it('is refused for another input and for another operation', async () => {
    const [who, input, target] = [caller(), inputOf(1), randomUUID()];
    await once(who, 'op', input, counted(target));
    const reused = { code: 'IDEMPOTENCY_KEY_REUSED' };
    await expect(once(who, 'op', { ...input, value: 2 }, counted(target))).rejects.toMatchObject(reused);
    await expect(once(who, 'other', input, counted(target))).rejects.toMatchObject(reused);
    expect(await effects(target)).toBe(1);
  });

  it('belongs to its caller, in either case of its letters', async () => {
    const [input, target] = [inputOf(1), randomUUID()];
    const who = caller();
    await once(who, 'op', input, counted(target));
    await once(caller(), 'op', input, counted(target));
    await once(who, 'op', { ...input, idempotencyKey: input.idempotencyKey.toUpperCase() }, counted(target));
    expect(await effects(target)).toBe(2);
  });

  it('runs once among a hundred requests at the same time', async () => {
    const [who, input, target] = [caller(), inputOf(1), randomUUID()];
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => once(who, 'op', input, counted(target))));
    const answers = all.filter((r) => r.status === 'fulfilled').map((r) => r.value.run);
    const refusals = all.filter((r) => r.status === 'rejected').map((r) => (r.reason as AppError).code);
    expect(new Set(answers).size).toBe(1);
    expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? ['IDEMPOTENCY_IN_PROGRESS'] : []));
    expect(await effects(target)).toBe(1);
  });

  it('says so while the first run lasts', async () => {
    const [who, input, target, first] = [caller(), inputOf(1), randomUUID(), gate()];
    const running = once(who, 'op', input, counted(target, first.pass));
    await first.reached;
    await expect(once(who, 'op', input, counted(target))).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    first.open();
    const result = await running;
    expect(await once(who, 'op', input, counted(target))).toEqual(result);
  });

  it('passes to the next request when the lease of a lost run is over; the lost run can no longer write', async () => {
    const [who, input, target, lost] = [caller(), inputOf(1), randomUUID(), gate()];
    const losing = once(who, 'op', input, counted(target, lost.pass));
    await lost.reached;
    clock.advance(LEASE_MS - 1);
    await expect(once(who, 'op', input, counted(target))).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    clock.advance(1);
    const taken = await once(who, 'op', input, counted(target));
    lost.open();
    await expect(losing).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    expect(await effects(target)).toBe(1);
    expect(await once(who, 'op', input, counted(target))).toEqual(taken);
  });

  it('is kept by a run that goes on, and free soon after one whose process ended, which can no longer write', async () => {
    const silent = createIdempotency({ db: database.prisma, clock, secrets: SECRETS, beatMs: 2 ** 31 - 1 });
    const [who, input, target, lost, first] = [caller(), inputOf(1), randomUUID(), gate(), gate()];
    const losing = silent({ caller: who, operation: 'op', input }, counted(target, lost.pass));
    await lost.reached;
    const [row] = await records(who);
    expect(Number(row?.aliveUntil) - Date.now()).toBeLessThanOrEqual(4_000);
    const passes = () => database.prisma.$executeRaw`
      UPDATE idempotency_records SET alive_until = now() - interval '1 ms' WHERE caller = ${who}`;
    await passes();
    const going = idempotent({ caller: who, operation: 'op', input }, counted(target, first.pass));
    await first.reached;
    await passes(); // a moment later the run says again that it goes on
    const inTime = async () => Number((await records(who))[0]?.aliveUntil) > Date.now();
    await expect.poll(inTime).toBe(true);
    await expect(once(who, 'op', input, counted(target))).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    lost.open();
    await expect(losing).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    first.open();
    expect(await going).toEqual(await once(who, 'op', input, counted(target)));
    expect(await effects(target)).toBe(1);
  });

  it('is kept for a whole lease by a run of the version before, which does not say that it goes on', async () => {
    const [who, input, target, old] = [caller(), inputOf(1), randomUUID(), gate()];
    const silent = createIdempotency({ db: database.prisma, clock, secrets: SECRETS, beatMs: 2 ** 31 - 1 });
    const running = silent({ caller: who, operation: 'op', input }, counted(target, old.pass));
    await old.reached;
    // That version names neither column when it claims a key.
    await database.prisma.$executeRaw`UPDATE idempotency_records SET alive_until = DEFAULT WHERE caller = ${who}`;
    expect(Number((await records(who))[0]?.aliveUntil) - Date.now()).toBeGreaterThan(LEASE_MS - 30_000);
    await expect(once(who, 'op', input, counted(target))).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    old.open();
    expect(await running).toEqual(await once(who, 'op', input, counted(target)));
    expect(await effects(target)).toBe(1);
  });

  it('is taken over by one of many', async () => {
    const [who, input, target, lost] = [caller(), inputOf(1), randomUUID(), gate()];
    const losing = once(who, 'op', input, counted(target, lost.pass)).catch((error: unknown) => error);
    await lost.reached;
    clock.advance(LEASE_MS);
    await Promise.allSettled(Array.from({ length: 20 }, () => once(who, 'op', input, counted(target))));
    lost.open();
    await losing;
    expect(await effects(target)).toBe(1);
  });

  it.each([
    ['before it writes', async () => Promise.reject(new AppError('CONFLICT'))],
    ['by an error of its own', async () => Promise.reject(new Error('unforeseen'))],
  ])('may be used again when the run failed %s', async (_, fail) => {
    const [who, input, target] = [caller(), inputOf(1), randomUUID()];
    await expect(once(who, 'op', input, counted(target, fail))).rejects.toThrow();
    expect(await records(who)).toEqual([]);
    await once(who, 'op', { ...input, value: 2 }, counted(target));
    expect(await effects(target)).toBe(1);
  });

  it('leaves nothing behind when the write itself is refused', async () => {
    const [who, input, target] = [caller(), inputOf(1), randomUUID()];
    const refused = once(who, 'op', input, async () => async (tx) => {
      await audit(tx, { actor: null, action: 'wallet.link', target });
      throw new AppError('CONFLICT');
    });
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
    expect([await effects(target), await records(who)]).toEqual([0, []]);
  });

  it('keeps neither the input nor a hash of it that could be searched for', async () => {
    const [who, input] = [caller(), inputOf({ theta: '12345' })];
    await once(who, 'op', input, counted(randomUUID()));
    const other = createIdempotency({ db: database.prisma, clock, secrets: [new Uint8Array(32).fill(8)] });
    await expect(other({ caller: who, operation: 'op', input }, counted(randomUUID()))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(JSON.stringify(await records(who))).not.toContain('12345');
  });
});

describe('an answer that is given once', () => {
  const repeated = 'NONCE_INVALID';

  it('is in no record, and refused to the same request after it', async () => {
    const [who, input, target] = [caller(), inputOf(1), randomUUID()];
    const { run } = await answerOnce(who, 'op', input, repeated, counted(target));
    await expect(answerOnce(who, 'op', input, repeated, counted(target))).rejects.toMatchObject({ code: repeated });
    await expect(answerOnce(who, 'op', { ...input, value: 2 }, repeated, counted(target))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await records(who)).toMatchObject([{ state: 'DONE', result: {} }]);
    expect(JSON.stringify(await records(who))).not.toContain(run);
    expect(await effects(target)).toBe(1);
  });

  it('is given to one of many requests at the same time, also where a lost run is taken over', async () => {
    const [who, input, target, lost] = [caller(), inputOf(1), randomUUID(), gate()];
    const losing = answerOnce(who, 'op', input, repeated, counted(target, lost.pass));
    await lost.reached;
    clock.advance(LEASE_MS);
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => answerOnce(who, 'op', input, repeated, counted(target))),
    );
    lost.open();
    await expect(losing).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await effects(target)).toBe(1);
  });

  it('may be asked for again where the run was refused', async () => {
    const [who, input, target] = [caller(), inputOf(1), randomUUID()];
    const refused = counted(target, async () => Promise.reject(new AppError('CONFLICT')));
    await expect(answerOnce(who, 'op', input, repeated, refused)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await answerOnce(who, 'op', input, repeated, counted(target))).id).toBe(target);
  });
});

it('the audit log takes lines and gives none back', async () => {
  const { prisma } = database;
  const target = randomUUID();
  await prisma.$transaction((tx) => audit(tx, { actor: null, action: 'wallet.link', target, codes: { code: 'X' } }));
  const where = { target };
  await expect(prisma.auditEntry.updateMany({ where, data: { action: 'other' } })).rejects.toThrow();
  await expect(prisma.auditEntry.deleteMany({ where })).rejects.toThrow();
  expect(await prisma.auditEntry.findMany({ where })).toMatchObject([{ action: 'wallet.link', codes: { code: 'X' } }]);
});

import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { audit, createIdempotency, type MutationSteps } from '../../../src/domains/operations/index.ts';
import { createDatabaseBehindProxy } from '../../support/behind-proxy.ts';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';

const way = await forFile(createDatabaseBehindProxy());
const secrets = [new Uint8Array(32).fill(7)];
const idempotent = createIdempotency({ db: way.behind.prisma, clock: createTestClock(), secrets });
afterEach(() => way.proxy.mend());

/** One line of the audit log. Faults begin as its transaction does: the claim is committed by then. */
const written =
  (target: string, fault: () => void): MutationSteps<{ id: string }> =>
  async () =>
  async (tx) => {
    await audit(tx, { actor: null, action: 'wallet.link', target });
    fault();
    return { id: target };
  };
const effects = (target: string) => way.database.prisma.auditEntry.count({ where: { target } });
const attempt = () => {
  const [caller, target] = [`account:${randomUUID()}`, randomUUID()];
  return { target, run: (run: MutationSteps) => idempotent({ caller, operation: 'op', input }, run) };
};
const input = { idempotencyKey: randomUUID() };

it('a mutation whose COMMIT was done and not answered is answered as done', async () => {
  const { target, run } = attempt();
  expect(await run(written(target, () => way.proxy.lose('answer', 1)))).toEqual({ id: target });
  expect([way.proxy.lost.answer, await effects(target)]).toEqual([1, 1]);
});

it('one whose COMMIT never came to the server is refused, and its key is free', async () => {
  const { target, run } = attempt();
  const away = { code: 'DATABASE_UNAVAILABLE' };
  await expect(run(written(target, () => way.proxy.lose('request', 1)))).rejects.toMatchObject(away);
  expect([way.proxy.lost.request, await effects(target)]).toEqual([1, 0]);
  expect(await run(written(target, () => {}))).toEqual({ id: target });
  expect(await effects(target)).toBe(1);
});

it('one that nobody can be asked about is left open, and answered once the database is back', async () => {
  const { target, run } = attempt();
  const fault = () => way.proxy.lose('answer', 1, () => way.proxy.cut());
  await expect(run(written(target, fault))).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  way.proxy.mend();
  expect(await effects(target)).toBe(1);
  expect(await run(written(target, () => {}))).toEqual({ id: target });
  expect(await effects(target)).toBe(1);
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway } from '../../support/gateway.ts';
import { answerWell, openProvider, SECRET, say } from '../identity/support.ts';
import { applicationsOf, type Person } from './support.ts';

const clock = createTestClock();
const adminWallet = newWallet();

const provider = await openProvider();
const database = await forFile(createTestDatabase());
const common = { clock, database, adminWallets: [adminWallet.address] };
const gateway = await forFile(
  startTestGateway({ ...common, identity: { kind: 'http', url: provider.url, key: 'k', webhookSecret: SECRET } }),
);
const { claim, decide, leavesAlone, mutate, person, preview, rowOf, started, submitted } = applicationsOf(gateway);
const without = await forFile(startTestGateway(common));
const admin = await person(adminWallet);

const start = (who: Person | undefined, id: string, idempotencyKey = randomUUID(), at = applicationsOf(gateway)) =>
  at.mutate(who?.token, 'startApplicationIdentityCheck', { id }, { idempotencyKey });
const says = async (checkId: unknown, status: string): Promise<number> => (await say(gateway, checkId, status)).status;

/** A draft with a check under way. */
async function checking() {
  const owner = await person();
  const id = await started(owner);
  const { application } = await start(owner, id);
  return { owner, id, checkId: String(application?.identityCheckId) };
}
const statusOf = async (id: string) => (await rowOf(id)).identityStatus;

describe('the identity check of an application', () => {
  it('is begun at the provider by the owner, and read by the owner and admins', async () => {
    const owner = await person();
    const id = await started(owner);
    const key = randomUUID();
    const begun = await start(owner, id, key);
    const reference = `${owner.accountId}:${id}:${key}`;
    const checkId = `check-${reference}`;
    expect(begun).toMatchObject({
      url: `https://provider.example/c/${checkId}`,
      application: { identityCheckId: checkId, identityStatus: 'STARTED', version: 2 },
    });
    expect(provider.asked.at(-1)?.body).toEqual({ reference, accountId: owner.accountId });
    expect(await start(owner, id, key)).toEqual(begun);
    const document = `{ application(id: "${id}") { identityCheckId identityStatus } }`;
    for (const who of [owner, admin]) {
      const { data } = await gateway.ask(document, {}, who.token);
      expect(data).toEqual({ application: { identityCheckId: checkId, identityStatus: 'STARTED' } });
    }
    expect(await database.prisma.attestorIdentityCheck.count()).toBe(0);
    const records = JSON.stringify(await database.prisma.idempotencyRecord.findMany());
    expect(records).not.toContain('provider.example');
  });

  it('that passes is in the readiness, and makes an earlier preview stale', async () => {
    const owner = await person();
    const id = await submitted(owner);
    const { application } = await start(owner, id);
    await claim(admin, id);
    const { version, confirmation } = await preview(admin, { id, decision: 'APPROVE' });
    expect(await says(application?.identityCheckId, 'PASSED')).toBe(204);
    const decision = { id, version, confirmation, decision: 'APPROVE' };
    expect(await mutate(admin.token, 'decideApplication', decision)).toMatchObject({ code: 'CONFLICT' });
    const done = await decide(admin, { id, decision: 'APPROVE' });
    expect(done.application?.readiness).toContainEqual({ code: 'IDENTITY_PASSED', ok: true });
    await leavesAlone(id, async () => expect(await start(owner, id)).toMatchObject({ code: 'RECORD_STATE' }));
  });

  it('takes the place of one that has not passed, and of no other', async () => {
    const { owner, id, checkId } = await checking();
    const again = String((await start(owner, id)).application?.identityCheckId);
    expect(again).not.toBe(checkId);
    expect(await says(checkId, 'PASSED')).toBe(404);
    expect(await statusOf(id)).toBe('STARTED');
    await says(again, 'FAILED');
    const third = String((await start(owner, id)).application?.identityCheckId);
    await says(third, 'PASSED');
    const passed = { code: 'IDENTITY_CHECK_PASSED' };
    await leavesAlone(id, async () => expect(await start(owner, id)).toMatchObject(passed));
  });

  it('is of the owner’s own applications, and needs a provider', async () => {
    const [owner, other] = [await person(), await person()];
    const id = await started(owner);
    await leavesAlone(id, async () => {
      for (const who of [other, admin])
        expect(await start(who, id)).toEqual({ code: 'NOT_FOUND', path: ['input', 'id'] });
      expect(await start(undefined, id)).toMatchObject({ code: 'UNAUTHENTICATED' });
      const refused = await start(owner, id, randomUUID(), applicationsOf(without));
      expect(refused).toMatchObject({ code: 'IDENTITY_PROVIDER_MISSING' });
    });
    await mutate(owner.token, 'withdrawApplication', { id });
    expect(await start(owner, id)).toMatchObject({ code: 'RECORD_STATE' });
  });

  it('is not written where the application changes while the provider is asked', async () => {
    const owner = await person();
    const id = await started(owner);
    provider.answer = async (response, reference) => {
      await mutate(owner.token, 'withdrawApplication', { id });
      answerWell(response, reference);
    };
    try {
      expect(await start(owner, id)).toMatchObject({ code: 'CONFLICT' });
    } finally {
      provider.answer = answerWell;
    }
    expect(await rowOf(id)).toMatchObject({ state: 'WITHDRAWN', identityCheckId: null, identityStatus: null });
  });

  it('and that of the account as an attestor do not meet', async () => {
    const owner = await person();
    await database.prisma.accountSignerKey.create({ data: { accountId: owner.accountId, key: newWallet().address } });
    const id = await started(owner);
    const own = await mutate(owner.token, 'startIdentityCheck', {}, { selection: 'identityCheck { checkId }' });
    const { checkId } = own.identityCheck as { readonly checkId: string };
    const { application } = await start(owner, id);
    expect(await says(checkId, 'FAILED')).toBe(204);
    expect(await says(application?.identityCheckId, 'PASSED')).toBe(204);
    expect(await statusOf(id)).toBe('PASSED');
    const row = await database.prisma.attestorIdentityCheck.findFirstOrThrow({ where: { checkId } });
    expect(row.status).toBe('FAILED');
  });
});

describe('a webhook', () => {
  it('moves the check of an application on, and never back; what is said twice is no new version', async () => {
    const { id, checkId } = await checking();
    for (const [said, then, version] of [
      ['STARTED', 'STARTED', 2],
      ['PENDING', 'PENDING', 3],
      ['STARTED', 'PENDING', 3],
      ['PENDING', 'PENDING', 3],
      ['PASSED', 'PASSED', 4],
      ['PASSED', 'PASSED', 4],
      ['FAILED', 'PASSED', 4],
      ['EXPIRED', 'PASSED', 4],
    ] as const) {
      expect(await says(checkId, said)).toBe(204);
      const { identityStatus, version: now } = await rowOf(id);
      expect([said, identityStatus, now]).toEqual([said, then, version]);
    }
  });

  it('is taken of an application that has ended, whose state stays', async () => {
    const { owner, id, checkId } = await checking();
    await mutate(owner.token, 'withdrawApplication', { id });
    expect(await says(checkId, 'EXPIRED')).toBe(204);
    expect(await rowOf(id)).toMatchObject({ state: 'WITHDRAWN', identityStatus: 'EXPIRED' });
  });
});

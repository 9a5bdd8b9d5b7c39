import { randomUUID, type UUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway } from '../../support/gateway.ts';
import { createHolder, guard, letAllGo } from '../../support/locks.ts';
import { answerWell, openProvider, SECRET, say } from './support.ts';

const clock = createTestClock();
const LEASE_MS = 60_000;

/** What the provider does before it answers. */
let first: (checkId: string) => Promise<void>;

const provider = await openProvider();
provider.answer = async (response, reference) => {
  await first(`check-${reference}`);
  answerWell(response, reference);
};
const database = await forFile(createTestDatabase());
await guard(database, 'attestor_identity_checks');
const gateway = await forFile(
  startTestGateway({
    database,
    clock,
    logLevel: 'trace',
    identity: { kind: 'http', url: provider.url, key: 'provider-access-key', webhookSecret: SECRET },
  }),
);
afterEach(() => letAllGo());

/** What the provider says of a check: the status of the answer. */
const says = async (checkId: string, status: string): Promise<number> => (await say(gateway, checkId, status)).status;
async function attestor(): Promise<{ readonly token: string; readonly accountId: string }> {
  const token = await gateway.signIn(newWallet());
  const { accountId } = (await gateway.services.account.viewerOf(token)).viewer;
  await database.prisma.accountSignerKey.create({ data: { accountId, key: newWallet().address } });
  return { token, accountId };
}
const start = (token: string, idempotencyKey: UUID = randomUUID()) =>
  gateway.mutate<{ readonly code?: string; readonly identityCheck?: { readonly checkId: string } }>(
    'startIdentityCheck',
    { idempotencyKey },
    { token, fields: 'identityCheck { checkId status }' },
  );
const rowsOf = async (accountId: string) => {
  const rows = await database.prisma.attestorIdentityCheck.findMany({ where: { accountId } });
  return rows.map(({ status }) => status);
};

describe('a webhook that comes before its check is written', () => {
  it.each(['PENDING', 'PASSED', 'FAILED'])(
    'of %s is not taken, so that it is sent again, and then is',
    async (status) => {
      const { token, accountId } = await attestor();
      const early: number[] = [];
      let checkId = '';
      first = async (id) => {
        checkId = id;
        early.push(await says(id, status), await says(id, status));
      };
      await start(token);
      expect(early).toEqual([404, 404]);
      expect(await rowsOf(accountId)).toEqual(['STARTED']);
      for (const said of [status, status, 'STARTED', 'PENDING']) expect(await says(checkId, said)).toBeLessThan(300);
      expect(await rowsOf(accountId)).toEqual([status]);
    },
  );

  it('while its row is being committed is not taken either, nor held up', async () => {
    const { token, accountId } = await attestor();
    let checkId = '';
    first = async (id) => {
      checkId = id;
    };
    const holder = await createHolder(database);
    await holder.commits();
    const started = start(token);
    await holder.waitedFor();
    expect(await says(checkId, 'PASSED')).toBe(404);
    await holder.letGo();
    await started;
    expect(await says(checkId, 'PASSED')).toBeLessThan(300);
    expect(await rowsOf(accountId)).toEqual(['PASSED']);
  });
});

describe('a start that is asked for again', () => {
  it('names the same check, and takes nothing back that was said of it meanwhile', async () => {
    const { token, accountId } = await attestor();
    const [key, ids] = [randomUUID(), [] as string[]];
    first = async (id) => void ids.push(id);
    await start(token, key);
    expect(await says(String(ids[0]), 'PASSED')).toBeLessThan(300);
    expect((await start(token, key)).code).toBeUndefined();
    expect(new Set(ids).size).toBe(1);
    expect(await rowsOf(accountId)).toEqual(['PASSED']);
    expect((await start(token)).code).toBe('IDENTITY_CHECK_PASSED');
  });

  it('by a run whose lease was over writes nothing over the check that took its place', async () => {
    const { token, accountId } = await attestor();
    const key = randomUUID();
    let checkId = '';
    let asked = () => {};
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    first = () => {
      asked();
      return new Promise<void>((resolve) => {
        answer = resolve;
      });
    };
    const late = start(token, key);
    await isAsked;
    const letLateGo = answer;
    clock.advance(LEASE_MS);
    first = async (id) => {
      checkId = id;
    };
    await start(token, key);
    expect(await says(checkId, 'PENDING')).toBeLessThan(300);
    letLateGo();
    expect((await late).code).toBe('IDEMPOTENCY_IN_PROGRESS');
    expect(await rowsOf(accountId)).toEqual(['PENDING']);
  });
});

it('no key, secret, address or status of a check is in a line of the log', () => {
  const text = gateway.logs.join('\n');
  expect(text).not.toBe('');
  for (const said of ['provider-access-key', 'provider.example', 'check-', 'PASSED', 'FAILED'])
    expect(text).not.toContain(said);
});

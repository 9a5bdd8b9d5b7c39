import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';
import { issue, type Presented, present, whoami } from './support/sign-in.ts';

const gateway = await forFile(startTestGateway());

/** A sign-in text of a new wallet, signed. */
async function signed() {
  const wallet = newWallet();
  const { message, nonce } = await issue(gateway, wallet);
  return { wallet, message, nonce, signature: await wallet.sign(message) };
}

describe('a sign-in', () => {
  it('refuses a nonce used twice', async () => {
    const { message, signature } = await signed();
    expect((await present(gateway, message, signature)).token).toBeTypeOf('string');
    expect(await present(gateway, message, signature)).toMatchObject({ code: 'NONCE_INVALID' });
  });

  it('opens one session where a hundred requests present one nonce at once', async () => {
    const { message, signature } = await signed();
    const answers = await Promise.all(Array.from({ length: 100 }, () => present(gateway, message, signature)));
    expect(answers.filter((answer) => answer.token !== undefined)).toHaveLength(1);
    expect(new Set(answers.flatMap((answer) => answer.code ?? []))).toEqual(new Set(['NONCE_INVALID']));
  });

  it('answers a token once: the same request again is refused, and the next nonce signs in', async () => {
    const { wallet, message, signature } = await signed();
    const key = randomUUID();
    expect((await present(gateway, message, signature, key)).token).toBeTypeOf('string');
    for (const again of [key, key.toUpperCase(), randomUUID()]) {
      const answer = await present(gateway, message, signature, again);
      expect(answer).toMatchObject({ code: 'NONCE_INVALID' });
      expect(answer.token).toBeUndefined();
    }
    expect(await present(gateway, message, await newWallet().sign(message), key)).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect((await whoami(gateway, await gateway.signIn(wallet))).data?.viewer).toBeTruthy();
  });

  it('answers one token where the same request comes twenty times at once', async () => {
    const { message, signature } = await signed();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => present(gateway, message, signature, key)));
    expect(answers.filter(({ token }) => token !== undefined)).toHaveLength(1);
    const codes = new Set(answers.flatMap(({ code }) => code ?? []));
    codes.delete('IDEMPOTENCY_IN_PROGRESS');
    expect([...codes].filter((code) => code !== 'NONCE_INVALID')).toEqual([]);
  });

  it('keeps nothing in its record that a token could be made of', async () => {
    const { wallet, message, signature } = await signed();
    const { token } = await present(gateway, message, signature);
    const { prisma } = gateway.database;
    const caller = `wallet:${TEST_CHAIN}:${wallet.address}`;
    const records = await prisma.idempotencyRecord.findMany({ where: { caller, operation: 'signIn' } });
    expect(records).toMatchObject([{ state: 'DONE', result: {} }]);
    expect(JSON.stringify(records)).not.toContain(String(token).split('.')[2]);
    expect(JSON.stringify(records)).not.toContain(signature.slice(2, 40));
  });

  it('that is repeated while it runs is in progress, and refused after it', async () => {
    const { message, nonce, signature } = await signed();
    const key = randomUUID();
    const { prisma } = gateway.database;
    const isWaiting = async () => {
      const [row] = await prisma.$queryRaw<{ waits: boolean }[]>`
        SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'
          AND datname = current_database() AND query LIKE '%UPDATE auth_nonces%') AS waits`;
      return row?.waits === true;
    };
    let first: Promise<Presented> | undefined;
    await prisma.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM auth_nonces WHERE nonce = ${nonce} FOR UPDATE`;
        first = present(gateway, message, signature, key);
        while (!(await isWaiting())) await new Promise((resolve) => setImmediate(resolve));
        expect(await present(gateway, message, signature, key)).toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
      },
      { timeout: 60_000 },
    );
    expect((await first)?.token).toBeTypeOf('string');
    expect(await present(gateway, message, signature, key)).toMatchObject({ code: 'NONCE_INVALID' });
  });
});

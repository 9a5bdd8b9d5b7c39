import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createEvmChain } from '../../../src/adapters/evm/index.ts';
import { createDispatch } from '../../../src/domains/notifications/dispatch.ts';
import type { JobQueue } from '../../../src/domains/notifications/model/ports.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';
import { numberedSeries } from '../../support/population/known.ts';
import { accountOf, deleteAccount } from './support/deletion.ts';

const OTHER = 'evm:10144';

const contracts = Object.fromEntries(
  ['hub', 'raise', 'registry', 'fxFeed', 'token', 'hardship', 'router', 'windows', 'rates', 'access'].map((name, i) => [
    name,
    `0x${(i + 1).toString(16).padStart(40, '0')}`,
  ]),
) as never;
const chain = createEvmChain({ chainId: 10144, rpcUrl: 'http://127.0.0.1:1', contracts, timeoutMs: 1_000 });
const gateway = await forFile(startTestGateway({ moreChains: [{ chain, relayer: null }] }));

/** A queue that keeps nothing: the test hands out the jobs. */
const jobs = new Proxy({}, { get: () => async () => undefined }) as JobQueue;

async function waiting(accounts: readonly string[], wallets: readonly string[]): Promise<string> {
  const id = randomUUID();
  const audience = { accounts, wallets };
  const payload = {
    kind: 'ApplicationDecided',
    chain: TEST_CHAIN,
    seriesKey: numberedSeries(newWallet().address, 1).key,
    audience,
  };
  const row = { id, topic: 'ApplicationDecided', state: 'QUEUED', at: new Date(0), payload };
  await gateway.database.prisma.outboxMessage.create({ data: row as never });
  return id;
}

it('messages that wait are dispatched to the others, and bring nothing of the account back', async () => {
  const { prisma } = gateway.database;
  const [wallet, other] = [newWallet(), newWallet()];
  const token = await gateway.signIn(wallet);
  await gateway.signIn(other);
  const ids = [await accountOf(gateway.database, wallet), await accountOf(gateway.database, other)];
  const id = await waiting(ids, [wallet.address]);
  expect(await deleteAccount(gateway, token, wallet)).toHaveProperty('deletedAt');
  const { payload } = await prisma.outboxMessage.findUniqueOrThrow({ where: { id } });
  expect(payload).toMatchObject({ audience: { accounts: [ids[1]], wallets: [wallet.address] } });
  const dispatch = createDispatch({ db: prisma, jobs, clock: gateway.clock });
  await dispatch.notify({ id, last: false });
  const sent = await prisma.notification.findMany({ where: { outboxId: id } });
  expect(sent.map(({ accountId }) => accountId)).toEqual([ids[1]]);
  expect(await prisma.outboxMessage.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'DISPATCHED' });
});

it('deletions and dispatches of messages to the same accounts at once all succeed', async () => {
  const { prisma } = gateway.database;
  const leavers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const wallet = newWallet();
      const token = await gateway.signIn(wallet);
      return { wallet, token, accountId: await accountOf(gateway.database, wallet) };
    }),
  );
  const messages = await Promise.all(
    Array.from({ length: 6 }, () =>
      waiting(
        leavers.map(({ accountId }) => accountId),
        leavers.map(({ wallet }) => wallet.address),
      ),
    ),
  );
  const dispatch = createDispatch({ db: prisma, jobs, clock: gateway.clock });
  const [deleted] = await Promise.all([
    Promise.all(leavers.map(({ wallet, token }) => deleteAccount(gateway, token, wallet))),
    Promise.all(messages.map((id) => dispatch.notify({ id, last: false }))),
  ]);
  expect(deleted.map(({ code }) => code)).toEqual(leavers.map(() => undefined));
  const left = JSON.stringify([
    await prisma.notification.findMany({ where: { outboxId: { in: messages } }, select: { accountId: true } }),
    await prisma.outboxMessage.findMany({ where: { id: { in: messages } } }),
  ]);
  for (const { accountId } of leavers) expect(left).not.toContain(accountId);
});

it('an account whose wallet is of another chain is deleted by that wallet', async () => {
  const wallet = newWallet();
  const token = await gateway.signIn(wallet, OTHER);
  const accountId = await accountOf(gateway.database, wallet, OTHER);
  expect(await deleteAccount(gateway, token, wallet, TEST_CHAIN).catch(() => 'refused')).not.toHaveProperty(
    'deletedAt',
  );
  expect(await deleteAccount(gateway, token, wallet, OTHER)).toHaveProperty('deletedAt');
  expect(await gateway.database.prisma.account.count({ where: { id: accountId } })).toBe(0);
});

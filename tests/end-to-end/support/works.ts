import { randomUUID } from 'node:crypto';
import { toHex } from '@income-series/protocol/bytes';
import { addressOfSecretKey } from '@income-series/protocol/signing';
import { encodeCall } from '../../../src/adapters/evm/calls.ts';
import { createJobs } from '../../../src/adapters/jobs/index.ts';
import type { ContractCall } from '../../../src/domains/transaction/index.ts';
import { RETRIES } from '../../domains/support/retries.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { keeperKey } from '../../keepers/support/setup.ts';
import { createTestDatabase } from '../../support/database.ts';
import { confirmed } from '../../support/email.ts';
import { breakOff, createHolder, guard, letAllGo } from '../../support/locks.ts';
import { startNodeProxy } from '../../support/node-proxy.ts';
import { type Program, placesOf, startProgram } from '../../support/program.ts';
import { WORKER_KEYS } from '../../support/service.ts';
import { startMailServer } from '../../support/smtp.ts';

/** Wei that the keepers' account begins with. */
export const COINS = 10n ** 21n;

/** Where a worker stops at a call that it sends: before the node has it, in the node's pool, in a block. */
export type SendingPoint = 'before it is sent' | 'in the pool' | 'in a block without an answer';

/** A chain, a database and a mail server with accounts on them, and workers that are killed at chosen points. */
export async function openWorks() {
  const [world, database, server] = await Promise.all([
    createWorld(),
    createTestDatabase(),
    startMailServer({ starttls: false }),
  ]);
  const { anvil } = world;
  const proxy = await startNodeProxy(anvil.url);
  const jobs = createJobs({ url: database.url, retries: RETRIES });
  const keeper = addressOfSecretKey(keeperKey(world));
  await anvil.rpc('anvil_setBalance', keeper, `0x${COINS.toString(16)}`);
  const workers: Program[] = [];
  let inPool = false;

  for (const [i, address] of [world.issuer, ...world.people].entries()) {
    await database.prisma.account.create({
      data: {
        ...(i % 2 === 0 ? confirmed(`${randomUUID()}@people.example`) : {}),
        wallets: { create: { chain: world.chain.name, address } },
      },
    });
  }

  async function mine(): Promise<void> {
    await anvil.rpc('evm_setAutomine', true);
    await anvil.rpc('evm_mine');
  }

  /**
   * A worker that leads. What the last one left in the pool is in a block by then, and not before this one asks for it.
   */
  async function start(): Promise<Program> {
    const worker = startProgram('worker', {
      ...placesOf(database.url, { ...world, rpcUrl: proxy.url }),
      ...WORKER_KEYS,
      KEEPER_KEY: toHex(keeperKey(world)),
      KEEPER_DAILY_LIMIT: `${10n ** 24n}`,
      KEEPER_INTERVAL: '1',
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'post@gateway.example',
    });
    workers.push(worker);
    await worker.said('leads the keepers');
    if (inPool) await mine();
    inPool = false;
    return worker;
  }

  return {
    world,
    database,
    server,
    keeper,
    start,

    /** Runs a worker until it sends such a call, and kills it there. */
    async killedSending(call: ContractCall, point: SendingPoint): Promise<void> {
      const selector = encodeCall(world.contracts, call).data.slice(2, 10);
      const method = 'eth_sendRawTransaction';
      const hold = () => anvil.rpc('evm_setAutomine', false);
      const reached =
        point === 'before it is sent'
          ? proxy.swallow(method, selector)
          : proxy.unanswered(method, selector, point === 'in the pool' ? hold : undefined);
      const worker = await start();
      await reached;
      await worker.kill();
      proxy.mend();
      inPool = point === 'in the pool';
    },

    /**
     * Runs a worker until it commits such a change, and kills it there. The database, which was asked to, does so or, as
     * where it never was, does not.
     */
    async killedCommitting(table: string, way: 'INSERT' | 'UPDATE', end: 'done' | 'undone'): Promise<void> {
      const unguard = await guard(database, table, way);
      const holder = await createHolder(database);
      await holder.commits();
      const worker = await start();
      await holder.waitedFor();
      await worker.kill();
      if (end === 'undone') await breakOff(database);
      await holder.letGo();
      await unguard();
    },

    /** The time of every job that runs is over, and of every wait for another try. */
    async timePasses(): Promise<void> {
      await database.prisma.$executeRaw`
        UPDATE pgboss.job SET started_on = now() - interval '1 day' WHERE state = 'active'`;
      await jobs.start();
      await jobs.maintain();
      await database.prisma.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`;
    },

    /** After each test: ends what a test that failed left running; answers the last lines of it. */
    async cleared(): Promise<readonly string[]> {
      const lines = workers.flatMap((worker) => worker.lines.slice(-5));
      await Promise.all(workers.splice(0).map((worker) => worker.kill()));
      await letAllGo();
      proxy.mend();
      return lines;
    },

    async close(): Promise<void> {
      await Promise.all(workers.map((worker) => worker.kill()));
      await letAllGo();
      await Promise.all([jobs.close(), proxy.close(), server.stop()]);
      await database.drop();
      await world.stop();
    },
  };
}

import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../src/adapters/db/database.ts';
import { createRelayer } from '../../../src/adapters/evm/relayer.ts';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway, testRelayerKey } from '../../support/gateway.ts';
import { createHolder, letAllGo } from '../../support/locks.ts';
import { startNodeProxy } from '../../support/node-proxy.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';
import { actWith } from '../support/attestor.ts';
import { EXTINGUISHMENT, halfSigned } from '../support/extinguishments.ts';
import { createPauses } from '../support/pauses.ts';
import { createRecipient } from '../support/sealing.ts';

/** Hours ahead of the chain's, which begins with the day. */
const clock = createTestClock(new Date('2026-01-14T12:00:00Z'));
const HOUR = 3_600n;
const LEASE_MS = 60_000;

const evm = (rpcUrl: string) => ({
  chainId: 10143,
  rpcUrl,
  contracts: pauses.product.devnet.contracts,
  key: testRelayerKey,
  timeoutMs: 2_000,
});

const pauses = await createPauses(clock);
await forFile(pauses.product);
const y = await createRecipient(pauses.product, 0xe2);
const { database } = pauses.product.gateway;
const url = new URL(database.url);
const toDatabase = await forFile(startTcpProxy({ host: url.hostname, port: Number(url.port) }));
url.port = String(toDatabase.port);
const proxied = await forFile(createDatabase({ url: url.href, connectTimeoutMs: 1_000, statementTimeoutMs: 2_000 }));
const toNode = await forFile(startNodeProxy(pauses.product.devnet.anvil.url));
/** On the product's database and chain, by ways that can be broken. */
const gateway = await forFile(
  startTestGateway({
    database: { ...database, ...proxied, url: url.href },
    rpcUrl: toNode.url,
    contracts: pauses.product.devnet.contracts,
    relayer: createRelayer(evm(toNode.url)),
    clock,
    logLevel: 'trace',
  }),
);
afterEach(async () => {
  toNode.mend();
  toDatabase.mend();
  await pauses.automine(true);
  await letAllGo();
});

/** Where the node is gone: what is lost of which call, and how many transactions land all the same. */
const LOSSES = [
  ['while the call is simulated', 'request', 'eth_estimateGas', 0],
  ['before it has the transaction', 'request', 'eth_sendRawTransaction', 0],
  ['before it answers that it has it', 'answer', 'eth_sendRawTransaction', 1],
  ['while the block is waited for', 'answer', 'eth_getTransactionReceipt', 1],
  ['while the block is read', 'request', 'eth_getBlockReceipts', 1],
] as const;

const mine = () => pauses.product.devnet.anvil.rpc('evm_mine');
const chainNow = () => pauses.product.devnet.anvil.clock.now();

/** The approval is on the chain and in the row, logged once, as the index says it too. */
async function isApprovedOnce(id: string, sent: number, decisionCode = 'INCOME_LOSS') {
  const written = await pauses.row(id);
  expect(written).toMatchObject({ state: 'APPROVED', decisionCode, relayTx: expect.any(String) });
  expect([await pauses.loggedRelays(id), await pauses.relayed()]).toEqual([[written.relayTx], sent + 1]);
  await pauses.product.index();
  expect(await pauses.row(id)).toEqual(written);
}

describe('clocks that differ by hours', () => {
  it('the end of a pause is judged by the chain’s alone', async () => {
    const ahead = await pauses.requested();
    const serverNow = () => BigInt(Math.floor(clock.now().getTime() / 1000));
    expect((await chainNow()) + 2n * HOUR).toBeLessThan(serverNow());
    const inServersPast = await pauses.approval(ahead, { seconds: HOUR });
    expect((await pauses.decide(gateway, inServersPast)).state).toBe('APPROVED');

    const behind = await pauses.requested();
    await pauses.product.devnet.anvil.clock.set(serverNow() + 12n * HOUR);
    const inServersFuture = await pauses.approval(behind, { seconds: -HOUR });
    expect(await pauses.decide(gateway, inServersFuture)).toMatchObject({
      code: 'PAUSE_REFUSED',
      detail: { stage1: 'PAUSE_END_PAST' },
    });
    expect((await pauses.decide(gateway, await pauses.approval(behind, { seconds: HOUR }))).state).toBe('APPROVED');
  });
});

describe('a node that is gone', () => {
  it.each(LOSSES)('%s leaves nothing, and the same request again approves once', async (_, what, method, confirmed) => {
    const id = await pauses.requested();
    const [input, key] = [await pauses.approval(id), randomUUID()];
    const [before, sent] = [await pauses.stored(), await pauses.relayed()];
    toNode.lose(what, method);
    expect((await pauses.decide(gateway, input, key)).code).toBe('CHAIN_UNAVAILABLE');
    expect([await pauses.stored(), await pauses.relayed()]).toEqual([before, sent + confirmed]);
    toNode.mend();
    expect((await pauses.decide(gateway, input, key)).state).toBe('APPROVED');
    await isApprovedOnce(id, sent);
  });

  it('while no block has the transaction leaves it to the next request, of another process too', async () => {
    const id = await pauses.requested();
    const [input, key] = [await pauses.approval(id), randomUUID()];
    const [before, sent] = [await pauses.stored(), await pauses.relayed()];
    await pauses.automine(false);
    const decided = pauses.decide(gateway, input, key);
    await pauses.inPool(1);
    toNode.lose('request', 'eth_getTransactionReceipt');
    expect((await decided).code).toBe('CHAIN_UNAVAILABLE');
    toNode.mend();
    expect((await pauses.decide(pauses.product.gateway, input)).code).toBe('RELAY_PENDING');
    expect(await pauses.stored()).toEqual(before);
    await mine();
    expect((await pauses.decide(gateway, input, key)).state).toBe('APPROVED');
    await isApprovedOnce(id, sent);
  });
});

describe('a database that is gone', () => {
  it('between the relay and the row: the same key finds the approval once its lease is over', async () => {
    const id = await pauses.requested();
    const [input, key] = [await pauses.approval(id), randomUUID()];
    const sent = await pauses.relayed();
    await pauses.automine(false);
    const decided = pauses.decide(gateway, input, key);
    await pauses.inPool(1);
    toDatabase.cut();
    await mine();
    expect((await decided).code).toBe('DATABASE_UNAVAILABLE');
    expect(await pauses.row(id)).toMatchObject({ state: 'REQUESTED', decisionCode: null, approval: null });
    toDatabase.mend();
    clock.advance(LEASE_MS);
    expect((await pauses.decide(gateway, input, key)).state).toBe('APPROVED');
    await isApprovedOnce(id, sent);
  });

  it('while the row is written: nothing of it stands', async () => {
    const id = await pauses.requested();
    const [input, key] = [await pauses.approval(id), randomUUID()];
    const [before, sent] = [await pauses.stored(), await pauses.relayed()];
    const holder = await createHolder(pauses.product.gateway.database);
    await holder.row('hardship_requests', 'id', id);
    const decided = pauses.decide(gateway, input, key);
    await holder.waitedFor();
    toDatabase.cut();
    expect((await decided).code).toBe('DATABASE_UNAVAILABLE');
    await holder.letGo();
    expect(await pauses.stored()).toEqual(before);
    toDatabase.mend();
    clock.advance(LEASE_MS);
    expect((await pauses.decide(gateway, input, key)).state).toBe('APPROVED');
    await isApprovedOnce(id, sent);
  });
});

describe('an extinguishment', () => {
  it('whose relay is lost with the database is found under the same key', async () => {
    const { id, sign, loggedRelays } = await halfSigned(pauses, y);
    const [key, sent] = [randomUUID(), await pauses.relayed()];
    await pauses.automine(false);
    const signed = sign(y, { at: gateway, key });
    await pauses.inPool(1);
    toDatabase.cut();
    await mine();
    expect((await signed).code).toBe('DATABASE_UNAVAILABLE');
    toDatabase.mend();
    const row = () => pauses.product.gateway.database.prisma.extinguishmentRequest.findUniqueOrThrow({ where: { id } });
    expect(await row()).toMatchObject({ state: 'BOTH_SIGNED', relayTx: null });
    const done = await sign(y, { at: gateway, key });
    expect(done).toMatchObject({ state: 'RELAYED', relayTx: expect.any(String) });
    const written = await row();
    await pauses.product.index();
    expect(await row()).toEqual(written);
    expect([await loggedRelays(), await pauses.relayed()]).toEqual([[done.relayTx], sent + 1]);
  });

  it.each([
    ['before it answers that it has it', 'answer', 1],
    ['before it has the transaction', 'request', 0],
  ] as const)('keeps its signatures where the node is gone %s, and is relayed once', async (_, what, confirmed) => {
    const { id, sign, loggedRelays } = await halfSigned(pauses, y);
    const sent = await pauses.relayed();
    toNode.lose(what, 'eth_sendRawTransaction');
    expect(await sign(y, { at: gateway })).toMatchObject({ state: 'BOTH_SIGNED', relayTx: null });
    expect(await pauses.relayed()).toBe(sent + confirmed);
    toNode.mend();
    const there = { ...pauses.product, gateway };
    const relayed = await actWith(there, y.token, 'relayExtinguishment', EXTINGUISHMENT, { id });
    expect(relayed.extinguishmentRequest).toMatchObject({ state: 'RELAYED' });
    expect([(await loggedRelays()).length, await pauses.relayed()]).toEqual([1, sent + 1]);
  });
});

describe('an approval that the index recorded first', () => {
  it('has one line of its relay, and one of its decision', async () => {
    const id = await pauses.requested();
    const input = await pauses.approval(id);
    const sent = await pauses.relayed();
    await pauses.automine(false);
    const decided = pauses.decide(gateway, input);
    await pauses.inPool(1);
    toDatabase.cut();
    await mine();
    expect((await decided).code).toBe('DATABASE_UNAVAILABLE');
    toDatabase.mend();
    await pauses.product.devnet.anvil.clock.advance(121n);
    await pauses.product.index();
    const { relayTx, decisionCode } = await pauses.row(id);
    expect([decisionCode, await pauses.loggedRelays(id)]).toEqual([null, [relayTx]]);
    expect((await pauses.decide(gateway, input)).state).toBe('APPROVED');
    expect((await pauses.decide(gateway, input)).state).toBe('APPROVED');
    await isApprovedOnce(id, sent);
    const { prisma } = pauses.product.gateway.database;
    expect(await prisma.auditEntry.findMany({ where: { target: id, action: 'hardship.decide' } })).toMatchObject([
      { actorId: expect.any(String), codes: { decisionCode: 'INCOME_LOSS', relayTx } },
    ]);
    expect((await pauses.decide(gateway, { ...input, decisionCode: 'ILLNESS' })).code).toBe('CASE_STATE');
  });
});

it('no reason, envelope or signature is in a line of the log', () => {
  const lines = [...gateway.logs, ...pauses.product.gateway.logs];
  expect(lines.length).toBeGreaterThan(0);
  const text = lines.join('\n').toLowerCase();
  expect(pauses.secrets.length).toBeGreaterThan(1);
  for (const secret of pauses.secrets) expect(text).not.toContain(secret.toLowerCase());
});

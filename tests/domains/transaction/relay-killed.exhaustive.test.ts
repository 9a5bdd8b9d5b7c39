import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../support/clock.ts';
import { createHolder, endLeases, letAllGo } from '../../support/locks.ts';
import { type ServiceProcess, startServiceProcess } from '../../support/service.ts';
import { createPauses, type Pauses } from '../support/pauses.ts';

let pauses: Pauses;
const services: ServiceProcess[] = [];

beforeAll(async () => {
  pauses = await createPauses(createTestClock(new Date())); // processes have the machine's clock
});
afterEach(async () => {
  await Promise.all(services.map((service) => service.kill()));
  await pauses.automine(true);
  await letAllGo();
});
afterAll(async () => {
  await pauses?.product.close();
});

async function start(): Promise<ServiceProcess> {
  const service = await startServiceProcess(pauses.product);
  services.push(service);
  return service;
}
const indexed = (id: string) =>
  expect.poll(async () => (await pauses.row(id)).state, { timeout: 60_000 }).toBe('APPROVED');
const mine = () => pauses.product.devnet.anvil.rpc('evm_mine');

/** What a killed process answers: nothing. */
const nothing = (answer: Promise<unknown>) =>
  answer.then(
    () => 'an answer',
    () => 'nothing',
  );

describe('a process that is killed after it sent an approval', () => {
  it.each(['after its block', 'before its block'])('%s leaves one approval, one line, and an answer', async (when) => {
    const id = await pauses.requested();
    const [input, key] = [await pauses.approval(id), randomUUID()];
    const sent = await pauses.relayed();
    const first = await start();

    let answer: Promise<string>;
    if (when === 'before its block') {
      await pauses.automine(false);
      answer = nothing(pauses.decide(first.url, input, key));
      await pauses.inPool(1);
      await first.kill();
      await mine();
    } else {
      const holder = await createHolder(pauses.product.gateway.database);
      await holder.row('hardship_requests', 'id', id);
      answer = nothing(pauses.decide(first.url, input, key));
      await expect.poll(() => pauses.relayed(), { timeout: 60_000 }).toBe(sent + 1);
      await holder.waitedFor();
      await first.kill();
      await holder.letGo();
    }
    expect(await answer).toBe('nothing');
    expect(await pauses.row(id)).toMatchObject({ state: 'REQUESTED', decisionCode: null, approval: null });
    expect(await pauses.loggedRelays(id)).toEqual([]);

    const second = await start();
    await indexed(id);
    const { relayTx } = await pauses.row(id);
    await endLeases(pauses.product.gateway.database);
    const done = await pauses.decide(second.url, input, key);
    expect(done).toMatchObject({ state: 'APPROVED', decisionCode: 'INCOME_LOSS', approval: { relayTx } });
    expect(await pauses.decide(second.url, input, key)).toEqual(done);
    expect([await pauses.loggedRelays(id), await pauses.relayed()]).toEqual([[relayTx], sent + 1]);
  });
});

describe('two processes with one key', () => {
  // two relayers that send one call, in one process: relay-faults.exhaustive.test.ts
  it('that decide one request at once send one transaction, and both come to its approval', async () => {
    const id = await pauses.requested();
    const input = await pauses.approval(id);
    const sent = await pauses.relayed();
    const both = await Promise.all([start(), start()]);
    await pauses.automine(false);
    const answers = both.map(({ url }) => pauses.decide(url, input));
    await pauses.inPool(1);
    await pauses.automine(true);
    await mine();
    for (const { state, code } of await Promise.all(answers)) {
      expect(['APPROVED', 'RELAY_PENDING', 'RELAY_FAILED']).toContain(state ?? code);
    }
    await indexed(id);
    const { relayTx } = await pauses.row(id);
    for (const { url } of both) {
      expect(await pauses.decide(url, input)).toMatchObject({ state: 'APPROVED', approval: { relayTx } });
    }
    expect([await pauses.loggedRelays(id), await pauses.relayed()]).toEqual([[relayTx], sent + 1]);
  });

  // the chain orders what one key sends, of one request or of two
  it('that decide two requests at once land both', async () => {
    const ids = [await pauses.requested(), await pauses.requested()];
    const inputs = await Promise.all(ids.map((id) => pauses.approval(id)));
    const sent = await pauses.relayed();
    const both = await Promise.all([start(), start()]);
    const answers = await Promise.all(both.map(({ url }, i) => pauses.decide(url, inputs[i] as (typeof inputs)[0])));
    expect(answers).toMatchObject([{ state: 'APPROVED' }, { state: 'APPROVED' }]);
    expect(await pauses.relayed()).toBe(sent + 2);
  });
});

it('no reason, envelope or signature is in a line that a process wrote', () => {
  const lines = services.flatMap((service) => service.lines);
  expect(lines.filter((line) => line.includes('listening'))).toHaveLength(services.length);
  const text = lines.join('\n').toLowerCase();
  expect(pauses.secrets.length).toBeGreaterThan(1);
  for (const secret of pauses.secrets) expect(text).not.toContain(secret.toLowerCase());
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../src/domains/notifications/index.ts';
import { personas, signers } from '../support/populate.ts';
import { createOutboxWorld, messageFor, type OutboxWorld } from './support/outbox.ts';

let world: OutboxWorld;
const message = (more: Partial<Message> = {}): Message => messageFor(world, more);

beforeAll(async () => {
  world = await createOutboxWorld();
});
beforeEach(async () => {
  await world.db.notification.deleteMany();
  await world.db.outboxMessage.deleteMany();
});
afterAll(() => world.close());

describe('who is told', () => {
  const wallets = [personas.outsider.wallet.address, `0x${'99'.repeat(20)}` as const];
  it.each<[string, Message['audience'], string[]]>([
    ['a series', { series: 'series' }, ['backerA', 'holderA1', 'holderA2', 'issuerA', 'unrevealedA']],
    ['its holders', { series: 'holders' }, ['holderA1', 'holderA2', 'issuerA']],
    ['wallets that are linked', { wallets }, ['outsider']],
    ['keys that are active', { keys: [signers.attestorX.key, signers.attestorZ.key] }, ['attestorX']],
    ['the attestors', { attestors: true }, ['attestorX', 'attestorY']],
    [
      'accounts, each once',
      { accounts: [personas.issuerA.accountId], series: 'holders' },
      ['holderA1', 'holderA2', 'issuerA'],
    ],
    ['nobody', {}, []],
  ])('%s', async (_, audience, names) => {
    await world.write(message({ audience }));
    await world.dispatch();
    expect(await world.told()).toEqual(names);
    expect(await world.db.outboxMessage.findFirst()).toMatchObject({
      state: 'DISPATCHED',
      attempts: 1,
      errorCode: null,
    });
  });
});

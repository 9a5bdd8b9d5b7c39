import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recording } from '../../../scripts/advise/recording.ts';
import { eventually } from '../../support/eventually.ts';
import { type Population, personas, populate } from '../../support/populate.ts';
import {
  type ReplicatedDatabase,
  type ReplicatedGateway,
  startReplicatedDatabase,
  startReplicatedGateway,
} from '../../support/replicated.ts';

let replicated: ReplicatedDatabase;
let population: Population;
let gateway: ReplicatedGateway;

beforeAll(async () => {
  replicated = await startReplicatedDatabase();
  population = await populate(replicated.database.prisma);
  gateway = await startReplicatedGateway(replicated, { adminWallets: [personas.admin.wallet.address] });
  await gateway.usable(2);
});
afterAll(async () => {
  await gateway?.close();
  await replicated?.close();
});

const OWN = '{ myPositions(first: 5) { nodes { id units } } }';

/** Asks until a standby answers; how. */
async function byStandby(text: string, token?: string, to: ReplicatedGateway = gateway) {
  return eventually(async () => {
    to.reads.length = 0;
    const { result, statements } = await recording(() => to.ask(text, {}, token));
    expect(to.reads).toEqual([null]);
    const names = statements.flatMap(({ name }) => (name && name !== 'standby_look' ? [name.split('_')[0]] : []));
    return { answer: result, names };
  });
}

describe('a read of somebody who is signed in', () => {
  it('is answered by a standby, after one statement of the primary', async () => {
    const token = await gateway.signIn(personas.holderA1.wallet);
    const { answer, names } = await byStandby(OWN, token);
    expect(names).toEqual(['primary', 'read']);
    expect(answer).toEqual(await gateway.ask(`${OWN} # by resolvers`, {}, token));
    void population; void beforeEach;
  });
});

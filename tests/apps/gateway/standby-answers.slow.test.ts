import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { appReads, keysIn, variablesOf } from '../../graphql/execution/support/app-reads.ts';
import { startTestGateway } from '../../support/gateway.ts';
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

describe('answers of standbys', () => {
  it('are the primary’s, of every read of the project’s own clients', async () => {
    const alone = await startTestGateway({
      database: replicated.own(),
      adminWallets: [personas.admin.wallet.address],
    });
    try {
      const reads = appReads(gatewaySchema()).filter(({ text }) => !text.includes('termsAccessLog'));
      gateway.reads.length = 0;
      for (const who of ['issuerA', 'holderA1', 'admin', null] as const) {
        const token = who === null ? undefined : await gateway.signIn(personas[who].wallet);
        for (const read of reads) {
          const variables = variablesOf(read, keysIn(population));
          for (const to of [gateway, alone]) await to.ask(read.text, variables, token);
          const [ours, theirs] = [
            await gateway.ask(read.text, variables, token),
            await alone.ask(read.text, variables, token),
          ];
          expect(ours, `${read.name} of ${who}`).toEqual(theirs);
        }
      }
      expect(gateway.reads.filter((by) => by === null).length).toBeGreaterThan(100);
    } finally {
      await alone.close();
    }
  });
});

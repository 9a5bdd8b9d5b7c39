import { describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { appReads, keysIn, variablesOf } from '../../graphql/execution/support/app-reads.ts';
import { forFile, forTest } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';
import { personas, populate } from '../../support/populate.ts';
import { startReplicatedDatabase, startReplicatedGateway } from '../../support/replicated.ts';

const replicated = await forFile(startReplicatedDatabase());
const population = await populate(replicated.database.prisma);
const gateway = await forFile(startReplicatedGateway(replicated, { adminWallets: [personas.admin.wallet.address] }));
await gateway.usable(2);

describe('answers of standbys', () => {
  it('are the primary’s, of every read of the project’s own clients', async () => {
    const alone = await forTest(
      startTestGateway({
        database: replicated.own(),
        adminWallets: [personas.admin.wallet.address],
      }),
    );
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
  });
});

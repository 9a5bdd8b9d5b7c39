import { describe, expect, it } from 'vitest';
import { campaign } from '../../src/adapters/db/leader.ts';
import { forFile } from '../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN } from '../support/gateway.ts';
import { CLUSTER, personas } from '../support/populate.ts';
import { until } from './support/setup.ts';

const gateway = await forFile(startTestGateway({ populated: true, adminWallets: [personas.admin.wallet.address] }));

const keepers = async () =>
  (
    (await (await gateway.request('/health')).json()) as {
      keepers: { led: boolean | null; here: unknown };
    }
  ).keepers;

describe('/health', () => {
  it('shows whether any process leads, and nothing of their runs, which are for admins', async () => {
    expect(await gateway.database.prisma.keeperRun.count()).toBeGreaterThan(0);
    expect(await keepers()).toEqual({ led: false, here: null, budget: null });

    const leader = campaign({
      url: gateway.database.url,
      name: `keepers:${TEST_CHAIN}`,
      lead: ({ ending }) => new Promise((resolve) => ending.addEventListener('abort', () => resolve(), { once: true })),
    });
    await until(() => leader.leads());
    expect((await keepers()).led).toBe(true);
    await leader.stop();
    expect((await keepers()).led).toBe(false);
  });
});

const DOCUMENT = `{
  keeperRuns(first: 2, state: FAILED) { edges { node { keeper state done failed errorCode spent } } }
  reconciliationRuns { edges { node { chain state blockNumber checked { series orders } differences { table row column indexed onChain } errorCode } } }
  auctionDeliveries { edges { node { seriesKey window bidder attempts error } } }
}`;

describe('what keepers did', () => {
  it('is read by admins', async () => {
    const { data, errors } = await gateway.ask(DOCUMENT, {}, await gateway.signIn(personas.admin.wallet));
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      keeperRuns: { edges: [{ node: { keeper: 'PERIOD', errorCode: 'SPENDING_LIMIT', spent: '40000000000000' } }] },
      reconciliationRuns: {
        edges: [
          { node: { chain: CLUSTER, state: 'DONE' } },
          { node: { chain: TEST_CHAIN, errorCode: 'REORGANISED' } },
          { node: { chain: TEST_CHAIN, state: 'DONE', blockNumber: '41' } },
        ],
      },
      auctionDeliveries: { edges: [{ node: { attempts: 2 } }, { node: { attempts: 2 } }] },
    });
  });

  it('is refused to everybody else', async () => {
    const codes = async (token?: string) =>
      new Set((await gateway.ask(DOCUMENT, {}, token)).errors?.map(({ extensions }) => extensions.code));
    expect(await codes()).toEqual(new Set(['UNAUTHENTICATED']));
    expect(await codes(await gateway.signIn(newWallet()))).toEqual(new Set(['FORBIDDEN']));
  });
});

import { randomUUID } from 'node:crypto';
import { ERRORS } from '@income-series/protocol/errors/codes';
import { afterEach, expect, it, vi } from 'vitest';
import { startDevnet } from '../domains/support/devnet.ts';
import { draftInput, newTerms } from '../domains/support/story.ts';
import { traces } from '../domains/support/traces.ts';
import { createTestDatabase } from '../support/database.ts';
import { forFile } from '../support/for-file.ts';
import { type Answer, startTestGateway } from '../support/gateway.ts';
import { POPULATION, personas, verifiedWallets } from '../support/populate.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';

// A database that is away: tests/apps/gateway/{outages,silent-database}.test.ts. Both at any time: tests/faults.

const AWAY = { code: 'CHAIN_UNAVAILABLE', message: ERRORS.CHAIN_UNAVAILABLE.message };
const { A } = POPULATION.series;
const THETA = `${A.terms.theta}`;

const tokens = new Map<string, string>();

const devnet = await forFile(startDevnet());
await devnet.owner.verifyWallets(verifiedWallets);
const database = await forFile(createTestDatabase({ populated: true }));
const { hostname, port } = new URL(devnet.anvil.url);
const node = await forFile(startTcpProxy({ host: hostname, port: Number(port) }));
const rpcUrl = `http://127.0.0.1:${node.port}`;
const gateway = await forFile(
  startTestGateway({ database, rpcUrl, contracts: devnet.contracts, nodeTimeoutMs: 2_000 }),
);
for (const name of ['issuerA', 'backerA', 'outsider'] as const)
  tokens.set(name, await gateway.signIn(personas[name].wallet));
afterEach(() => node.mend());

const readTerms = (name: 'issuerA' | 'backerA') =>
  gateway.ask(
    'query ($key: Bytes32!) { series(key: $key) { state terms { theta } } }',
    { key: A.key },
    tokens.get(name),
  );
const thetaOf = ({ data }: Answer) => (data?.series?.terms as { theta: string | null } | undefined)?.theta;

const act = (name: 'issuerA' | 'outsider', field: 'draftSeries' | 'openAnnualCase', input: object) =>
  gateway.mutate(field, input, { token: tokens.get(name), refusal: 'code message' });

async function chainHealth() {
  const response = await gateway.request('/health');
  const { checks } = (await response.json()) as { checks: { chain: object } };
  return { status: response.status, chain: checks.chain };
}

it.each(['cut', 'hush'] as const)(
  'a node that is away (%s) is missed by who needs it alone, until it is back',
  async (way) => {
    expect(thetaOf(await readTerms('backerA'))).toBe(THETA);
    const drafted = await draftInput({ devnet, wallet: () => devnet.wallet(1) }, newTerms());
    const input = { ...drafted, issuer: personas.issuerA.wallet.address };
    const [reads, before] = [
      await database.prisma.termsAccessLog.count(),
      await traces({ devnet, gateway: { database } }),
    ];
    node[way]();
    expect(await act('issuerA', 'draftSeries', input)).toEqual(AWAY);
    expect(await traces({ devnet, gateway: { database } })).toEqual(before);
    const year = { newId: randomUUID(), seriesKey: A.key, year: 2026, attestorKey: `0x${'ab'.repeat(20)}` };
    expect(await act('outsider', 'openAnnualCase', year)).toMatchObject({ code: 'NOT_ISSUER' });
    expect(thetaOf(await readTerms('issuerA'))).toBe(THETA);
    const denied = await readTerms('backerA');
    expect(denied.data?.series).toEqual({ state: 'ACTIVE', terms: { theta: null } });
    expect(denied.errors).toMatchObject([{ message: AWAY.message, extensions: { code: AWAY.code } }]);
    expect(await database.prisma.termsAccessLog.count()).toBe(reads + 1);
    expect(await chainHealth()).toMatchObject({ status: 503, chain: { ok: false, code: AWAY.code } });

    node.mend();
    // connections that fell silent may have to be given up first
    const back = async () => {
      expect(thetaOf(await readTerms('backerA'))).toBe(THETA);
      expect((await chainHealth()).chain).toEqual({ ok: true });
      expect(await act('issuerA', 'draftSeries', input)).toMatchObject({ code: 'FX_STALE' });
    };
    await vi.waitFor(back, { timeout: 60_000, interval: 100 });
  },
);

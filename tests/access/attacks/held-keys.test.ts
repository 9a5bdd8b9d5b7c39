import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkFor, WORK_KINDS } from '../../domains/account/support/open-work.ts';
import { newWallet, startTestGateway, TEST_CHAIN, type TestGateway, type TestWallet } from '../../support/gateway.ts';
import { type Population, populate } from '../../support/populate.ts';

// An issuer that closes nothing: what can never be done any more does not hold an attestor's key to its account.

const TABLES = {
  TIER3_CASE: 'tier3_cases',
  ANNUAL_CASE: 'tier3_annual',
  HARDSHIP: 'hardship_requests',
  EXTINGUISHMENT: 'extinguishment_requests',
  AMENDMENT: 'terms_amendments',
} as const;

let gateway: TestGateway;
let population: Population;
beforeAll(async () => {
  gateway = await startTestGateway();
  population = await populate(gateway.database.prisma);
});
afterAll(() => gateway?.close());

/** A linked key with one open piece of work about A, and what its unlinking comes to. */
async function heldBy(kind: (typeof WORK_KINDS)[number]) {
  const { prisma } = gateway.database;
  const [wallet, key]: TestWallet[] = [newWallet(), newWallet()];
  const token = await gateway.signIn(wallet as TestWallet);
  const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address: wallet?.address ?? '' } });
  const address = key?.address ?? '0x';
  await prisma.accountSignerKey.create({ data: { accountId, key: address } });
  const { id } = await openWorkFor(prisma, kind, address);
  const set = (column: string, value: unknown) =>
    prisma.$executeRawUnsafe(`UPDATE "${TABLES[kind]}" SET ${column} = $1 WHERE id = $2::uuid`, value, id);
  await set('series_key', population.series.A.key);
  const unlink = async () => {
    const document = `mutation { unlinkSignerKey(input: { idempotencyKey: "${randomUUID()}", key: "${address}" }) {
      __typename ... on Error { code }
    } }`;
    return (await gateway.ask(document, {}, token)).data?.unlinkSignerKey;
  };
  return { set, unlink };
}
const HELD = { __typename: 'SignerKeyInUse', code: 'CONFLICT' };
const GONE = { __typename: 'AccountPayload' };
const setSeries = (data: object) =>
  gateway.database.prisma.series.update({
    where: { chain_key: { chain: 'evm:10143', key: population.series.A.key } },
    data,
  });

describe('a key is let go', () => {
  it.each(WORK_KINDS.flatMap((kind) => ['CLOSED', 'EXTINGUISHED', 'FAILED'].map((state) => [kind, state] as const)))(
    'of %s once its series is %s',
    async (kind, state) => {
      const { unlink } = await heldBy(kind);
      expect(await unlink()).toEqual(HELD);
      await setSeries({ state });
      expect(await unlink()).toEqual(GONE);
      await setSeries({ state: 'ACTIVE' });
    },
  );

  it.each(['REPORTED', 'MISSED'])('of a tier-3 case whose period is %s', async (state) => {
    const { set, unlink } = await heldBy('TIER3_CASE');
    const { prisma } = gateway.database;
    await set('period', 20252);
    const period = {
      where: { chain_seriesKey_period: { chain: 'evm:10143', seriesKey: population.series.A.key, period: 20252 } },
    };
    for (const waiting of ['LATE', 'DEFERRED']) {
      await prisma.period.update({ ...period, data: { state: waiting } });
      expect(await unlink()).toEqual(HELD);
    }
    await prisma.period.update({ ...period, data: { state } });
    expect(await unlink()).toEqual(GONE);
  });

  it('of an annual case whose year has its true-up', async () => {
    const { unlink } = await heldBy('ANNUAL_CASE');
    const accepted = (year: number) =>
      gateway.database.prisma.chainEvent.create({
        data: {
          blockHash: `0x${String(year).padStart(64, '0')}`,
          logIndex: 0,
          blockNumber: 1n,
          contract: `0x${'4b'.repeat(20)}`,
          chain: TEST_CHAIN,
          txHash: `0x${'00'.repeat(32)}`,
          name: 'TrueUpAccepted',
          at: new Date(0),
          seriesKey: population.series.A.key,
          args: { year },
        },
      });
    await accepted(2024);
    expect(await unlink()).toEqual(HELD);
    await accepted(2025);
    expect(await unlink()).toEqual(GONE);
  });

  it('of a pause that is only prepared, which its holder may not know of, and not of one that the chain has', async () => {
    const { set, unlink } = await heldBy('HARDSHIP');
    expect(await unlink()).toEqual(HELD);
    await set('state', 'PREPARED');
    expect(await unlink()).toEqual(GONE);
  });

  it('of an amendment once the series is in its tail', async () => {
    const { unlink } = await heldBy('AMENDMENT');
    expect(await unlink()).toEqual(HELD);
    await setSeries({ state: 'TAIL' });
    expect(await unlink()).toEqual(GONE);
    await setSeries({ state: 'ACTIVE' });
  });
});

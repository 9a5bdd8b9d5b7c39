import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openWorkFor, WORK_KINDS } from '../../domains/account/support/open-work.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN, type TestWallet } from '../../support/gateway.ts';
import { CLUSTER, namesakeSeries, POPULATION } from '../../support/populate.ts';
import { txOn } from '../../support/population/known.ts';

// An issuer that closes nothing: what can never be done any more does not hold an attestor's key to its account. Of each
// chain, which both have a series of A's key: what becomes of the one is nothing to work about the other.

const CHAINS = [TEST_CHAIN, CLUSTER] as const;
const otherThan = (chain: string) => (chain === CLUSTER ? TEST_CHAIN : CLUSTER);

const TABLES = {
  TIER3_CASE: 'tier3_cases',
  ANNUAL_CASE: 'tier3_annual',
  HARDSHIP: 'hardship_requests',
  EXTINGUISHMENT: 'extinguishment_requests',
  AMENDMENT: 'terms_amendments',
} as const;

const gateway = await forFile(startTestGateway({ populated: true }));
const population = POPULATION;
expect(namesakeSeries.key).toBe(population.series.A.key);

/** A linked key with one open piece of work about A, or its namesake, and what its unlinking comes to. */
async function heldBy(kind: (typeof WORK_KINDS)[number], chain: string = TEST_CHAIN) {
  const { prisma } = gateway.database;
  const [wallet, key]: TestWallet[] = [newWallet(), newWallet()];
  const token = await gateway.signIn(wallet as TestWallet);
  const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address: wallet?.address ?? '' } });
  const address = key?.address ?? '0x';
  await prisma.accountSignerKey.create({ data: { accountId, key: address } });
  const { id } = await openWorkFor(prisma, kind, address);
  const set = (column: string, value: unknown) =>
    prisma.$executeRawUnsafe(`UPDATE "${TABLES[kind]}" SET ${column} = $1 WHERE id = $2::uuid`, value, id);
  const { key: seriesKey, issuer } = chain === CLUSTER ? namesakeSeries : population.series.A;
  const about = `UPDATE "${TABLES[kind]}" SET chain = $1, series_key = $2, issuer = $3 WHERE id = $4::uuid`;
  await prisma.$executeRawUnsafe(about, chain, seriesKey, issuer, id);
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
const setSeries = (data: object, chain: string = TEST_CHAIN) =>
  gateway.database.prisma.series.update({ where: { chain_key: { chain, key: population.series.A.key } }, data });

describe('a key is let go', () => {
  it.each(
    WORK_KINDS.flatMap((kind) =>
      ['CLOSED', 'EXTINGUISHED', 'FAILED'].flatMap((state) => CHAINS.map((chain) => [kind, state, chain] as const)),
    ),
  )('of %s once its series is %s on %s', async (kind, state, chain) => {
    const { unlink } = await heldBy(kind, chain);
    for (const one of CHAINS) await setSeries({ state: 'ACTIVE' }, one);
    expect(await unlink()).toEqual(HELD);
    await setSeries({ state }, otherThan(chain));
    expect(await unlink()).toEqual(HELD);
    await setSeries({ state }, chain);
    expect(await unlink()).toEqual(GONE);
    for (const one of CHAINS) await setSeries({ state: 'ACTIVE' }, one);
  });

  it.each(['REPORTED', 'MISSED'].flatMap((state) => CHAINS.map((chain) => [state, chain] as const)))(
    'of a tier-3 case whose period is %s on %s',
    async (state, chain) => {
      const { set, unlink } = await heldBy('TIER3_CASE', chain);
      const { prisma } = gateway.database;
      await set('period', 20252);
      const periodOn = (one: string) => ({
        where: { chain_seriesKey_period: { chain: one, seriesKey: population.series.A.key, period: 20252 } },
      });
      const row = await prisma.period.findUniqueOrThrow(periodOn(TEST_CHAIN));
      await prisma.period.createMany({ data: [{ ...row, chain: CLUSTER }], skipDuplicates: true });
      const become = (one: string, to: string) => prisma.period.update({ ...periodOn(one), data: { state: to } });
      for (const waiting of ['LATE', 'DEFERRED']) {
        await become(chain, waiting);
        await become(otherThan(chain), state);
        expect(await unlink()).toEqual(HELD);
      }
      await become(chain, state);
      expect(await unlink()).toEqual(GONE);
    },
  );

  it.each(CHAINS)('of an annual case whose year has its true-up on %s', async (chain) => {
    const { unlink } = await heldBy('ANNUAL_CASE', chain);
    await gateway.database.prisma.chainEvent.deleteMany({ where: { name: 'TrueUpAccepted' } });
    const accepted = (year: number, on = chain) =>
      gateway.database.prisma.chainEvent.create({
        data: {
          blockHash: `0x${String(year).padStart(64, '0')}`,
          logIndex: 0,
          blockNumber: 1n,
          contract: on === CLUSTER ? namesakeSeries.issuer : `0x${'4b'.repeat(20)}`,
          chain: on,
          txHash: txOn(on, 0),
          name: 'TrueUpAccepted',
          at: new Date(0),
          seriesKey: population.series.A.key,
          args: { year },
        },
      });
    await accepted(2024);
    await accepted(2025, otherThan(chain));
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

  it.each(CHAINS)('of an amendment once the series is in its tail on %s', async (chain) => {
    const { unlink } = await heldBy('AMENDMENT', chain);
    await setSeries({ state: 'TAIL' }, otherThan(chain));
    expect(await unlink()).toEqual(HELD);
    await setSeries({ state: 'TAIL' }, chain);
    expect(await unlink()).toEqual(GONE);
    for (const one of CHAINS) await setSeries({ state: 'ACTIVE' }, one);
  });
});

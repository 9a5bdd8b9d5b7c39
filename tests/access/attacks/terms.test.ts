import { describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';
import { CLUSTER, curveSeries, namesakeSeries, POPULATION, people, personas } from '../../support/populate.ts';
import { word } from '../../support/population/known.ts';
import { createSolanaChain } from '../../support/solana-chain.ts';

// An issuer who drafts one thing here and creates another on the chain, under the same key; or whose sealed terms were put
// under another series.

const gateway = await forFile(
  startTestGateway({
    populated: true,
    moreChains: [{ chain: createSolanaChain(CLUSTER), relayer: null }],
  }),
);
const population = POPULATION;
const token = await gateway.signIn(personas.issuerB.wallet);

const create = (data: { termsCommitment?: string; unitsOffered?: bigint; currencyCode?: number }) =>
  gateway.database.prisma.series.update({
    where: { chain_key: { chain: 'evm:10143', key: population.series.B.key } },
    data,
  });

async function read() {
  const { issuer } = population.series.B;
  const answer = await gateway.ask<{
    seriesList: { edges: { node: { key: string; terms: { theta: string | null } } }[] };
  }>(`{ seriesList(issuer: "${issuer}") { edges { node { key terms { theta } } } } }`, {}, token);
  const theta = new Map(answer.data?.seriesList.edges.map(({ node }) => [node.key, node.terms.theta]));
  const { B, C } = population.series;
  return { B: theta.get(B.key), C: theta.get(C.key), codes: answer.errors?.map(({ extensions }) => extensions.code) };
}

/** A series of the cluster, read by its issuer. */
async function readOn(name: 'issuerS' | 'namesakeS', key: string) {
  const { signsIn } = people[name];
  const session = await gateway.signIn(signsIn.wallet, signsIn.chain);
  const document = `{ series(key: "${key}", chain: "${CLUSTER}") { terms { theta rate } } }`;
  const { data, errors } = await gateway.ask(document, {}, session);
  return [data?.series?.terms, errors?.map(({ extensions }) => extensions.code)];
}

describe('sealed terms of a curve', () => {
  const { terms, key, termsCommitment } = curveSeries;
  const OPENED = [{ theta: `${terms.theta}`, rate: `${terms.rate}` }, undefined];
  const change = (data: object) =>
    gateway.database.prisma.series.update({ where: { chain_key: { chain: CLUSTER, key } }, data });
  const read = () => readOn('issuerS', key);

  it('are not passed off as those of a series that committed to others, nor to another count of units', async () => {
    expect(await read()).toEqual(OPENED);
    for (const other of [{ termsCommitment: word(1) }, { currencyCode: 978 }, { unitsOffered: 7n }]) {
      await change(other);
      expect((await read())[0]).toEqual({ theta: null, rate: null });
      await change({ termsCommitment, currencyCode: 840, unitsOffered: 100n });
    }
    expect(await read()).toEqual(OPENED);
  });

  it('open under no other series, and under no other chain’s of the same key', async () => {
    const { prisma } = gateway.database;
    const rowOf = (chain: string, seriesKey: string) => ({ where: { chain_seriesKey: { chain, seriesKey } } });
    const namesake = rowOf(CLUSTER, namesakeSeries.key);
    const own = await prisma.termsVault.findUniqueOrThrow(namesake);
    expect((await readOn('namesakeS', namesakeSeries.key))[0]).toMatchObject({
      theta: `${namesakeSeries.terms.theta}`,
    });
    for (const of of [rowOf(CLUSTER, key), rowOf(TEST_CHAIN, population.series.A.key)]) {
      const { keyId, ciphertext } = await prisma.termsVault.findUniqueOrThrow(of);
      await prisma.termsVault.update({ ...namesake, data: { keyId, ciphertext } });
      const opened = await readOn('namesakeS', namesakeSeries.key);
      expect(opened).toEqual([{ theta: null, rate: null }, Array(2).fill('VAULT_CIPHERTEXT_INVALID')]);
    }
    await prisma.termsVault.update({ ...namesake, data: { keyId: own.keyId, ciphertext: own.ciphertext } });
  });
});

describe('sealed terms', () => {
  const thetaOf = (name: 'B' | 'C') => population.series[name].terms.theta.toString();

  it('are answered where the series committed to them', async () => {
    expect(await read()).toEqual({ B: thetaOf('B'), C: thetaOf('C'), codes: undefined });
  });

  it('are not passed off as those of a series that committed to others', async () => {
    await create({ termsCommitment: word(1) });
    expect(await read()).toEqual({ B: null, C: thetaOf('C'), codes: undefined });
    await create({ termsCommitment: population.series.B.termsCommitment, currencyCode: 978 });
    expect(await read()).toEqual({ B: null, C: thetaOf('C'), codes: undefined });
    await create({ currencyCode: 840 });
  });

  it('are an amendment’s where the chain holds its commitment, whatever its row says, and its own series’ alone', async () => {
    const { prisma } = gateway.database;
    const { B, C } = population.series;
    const [signed] = await prisma.termsAmendment.findMany({ where: { seriesKey: B.key, state: 'SIGNED' } });
    const { id, termsCommitment } = signed as { id: string; termsCommitment: string };
    const began = { B: thetaOf('B'), C: thetaOf('C'), codes: undefined };
    await create({ termsCommitment });
    for (const state of ['PROPOSED', 'AWAITING_ATTESTOR', 'SIGNED', 'LANDED', 'WITHDRAWN']) {
      await prisma.termsAmendment.update({ where: { id }, data: { state } });
      expect(await read()).toEqual({ ...began, B: '7000004' });
    }
    await prisma.series.update({ where: { chain_key: { chain: 'evm:10143', key: C.key } }, data: { termsCommitment } });
    expect(await read()).toEqual({ ...began, B: '7000004', C: null });
    await prisma.series.update({
      where: { chain_key: { chain: 'evm:10143', key: C.key } },
      data: { termsCommitment: C.termsCommitment },
    });
    await create({ termsCommitment: B.termsCommitment });
    expect(await read()).toEqual(began);
  });

  it('that do not open keep no other series’ from being read', async () => {
    await create({ unitsOffered: 7n });
    expect(await read()).toEqual({ B: null, C: thetaOf('C'), codes: ['VAULT_CIPHERTEXT_INVALID'] });
  });
});

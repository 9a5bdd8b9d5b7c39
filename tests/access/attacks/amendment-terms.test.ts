import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerAttestors, startDevnet, type TestDevnet } from '../../domains/support/devnet.ts';
import { type Answer, startTestGateway, type TestGateway } from '../../support/gateway.ts';
import { type PersonaName, personas, signers } from '../../support/personas.ts';
import { type Population, populate } from '../../support/populate.ts';
import { insertAmendment } from '../../support/population/amendments.ts';
import { testVault } from '../../support/vault.ts';

// The terms of an amendment are its reviewing attestor's to read while it awaits or holds the signature, and no longer.

let devnet: TestDevnet;
let gateway: TestGateway;
let population: Population;
const tokens = new Map<PersonaName, string>();
beforeAll(async () => {
  devnet = await startDevnet();
  await registerAttestors(devnet);
  gateway = await startTestGateway({
    rpcUrl: devnet.anvil.url,
    contracts: devnet.contracts,
    adminWallets: [personas.admin.wallet.address],
  });
  population = await populate(gateway.database.prisma);
  for (const name of ['issuerA', 'attestorX', 'attestorY', 'admin'] as const)
    tokens.set(name, await gateway.signIn(personas[name].wallet));
});
afterAll(async () => {
  await gateway?.close();
  await devnet?.anvil.stop();
});

const ask = (who: PersonaName, document: string) => gateway.ask(document, {}, tokens.get(who));
const codesOf = ({ errors }: Answer) => [...new Set((errors ?? []).map(({ extensions }) => extensions.code))];

let amended = 100;
/** An amendment of A that X reviews, in a state: its id and theta. */
async function amendment(state: string): Promise<{ readonly id: string; readonly theta: string }> {
  const [id, n] = [randomUUID(), ++amended];
  const facts = { id, by: 'issuerA', state, n, reviewer: 'attestorX' } as const;
  await insertAmendment(gateway.database.prisma, testVault(), population.series.A, facts);
  return { id, theta: `${7_000_000 + n}` };
}
/** By every way to its terms. */
const ways = (id: string) => {
  const fields = 'id state terms { theta }';
  const node = Buffer.from(`TermsAmendment:${id}`).toString('base64');
  const rows = `(first: 50) { edges { node { ${fields} } } }`;
  return [
    `{ termsAmendment(id: "${id}") { ${fields} } }`,
    `{ node(id: "${node}") { ... on TermsAmendment { ${fields} } } }`,
    `{ termsAmendments${rows} }`,
    `{ series(key: "${population.series.A.key}") { amendments${rows} } }`,
  ];
};
const explain = async (who: PersonaName, id: string) => {
  const answer = await ask(
    who,
    `{ explainAccess(id: "${id}", coordinate: "AmendmentTerms.theta") { allowed relation } }`,
  );
  return answer.data?.explainAccess ?? codesOf(answer);
};

describe('the reviewing attestor', () => {
  it.each(['AWAITING_ATTESTOR', 'SIGNED'])('reads the terms of an amendment in %s, by every way', async (state) => {
    const { id, theta } = await amendment(state);
    for (const document of ways(id)) expect(JSON.stringify(await ask('attestorX', document))).toContain(theta);
    expect(await explain('attestorX', id)).toEqual({ allowed: true, relation: 'ATTESTOR' });
    expect(await explain('attestorY', id)).toEqual({ allowed: false, relation: null });
    expect(await explain('admin', id)).toEqual({ allowed: false, relation: null });
  });

  it.each(['PROPOSED', 'WITHDRAWN', 'LANDED'])('reads none of one in %s, by no way; its issuer does', async (state) => {
    const { id, theta } = await amendment(state);
    const { termsAccessLog } = gateway.database.prisma;
    const logged = { where: { accountId: personas.attestorX.accountId } };
    for (const document of ways(id).slice(0, 2)) {
      const before = await termsAccessLog.count(logged);
      const answer = await ask('attestorX', document);
      expect(answer.data?.termsAmendment ?? answer.data?.node).toMatchObject({ state, terms: { theta: null } });
      expect([document, codesOf(answer)]).toEqual([document, ['FORBIDDEN']]);
      expect(await termsAccessLog.count(logged)).toBe(before);
    }
    for (const document of ways(id)) {
      expect(JSON.stringify(await ask('attestorX', document))).not.toContain(theta);
      expect(JSON.stringify(await ask('issuerA', document))).toContain(theta);
    }
    expect(await explain('attestorX', id)).toEqual({ allowed: false, relation: null });
    expect(await explain('issuerA', id)).toEqual({ allowed: true, relation: 'ISSUER' });
  });

  it('stops reading with the issuer’s withdrawal', async () => {
    const { id, theta } = await amendment('AWAITING_ATTESTOR');
    const [document] = ways(id) as [string];
    expect(JSON.stringify(await ask('attestorX', document))).toContain(theta);
    const withdrawn = await ask(
      'issuerA',
      `mutation { withdrawAmendment(input: { idempotencyKey: "${randomUUID()}", id: "${id}" }) { __typename } }`,
    );
    expect(withdrawn.data?.withdrawAmendment).toEqual({ __typename: 'WithdrawAmendmentPayload' });
    expect(codesOf(await ask('attestorX', document))).toEqual(['FORBIDDEN']);
  });

  it('stops reading where another reviewer is named', async () => {
    const { id, theta } = await amendment('AWAITING_ATTESTOR');
    const [document] = ways(id) as [string];
    const named = await ask(
      'issuerA',
      `mutation { nameReviewer(input: { idempotencyKey: "${randomUUID()}", id: "${id}", attestorKey: "${signers.attestorY.key}" }) {
        __typename } }`,
    );
    expect(named.data?.nameReviewer).toEqual({ __typename: 'NameReviewerPayload' });
    expect(codesOf(await ask('attestorX', document))).toEqual(['FORBIDDEN']);
    expect(JSON.stringify(await ask('attestorY', document))).toContain(theta);
  });
});

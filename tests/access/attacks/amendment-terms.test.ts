import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { registerAttestors, startDevnet } from '../../domains/support/devnet.ts';
import { forFile } from '../../support/for-file.ts';
import { type Answer, startTestGateway } from '../../support/gateway.ts';
import { type AttestorName, type PersonName, people, personas, signers } from '../../support/personas.ts';
import { curveSeries, POPULATION, type Population } from '../../support/populate.ts';
import { insertAmendment } from '../../support/population/amendments.ts';
import { startCluster } from '../../support/solana/cluster.ts';
import { testVault } from '../../support/vault.ts';

// The terms of an amendment are its reviewing attestor's to read while it awaits or holds the signature, and no longer.

const tokens = new Map<PersonName, string>();
const [devnet, cluster] = await Promise.all([forFile(startDevnet()), forFile(startCluster())]);
await registerAttestors(devnet);
const gateway = await forFile(
  startTestGateway({
    populated: true,
    rpcUrl: devnet.anvil.url,
    contracts: devnet.contracts,
    moreChains: [{ chain: cluster.chain, relayer: null }],
    adminWallets: [personas.admin.wallet.address],
  }),
);
const population = POPULATION;
for (const name of ['issuerA', 'issuerS', 'attestorX', 'attestorY', 'attestorZ', 'admin'] as const)
  tokens.set(name, await gateway.signIn(people[name].signsIn.wallet, people[name].signsIn.chain));

const ask = (who: PersonName, document: string) => gateway.ask(document, {}, tokens.get(who));
const codesOf = ({ errors }: Answer) => [...new Set((errors ?? []).map(({ extensions }) => extensions.code))];

/** Where an amendment is: who proposes it, and the attestor that does not review it; each has an active key there. */
interface Place {
  readonly name: string;
  readonly issuer: 'issuerA' | 'issuerS';
  readonly another: AttestorName;
  readonly series: () => typeof curveSeries | Population['series']['A'];
}
const PLACES: readonly Place[] = [
  { name: 'of A', issuer: 'issuerA', another: 'attestorY', series: () => population.series.A },
  { name: 'of the curve series', issuer: 'issuerS', another: 'attestorZ', series: () => curveSeries },
];
const inStates = (...states: readonly string[]) =>
  PLACES.flatMap((place) => states.map((state) => [state, place.name, place] as const));

let amended = 100;
/** An amendment that X reviews, in a state: its id and theta. */
async function amendment(
  { issuer: by, series }: Place,
  state: string,
): Promise<{ readonly id: string; readonly theta: string }> {
  const [id, n] = [randomUUID(), ++amended];
  const facts = { id, by, state, n, reviewer: 'attestorX' } as const;
  await insertAmendment(gateway.database.prisma, testVault(), series(), facts);
  return { id, theta: `${7_000_000 + n}` };
}
/** By every way to its terms. */
const ways = ({ series }: Place, id: string) => {
  const { chain, key } = series();
  const fields = 'id state terms { theta }';
  const node = Buffer.from(`TermsAmendment:${id}`).toString('base64');
  const rows = `(first: 50) { edges { node { ${fields} } } }`;
  return [
    `{ termsAmendment(id: "${id}") { ${fields} } }`,
    `{ node(id: "${node}") { ... on TermsAmendment { ${fields} } } }`,
    `{ termsAmendments${rows} }`,
    `{ series(key: "${key}", chain: "${chain}") { amendments${rows} } }`,
  ];
};
const explain = async (who: PersonName, id: string) => {
  const answer = await ask(
    who,
    `{ explainAccess(id: "${id}", coordinate: "AmendmentTerms.theta") { allowed relation } }`,
  );
  return answer.data?.explainAccess ?? codesOf(answer);
};

describe('the reviewing attestor', () => {
  it.each(inStates('AWAITING_ATTESTOR', 'SIGNED'))(
    'reads the terms of an amendment in %s %s, by every way',
    async (state, _, place) => {
      const { id, theta } = await amendment(place, state);
      for (const document of ways(place, id)) expect(JSON.stringify(await ask('attestorX', document))).toContain(theta);
      expect(await explain('attestorX', id)).toEqual({ allowed: true, relation: 'ATTESTOR' });
      expect(await explain(place.another, id)).toEqual({ allowed: false, relation: null });
      expect(await explain('admin', id)).toEqual({ allowed: false, relation: null });
    },
  );

  it.each(inStates('PROPOSED', 'WITHDRAWN', 'LANDED'))(
    'reads none of one in %s %s, by no way; its issuer does',
    async (state, _, place) => {
      const { id, theta } = await amendment(place, state);
      const { termsAccessLog } = gateway.database.prisma;
      const logged = { where: { accountId: personas.attestorX.accountId } };
      for (const document of ways(place, id).slice(0, 2)) {
        const before = await termsAccessLog.count(logged);
        const answer = await ask('attestorX', document);
        expect(answer.data?.termsAmendment ?? answer.data?.node).toMatchObject({ state, terms: { theta: null } });
        expect([document, codesOf(answer)]).toEqual([document, ['FORBIDDEN']]);
        expect(await termsAccessLog.count(logged)).toBe(before);
      }
      for (const document of ways(place, id)) {
        expect(JSON.stringify(await ask('attestorX', document))).not.toContain(theta);
        expect(JSON.stringify(await ask(place.issuer, document))).toContain(theta);
      }
      expect(await explain('attestorX', id)).toEqual({ allowed: false, relation: null });
      expect(await explain(place.issuer, id)).toEqual({ allowed: true, relation: 'ISSUER' });
    },
  );

  it.each(PLACES)('stops reading with the issuer’s withdrawal: $name', async (place) => {
    const { id, theta } = await amendment(place, 'AWAITING_ATTESTOR');
    const [document] = ways(place, id) as [string];
    expect(JSON.stringify(await ask('attestorX', document))).toContain(theta);
    const withdrawn = await ask(
      place.issuer,
      `mutation { withdrawAmendment(input: { idempotencyKey: "${randomUUID()}", id: "${id}" }) { __typename } }`,
    );
    expect(withdrawn.data?.withdrawAmendment).toEqual({ __typename: 'WithdrawAmendmentPayload' });
    expect(codesOf(await ask('attestorX', document))).toEqual(['FORBIDDEN']);
  });

  it.each(PLACES)('stops reading where another reviewer is named: $name', async (place) => {
    const { id, theta } = await amendment(place, 'AWAITING_ATTESTOR');
    const [document] = ways(place, id) as [string];
    const named = await ask(
      place.issuer,
      `mutation { nameReviewer(input: { idempotencyKey: "${randomUUID()}", id: "${id}", attestorKey: "${signers[place.another].key}" }) {
        __typename } }`,
    );
    expect(named.data?.nameReviewer).toEqual({ __typename: 'NameReviewerPayload' });
    expect(codesOf(await ask('attestorX', document))).toEqual(['FORBIDDEN']);
    expect(JSON.stringify(await ask(place.another, document))).toContain(theta);
  });

  it('is none who has an active key on the other chain alone', async () => {
    const [onEvm, onCluster] = PLACES as [Place, Place];
    for (const [place, who] of [
      [onEvm, 'attestorZ'],
      [onCluster, 'attestorY'],
    ] as const) {
      const id = randomUUID();
      const facts = { id, by: place.issuer, state: 'AWAITING_ATTESTOR', n: ++amended, reviewer: who } as const;
      await insertAmendment(gateway.database.prisma, testVault(), place.series(), facts);
      for (const document of ways(place, id))
        expect(JSON.stringify(await ask(who, document))).not.toContain(`${7_000_000 + amended}`);
      expect(await explain(who, id)).not.toMatchObject({ allowed: true });
    }
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { registerAttestors, startDevnet } from '../../domains/support/devnet.ts';
import { forFile } from '../../support/for-file.ts';
import type { Answer } from '../../support/gateway.ts';
import { knownId, type PersonName, people, personas, signers } from '../../support/personas.ts';
import { namesakeSeries, POPULATION } from '../../support/populate.ts';
import { openPopulatedGateway } from '../../support/populated-gateway.ts';
import { recording } from '../engine/support.ts';

// A pause request of B that is only prepared, and one of the series of the cluster that has A's key: nobody but its issuer may
// know that there is one. The cluster's node answers nothing.

interface Prepared {
  readonly id: string;
  readonly issuer: PersonName;
  readonly series: () => { readonly chain: string; readonly key: string };
}
const OF_B: Prepared = { id: knownId(0x22, 4), issuer: 'issuerB', series: () => population.series.B };
const OF_NAMESAKE: Prepared = { id: knownId(0x22, 10), issuer: 'namesakeS', series: () => namesakeSeries };
const PREPARED = OF_B.id;
/** All that may know of it once the chain has it, other than the issuer; and who is issuer and holder of A. */
const OTHERS = ['holderB', 'attestorY', 'admin', 'outsider'] as const;
const OTHERS_THERE = ['issuerA', 'holderA1', 'attestorY', 'admin', 'outsider'] as const;
const READINGS = [
  ...OTHERS.map((who) => [who, 'of B', OF_B] as const),
  ...OTHERS_THERE.map((who) => [who, 'of A’s namesake', OF_NAMESAKE] as const),
];

const tokens = new Map<PersonName, string>();
const devnet = await forFile(startDevnet());
await registerAttestors(devnet);
const gateway = await openPopulatedGateway({ rpcUrl: devnet.anvil.url, contracts: devnet.contracts });
const population = POPULATION;
for (const name of ['issuerB', 'namesakeS', ...OTHERS, ...OTHERS_THERE] as const)
  tokens.set(name, await gateway.signIn(people[name].signsIn.wallet, people[name].signsIn.chain));

const ask = (who: PersonName, document: string) => gateway.ask(document, {}, tokens.get(who));
const codesOf = ({ errors }: Answer) => (errors ?? []).map(({ extensions }) => extensions.code);
const nodeOf = (id: string) => Buffer.from(`HardshipRequest:${id}`).toString('base64');
const FIELDS = 'id state openedAt attestorKey reason decisionCode approval { signer }';
const lists = ({ series }: Prepared) => {
  const { key, chain } = series();
  const rows = `{ totalCount edges { node { ${FIELDS} } } }`;
  return `{ hardshipRequests(first: 20) ${rows} prepared: hardshipRequests(state: PREPARED) ${rows}
    series(key: "${key}", chain: "${chain}") { hardshipRequests(first: 20) ${rows} prepared: hardshipRequests(state: PREPARED) ${rows} } }`;
};
/** Everything that answers by one id, as one text. */
const byId = (id: string) => [
  `{ hardshipRequest(id: "${id}") { ${FIELDS} } }`,
  `{ node(id: "${nodeOf(id)}") { ... on HardshipRequest { ${FIELDS} } } }`,
  ...['state', 'reason', 'attestorKey'].map(
    (field) => `{ explainAccess(id: "${id}", coordinate: "HardshipRequest.${field}") { allowed relation } }`,
  ),
  `{ signingRequest(kind: PAUSE, id: "${id}", choice: { pauseEndsAt: "2026-02-01T00:00:00Z" }) { digest } }`,
];
const decide = (id: string) => `mutation { decideHardship(input: {
  idempotencyKey: "${randomUUID()}", id: "${id}", decision: REFUSE, decisionCode: NOT_HARDSHIP
}) { __typename ... on Error { code message path } } }`;

describe('a pause request that the chain does not have', () => {
  it.each([OF_B, OF_NAMESAKE])('is the issuer’s to read: $issuer', async (prepared) => {
    const { id, issuer } = prepared;
    const asked = `{ hardshipRequest(id: "${id}") { id state attestorKey } }`;
    const row = { id: nodeOf(id), state: 'PREPARED', attestorKey: signers.attestorY.key };
    expect(await ask(issuer, asked)).toMatchObject({ data: { hardshipRequest: row } });
    expect(JSON.stringify((await ask(issuer, lists(prepared))).data).split(nodeOf(id))).toHaveLength(5);
  });

  it.each(READINGS)('is in no list, total, filter or relation of %s: %s', async (who, _of, request) => {
    const { data } = await ask(who, lists(request));
    expect(JSON.stringify(data)).not.toContain(nodeOf(request.id));
    expect(JSON.stringify(data)).not.toContain('PREPARED');
    const { prepared, hardshipRequests, series } = data as unknown as Record<string, Record<string, unknown>>;
    const none = { totalCount: 0, edges: [] };
    expect([prepared, series?.prepared]).toEqual([none, none]);
    for (const list of [hardshipRequests, series?.hardshipRequests] as Record<string, unknown[] | number>[])
      expect(list.totalCount).toBe((list.edges as unknown[]).length);
  });

  it.each(READINGS)(
    'answers %s as one that is not there, by every way and with the same statements: %s',
    async (who, _of, prepared) => {
      const { id: own } = prepared;
      for (const [there, absent] of byId(own).map((one, i) => [one, byId(randomUUID())[i] as string] as const)) {
        // The first time that a document is asked, and the first time that its viewer is, other statements answer it.
        for (const document of [there, absent, there, absent]) await ask(who, document);
        const [hidden, none] = [await recording(() => ask(who, there)), await recording(() => ask(who, absent))];
        expect([there, codesOf(hidden.result)]).toEqual([there, ['NOT_FOUND']]);
        expect([there, none]).toEqual([there, hidden]);
      }
      const [hidden, none] = [
        await recording(() => ask(who, decide(own))),
        await recording(() => ask(who, decide(randomUUID()))),
      ];
      expect(hidden.result.data?.decideHardship).toMatchObject({ __typename: 'Refusal', code: 'NOT_FOUND' });
      expect(none).toEqual(hidden);
      const headers = { authorization: `Bearer ${tokens.get(who)}` };
      const rest = await Promise.all(
        [own, randomUUID()].map(async (id) => {
          const answer = await gateway.request(`/attestor/hardship/${id}`, { headers });
          return [answer.status, await answer.text()];
        }),
      );
      expect(rest[0]?.[0]).toBe(404);
      expect(rest[1]).toEqual(rest[0]);
    },
  );

  it('is known to the others, each by their own fields, once the chain has it', async () => {
    const { prisma } = gateway.database;
    const { approval: _, ...row } = await prisma.hardshipRequest.findUniqueOrThrow({ where: { id: PREPARED } });
    const id = randomUUID();
    await prisma.hardshipRequest.create({ data: { ...row, id, state: 'REQUESTED' } });
    const seen = async (who: PersonName) =>
      (await ask(who, `{ hardshipRequest(id: "${id}") { state attestorKey reason } }`)).data?.hardshipRequest;
    const attestorKey = signers.attestorY.key;
    expect(await seen('holderB')).toEqual({ state: 'REQUESTED', attestorKey: null, reason: null });
    expect(await seen('admin')).toEqual({ state: 'REQUESTED', attestorKey, reason: null });
    expect(await seen('attestorY')).toEqual({ state: 'REQUESTED', attestorKey, reason: row.ciphertext });
    expect(await seen('outsider')).toBeNull();
    await prisma.hardshipRequest.delete({ where: { id } });
  });
});

it('an issuer who holds the addressed key reads the reason only once the chain has the request', async () => {
  const { prisma } = gateway.database;
  const key = { where: { key: signers.attestorX.key } };
  const reason = async () => {
    const answer = await ask('issuerB', `{ hardshipRequest(id: "${PREPARED}") { reason } }`);
    return [answer.data?.hardshipRequest, codesOf(answer)];
  };
  const { attestorKey, ciphertext } = await prisma.hardshipRequest.findUniqueOrThrow({ where: { id: PREPARED } });
  const set = (data: object) => prisma.hardshipRequest.update({ where: { id: PREPARED }, data });
  await prisma.accountSignerKey.update({ ...key, data: { accountId: personas.issuerB.accountId } });
  await set({ attestorKey: signers.attestorX.key });
  expect(await reason()).toEqual([{ reason: null }, ['FORBIDDEN']]);
  await set({ state: 'REQUESTED' });
  expect(await reason()).toEqual([{ reason: ciphertext }, []]);
  await set({ state: 'PREPARED', attestorKey });
  await prisma.accountSignerKey.update({ ...key, data: { accountId: personas.attestorX.accountId } });
});

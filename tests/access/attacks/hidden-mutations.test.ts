import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../support/gateway.ts';
import { knownId, type PersonaName, personas, signers } from '../../support/personas.ts';
import { type Population, populate } from '../../support/populate.ts';
import { recording } from '../engine/support.ts';

// Acts on rows of attestors' work by who may not know them. There is no node: an answer that asked the chain first is
// another than NOT_FOUND.

let gateway: TestGateway;
let population: Population;
const tokens = new Map<PersonaName, string>();
beforeAll(async () => {
  gateway = await startTestGateway({ adminWallets: [personas.admin.wallet.address] });
  population = await populate(gateway.database.prisma);
  for (const name of [
    'issuerA',
    'issuerB',
    'holderB',
    'attestorX',
    'attestorY',
    'attestorZ',
    'admin',
    'outsider',
  ] as const)
    tokens.set(name, await gateway.signIn(personas[name].wallet));
});
afterAll(() => gateway?.close());

const SIGNATURE = `0x${'11'.repeat(64)}1b`;
const ENVELOPE = '{"v":1}';

/** A mutation of one row by its id, its other arguments, and a row of it. */
type Act = readonly [mutation: string, more: string, id: string];
const sign = `signature: "${SIGNATURE}"`;
const documentOf = `index: 0, document: ${JSON.stringify(ENVELOPE)}`;
const CASES: readonly Act[] = [
  ['signTier3Case', sign, knownId(0x20, 1)],
  ['closeTier3Case', 'reason: OTHER', knownId(0x20, 1)],
  ['addTier3Document', documentOf, knownId(0x20, 1)],
  ['buildSubmitTier3Report', '', knownId(0x20, 1)],
  ['signTrueUp', `adjustment: "5", attestedAt: "2026-01-05T12:00:00Z", ${sign}`, knownId(0x21, 1)],
  ['closeAnnualCase', 'reason: OTHER', knownId(0x21, 1)],
  ['addAnnualDocument', documentOf, knownId(0x21, 1)],
  ['buildSubmitTrueUp', '', knownId(0x21, 1)],
];
const HARDSHIP: readonly Act[] = [['decideHardship', 'decision: REFUSE, decisionCode: NOT_HARDSHIP', knownId(0x22, 1)]];
const EXTINGUISHMENT: readonly Act[] = [
  ['signExtinguishment', `key: "${signers.attestorX.key}", ${sign}`, knownId(0x23, 2)],
  ['relayExtinguishment', '', knownId(0x23, 2)],
];
const AMENDMENT: readonly Act[] = [
  ['signAmendment', sign, knownId(0x24, 2)],
  ['nameReviewer', `attestorKey: "${signers.attestorY.key}"`, knownId(0x24, 2)],
  ['withdrawAmendment', '', knownId(0x24, 2)],
  ['buildAmendTerms', '', knownId(0x24, 4)],
];

async function act(who: PersonaName, mutation: string, fields: string) {
  const document = `mutation { ${mutation}(input: { idempotencyKey: "${randomUUID()}", ${fields} }) {
    __typename ... on Error { code message path }
  } }`;
  const { result, statements } = await recording(() => gateway.ask(document, {}, tokens.get(who)));
  return { result, statements };
}

/** Who may not know A's rows that are addressed to X. */
const STRANGERS = ['outsider', 'issuerB', 'holderB', 'attestorZ'] as const;

describe('an act on a row that one may not know', () => {
  const refused = { __typename: 'Refusal', code: 'NOT_FOUND' };
  const acts = [...CASES, ...HARDSHIP, ...EXTINGUISHMENT, ...AMENDMENT.slice(0, 3)];
  it.each([
    ...acts.flatMap((one) => STRANGERS.map((who) => [who, ...one] as const)),
    ...CASES.map((one) => ['attestorY', ...one] as const), // another case’s
    ...['outsider' as const, 'holderB' as const].map((who) => [who, ...(AMENDMENT[3] as Act)] as const),
  ])('is for %s as on none: %s', async (who, mutation, more, id) => {
    const hidden = await act(who, mutation, `id: "${id}", ${more}`);
    const absent = await act(who, mutation, `id: "${randomUUID()}", ${more}`);
    expect(hidden.result.data?.[mutation]).toMatchObject(refused);
    expect(absent.result).toEqual(hidden.result);
    expect(absent.statements).toEqual(hidden.statements);
  });

  it('a request for a rate is as none', async () => {
    const fields = (seriesKey: string) =>
      `seriesKey: "${seriesKey}", period: "2025-Q3", rate: "1", key: "${signers.attestorX.key}", ${sign}`;
    for (const who of STRANGERS.filter((name) => name !== 'issuerB')) {
      const hidden = await act(who, 'signFxFallback', fields(population.series.A.key));
      const absent = await act(who, 'signFxFallback', fields(population.series.C.key));
      expect([who, hidden.result.data?.signFxFallback]).toMatchObject([who, refused]);
      expect([who, absent.result]).toEqual([who, hidden.result]);
    }
  });
});

describe('a signing request for a row that is not addressed to one', () => {
  const asked = (kind: string, id: string, choice = '') =>
    `{ signingRequest(kind: ${kind}, id: "${id}"${choice && `, choice: ${choice}`}) { digest } }`;
  it.each([
    ['REPORT', knownId(0x20, 1), ''],
    ['PAUSE', knownId(0x22, 1), '{ pauseEndsAt: "2026-01-05T12:00:00Z" }'],
    ['EXTINGUISH', knownId(0x23, 2), ''],
    ['AMEND', knownId(0x24, 2), ''],
    ['TRUEUP', knownId(0x21, 1), '{ adjustment: "1", attestedAt: "2026-01-05T12:00:00Z" }'],
    ['FX', 'A', '{ rate: "1" }'],
  ])('is as for none: %s', async (kind, name, choice) => {
    const { series } = population;
    const [there, none] = kind === 'FX' ? [series.A.key, series.C.key] : [name, randomUUID()];
    for (const who of ['outsider', 'holderB', 'attestorZ', 'issuerA'] as const) {
      const [hidden, absent] = [
        await recording(() => gateway.ask(asked(kind, there, choice), {}, tokens.get(who))),
        await recording(() => gateway.ask(asked(kind, none, choice), {}, tokens.get(who))),
      ];
      expect([who, hidden.result.errors?.map(({ extensions }) => extensions.code)]).toEqual([who, ['NOT_FOUND']]);
      expect([who, absent.result]).toEqual([who, hidden.result]);
      expect([who, absent.statements]).toEqual([who, hidden.statements]);
    }
  });
});

describe('a path to a row that one may not know', () => {
  it.each([
    ['/attestor/tier3/ID/message', knownId(0x20, 1)],
    ['/attestor/hardship/ID', knownId(0x22, 1)],
    ['/attestor/extinguish/ID', knownId(0x23, 2)],
    ['/series/ID/reporting/fx-fallback/2025-Q3', ''],
  ])('answers as for none: %s', async (path, id) => {
    const { A, C } = population.series;
    const [there, none] = id ? [id, randomUUID()] : [A.key, C.key];
    for (const who of ['outsider', 'attestorZ', 'holderB'] as const) {
      const headers = { authorization: `Bearer ${tokens.get(who)}` };
      const [hidden, absent] = await Promise.all(
        [there, none].map(async (name) => {
          const answer = await gateway.request(path.replace('ID', name), { headers });
          return [answer.status, answer.headers.get('content-length'), await answer.text()];
        }),
      );
      expect([who, hidden?.[0]]).toEqual([who, 404]);
      expect([who, absent]).toEqual([who, hidden]);
    }
  });

  it.each([
    ['Tier3Case', 'opening', knownId(0x20, 1)],
    ['AnnualCase', 'adjustment', knownId(0x21, 1)],
    ['HardshipRequest', 'state', knownId(0x22, 1)],
    ['ExtinguishmentRequest', 'signatures', knownId(0x23, 2)],
    ['TermsAmendment', 'digest', knownId(0x24, 2)],
    ['SignerKeyLink', 'accountId', knownId(8, 1)],
  ])('is explained and fetched as none: %s', async (type, field, id) => {
    for (const who of ['outsider', 'attestorZ', 'holderB'] as const) {
      const ask = (key: string) => {
        const node = Buffer.from(`${type}:${key}`).toString('base64');
        const explained = `explainAccess(id: "${key}", coordinate: "${type}.${field}") { allowed }`;
        return recording(() => gateway.ask(`{ node(id: "${node}") { id } ${explained} }`, {}, tokens.get(who)));
      };
      const [hidden, absent] = [await ask(id), await ask(randomUUID())];
      const codes = hidden.result.errors?.map(({ extensions }) => extensions.code);
      expect([who, codes]).toEqual([who, ['NOT_FOUND', 'NOT_FOUND']]);
      expect([who, absent]).toEqual([who, hidden]);
    }
  });
});

describe('what speaks for another', () => {
  it.each([
    ['admin', 'buildSubmitTrueUp', knownId(0x21, 1), 'WALLET_NOT_LINKED'],
    ['attestorX', 'buildSubmitTrueUp', knownId(0x21, 1), 'WALLET_NOT_LINKED'],
    ['admin', 'buildAmendTerms', knownId(0x24, 4), 'WALLET_NOT_LINKED'],
    ['attestorY', 'buildAmendTerms', knownId(0x24, 4), 'WALLET_NOT_LINKED'],
    ['attestorY', 'buildSubmitTier3Report', knownId(0x20, 2), 'WALLET_NOT_LINKED'],
    ['admin', 'withdrawAmendment', knownId(0x24, 4), 'NOT_ISSUER'],
    ['attestorY', 'withdrawAmendment', knownId(0x24, 4), 'NOT_ISSUER'],
  ] as const)('%s is not built or given anything by %s', async (who, mutation, id, code) => {
    const before = await gateway.database.prisma.builtTransaction.count();
    const { result } = await act(who, mutation, `id: "${id}"`);
    expect(result.data?.[mutation]).toMatchObject({ __typename: 'Refusal', code });
    expect(await gateway.database.prisma.builtTransaction.count()).toBe(before);
  });

  it.each([
    ['admin', 'signTier3Case', `id: "${knownId(0x20, 1)}", ${sign}`],
    ['issuerA', 'signTier3Case', `id: "${knownId(0x20, 1)}", ${sign}`],
    ['admin', 'closeTier3Case', `id: "${knownId(0x20, 1)}", reason: OTHER`],
    ['issuerA', 'closeTier3Case', `id: "${knownId(0x20, 1)}", reason: FIGURE_MISMATCH`],
    ['admin', 'decideHardship', `id: "${knownId(0x22, 2)}", decision: REFUSE, decisionCode: NOT_HARDSHIP`],
    ['issuerA', 'decideHardship', `id: "${knownId(0x22, 2)}", decision: REFUSE, decisionCode: NOT_HARDSHIP`],
    ['admin', 'relayExtinguishment', `id: "${knownId(0x23, 5)}"`],
    ['issuerB', 'relayExtinguishment', `id: "${knownId(0x23, 5)}"`],
    ['admin', 'signAmendment', `id: "${knownId(0x24, 2)}", ${sign}`],
    ['attestorY', 'signAmendment', `id: "${knownId(0x24, 2)}", ${sign}`],
    ['attestorY', 'signExtinguishment', `id: "${knownId(0x23, 2)}", key: "${signers.attestorX.key}", ${sign}`],
  ] as const)('%s does not decide by %s', async (who, mutation, fields) => {
    const { result } = await act(who, mutation, fields);
    expect(result.data?.[mutation]).toMatchObject({ __typename: 'Refusal', code: 'NOT_ADDRESSED' });
  });
});

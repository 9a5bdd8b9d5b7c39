import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TEST_CHAIN } from '../../support/gateway.ts';
import { CLUSTER, knownId, type PersonName, people, signers } from '../../support/personas.ts';
import { curveSeries, POPULATION } from '../../support/populate.ts';
import { openPopulatedGateway } from '../../support/populated-gateway.ts';
import { word } from '../../support/population/known.ts';
import { recording } from '../engine/support.ts';

// Acts on rows of attestors' work by who may not know them, of both chains. There is no node of either: an answer that asked
// the chain first is another than NOT_FOUND.

const tokens = new Map<PersonName, string>();
const gateway = await openPopulatedGateway();
const population = POPULATION;
for (const name of [
  'issuerA',
  'issuerB',
  'issuerS',
  'holderA1',
  'holderB',
  'attestorX',
  'attestorY',
  'attestorZ',
  'admin',
  'outsider',
] as const)
  tokens.set(name, await gateway.signIn(people[name].signsIn.wallet, people[name].signsIn.chain));

const SIGNATURE = `0x${'11'.repeat(64)}1b`;
const ENVELOPE = '{"v":1}';

/** A mutation of one row by its id, its other arguments, and a row of it. */
type Act = readonly [mutation: string, more: string, id: string];
const sign = `signature: "${SIGNATURE}"`;
const documentOf = `index: 0, document: ${JSON.stringify(ENVELOPE)}`;
const movedTo = () => `attestorKey: "${signers.attestorY.key}"`;
const casesOf = (n: number): readonly Act[] => [
  ['signTier3Case', sign, knownId(0x20, n)],
  ['closeTier3Case', 'reason: OTHER', knownId(0x20, n)],
  ['addTier3Document', documentOf, knownId(0x20, n)],
  ['resealTier3Document', `${movedTo()}, ${documentOf}`, knownId(0x20, n)],
  ['moveTier3Case', `${movedTo()}, opening: ${JSON.stringify(ENVELOPE)}`, knownId(0x20, n)],
  ['buildSubmitTier3Report', '', knownId(0x20, n)],
];
const annualOf = (n: number): readonly Act[] => [
  ['signTrueUp', `adjustment: "5", attestedAt: "2026-01-05T12:00:00Z", ${sign}`, knownId(0x21, n)],
  ['closeAnnualCase', 'reason: OTHER', knownId(0x21, n)],
  ['addAnnualDocument', documentOf, knownId(0x21, n)],
  ['resealAnnualDocument', `${movedTo()}, ${documentOf}`, knownId(0x21, n)],
  ['moveAnnualCase', movedTo(), knownId(0x21, n)],
  ['buildSubmitTrueUp', '', knownId(0x21, n)],
];
const decisionsOf = (pause: number, extinguishment: number, amendment: number): readonly Act[] => [
  ['decideHardship', 'decision: REFUSE, decisionCode: NOT_HARDSHIP', knownId(0x22, pause)],
  ['signExtinguishment', `key: "${signers.attestorX.key}", ${sign}`, knownId(0x23, extinguishment)],
  ['relayExtinguishment', '', knownId(0x23, extinguishment)],
  ['signAmendment', sign, knownId(0x24, amendment)],
  ['nameReviewer', `attestorKey: "${signers.attestorY.key}"`, knownId(0x24, amendment)],
  ['withdrawAmendment', '', knownId(0x24, amendment)],
];
const CASES = [...casesOf(1), ...annualOf(1)];
const SIGNED_AMENDMENT: Act = ['buildAmendTerms', '', knownId(0x24, 4)];
/** Of the curve series, addressed to X, or to X and Z. */
const ON_CLUSTER = [...casesOf(5), ...annualOf(5), ...decisionsOf(8, 7, 6)];
const BUILT_ON_CLUSTER: Act = ['buildAmendTerms', '', knownId(0x24, 6)];
/** Of the series of the cluster that has A's key. */
const OF_NAMESAKE = [...casesOf(8), ...decisionsOf(10, 8, 8)];

async function act(who: PersonName, mutation: string, fields: string) {
  const document = `mutation { ${mutation}(input: { idempotencyKey: "${randomUUID()}", ${fields} }) {
    __typename ... on Error { code message path }
  } }`;
  const { result, statements } = await recording(() => gateway.ask(document, {}, tokens.get(who)));
  return { result, statements };
}

/** Who may not know A's rows that are addressed to X. */
const STRANGERS = ['outsider', 'issuerB', 'holderB', 'attestorZ'] as const;
/** Who may not know those of the cluster: Y's key is active on the other chain alone, where A and its issuer are too. */
const STRANGERS_THERE = ['outsider', 'issuerA', 'holderA1', 'attestorY'] as const;
const NOT_ON_CLUSTER = word(0x77);

describe('an act on a row that one may not know', () => {
  const refused = { __typename: 'Refusal', code: 'NOT_FOUND' };
  const acts = [...CASES, ...decisionsOf(1, 2, 2)];
  it.each([
    ...acts.flatMap((one) => STRANGERS.map((who) => [who, ...one] as const)),
    ...CASES.map((one) => ['attestorY', ...one] as const), // another case’s
    ...['outsider' as const, 'holderB' as const].map((who) => [who, ...SIGNED_AMENDMENT] as const),
    ...[...ON_CLUSTER, BUILT_ON_CLUSTER, ...OF_NAMESAKE].flatMap((one) =>
      STRANGERS_THERE.map((who) => [who, ...one] as const),
    ),
    ...casesOf(5).map((one) => ['attestorZ', ...one] as const), // another case’s
  ])('is for %s as on none: %s %s %s', async (who, mutation, more, id) => {
    const hidden = await act(who, mutation, `id: "${id}", ${more}`);
    const absent = await act(who, mutation, `id: "${randomUUID()}", ${more}`);
    expect(hidden.result.data?.[mutation]).toMatchObject(refused);
    expect(absent.result).toEqual(hidden.result);
    expect(absent.statements).toEqual(hidden.statements);
  });

  it('a request for a rate is as none', async () => {
    const fields = (seriesKey: string, chain: string) =>
      `seriesKey: "${seriesKey}", chain: "${chain}", period: "2025-Q3", rate: "1", key: "${signers.attestorX.key}", ${sign}`;
    const { A, C } = population.series;
    for (const [chain, there, none, strangers] of [
      [TEST_CHAIN, A.key, C.key, STRANGERS.filter((name) => name !== 'issuerB')],
      [CLUSTER, curveSeries.key, NOT_ON_CLUSTER, STRANGERS_THERE],
      [CLUSTER, A.key, NOT_ON_CLUSTER, STRANGERS_THERE], // which has A's key
    ] as const) {
      for (const who of strangers) {
        const hidden = await act(who, 'signFxFallback', fields(there, chain));
        const absent = await act(who, 'signFxFallback', fields(none, chain));
        expect([who, hidden.result.data?.signFxFallback]).toMatchObject([who, refused]);
        expect([who, absent.result]).toEqual([who, hidden.result]);
      }
    }
  });
});

describe('a signing request for a row that is not addressed to one', () => {
  const asked = (kind: string, id: string, chain: string | null, choice = '') =>
    `{ signingRequest(kind: ${kind}, id: "${id}"${chain === null ? '' : `, chain: "${chain}"`}${choice && `, choice: ${choice}`}) { digest } }`;
  const PAUSED = '{ pauseEndsAt: "2026-01-05T12:00:00Z" }';
  const ADJUSTED = '{ adjustment: "1", attestedAt: "2026-01-05T12:00:00Z" }';
  const READERS = ['outsider', 'holderB', 'attestorZ', 'issuerA'] as const;
  it.each([
    ['REPORT', knownId(0x20, 1), '', READERS],
    ['PAUSE', knownId(0x22, 1), PAUSED, READERS],
    ['EXTINGUISH', knownId(0x23, 2), '', READERS],
    ['AMEND', knownId(0x24, 2), '', READERS],
    ['TRUEUP', knownId(0x21, 1), ADJUSTED, READERS],
    ['FX', 'A', '{ rate: "1" }', READERS],
    ['REPORT', knownId(0x20, 5), '', STRANGERS_THERE],
    ['PAUSE', knownId(0x22, 8), PAUSED, STRANGERS_THERE],
    ['EXTINGUISH', knownId(0x23, 7), '', STRANGERS_THERE],
    ['AMEND', knownId(0x24, 6), '', STRANGERS_THERE],
    ['TRUEUP', knownId(0x21, 5), ADJUSTED, STRANGERS_THERE],
    ['FX', 'curve', '{ rate: "1" }', STRANGERS_THERE],
    ['REPORT', knownId(0x20, 8), '', STRANGERS_THERE],
    ['PAUSE', knownId(0x22, 10), PAUSED, STRANGERS_THERE],
  ] as const)('is as for none: %s %s', async (kind, name, choice, readers) => {
    const { series } = population;
    const ofSeries = name === 'curve' ? [curveSeries.key, NOT_ON_CLUSTER] : [series.A.key, series.C.key];
    const [there, none] = kind === 'FX' ? ofSeries : [name, randomUUID()];
    const chain = kind === 'FX' ? (name === 'curve' ? CLUSTER : TEST_CHAIN) : null;
    for (const who of readers) {
      const [hidden, absent] = [
        await recording(() => gateway.ask(asked(kind, there as string, chain, choice), {}, tokens.get(who))),
        await recording(() => gateway.ask(asked(kind, none as string, chain, choice), {}, tokens.get(who))),
      ];
      expect([who, hidden.result.errors?.map(({ extensions }) => extensions.code)]).toEqual([who, ['NOT_FOUND']]);
      expect([who, absent.result]).toEqual([who, hidden.result]);
      expect([who, absent.statements]).toEqual([who, hidden.statements]);
    }
  });
});

describe('a path to a row that one may not know', () => {
  const READERS = ['outsider', 'attestorZ', 'holderB'] as const;
  it.each([
    ['/attestor/tier3/ID/message', knownId(0x20, 1), READERS],
    ['/attestor/hardship/ID', knownId(0x22, 1), READERS],
    ['/attestor/extinguish/ID', knownId(0x23, 2), READERS],
    [`/series/ID/reporting/fx-fallback/2025-Q3?chain=${TEST_CHAIN}`, '', READERS],
    ['/attestor/tier3/ID/message', knownId(0x20, 5), STRANGERS_THERE],
    ['/attestor/hardship/ID', knownId(0x22, 8), STRANGERS_THERE],
    ['/attestor/extinguish/ID', knownId(0x23, 7), STRANGERS_THERE],
    [`/series/ID/reporting/fx-fallback/2025-Q3?chain=${CLUSTER}`, '', STRANGERS_THERE],
  ] as const)('answers as for none: %s %s', async (path, id, readers) => {
    const { A, C } = population.series;
    const ofSeries = path.endsWith(CLUSTER) ? [curveSeries.key, NOT_ON_CLUSTER] : [A.key, C.key];
    const [there, none] = (id ? [id, randomUUID()] : ofSeries) as [string, string];
    for (const who of readers) {
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
    ['Tier3Case', 'opening', knownId(0x20, 1), READERS],
    ['AnnualCase', 'adjustment', knownId(0x21, 1), READERS],
    ['HardshipRequest', 'state', knownId(0x22, 1), READERS],
    ['ExtinguishmentRequest', 'signatures', knownId(0x23, 2), READERS],
    ['TermsAmendment', 'digest', knownId(0x24, 2), READERS],
    ['SignerKeyLink', 'accountId', knownId(8, 1), READERS],
    ['Tier3Case', 'opening', knownId(0x20, 5), STRANGERS_THERE],
    ['AnnualCase', 'adjustment', knownId(0x21, 5), STRANGERS_THERE],
    ['HardshipRequest', 'state', knownId(0x22, 8), STRANGERS_THERE],
    ['ExtinguishmentRequest', 'signatures', knownId(0x23, 7), STRANGERS_THERE],
    ['TermsAmendment', 'digest', knownId(0x24, 6), STRANGERS_THERE],
    ['HardshipRequest', 'state', knownId(0x22, 10), STRANGERS_THERE],
    ['TermsAmendment', 'digest', knownId(0x24, 8), STRANGERS_THERE],
  ] as const)('is explained and fetched as none: %s %s %s', async (type, field, id, readers) => {
    for (const who of readers) {
      const ask = (key: string) => {
        const node = Buffer.from(`${type}:${key}`).toString('base64');
        const explained = `explainAccess(id: "${key}", coordinate: "${type}.${field}") { allowed }`;
        return recording(() => gateway.ask(`{ node(id: "${node}") { id } ${explained} }`, {}, tokens.get(who)));
      };
      const none = randomUUID();
      // The first time that a document is asked, and the first time that its viewer is, other statements answer it.
      for (const key of [id, none, id, none]) await ask(key);
      const [hidden, absent] = [await ask(id), await ask(none)];
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
    ['admin', 'buildSubmitTrueUp', knownId(0x21, 5), 'WALLET_NOT_LINKED'],
    ['attestorX', 'buildSubmitTrueUp', knownId(0x21, 5), 'WALLET_NOT_LINKED'],
    ['admin', 'buildAmendTerms', knownId(0x24, 6), 'WALLET_NOT_LINKED'],
    ['attestorZ', 'buildAmendTerms', knownId(0x24, 6), 'WALLET_NOT_LINKED'],
    ['attestorZ', 'buildSubmitTier3Report', knownId(0x20, 7), 'WALLET_NOT_LINKED'],
    ['admin', 'withdrawAmendment', knownId(0x24, 8), 'NOT_ISSUER'],
    ['attestorZ', 'withdrawAmendment', knownId(0x24, 8), 'NOT_ISSUER'],
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
    ['admin', 'signTier3Case', `id: "${knownId(0x20, 5)}", ${sign}`],
    ['issuerS', 'signTier3Case', `id: "${knownId(0x20, 5)}", ${sign}`],
    ['issuerS', 'closeTier3Case', `id: "${knownId(0x20, 5)}", reason: FIGURE_MISMATCH`],
    ['admin', 'decideHardship', `id: "${knownId(0x22, 9)}", decision: REFUSE, decisionCode: NOT_HARDSHIP`],
    ['issuerS', 'decideHardship', `id: "${knownId(0x22, 9)}", decision: REFUSE, decisionCode: NOT_HARDSHIP`],
    ['admin', 'relayExtinguishment', `id: "${knownId(0x23, 8)}"`],
    ['attestorX', 'signAmendment', `id: "${knownId(0x24, 7)}", ${sign}`],
    ['attestorZ', 'signExtinguishment', `id: "${knownId(0x23, 8)}", key: "${signers.attestorX.key}", ${sign}`],
  ] as const)('%s does not decide by %s', async (who, mutation, fields) => {
    const { result } = await act(who, mutation, fields);
    expect(result.data?.[mutation]).toMatchObject({ __typename: 'Refusal', code: 'NOT_ADDRESSED' });
  });
});

import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { rulesOf } from 'field-access';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';

// Documents and requests of a few hundred bytes that would keep the service busy, fill it, or make it talk.

const gateway = await forFile(startTestGateway());

const codeOf = async (document: string) => (await gateway.ask(document)).errors?.[0]?.extensions.code;

/** Fragments that each select the next one twice: 2^40 selections when they are expanded one by one. */
const doubling = (type: string, twice: (next: string) => string, leaf: string) =>
  Array.from({ length: 40 }, (_, i) => `fragment F${i} on ${type} { ${i < 39 ? twice(`...F${i + 1}`) : leaf} }`);

describe('fragments that double forty times', () => {
  it.each([
    ['an empty page', '{ seriesList(first: 0) { ...F0 } }', 'SeriesConnection', 'totalCount'],
    ['rows of an empty page', '{ seriesList(first: 0) { edges { node { ...F0 } } } }', 'Series', 'key'],
    [
      'an empty page of a row',
      '{ seriesList { edges { node { bids(last: 0) { ...F0 } } } } }',
      'BidConnection',
      'totalCount',
    ],
    ['the root', '{ ...F0 }', 'Query', 'seriesList(first: 0) { totalCount }'],
    ['the schema', '{ __schema { ...F0 } }', '__Schema', 'description'],
  ])('of the same field are answered once, below %s', async (_, operation, type, leaf) => {
    const fragments = doubling(type, (next) => `${next} ${next}`, leaf);
    expect(await codeOf(`${operation} ${fragments.join(' ')}`)).toBeUndefined();
  });

  it('of two fields are refused below a type before anything is planned', async () => {
    const fragments = doubling('__Type', (next) => `a: ofType { ${next} } b: ofType { ${next} }`, 'name');
    expect(await codeOf(`{ __schema { queryType { ...F0 } } } ${fragments.join(' ')}`)).toBe('QUERY_TOO_COSTLY');
  });
});

it('one field asked for a thousand times is one field', async () => {
  expect(await codeOf(`{ ${'__typename '.repeat(1_000)} }`)).toBeUndefined();
});

describe('the schema', () => {
  it('is answered whole, as tools ask for it', async () => {
    const answer = await gateway.ask(getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true }));
    expect(answer.errors).toBeUndefined();
  });

  it('is not answered over and over in one answer', async () => {
    const types = 'types { name fields { name description args { name type { name } } type { name } } }';
    const again = Array.from({ length: 50 }, (_, i) => `a${i}: ${types}`).join(' ');
    expect(await codeOf(`{ __schema { ${again} } }`)).toBe('QUERY_TOO_COSTLY');
    expect(await codeOf(`query { ...Again } fragment Again on Query { __schema { ${again} } }`)).toBe(
      'QUERY_TOO_COSTLY',
    );
  });
});

describe('what reaches the node', () => {
  it('costs more than a column, so that one document cannot ask for thousands of rounds', async () => {
    const basis = Array.from({ length: 3 }, (_, i) => `b${i}: reportBasis(period: "2026-Q1") { fxRate }`).join(' ');
    expect(await codeOf(`{ seriesList(first: 100) { edges { node { ${basis} } } } }`)).toBe('QUERY_TOO_COSTLY');
    expect(
      await codeOf('{ seriesList(first: 100) { edges { node { reportBasis(period: "2026-Q1") { fxRate } } } } }'),
    ).toBe(undefined);
  });

  it('counts for each transaction that one document has built', async () => {
    const input = `{ idempotencyKey: "${randomUUID()}", seriesKey: "0x${'11'.repeat(32)}", wallet: "0x${'22'.repeat(20)}" }`;
    const build = (count: number) =>
      `mutation { ${Array.from({ length: count }, (_, i) => `b${i}: buildPassGate(input: ${input}) { __typename }`).join(' ')} }`;
    expect(await codeOf(build(1))).toBe(undefined);
    expect(await codeOf(build(21))).toBe('QUERY_TOO_COSTLY');
    expect(await codeOf(build(21).replaceAll('buildPassGate', 'buildActivateCurve'))).toBe('QUERY_TOO_COSTLY');
  });
});

it('sealed texts of a list count for their size, so that no answer repeats one until the memory is full', async () => {
  const texts = (count: number) => Array.from({ length: count }, (_, i) => `t${i}: reason`).join(' ');
  const asked = (count: number) => codeOf(`{ hardshipRequests(first: 100) { edges { node { ${texts(count)} } } } }`);
  expect(await asked(1)).toBe('UNAUTHENTICATED');
  expect(await asked(2)).toBe('QUERY_TOO_COSTLY');
});

it('candles count for how many are asked, so that no answer is of all the trades of all curves', async () => {
  const asked = (first: number) =>
    codeOf(
      `{ seriesList(first: 100) { edges { node { curve { candles(first: ${first}) { open high low close } } } } } }`,
    );
  expect(await asked(10)).toBe(undefined);
  for (const first of [500, 2 ** 31 - 1]) expect(await asked(first)).toBe('QUERY_TOO_COSTLY');
});

it('names of types that are not there leave nothing behind', async () => {
  const { types } = rulesOf(gatewaySchema());
  const before = types.size;
  for (let i = 0; i < 5; i++) {
    const asked = `{ explainAccess(id: "x", coordinate: "Nothing${i}.y") { allowed } }`;
    expect(await codeOf(asked)).toBe('NOT_FOUND');
  }
  expect(types.size).toBe(before);
});

it('parameters of a GET that are not JSON are the caller’s fault, and no failure in the log', async () => {
  const logged = gateway.logs.length;
  for (const name of ['variables', 'extensions']) {
    const answer = await gateway.request(`/graphql?query=%7B__typename%7D&${name}=%5B%5B`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  }
  expect(gateway.logs.slice(logged).join('')).not.toContain('"level":"error"');
});

it.each(['[[[/\\', 'evil.example/graphql?x#', '%00', 'a b'])('the host header %j changes no answer', async (host) => {
  const { hostname, port } = new URL(gateway.url);
  const body = '{"query":"{ __typename }"}';
  const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json', 'content-length': body.length };
    const sent = request({ hostname, port, path: '/graphql', method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.once('error', reject).end(body);
  });
  expect(answer).toEqual({ status: 200, text: expect.stringContaining('{"data":{"__typename":"Query"}') });
});

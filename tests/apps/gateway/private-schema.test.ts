import { readFileSync } from 'node:fs';
import { ERRORS } from '@income-series/protocol/errors/codes';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../../src/project.ts';
import { forFile, forTest } from '../../support/for-file.ts';
import { newWallet, startTestGateway } from '../../support/gateway.ts';

// What a production gateway shows of its schema, and to whom.

const admin = newWallet();
const gateway = await forFile(startTestGateway({ profile: 'production', adminWallets: [admin.address] }));
const adminToken = await gateway.signIn(admin);
const token = await gateway.signIn(newWallet());

const MISSPELLED = '{ seriesLst { totalCount } }';
const INTROSPECTIONS: [string, string][] = [
  ['the schema', '{ __schema { types { name } } }'],
  ['a type', '{ __type(name: "Series") { name } }'],
  ['the schema by an alias and next to a field', '{ s: __schema { queryType { name } } seriesList { totalCount } }'],
  ['the schema in a fragment', '{ ...F } fragment F on Query { ... { __schema { queryType { name } } } }'],
];

describe('a production gateway', () => {
  it.each(INTROSPECTIONS)(
    'answers FORBIDDEN where %s is asked for without the token of an admin',
    async (_, document) => {
      for (const bearer of [undefined, token]) {
        const { data, errors } = await gateway.ask(document, {}, bearer);
        expect([data, errors?.map(({ extensions }) => extensions.code)]).toEqual([undefined, ['FORBIDDEN']]);
      }
    },
  );

  it.each(INTROSPECTIONS)('answers an admin who asks for %s', async (_, document) => {
    const { data, errors } = await gateway.ask(document, {}, adminToken);
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
  });

  it('answers the names of types, which reveal nothing', async () => {
    expect(await gateway.ask('{ __typename }')).toMatchObject({ data: { __typename: 'Query' } });
  });

  it('suggests no name of the schema but to an admin', async () => {
    const said = async (bearer?: string) => (await gateway.ask(MISSPELLED, {}, bearer)).errors?.[0]?.message;
    for (let times = 0; times < 2; times++) {
      expect(await said()).toBe('Cannot query field "seriesLst" on type "…".');
      expect(await said(token)).toBe('Cannot query field "seriesLst" on type "…".');
      const named = `${MISSPELLED} # Query "Query"`; // no name that the document uses
      expect((await gateway.ask(named)).errors?.[0]?.message).toBe('Cannot query field "seriesLst" on type "…".');
      expect(await said('made.up.token')).toBe('Cannot query field "seriesLst" on type "…".');
      expect(await said(adminToken)).toMatch(/on type "Query"\. Did you mean "seriesList"/);
    }
  });

  it.each<[string, string, string, string]>([
    [
      'a required argument',
      '{ series { __typename } }',
      'Field "series" argument "…" of type "…" is required, but it was not provided.',
      'Field "series" argument "key" of type "Bytes32!" is required, but it was not provided.',
    ],
    [
      'the type of a field',
      '{ seriesList { totalCount { x } } }',
      'Field "totalCount" must not have a selection since type "…" has no subfields.',
      'Field "totalCount" must not have a selection since type "Int!" has no subfields.',
    ],
    [
      'the type that has an argument',
      '{ seriesList(zzzz: 1) { totalCount } }',
      'Unknown argument "zzzz" on field "….seriesList".',
      'Unknown argument "zzzz" on field "Query.seriesList".',
    ],
    [
      'the type of an argument',
      'query ($key: Int!) { series(key: $key) { key } }',
      'Variable "$key" of type "Int!" used in position expecting type "…".',
      'Variable "$key" of type "Int!" used in position expecting type "Bytes32!".',
    ],
    [
      'the fields of an input',
      'mutation { signIn(input: {}) { __typename } }',
      'Field "….…" of required type "…" was not provided.',
      'Field "SignInInput.message" of required type "String!" was not provided.',
    ],
  ])('names %s to an admin alone', async (_, document, toOthers, toAdmin) => {
    const said = async (bearer?: string) =>
      (await gateway.ask(document, {}, bearer)).errors?.map(({ message }) => message) ?? [];
    expect(await said(adminToken)).toContain(toAdmin);
    for (const bearer of [undefined, token]) {
      const messages = await said(bearer);
      expect(messages).toContain(toOthers);
      expect(messages).not.toContain(toAdmin);
    }
  });

  it.each<[string, string, object, string[] | undefined]>([
    [
      'a missing field',
      'mutation ($i: SignInNonceInput!) { signInNonce(input: $i) { __typename } }',
      { i: {} },
      ['input'],
    ],
    [
      'a near name and a value',
      'mutation ($i: SignInNonceInput!) { signInNonce(input: $i) { __typename } }',
      { i: { adress: 1 } },
      ['input', 'adress'],
    ],
    [
      'the form of a field',
      'mutation ($i: SignInNonceInput!) { signInNonce(input: $i) { __typename } }',
      { i: { address: 1 } },
      ['input', 'address'],
    ],
    ['the values of an enum', '{ seriesList(direction: NOTHING) { totalCount } }', {}, ['direction']],
    ['the form of a literal', 'subscription { activity(seriesKey: 7) { __typename } }', {}, ['seriesKey']],
    ['the argument of a directive', 'query ($a: Int) { __typename @skip(if: "x") }', {}, ['if']],
  ])('says where an input is wrong, and %s to an admin alone', async (_, document, variables, argument) => {
    const answer = async (bearer?: string) => (await gateway.ask(document, variables, bearer)).errors ?? [];
    const toAdmin = (await answer(adminToken)).find(({ extensions }) => extensions.code === 'BAD_INPUT');
    expect(toAdmin?.extensions).toHaveProperty('expected');
    for (const bearer of [undefined, token]) {
      const errors = await answer(bearer);
      const [error] = errors.filter(({ extensions }) => extensions.code === 'BAD_INPUT');
      expect(error).toMatchObject({ message: ERRORS.BAD_INPUT.message, extensions: { argument } });
      expect(error?.extensions).not.toHaveProperty('expected');
    }
  });

  it('explains the inputs of its own REST paths', async () => {
    const answer = await gateway.request('/series?first=x');
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { expected: expect.any(String) } }] },
    ]);
  });

  it('answers the text of the schema to admins alone', async () => {
    const asked = (bearer?: string) =>
      gateway.request('/schema.graphql', { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} });
    const codeOf = async (answer: Response) => (await answer.json()).errors[0].extensions.code;
    for (const [bearer, status, code] of [
      [undefined, 403, 'FORBIDDEN'],
      [token, 403, 'FORBIDDEN'],
      ['made.up.token', 401, 'SESSION_INVALID'],
    ] as const) {
      const answer = await asked(bearer);
      expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
    }
    const text = await (await asked(adminToken)).text();
    expect(text).toBe(readFileSync(projectPath('schema.graphql'), 'utf8'));
  });

  it('has a page without script, editor and schema', async () => {
    const page = await gateway.request('/graphql', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringMatching(/^default-src 'none'; base-uri/),
    ]);
    const text = await page.text();
    expect(text).toContain('POST /graphql');
    expect(text).not.toMatch(/<script|graphiql|seriesList/i);
  });
});

describe('a development gateway', () => {
  it('shows its schema to everybody', async () => {
    const open = await forTest(startTestGateway());
    expect((await open.ask(INTROSPECTIONS[0]?.[1] ?? '')).errors).toBeUndefined();
    expect((await open.ask(MISSPELLED)).errors?.[0]?.message).toMatch(/Did you mean/);
    expect((await open.request('/schema.graphql')).status).toBe(200);
  });
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { type Answer, newWallet, startTestGateway, type TestGateway } from '../../support/gateway.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const attestor: object = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../packages/attestor/src/generated/documents.json'), 'utf8'),
);

const LIST = 'query List($first: Int) { seriesList(first: $first) { totalCount } }';
const MINE = 'query Mine { myBids { totalCount } }';
const FEED = 'subscription Received { notificationReceived { id } }';
const OLD = 'query Old { seriesOfLastYear { totalCount } }';
const byId = new Map([
  ...[LIST, MINE, FEED, OLD].map((text): [string, string] => [sha256(text), text]),
  ['relay-md5', LIST],
  ...Object.entries(attestor),
]);

const open = await forFile(startTestGateway({ trustedDocuments: { byId, only: false } }));
const alone = await forFile(startTestGateway({ trustedDocuments: { byId, only: true }, database: open.database }));

async function post(gateway: TestGateway, body: object, headers: Record<string, string> = {}) {
  const response = await gateway.post(body, { accept: 'application/json', headers });
  const { data, errors } = (await response.json()) as Answer;
  return [response.status, data ?? null, errors?.map(({ extensions }) => extensions.code) ?? []];
}

const answered = [200, { seriesList: { totalCount: 0 } }, []];
const apollo = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: sha256(text) } } });

describe.each([
  ['that runs every document', () => open],
  ['that runs its manifest’s documents alone', () => alone],
])('a gateway %s', (_, gateway) => {
  it.each<[string, object]>([
    ['documentId', { documentId: sha256(LIST) }],
    ['documentId with the prefix of the hash', { documentId: `sha256:${sha256(LIST)}` }],
    ['Apollo’s extension', apollo(LIST)],
    ['an id that is no SHA-256', { documentId: 'relay-md5' }],
    ['its text', { query: LIST }],
  ])('runs a document by %s', async (_way, named) => {
    expect(await post(gateway(), { ...named, variables: { first: 1 } })).toEqual(answered);
  });

  it('runs one by GET', async () => {
    const paths = [
      `documentId=${sha256(LIST)}`,
      `extensions=${encodeURIComponent(JSON.stringify(apollo(LIST).extensions))}`,
    ];
    for (const path of paths) {
      const response = await gateway().request(`/graphql?${path}`, { headers: { accept: 'application/json' } });
      expect([response.status, await response.json()]).toMatchObject([
        200,
        { data: { seriesList: { totalCount: 0 } } },
      ]);
    }
  });

  it('checks who asks, and what it costs', async () => {
    expect(await post(gateway(), { documentId: sha256(MINE) })).toEqual([200, { myBids: null }, ['UNAUTHENTICATED']]);
    const token = await open.signIn(newWallet());
    const as = { authorization: `Bearer ${token}` };
    expect(await post(gateway(), { documentId: sha256(MINE) }, as)).toEqual([200, { myBids: { totalCount: 0 } }, []]);
    const wrong = { documentId: sha256(LIST), variables: { first: 'x' } };
    expect(await post(gateway(), wrong)).toEqual([200, null, ['BAD_INPUT']]);
  });

  it.each<[string, object, unknown[]]>([
    ['an unknown id', { documentId: sha256('x') }, [404, null, ['DOCUMENT_NOT_FOUND']]],
    [
      'the name of a property that every object has',
      { documentId: 'constructor' },
      [404, null, ['DOCUMENT_NOT_FOUND']],
    ],
    ['an unknown hash of Apollo’s', apollo('x'), [200, null, ['PERSISTED_QUERY_NOT_FOUND']]],
    ['an id that is none', { documentId: 7 }, [400, null, ['BAD_REQUEST']]],
    ['an id of an unknown version', { extensions: { persistedQuery: 'x' } }, [400, null, ['BAD_REQUEST']]],
    ['nothing', {}, [400, null, ['BAD_REQUEST']]],
    ['a document that the schema outgrew', { documentId: sha256(OLD) }, [200, null, ['INVALID_DOCUMENT']]],
  ])('refuses %s', async (_what, body, answer) => {
    expect(await post(gateway(), body)).toEqual(answer);
  });

  it('answers the REST paths', async () => {
    const response = await gateway().request('/chains/evm:10143/signer-keys');
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { data: { attestors: [], verifierKeys: [] } },
    ]);
  });

  it('says in its log which documents do not fit the schema', () => {
    const [line] = gateway().logs.filter((one) => one.includes('trusted documents'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ ids: [sha256(OLD)], count: 1 });
  });
});

describe('a gateway without a manifest', () => {
  let without: TestGateway;
  beforeAll(async () => {
    without = await startTestGateway({ database: open.database });
  });
  afterAll(() => without?.close());

  it.each(['application/json', 'application/graphql-response+json'])(
    'asks in the form of Apollo’s protocol for the text of a hash (%s)',
    async (accept) => {
      const { extensions } = apollo(LIST);
      const body = JSON.stringify({ extensions, variables: {} });
      const headers = { 'content-type': 'application/json', accept };
      const query = `extensions=${encodeURIComponent(JSON.stringify(extensions))}`;
      const responses = [
        await without.request('/graphql', { method: 'POST', headers, body }),
        await without.request(`/graphql?${query}`, { headers }),
      ];
      for (const response of responses) {
        const { errors } = (await response.json()) as Answer;
        const { message, extensions: facts } = errors?.[0] ?? {};
        expect([response.status, message, facts?.code]).toEqual([
          200,
          'PersistedQueryNotSupported',
          'PERSISTED_QUERY_NOT_SUPPORTED',
        ]);
      }
      expect(await post(without, { ...apollo(LIST), query: LIST })).toEqual(answered);
    },
  );

  it.each([
    ['an id that is none', { documentId: 7 }],
    ['a hash that is none', { extensions: { persistedQuery: { version: 1, sha256Hash: 7 } } }],
  ])('refuses %s as no request', async (_, body) => {
    expect(await post(without, body)).toEqual([400, null, ['BAD_REQUEST']]);
  });

  it('knows no id of a document, in a body or a query string, and says why', async () => {
    const id = sha256(LIST);
    const headers = { 'content-type': 'application/json' };
    for (const response of [
      await without.request('/graphql', { method: 'POST', headers, body: JSON.stringify({ documentId: id }) }),
      await without.request(`/graphql?documentId=${id}`),
    ]) {
      const { errors } = (await response.json()) as Answer;
      expect([response.status, errors?.[0]]).toMatchObject([
        404,
        {
          message: 'The service has no manifest of documents, so it knows no document by an id.',
          extensions: { code: 'DOCUMENT_NOT_FOUND', mend: expect.stringContaining('TRUSTED_DOCUMENTS') },
        },
      ]);
    }
  });
});

describe('a gateway that runs its manifest’s documents alone', () => {
  it.each<[string, object]>([
    ['another text', { query: '{ __typename }' }],
    ['a text that differs by a space', { query: `${LIST} ` }],
    ['the text that Apollo’s protocol sends after its hash', { query: '{ __typename }', ...apollo('{ __typename }') }],
    ['another text with a known id', { query: '{ __typename }', documentId: sha256(LIST) }],
    ['introspection', { query: '{ __schema { types { name } } }' }],
  ])('refuses %s', async (_, body) => {
    expect(await post(alone, body)).toEqual([403, null, ['DOCUMENT_NOT_TRUSTED']]);
  });

  it('refuses another text by GET, and a feed of one', async () => {
    const feed = { accept: 'text/event-stream' };
    for (const headers of [{ accept: 'application/json' }, feed]) {
      const response = await alone.request(`/graphql?query=${encodeURIComponent('{ __typename }')}`, { headers });
      expect(await response.text()).toContain('DOCUMENT_NOT_TRUSTED');
    }
  });

  it('opens a feed of its manifest', async () => {
    const token = await open.signIn(newWallet());
    const end = new AbortController();
    const response = await alone.post(
      { documentId: sha256(FEED) },
      { accept: 'text/event-stream', token, signal: end.signal },
    );
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    end.abort();
  });

  it('serves no editor', async () => {
    const page = await alone.request('/graphql', { headers: { accept: 'text/html' } });
    expect((await alone.request('/schema.graphql')).status).toBe(403);
    expect(await page.text()).not.toContain('<script');
  });
});

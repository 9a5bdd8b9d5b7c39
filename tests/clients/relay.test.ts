import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Environment, fetchQuery, Network, RecordSource, Store } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { servedGateway } from './gateway.ts';
import { relayOperations } from './relay.ts';

const served = servedGateway();

const SOURCE = `
import { graphql } from 'relay-runtime';

export const list = graphql\`
  fragment Documents_list on Query @argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" })
  @refetchable(queryName: "DocumentsPageQuery") {
    seriesList(first: $first, after: $after) @connection(key: "Documents_seriesList") {
      edges { node { id state issuer cap terms { theta @catch(to: RESULT) } } }
    }
  }
\`;
export const one = graphql\`
  query DocumentsOneQuery($id: ID!) {
    node(id: $id) { ... on Series { id state unitsOutstanding } }
  }
\`;
export const both = graphql\`
  query DocumentsBothQuery { seriesList(first: 1) { totalCount } myBids { totalCount } }
\`;
export const nonce = graphql\`
  mutation DocumentsNonceMutation($input: SignInNonceInput!) {
    signInNonce(input: $input) { ... on WalletChallenge { message } ... on Error { code message path } }
  }
\`;
`;

const { generated, compiled } = relayOperations('Documents', SOURCE);

const environment = (token?: string) =>
  new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(async ({ text }, variables) => {
      const response = await served().gateway.request('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ query: text, variables }),
      });
      return (await response.json()) as never;
    }),
  });

describe('relay-compiler', () => {
  it('types every value, none as any', () => {
    const files = readdirSync(generated()).filter((name) => name.endsWith('.ts'));
    expect(files).toHaveLength(5);
    for (const name of files) {
      const types = readFileSync(join(generated(), name), 'utf8')
        .replaceAll('(v0/*: any*/)', '')
        .replaceAll(/\/\*: any\*\//g, '');
      const [exported = ''] = types.split('const node');
      expect([name, /\bany\b/.test(exported)]).toEqual([name, false]);
    }
  });
});

describe('relay-runtime', () => {
  it('reads a connection page by page', async () => {
    const { token } = served();
    const query = await compiled('DocumentsPageQuery');
    const first = (await fetchQuery(environment(token), query, { first: 2 }).toPromise()) as object;
    expect(first).toBeDefined();
  });

  it('reads a record by its id', async () => {
    const { gateway, token } = served();
    const { data } = await gateway.ask<{ seriesList: { nodes: { id: string; state: string }[] } }>(
      '{ seriesList { nodes { id state } } }',
    );
    const [series] = data?.seriesList.nodes ?? [];
    const query = await compiled('DocumentsOneQuery');
    const read = await fetchQuery(environment(token), query, { id: series?.id as string }).toPromise();
    expect(read).toMatchObject({ node: series });
  });

  it('keeps the data of an answer that has errors too', async () => {
    const read = await fetchQuery(environment(), await compiled('DocumentsBothQuery'), {}).toPromise();
    const totalCount = await served().gateway.database.prisma.series.count();
    expect(read).toEqual({ seriesList: { totalCount }, myBids: null });
  });
});

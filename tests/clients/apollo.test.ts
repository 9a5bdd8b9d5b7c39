// The programs of the pages that need packages of this folder: they compile, and Apollo Client reads as docs/frontend.md sets it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { type DocumentNode, print } from 'graphql';
import { expect, it } from 'vitest';
import { newWallet, SIGN_IN_NONCE } from '../support/gateway.ts';
import { apolloOf } from './apollo.ts';
import { servedGateway } from './gateway.ts';
import { pagePrograms } from './pages.ts';

interface Listed {
  readonly seriesList: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly endCursor: string | null };
  };
}

const HERE = import.meta.dirname;
const served = servedGateway();
const pages = pagePrograms();

const createApolloClient = apolloOf(pages);
const clientOf = (token?: string) => createApolloClient(served().gateway.url, () => token, ApolloLink.empty());

it('compile with the strictest settings', () => {
  const compilerOptions = {
    ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, skipLibCheck: true, resolveJsonModule: true },
    ...{ module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom', 'dom.asynciterable'], types: ['node'] },
  };
  const files = pages.names;
  expect(files.length).toBeGreaterThan(4);
  writeFileSync(join(pages.folder(), 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const tsc = join(HERE, 'node_modules/typescript/bin/tsc');
  expect(spawnSync(process.execPath, [tsc, '-p', pages.folder()], { encoding: 'utf8' }).stdout).toBe('');
});

it('types a result by its document', async () => {
  const { statesOf } = await pages.importWith<{ statesOf(client: ApolloClient): Promise<readonly string[]> }>(
    'statesOf(',
  );
  const states = await served().gateway.database.prisma.series.findMany({ select: { state: true } });
  expect((await statesOf(clientOf())).length).toBe(states.length);
});

it('reads the data of an answer that has errors too', async () => {
  const query = gql`{ seriesList { totalCount } myBids { totalCount } }`;
  const { data, error } = await clientOf().query({ query });
  const totalCount = await served().gateway.database.prisma.series.count();
  expect(data).toMatchObject({ seriesList: { totalCount }, myBids: null });
  expect((error as { errors?: readonly object[] } | undefined)?.errors).toMatchObject([
    { path: ['myBids'], extensions: { code: 'UNAUTHENTICATED' } },
  ]);
});

it('sends the text where the gateway keeps no persisted queries, and no hash from then on', async () => {
  const bodies: string[] = [];
  const fetchAndNote: typeof fetch = (url, init) => {
    bodies.push(String(init?.body));
    return fetch(url, init);
  };
  const generateHash = (document: DocumentNode) => createHash('sha256').update(print(document)).digest('hex');
  const link = ApolloLink.from([
    new PersistedQueryLink({ generateHash }),
    new HttpLink({ uri: `${served().gateway.url}/graphql`, fetch: fetchAndNote }),
  ]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  for (const query of [gql`{ seriesList { totalCount } }`, gql`{ seriesList(first: 1) { totalCount } }`])
    expect((await client.query({ query, fetchPolicy: 'network-only' })).data).toBeTruthy();
  expect(bodies.map((body) => /"query"/.test(body))).toEqual([false, true, true]);
});

it('asks with the session’s token', async () => {
  const query = gql`{ viewer { account { id } } }`;
  expect((await clientOf().query({ query })).data).toEqual({ viewer: null });
  expect((await clientOf(served().token).query({ query })).data).toMatchObject({
    viewer: { account: { id: expect.any(String) } },
  });
});

it('reads a refusal by its interface', async () => {
  const mutation = gql`${SIGN_IN_NONCE}`;
  const { data } = await clientOf().mutate({
    mutation,
    variables: { input: { address: newWallet().address, chain: 'evm:1' } },
  });
  expect(data).toMatchObject({ signInNonce: { code: 'CHAIN_REFUSED', path: ['input', 'chain'] } });
});

it('reads the fields of an interface from its cache', async () => {
  const query = gql`{ seriesList(first: 1) { edges { node { ... on Node { id } } } } }`;
  const client = clientOf();
  await client.query({ query });
  expect(client.readQuery<Listed>({ query })?.seriesList.edges[0]?.node.id).toEqual(expect.any(String));
});

it('joins the pages of a list, each filter’s on its own', async () => {
  const client = clientOf();
  const query = gql`query ($after: String, $state: SeriesState) {
    seriesList(first: 1, after: $after, state: $state) { edges { node { id } } pageInfo { hasNextPage endCursor } }
  }`;
  const pages = client.watchQuery<Listed>({ query, variables: {} });
  const { data: first } = await client.query<Listed>({ query, variables: {} });
  await client.query({ query, variables: { state: 'FAILED' } });
  const subscription = pages.subscribe({});
  await pages.fetchMore({ variables: { after: first?.seriesList.pageInfo.endCursor } });
  const ids = client.readQuery<Listed>({ query, variables: {} })?.seriesList.edges.map(({ node }) => node.id);
  expect(new Set(ids).size).toBe(2);
  expect(ids?.[0]).toBe(first?.seriesList.edges[0]?.node.id);
  subscription.unsubscribe();
});

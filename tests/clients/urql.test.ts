import { Client, fetchExchange, gql } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';
import { expect, it } from 'vitest';
import { newWallet, SIGN_IN, SIGN_IN_NONCE, TEST_CHAIN } from '../support/gateway.ts';
import { servedGateway } from './gateway.ts';

const served = servedGateway();

function clientOf(token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return new Client({
    url: `${served().gateway.url}/graphql`,
    preferGetMethod: false,
    fetchOptions: { headers },
    exchanges: [fetchExchange],
  });
}

it('reads the data of an answer that has errors too', async () => {
  const query = gql`{ seriesList { totalCount } myBids { totalCount } }`;
  const { data, error } = await clientOf().query(query, {});
  const totalCount = await served().gateway.database.prisma.series.count();
  expect(data).toEqual({ seriesList: { totalCount }, myBids: null });
  expect(error?.graphQLErrors.map(({ extensions, path }) => [extensions.code, path])).toEqual([
    ['UNAUTHENTICATED', ['myBids']],
  ]);
});

it('sends the text where the gateway keeps no persisted queries, and no hash from then on', async () => {
  const bodies: string[] = [];
  const client = new Client({
    url: `${served().gateway.url}/graphql`,
    preferGetMethod: false,
    exchanges: [persistedExchange({ preferGetForPersistedQueries: false }), fetchExchange],
    fetch: (url, init) => {
      bodies.push(String(init?.body));
      return fetch(url, init);
    },
  });
  for (const query of [gql`{ seriesList { totalCount } }`, gql`{ seriesList(first: 1) { totalCount } }`])
    expect((await client.query(query, {})).error).toBeUndefined();
  expect(bodies.map((body) => /"query"/.test(body))).toEqual([false, true, true]);
});

it('signs in, and reads what the session may', async () => {
  const wallet = newWallet();
  const client = clientOf();
  const issued = await client.mutation(gql`${SIGN_IN_NONCE}`, {
    input: { address: wallet.address, chain: TEST_CHAIN },
  });
  const { message } = issued.data.signInNonce;
  const input = { idempotencyKey: crypto.randomUUID(), message, signature: await wallet.sign(message) };
  const opened = await client.mutation(gql`${SIGN_IN}`, { input });
  const mine = await clientOf(opened.data.signIn.token).query(gql`{ myBids { totalCount nodes { id } } }`, {});
  expect([mine.data, mine.error]).toEqual([{ myBids: { totalCount: 0, nodes: [] } }, undefined]);
});

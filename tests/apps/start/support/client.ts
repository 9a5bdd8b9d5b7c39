import { randomUUID } from 'node:crypto';
import { mutationDocument } from '../../../../src/apps/demo/steps/actor.ts';
import {
  type Answer,
  SIGN_IN,
  SIGN_IN_NONCE,
  TEST_CHAIN,
  type TestGateway,
  type TestWallet,
} from '../../../support/gateway.ts';

/** What a mutation answered: its payload, or why it was refused. */
export type Done = Readonly<Record<string, unknown>> & { readonly code?: string };

/** A gateway in another process, by its address. */
export interface Client extends Pick<TestGateway, 'request' | 'ask'> {
  /** Runs a mutation; answers what `selection` asks of its payload, or the refusal. */
  act(token: string, mutation: string, selection: string, input: object): Promise<Done>;
  /** Runs one that builds a transaction. */
  build(token: string, mutation: string, input: object): Promise<Done>;
  signIn(wallet: TestWallet, chain?: string): Promise<string>;
}

const TRANSACTION = '... on TransactionPayload { transaction { ... on EvmTransaction { id request { to data } } } }';

export function clientOf(url: string): Client {
  const request: Client['request'] = (path, init) => fetch(`${url}${path}`, init);
  async function ask<T>(query: string, variables: object = {}, token?: string): Promise<Answer<T>> {
    const response = await request('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer<T>;
  }
  const act: Client['act'] = async (token, mutation, selection, input) => {
    const answer = await ask<Readonly<Record<string, Done>>>(
      mutationDocument(mutation, selection, '... on Error { code }'),
      { input: { idempotencyKey: randomUUID(), ...input } },
      token,
    );
    const done = answer.data?.[mutation];
    if (!done) throw new Error(JSON.stringify(answer.errors));
    return done;
  };
  return {
    request,
    ask: ask as Client['ask'],
    act,
    build: (token, mutation, input) => act(token, mutation, TRANSACTION, input),
    async signIn(wallet, chain = TEST_CHAIN) {
      const nonce = { address: wallet.address, chain };
      const issued = await ask<{ signInNonce: { message: string } }>(SIGN_IN_NONCE, { input: nonce });
      const message = issued.data?.signInNonce.message;
      if (message === undefined) throw new Error(`no message to sign: ${JSON.stringify(issued)}`);
      const signature = await wallet.sign(message);
      const opened = await ask<{ signIn: { token?: string } }>(SIGN_IN, {
        input: { idempotencyKey: randomUUID(), message, signature },
      });
      const token = opened.data?.signIn.token;
      if (token === undefined) throw new Error(`no session: ${JSON.stringify(opened)}`);
      return token;
    },
  };
}

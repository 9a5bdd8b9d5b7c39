import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import type { Exchange } from '../http/exchange.ts';
import { ExchangeEnd } from '../http/exchange-end.ts';
import { createSharedStreams, STREAM_PATH, STREAM_TOKEN } from './shared-streams.ts';

interface Sent {
  readonly token?: string;
  readonly account?: string;
  readonly address?: string;
}

/** An exchange of the stream path, with its response, and a function that disconnects the client. */
function createExchange(method: string, { token, account, address = '' }: Sent) {
  const response = { status: 0, body: '' };
  const closed = new ExchangeEnd();
  const res = Object.assign(new EventEmitter(), {
    writeHead(status: number) {
      response.status = status;
      return res;
    },
    write: () => true,
    end(body = '') {
      response.body = String(body);
      return res;
    },
  });
  const headers = { [STREAM_TOKEN]: token, authorization: account };
  const req = { headers } as unknown as IncomingMessage;
  const facts = {};
  const exchange = {
    req,
    res: res as unknown as ServerResponse,
    path: STREAM_PATH,
    method,
    facts,
    closed,
    quota: { address },
  };
  return { exchange: exchange as unknown as Exchange, response, leave: () => closed.abort() };
}

const overloaded = expect.objectContaining({ code: 'OVERLOADED', detail: { retryAfterSeconds: 10 } });

/** Streams, and a function that reserves one and opens it. */
function createStreams() {
  const streams = createSharedStreams({
    graphql: { fetch: async () => new Response() },
    contexts: { accountOf: async (account) => account },
    addFeed: () => {},
    bodyBytes: 1,
  });
  const send = async (method: string, sent: Sent) => {
    const exchange = createExchange(method, sent);
    await streams(exchange.exchange);
    return exchange;
  };
  async function open(sent: Sent) {
    const { response } = await send('PUT', sent);
    const stream = await send('GET', { ...sent, token: response.body });
    expect(stream.response.status).toBe(200);
    return stream.leave;
  }
  return { send, open };
}

it.each<[string, number, (i: number) => Sent, Sent, Sent]>([
  ['an address', 50, () => ({ address: 'a' }), { address: 'a' }, { address: 'b' }],
  ['an address with accounts', 250, (i) => ({ address: 'a', account: `${i}` }), { address: 'a' }, { address: 'b' }],
  [
    'an account',
    16,
    (i) => ({ address: `${i}`, account: 'a' }),
    { address: 'b', account: 'a' },
    { address: 'b', account: 'b' },
  ],
  ['nobody', 500, (i) => ({ address: `${i}` }), { address: 'b' }, { address: 'b', account: 'b' }],
  ['all together', 1_000, (i) => ({ address: `${i}`, account: `${i}` }), { address: 'b', account: 'b' }, {}],
])(
  'holds the share of %s: %i streams, and another one after a client has left',
  async (_, most, taker, next, other) => {
    const { send, open } = createStreams();
    const leaves: (() => void)[] = [];
    for (let i = 0; i < most; i++) leaves.push(await open(taker(i)));
    const { response } = await send('PUT', { address: 'elsewhere', account: 'elsewhere' }).catch(() => ({
      response: null,
    }));
    await expect(send('PUT', next)).rejects.toThrowError(overloaded);
    if (response !== null) {
      await expect(send('GET', { ...next, token: response.body })).rejects.toThrowError(overloaded);
      leaves.push(await open(other));
    }
    leaves[0]?.();
    leaves.push(await open(next));
    for (const leave of leaves) leave();
  },
);

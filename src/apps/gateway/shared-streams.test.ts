import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import type { Exchange } from './exchange.ts';
import { ExchangeEnd } from './exchange-end.ts';
import { createSharedStreams, STREAM_PATH, STREAM_TOKEN } from './shared-streams.ts';

/** An exchange of the stream path, with its response, and a function that disconnects the client. */
function createExchange(method: string, token?: string) {
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
  const req = { headers: token === undefined ? {} : { [STREAM_TOKEN]: token } } as unknown as IncomingMessage;
  const facts = {};
  const exchange = {
    req,
    res: res as unknown as ServerResponse,
    path: STREAM_PATH,
    method,
    facts,
    closed,
  };
  return { exchange: exchange as unknown as Exchange, response, leave: () => closed.abort() };
}

it('holds 1,000 streams open, and another one after a client has left', async () => {
  const streams = createSharedStreams({
    graphql: { fetch: async () => new Response() },
    addFeed: () => {},
    bodyBytes: 1,
  });
  async function open() {
    const reservation = createExchange('PUT');
    await streams(reservation.exchange);
    const stream = createExchange('GET', reservation.response.body);
    await streams(stream.exchange);
    return stream;
  }
  const openStreams = [];
  for (let i = 0; i < 1_000; i++) openStreams.push(await open());
  expect(new Set(openStreams.map(({ response }) => response.status))).toEqual(new Set([200]));
  const refusal = await open();
  expect([refusal.response.status, refusal.response.body]).toEqual([503, expect.stringContaining('OVERLOADED')]);
  openStreams[0]?.leave();
  const next = await open();
  expect(next.response.status).toBe(200);
  for (const { leave } of [...openStreams, next]) leave();
});

import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import type { Exchange } from './exchange.ts';
import { ExchangeEnd } from './exchange-end.ts';
import { createSharedStreams, STREAM_PATH, STREAM_TOKEN } from './shared-streams.ts';

/** A request to the path, and what it was answered. */
function asked(method: string, token?: string) {
  const sent = { status: 0, body: '' };
  const closed = new ExchangeEnd();
  const res = Object.assign(new EventEmitter(), {
    writeHead(status: number) {
      sent.status = status;
      return res;
    },
    write: () => true,
    end(body = '') {
      sent.body = String(body);
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
  return { exchange: exchange as unknown as Exchange, sent, leave: () => closed.abort() };
}

it('holds 1,000 streams open, and another one once a client has left', async () => {
  const streams = createSharedStreams({
    graphql: { fetch: async () => new Response() },
    addFeed: () => {},
    bodyBytes: 1,
  });
  async function open() {
    const reserved = asked('PUT');
    await streams(reserved.exchange);
    const opened = asked('GET', reserved.sent.body);
    await streams(opened.exchange);
    return opened;
  }
  const opened = [];
  for (let i = 0; i < 1_000; i++) opened.push(await open());
  expect(new Set(opened.map(({ sent }) => sent.status))).toEqual(new Set([200]));
  const refused = await open();
  expect([refused.sent.status, refused.sent.body]).toEqual([503, expect.stringContaining('OVERLOADED')]);
  opened[0]?.leave();
  const next = await open();
  expect(next.sent.status).toBe(200);
  for (const { leave } of [...opened, next]) leave();
});

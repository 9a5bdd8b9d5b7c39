import { expect, it, vi } from 'vitest';
import { activityFeed } from '../support/feed.ts';
import { startTestGateway } from '../support/gateway.ts';

const SERIES = `0x${'11'.repeat(32)}`;

it('a gateway that stops says so, answers for a while, and ends its feeds with complete', async () => {
  const gateway = await startTestGateway({ times: { drainMs: 1_500 } });
  const feed = await gateway.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: activityFeed(SERIES) }),
  });
  let closed = false;
  const closing = gateway.close().then(() => {
    closed = true;
  });
  const ready = await gateway.request('/ready');
  expect([ready.status, await ready.json(), ready.headers.get('connection')]).toEqual([503, { ready: false }, 'close']);
  expect((await gateway.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
  expect(closed).toBe(false);
  expect(await feed.text()).toContain('event: complete');
  await closing;
  await vi.waitFor(() => expect(gateway.request('/ready')).rejects.toThrow());
});

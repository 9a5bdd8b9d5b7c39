import { expect, it } from 'vitest';
import { createFeedLimit } from './feed-limit.ts';

it('counts an account’s feeds, and gives each back once', () => {
  const limit = createFeedLimit({ account: 2, anonymous: 2, address: 2 });
  const leave = limit.enter('a');
  limit.enter('a');
  expect(() => limit.enter('a')).toThrowError(expect.objectContaining({ code: 'FEED_LIMIT' }));
  limit.enter('b');
  leave();
  leave();
  limit.enter('a');
  expect(() => limit.enter('a')).toThrowError(expect.objectContaining({ code: 'FEED_LIMIT' }));
});

it('counts those of nobody together and by address, and separately from any account’s', () => {
  const limit = createFeedLimit({ account: 1, anonymous: 3, address: 2 });
  limit.enter('a');
  const full = expect.objectContaining({ code: 'FEED_LIMIT' });
  const leave = limit.enter(null, '192.0.2.1');
  limit.enter(null, '192.0.2.1');
  expect(() => limit.enter(null, '192.0.2.1')).toThrowError(full);
  limit.enter(null, '192.0.2.2');
  expect(() => limit.enter(null, '192.0.2.3')).toThrowError(full);
  limit.enter('b');
  leave();
  limit.enter(null, '192.0.2.3');
});

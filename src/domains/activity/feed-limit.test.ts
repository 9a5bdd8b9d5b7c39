import { expect, it } from 'vitest';
import { createFeedLimit } from './feed-limit.ts';

it('counts an account’s feeds, and gives each back once', () => {
  const limit = createFeedLimit(2);
  const leave = limit.enter('a');
  limit.enter('a');
  expect(() => limit.enter('a')).toThrowError(expect.objectContaining({ code: 'FEED_LIMIT' }));
  limit.enter('b');
  leave();
  leave();
  limit.enter('a');
  expect(() => limit.enter('a')).toThrowError(expect.objectContaining({ code: 'FEED_LIMIT' }));
});

it('counts those of nobody together, and separately from any account’s', () => {
  const limit = createFeedLimit(1, 2);
  limit.enter('a');
  const leave = limit.enter(null);
  limit.enter(null);
  expect(() => limit.enter(null)).toThrowError(expect.objectContaining({ code: 'FEED_LIMIT' }));
  limit.enter('b');
  leave();
  limit.enter(null);
});

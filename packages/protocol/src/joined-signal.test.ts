import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { joinSignals } from './joined-signal.ts';

it('joins signals until it is released, by one listener of each, and leaves none behind', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const listeners = () => [first, second].map(({ signal }) => getEventListeners(signal, 'abort').length);
  const released = joinSignals(first.signal, undefined, second.signal);
  const joined = joinSignals(first.signal, second.signal);
  expect(listeners()).toEqual([1, 1]);
  released.release();
  expect(listeners()).toEqual([1, 1]);
  second.abort('over');
  expect([joined.signal.reason, listeners()]).toEqual(['over', [0, 0]]);
  expect(released.signal.aborted).toBe(false);
  expect([joinSignals(first.signal, second.signal).signal.reason, listeners()]).toEqual(['over', [0, 0]]);
});

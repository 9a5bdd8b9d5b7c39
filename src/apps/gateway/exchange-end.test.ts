import { expect, it } from 'vitest';
import { ExchangeEnd } from './exchange-end.ts';

it('calls its listeners once, in their order, and none that was removed', () => {
  const [end, calls]: [ExchangeEnd, string[]] = [new ExchangeEnd(), []];
  const removed = () => calls.push('removed');
  end.addEventListener('abort', () => calls.push('first'));
  end.addEventListener('abort', removed);
  end.addEventListener('abort', () => calls.push('second'));
  end.removeEventListener('abort', removed);
  expect(end.aborted).toBe(false);
  end.abort();
  end.abort();
  expect(end.aborted).toBe(true);
  expect(calls).toEqual(['first', 'second']);
});

it.each(['before', 'after'])('aborts a signal that is made %s it', (order) => {
  const end = new ExchangeEnd();
  const before = order === 'before' ? end.signal : undefined;
  expect(before?.aborted ?? false).toBe(false);
  end.abort();
  expect((before ?? end.signal).aborted).toBe(true);
  expect(end.signal).toBe(before ?? end.signal);
});

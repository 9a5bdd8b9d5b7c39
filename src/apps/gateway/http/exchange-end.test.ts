import { expect, it } from 'vitest';
import { ExchangeEnd } from './exchange-end.ts';

it('calls its listeners once and in their order, and no removed one', () => {
  const [end, calls]: [ExchangeEnd, string[]] = [new ExchangeEnd(), []];
  const removedListener = () => calls.push('removed');
  end.addEventListener('abort', () => calls.push('first'));
  end.addEventListener('abort', removedListener);
  end.addEventListener('abort', () => calls.push('second'));
  end.removeEventListener('abort', removedListener);
  expect(end.aborted).toBe(false);
  end.abort();
  end.abort();
  expect(end.aborted).toBe(true);
  expect(calls).toEqual(['first', 'second']);
});

it.each(['before', 'after'])('aborts a signal that is created %s it', (order) => {
  const end = new ExchangeEnd();
  const earlySignal = order === 'before' ? end.signal : undefined;
  expect(earlySignal?.aborted ?? false).toBe(false);
  end.abort();
  expect((earlySignal ?? end.signal).aborted).toBe(true);
  expect(end.signal).toBe(earlySignal ?? end.signal);
});

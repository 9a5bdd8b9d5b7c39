import { describe, expect, it } from 'vitest';
import { createAbortable } from './abortable.ts';

describe('an abortable iterator', () => {
  it('ends at once while its generator waits for a value that never comes', async () => {
    let ended = false;
    const iterator = createAbortable(async function* (signal): AsyncGenerator<number> {
      try {
        yield 1;
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      } finally {
        ended = true;
      }
    });
    expect(await iterator.next()).toEqual({ value: 1, done: false });
    const waiting = iterator.next();
    await iterator.return?.();
    expect(await waiting).toEqual({ value: undefined, done: true });
    expect(ended).toBe(true);
  });
});

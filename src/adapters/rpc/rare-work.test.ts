import { expect, it, vi } from 'vitest';
import { createRareWork } from './rare-work.ts';

it('runs as much at once as there are places, in the order of arrival, and refuses what waits too long', async () => {
  vi.useFakeTimers();
  try {
    const inPlace = createRareWork({ count: 2, waitMs: 2_000 });
    const started: string[] = [];
    const ends = new Map<string, (failed: boolean) => void>();
    const run = (name: string) =>
      inPlace(() => {
        started.push(name);
        return new Promise<string>((resolve, reject) => {
          ends.set(name, (failed) => (failed ? reject(new Error(name)) : resolve(name)));
        });
      }).catch((error: { readonly code?: string; readonly detail?: unknown }) => error.detail ?? 'failed');
    const all = ['a', 'b', 'c', 'd', 'e'].map(run);
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a', 'b']);
    ends.get('a')?.(true);
    ends.get('b')?.(false);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    await vi.advanceTimersByTimeAsync(1);
    ends.get('c')?.(false);
    ends.get('d')?.(false);
    expect(await Promise.all(all)).toEqual(['failed', 'b', 'c', 'd', { retryAfterSeconds: 2 }]);
    void run('f');
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a', 'b', 'c', 'd', 'f']);
  } finally {
    vi.useRealTimers();
  }
});

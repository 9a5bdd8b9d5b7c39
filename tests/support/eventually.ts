import { vi } from 'vitest';

/** Resolves once a check passes, which a busy machine may take its time for. */
export const eventually = <T>(check: () => T | Promise<T>, { interval = 20 } = {}): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval });

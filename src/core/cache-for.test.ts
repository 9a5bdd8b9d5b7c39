import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheFor } from './cache-for.ts';

afterEach(() => void vi.restoreAllMocks());

describe('A cache', () => {
  it('keeps a result for its time and an error for its shorter time, and calls once for all who ask meanwhile', async () => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
    const read = cacheFor(40, load, 10);
    const asks = [read(), read()];
    await expect(Promise.allSettled(asks)).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    time = 9;
    await expect(read()).rejects.toThrow('away');
    expect(load).toHaveBeenCalledTimes(1);
    time = 10;
    expect(await read()).toBe('here');
    time = 49;
    expect(await read()).toBe('here');
    expect(load).toHaveBeenCalledTimes(2);
    time = 50;
    await read();
    expect(load).toHaveBeenCalledTimes(3);
  });
});

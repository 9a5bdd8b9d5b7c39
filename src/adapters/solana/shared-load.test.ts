import { describe, expect, it } from 'vitest';
import { createSharedLoad } from './shared-load.ts';

function counted(most = 10) {
  const loads: (readonly number[])[] = [];
  const shared = createSharedLoad<number, readonly number[]>(most, async (keys) => {
    loads.push(keys);
    if (keys.includes(13)) throw new Error('unlucky');
    return keys;
  });
  return { loads, shared };
}

describe('a shared load', () => {
  it('loads what all work under way asks for in one go, each key once', async () => {
    const { loads, shared } = counted();
    const answers = await Promise.all([
      shared.run((load) => load([1, 2])),
      shared.run(async (load) => {
        await new Promise((resolve) => setImmediate(resolve)); // busy for a while
        return load([2, 3]);
      }),
      shared.run(async () => 'loads nothing'),
    ]);
    expect(loads).toEqual([[1, 2, 3]]);
    expect(answers).toEqual([[1, 2, 3], [1, 2, 3], 'loads nothing']);
  });

  it('loads again for work that goes on', async () => {
    const { loads, shared } = counted();
    const twice = shared.run(async (load) => {
      await load([1]);
      return load([1, 2]);
    });
    await Promise.all([twice, shared.run((load) => load([5]))]);
    expect(loads).toEqual([
      [1, 5],
      [1, 2],
    ]);
  });

  it('takes as many goes as its limit asks for, and one for work that is beyond it alone', async () => {
    const { loads, shared } = counted(3);
    const many = [1, 2, 3, 4, 5];
    await Promise.all([[1, 2], [3, 4], [2, 5], many].map((keys) => shared.run((load) => load(keys))));
    expect(loads).toEqual([[1, 2, 5], [3, 4], many]);
  });

  it('fails for those whose load failed, and goes on', async () => {
    const { loads, shared } = counted(2);
    const [good, bad] = await Promise.allSettled([
      shared.run((load) => load([1, 2])),
      shared.run((load) => load([13])),
    ]);
    expect([good.status, bad.status]).toEqual(['fulfilled', 'rejected']);
    expect(await shared.run((load) => load([7]))).toEqual([7]);
    expect(loads).toHaveLength(3);
  });

  it('goes on after work that fails without loading', async () => {
    const { shared } = counted();
    const failing = shared.run(async () => {
      throw new Error('before it loads');
    });
    await expect(failing).rejects.toThrow('before');
    expect(await shared.run((load) => load([4]))).toEqual([4]);
  });

  it('does not wait for long for work that is busy', async () => {
    const { loads, shared } = counted();
    let finish = () => {};
    const slow = shared.run(() => new Promise<void>((resolve) => (finish = resolve)));
    expect(await shared.run((load) => load([1]))).toEqual([1]);
    finish();
    await slow;
    expect(loads).toEqual([[1]]);
  });
});

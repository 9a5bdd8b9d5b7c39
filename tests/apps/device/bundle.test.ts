import { describe, expect, it } from 'vitest';
import { bundleForBrowser, bundleSize, isBuiltin } from './bundle.ts';

describe('the device package', () => {
  it('bundles for a browser with no module of Node', async () => {
    const { code, externals } = await bundleForBrowser('src/apps/device/index.ts');
    // the HPKE library asks Node 18 and older, which have no global `crypto`, for theirs: a browser never comes there
    const fallback = { from: /^node_modules\/@hpke\/common\//, path: 'crypto', kind: 'dynamic-import' };
    const others = externals.filter(
      ({ from, path, kind }) => !(fallback.from.test(from) && path === fallback.path && kind === fallback.kind),
    );
    expect(others.filter(({ path }) => isBuiltin(path))).toEqual([]);
    expect(code).not.toMatch(/(?:from|require\(|import\()\s*["']node:/);
  });

  it('is at most 1 MiB, the prover and all', async () => {
    const size = await bundleSize('src/apps/device/index.ts');
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThan(1024 * 1024);
  });

  it('contains no part of a server', async () => {
    const { inputs } = await bundleForBrowser('src/apps/device/index.ts');
    const ours = inputs.filter((path) => path.startsWith('src/'));
    const allowed =
      /^src\/(core\/|apps\/device\/|apps\/client\/exchange\.|adapters\/(prover|zktls)\/|domains\/zktls\/claim)/;
    expect(ours.filter((path) => !allowed.test(path))).toEqual([]);
    expect(inputs.filter((path) => /node_modules\/(pg|@prisma|graphql|viem|pino)\//.test(path))).toEqual([]);
  });
});

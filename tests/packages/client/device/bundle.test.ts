import { describe, expect, it } from 'vitest';
import { bundleForBrowser, bundleSize, isBuiltin } from './bundle.ts';

/** All that a page may load of the client. */
const WHOLE = 'tests/packages/client/device/whole.ts';

describe('the client', () => {
  it('bundles for a browser with no module of Node', async () => {
    const { code, externals } = await bundleForBrowser(WHOLE);
    // the HPKE library asks Node 18 and older, which have no global `crypto`, for theirs: a browser never comes there
    const fallback = { from: /^node_modules\/@hpke\/common\//, path: 'crypto', kind: 'dynamic-import' };
    const others = externals.filter(
      ({ from, path, kind }) => !(fallback.from.test(from) && path === fallback.path && kind === fallback.kind),
    );
    expect(others.filter(({ path }) => isBuiltin(path))).toEqual([]);
    expect(code).not.toMatch(/(?:from|require\(|import\()\s*["']node:/);
  });

  it('is at most 1 MiB, the prover and all', async () => {
    const size = await bundleSize(WHOLE);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThan(1024 * 1024);
  });

  it('contains no part of a server', async () => {
    const { inputs } = await bundleForBrowser(WHOLE);
    const ours = inputs.filter((path) => !path.startsWith('node_modules/') && path !== WHOLE);
    const allowed =
      /^(packages\/(client|protocol)\/src\/|src\/(adapters\/(prover|zktls)\/|adapters\/http\/exchange\.|domains\/account\/model\/))/;
    expect(ours.filter((path) => !allowed.test(path))).toEqual([]);
    expect(inputs.filter((path) => /node_modules\/(pg|@prisma|graphql|viem|pino)\//.test(path))).toEqual([]);
  });
});

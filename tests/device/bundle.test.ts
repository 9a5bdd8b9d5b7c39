import { describe, expect, it } from 'vitest';
import { bundleForBrowser, isBuiltin } from './bundle.ts';

describe('the device package', () => {
  it('bundles for a browser with no module of Node', async () => {
    const { code, externals } = await bundleForBrowser('src/apps/device/index.ts');
    expect(externals.filter(isBuiltin)).toEqual([]);
    expect(code).not.toMatch(/(?:from|require\(|import\()\s*["']node:/);
  });

  it('contains no part of a server', async () => {
    const { inputs } = await bundleForBrowser('src/apps/device/index.ts');
    const ours = inputs.filter((path) => path.startsWith('src/'));
    const allowed = /^src\/(core\/|apps\/device\/|adapters\/(prover|zktls)\/|domains\/attestation\/claim)/;
    expect(ours.filter((path) => !allowed.test(path))).toEqual([]);
    expect(inputs.filter((path) => /node_modules\/(pg|@prisma|graphql|viem|pino)\//.test(path))).toEqual([]);
  });
});

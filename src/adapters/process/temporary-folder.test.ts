import { afterEach, expect, it, vi } from 'vitest';
import { startAnvil } from '../../apps/devnet/anvil.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['/nowhere/at/all', '/dev/null'])('a temporary folder that cannot be written is named: %s', async (folder) => {
  vi.stubEnv('TMPDIR', folder);
  const sentence = `the temporary folder ${folder} cannot be written`;
  const named = { name: 'SetupError', message: expect.stringMatching(`^${sentence} .*set TMPDIR to another one$`) };
  expect(() => makeTemporaryFolder('x-')).toThrow(sentence);
  await expect(startAnvil()).rejects.toMatchObject(named);
});

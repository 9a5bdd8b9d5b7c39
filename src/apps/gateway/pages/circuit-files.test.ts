import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { AppError } from '@income-series/protocol/errors/app-error';
import { describe, expect, it } from 'vitest';
import { folderForTest } from '../../../../tests/support/for-file.ts';
import { PINNED_SETUP } from '../../../adapters/prover/index.ts';
import { createCircuitFiles } from './circuit-files.ts';

describe('the circuit’s files', () => {
  it('are found by their hashes, compressed, and cached for ever', async () => {
    const files = createCircuitFiles(PINNED_SETUP);
    for (const hash of Object.values(PINNED_SETUP.hashes)) {
      const file = await files(`/circuit/${hash}`);
      expect(file?.headers['cache-control']).toContain('immutable');
      const bytes = gunzipSync(file?.body ?? Buffer.of());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
    }
    expect(files(`/circuit/${'0'.repeat(64)}`)).toBeUndefined();
    expect(files('/circuit/../package.json')).toBeUndefined();
  });

  it('are refused if they were replaced since the start, and read again at the next request', async () => {
    const folder = folderForTest('circuit-');
    const file = pathToFileURL(join(folder, 'verification_key.json'));
    const content = '{}';
    const verificationKey = createHash('sha256').update(content).digest('hex');
    const files = createCircuitFiles({ ...PINNED_SETUP, file, hashes: { ...PINNED_SETUP.hashes, verificationKey } });
    writeFileSync(file, 'other');
    await expect(files(`/circuit/${verificationKey}`)).rejects.toEqual(new AppError('CIRCUIT_FILE_MISMATCH'));
    writeFileSync(file, content);
    expect(gunzipSync((await files(`/circuit/${verificationKey}`))?.body ?? Buffer.of()).toString()).toBe(content);
  });
});

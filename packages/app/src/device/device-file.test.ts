import { MOST_FILE_BYTES } from '@income-series/client/bidder';
import { expect, it } from 'vitest';
import { openDeviceFile } from './device-file.ts';

it('reads nothing of a file that is too large for one of a device', async () => {
  const file = { size: MOST_FILE_BYTES + 1, text: () => Promise.reject(new Error('it was read')) } as Blob;
  await expect(openDeviceFile('an account', file, 'a long passphrase')).rejects.toMatchObject({
    code: 'OPENINGS_INVALID',
  });
});

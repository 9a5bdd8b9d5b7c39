import { describe, expect, it } from 'vitest';
import { createDeviceSecret, openBackup, sealBackup, sealBid } from './functions.ts';

const seriesKey = `0x${'5e'.repeat(32)}` as const;
const wallet = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

describe('a backup that the device made', () => {
  it('opens with the device secret and what the gateway answers with it, and with nothing else', async () => {
    const secret = createDeviceSecret();
    const { opening, commitment } = sealBid({ price: 1_000_000n, quantity: 25n, wallet });
    const backup = await sealBackup(secret, { seriesKey, window: 0, opening });
    const saved = { seriesKey, window: 0, wallet, commitment, backup } as const;
    expect(await openBackup(secret, saved)).toEqual(opening);
    const other = sealBid({ price: 1_000_000n, quantity: 25n, wallet });
    for (const change of [{ window: 2 }, { commitment: other.commitment }, { seriesKey: other.commitment }])
      await expect(openBackup(secret, { ...saved, ...change })).rejects.toMatchObject({ code: 'BACKUP_UNOPENED' });
    await expect(openBackup(createDeviceSecret(), saved)).rejects.toMatchObject({ code: 'BACKUP_UNOPENED' });
  });

  it('takes a fresh nonce each time', async () => {
    const secret = createDeviceSecret();
    const { opening } = sealBid({ price: 1n, quantity: 1n, wallet });
    const texts = await Promise.all(
      Array.from({ length: 50 }, () => sealBackup(secret, { seriesKey, window: 0, opening })),
    );
    expect(new Set(texts.map((text) => JSON.parse(text).nonce)).size).toBe(50);
  });
});

// Runs in the page of browser.test.ts: seals a bid and its backup, and opens the backup again.
import { createDeviceSecret, openBackup, sealBackup, sealBid } from '@income-series/client';

const SERIES = `0x${'5c'.repeat(32)}` as const;
const WALLET = `0x${'7e'.repeat(20)}` as const;
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function backUpHere(): Promise<object> {
  const secret = createDeviceSecret();
  const { opening, commitment } = sealBid({ price: 12_000_000n, quantity: 50n, wallet: WALLET });
  const place = { seriesKey: SERIES, window: 4 };
  const backup = await sealBackup(secret, { ...place, opening });
  const saved = { ...place, wallet: opening.wallet, commitment, backup };
  const { salt } = await openBackup(secret, saved);
  return { saved, secret: hex(secret), salt, same: salt === opening.salt };
}

const send = (body: object): Promise<unknown> => fetch('/result', { method: 'POST', body: JSON.stringify(body) });

backUpHere().then(send, (error: unknown) => send({ error: String(error) }));

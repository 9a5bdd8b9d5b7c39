import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BidOpening, bidCommitment } from '../bid.ts';
import { toHex } from '../bytes.ts';
import type { Hex } from '../hex.ts';
import { type BackupOf, type BackupPlace, checkBackup, openBackup, sealBackup } from './index.ts';

const word = (byte: string): Hex => `0x${byte.repeat(32)}`;
const WALLET = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const secret = new Uint8Array(32).fill(1);
const nonce = Uint8Array.from({ length: 12 }, (_, i) => i);
const opening: BidOpening = { price: 1_000_000n, quantity: 25n, salt: word('44'), wallet: WALLET };
const bid: BackupOf = { seriesKey: word('11'), window: 0, opening };
const placeOf = ({ opening: of, ...where }: BackupOf): BackupPlace => ({
  ...where,
  wallet: of.wallet,
  commitment: bidCommitment(of),
});
const unopened = expect.objectContaining({ code: 'BACKUP_UNOPENED' });

const uint256 = fc.bigInt(0n, (1n << 256n) - 1n);
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const hex = (length: number) => bytes(length).map(toHex);
const anyBid = fc.record<BackupOf>({
  seriesKey: hex(32),
  window: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  opening: fc.record({
    price: uint256,
    quantity: uint256,
    salt: hex(32),
    wallet: fc.oneof(hex(20), hex(32)),
  }),
});

describe('a reveal backup', () => {
  // Made by another implementation (Python's cryptography, over OpenSSL) from the format's page.
  it.each<[string, Uint8Array, BackupOf, Uint8Array, string]>([
    [
      'of a bid',
      secret,
      bid,
      nonce,
      '{"v":1,"nonce":"AAECAwQFBgcICQoL","ciphertext":"FdokU5im7MPJwhbd81v9Six4aCAbY7Vf9BzG9LbC0Kdn-qfvcvIvhR5oGnO8EtJcNVxFoN0FF5f5rqGmf1758pYshsF0lrkfg9DoTU7cBWOorE7q2a7MetU70omOLNLhS9lVwvkHN0WngGNS_-orJw"}',
    ],
    [
      'of an order in window 7',
      secret,
      { ...bid, window: 7 },
      nonce,
      '{"v":1,"nonce":"AAECAwQFBgcICQoL","ciphertext":"FdokU5im7MPJwhbd81v9Six4aCAbY7Vf9BzG9LbC0Kdn-qfvcvIvhR5oGnO8EtJcNVxFoN0FF5f5rqGmf1758pYshsF0lrkfg9DoTU7cBWOorE7q2a7MetU70omOLNLhcitdY7dujNIRDpAkCgjrpA"}',
    ],
    [
      'of the largest of everything',
      Uint8Array.from({ length: 32 }, (_, i) => i),
      {
        seriesKey: word('22'),
        window: 2 ** 32 - 1,
        opening: { price: (1n << 256n) - 1n, quantity: (1n << 256n) - 1n, salt: word('ff'), wallet: word('55') },
      },
      new Uint8Array(12).fill(255),
      '{"v":1,"nonce":"________________","ciphertext":"kJH9cdBwC6BQuICqSzlIDPBw_SjjM7hYhxvV3FSAoiDzOmqbDLTZ9KOdo42KEelWA9BBFwqB0o5DtM5KhcwgUMPQ_o0g3-2Bi5x8RKYDglwSg1p5mkFyIF6FZn0DQaETV4FfIj4oVrvYYoJvhOvo2Q"}',
    ],
  ])('%s is the known answer', async (_, deviceSecret, of, fresh, text) => {
    expect(await sealBackup(deviceSecret, of, fresh)).toBe(text);
    expect(await openBackup(deviceSecret, text, placeOf(of))).toEqual(of.opening);
  });

  it('opens to what was sealed, whatever that is, passes the server, and has one length', async () => {
    const length = (await sealBackup(secret, bid, nonce)).length;
    await fc.assert(
      fc.asyncProperty(bytes(32), anyBid, bytes(12), async (deviceSecret, of, fresh) => {
        const text = await sealBackup(deviceSecret, of, fresh);
        const place = placeOf(of);
        expect(text).toHaveLength(length);
        expect(checkBackup(text, place)).toBe(text);
        expect(await openBackup(deviceSecret, text, place)).toEqual(of.opening);
      }),
    );
  });

  it('shows none of price, quantity and salt', async () => {
    const text = await sealBackup(secret, bid, nonce);
    expect(Object.keys(JSON.parse(text))).toEqual(['v', 'nonce', 'ciphertext']);
    const ciphertext = Buffer.from(JSON.parse(text).ciphertext, 'base64url').toString('hex');
    expect(ciphertext).not.toContain('44444444');
    expect(ciphertext).not.toContain('00000000');
  });

  it.each<[string, Partial<BackupPlace>]>([
    ['another series', { seriesKey: word('12') }],
    ['a window', { window: 1 }],
    ['another wallet', { wallet: `0x${'70'.repeat(20)}` as const }],
    ['another commitment', { commitment: word('99') }],
  ])('does not open for %s', async (_, change) => {
    const text = await sealBackup(secret, bid, nonce);
    await expect(openBackup(secret, text, { ...placeOf(bid), ...change })).rejects.toEqual(unopened);
  });

  it('does not open with another secret, and takes none of another length', async () => {
    const text = await sealBackup(secret, bid, nonce);
    await expect(openBackup(new Uint8Array(32).fill(2), text, placeOf(bid))).rejects.toEqual(unopened);
    const bad = expect.objectContaining({ code: 'BAD_INPUT' });
    for (const other of [new Uint8Array(31), new Uint8Array(33), new Uint8Array(0)]) {
      await expect(openBackup(other, text, placeOf(bid))).rejects.toEqual(bad);
      await expect(sealBackup(other, bid, nonce)).rejects.toEqual(bad);
    }
  });

  it('does not open where a bit of it was changed', async () => {
    const { v, ...parts } = JSON.parse(await sealBackup(secret, bid, nonce));
    const sealed = {
      nonce: Buffer.from(parts.nonce, 'base64url'),
      ciphertext: Buffer.from(parts.ciphertext, 'base64url'),
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('nonce', 'ciphertext'), fc.nat(), fc.nat(7), async (part, at, bit) => {
        const changed = Buffer.from(sealed[part as 'nonce']);
        const place = at % changed.length;
        changed[place] = (changed[place] as number) ^ (1 << bit);
        const text = JSON.stringify({ v, ...parts, [part]: changed.toString('base64url') });
        await expect(openBackup(secret, text, placeOf(bid))).rejects.toEqual(unopened);
      }),
    );
  });

  it('does not open to anything but the commitment, even where its maker sealed something else', async () => {
    const key = await crypto.subtle.importKey(
      'raw',
      fromKnown('7129b96f8288ad91ec4b785fcc535eb0da0d568cbcded470332aef03b4539b97'),
      'AES-GCM',
      false,
      ['encrypt'],
    );
    const place = placeOf(bid);
    const associated = Buffer.concat([
      Buffer.from('income-series/backup/v1'),
      fromKnown(place.seriesKey.slice(2)),
      Buffer.alloc(4),
      fromKnown(place.wallet.slice(2).padStart(64, '0')),
      fromKnown(place.commitment.slice(2)),
    ]);
    const sealOther = async (plaintext: Uint8Array<ArrayBuffer>) => {
      const parameters = { name: 'AES-GCM', iv: nonce, additionalData: associated };
      const ciphertext = Buffer.from(await crypto.subtle.encrypt(parameters, key, plaintext)).toString('base64url');
      return JSON.stringify({ v: 1, nonce: Buffer.from(nonce).toString('base64url'), ciphertext });
    };
    const words = [1_000_000n, 25n].map((value) => value.toString(16).padStart(64, '0')).join('');
    const own = fromKnown(`${words}${'44'.repeat(32)}`);
    expect(await openBackup(secret, await sealOther(own), place)).toEqual(opening);
    own[63] = 26;
    await expect(openBackup(secret, await sealOther(own), place)).rejects.toEqual(unopened);
  });

  it('takes a place in any case of hex, and no place that no bid has', async () => {
    const text = await sealBackup(secret, bid, nonce);
    const { seriesKey, window, commitment } = placeOf(bid);
    const upper = (value: Hex): Hex => `0x${value.slice(2).toUpperCase()}`;
    const shouted = { seriesKey: upper(seriesKey), window, wallet: upper(WALLET), commitment: upper(commitment) };
    expect(await openBackup(secret, text, shouted)).toMatchObject({ price: opening.price, salt: opening.salt });
    const bad = expect.objectContaining({ code: 'BAD_INPUT' });
    for (const window of [-1, 0.5, 2 ** 32, Number.NaN]) {
      await expect(sealBackup(secret, { ...bid, window }, nonce)).rejects.toEqual(bad);
      await expect(openBackup(secret, text, { ...placeOf(bid), window })).rejects.toEqual(bad);
    }
    await expect(sealBackup(secret, bid, nonce.subarray(1))).rejects.toEqual(bad);
  });

  it('has an error that says nothing of what is inside', async () => {
    const text = await sealBackup(secret, bid, nonce);
    const failed = await openBackup(new Uint8Array(32).fill(2), text, placeOf(bid)).catch(
      (error: Error) => `${error.message} ${error.stack} ${String(error.cause)}`,
    );
    expect(failed).toContain('does not open');
    expect(failed).not.toContain(text.slice(-40));
  });
});

function fromKnown(value: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(value, 'hex'));
}

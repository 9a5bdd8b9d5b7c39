import { announcementText, deriveEncryptionKey, signAnnouncement } from '@income-series/protocol/envelope/announcement';
import { personalDigest, signDigest } from '@income-series/protocol/signing';
import { expect, it } from 'vitest';
import { judgeAnnouncement } from './key.ts';

const secret = new Uint8Array(32).fill(7);
const { key, ...own } = signAnnouncement(secret);
const { publicKey: encryptionKey } = deriveEncryptionKey(new Uint8Array(32).fill(8));
const other = { encryptionKey, signature: signDigest(personalDigest(announcementText(key, encryptionKey)), secret) };

it.each([
  ['the keystore’s', own, own.encryptionKey, 'ok', own.encryptionKey],
  ['one whose keystore is not opened', other, null, 'ok', encryptionKey],
  [
    'signed, and of another keystore',
    other,
    own.encryptionKey,
    'failed',
    'another encryption key than this keystore’s',
  ],
  ['not signed by the key', { ...own, encryptionKey }, own.encryptionKey, 'failed', 'not signed by the key'],
])('an announcement is judged: %s', (_, announcement, ofKeystore, result, found) => {
  expect(judgeAnnouncement(key, announcement, ofKeystore)).toMatchObject({ result, found });
});

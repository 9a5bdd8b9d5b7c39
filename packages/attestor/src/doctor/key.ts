import { type Announcement, deriveEncryptionKey, isAnnouncement } from '@income-series/protocol/envelope';
import type { EvmAddress } from '@income-series/protocol/hex';
import { formatRelative } from '../ago.ts';
import type { PinnedConfig } from '../files/config.ts';
import { type KeystoreFile, readKeystore, strengthOf, withKey } from '../files/keystore.ts';
import { askGatewayForKey } from '../key-at-gateway.ts';
import { linkedKeys } from '../linked.ts';
import type { Tool } from '../tool.ts';
import { type DoctorCheck, failedCheck, passedCheck, passOrFail, runChecks, warningCheck } from './check.ts';

/** The advice for a key file that is not read, by the code of its failure. */
const FILE_MENDS: Readonly<Record<string, string>> = {
  FILE_MISSING: 'make a key: `key new`; or name the file: --keystore',
  FILE_MODE: 'let only its owner read and write it: chmod 600',
  KEYSTORE_WEAK: 'write it again: `key passwd --keystore FILE`',
  KEYSTORE_UNSUPPORTED: 'have its program write version 3 with scrypt',
};

/** Checks the key file, and with --password-file that the password opens it. It asks no question. */
export async function keystoreChecks(tool: Tool) {
  let keystore: KeystoreFile | null = null;
  let encryptionKey: string | null = null;
  const fileMend = (code: string) => FILE_MENDS[code] ?? 'name another key file: --keystore';
  const fileChecks = await runChecks('key file', fileMend, async () => {
    keystore = await readKeystore(await tool.keystorePath());
    const { address, mode } = keystore;
    return [passedCheck('key file', `${address}, mode ${mode}`), passedCheck('key strength', strengthOf(keystore))];
  });
  const file = keystore as KeystoreFile | null; // written in the closure
  if (file === null) return { key: null, encryptionKey, checks: fileChecks };
  if (tool.globals.passwordFile === undefined) {
    const mend = 'give --password-file to try it';
    return { key: file.address, encryptionKey, checks: [...fileChecks, warningCheck('password', 'not tried', mend)] };
  }
  const passwordChecks = await runChecks('password', 'give the password of this key file', async () => {
    const from = { file: tool.globals.passwordFile, suffix: `of ${file.address}` };
    encryptionKey = await withKey(file, from, tool, async ({ secretKey }) => {
      const pair = deriveEncryptionKey(secretKey);
      pair.secretKey.fill(0);
      return pair.publicKey;
    });
    return [passedCheck('password', 'opens the key file')];
  });
  return {
    key: file.address,
    encryptionKey: encryptionKey as string | null,
    checks: [...fileChecks, ...passwordChecks],
  };
}

/** Checks the session, and that the key is linked to its account. */
export async function sessionChecks(tool: Tool, key: EvmAddress | null): Promise<readonly DoctorCheck[]> {
  return runChecks('session', 'sign in: `login`', async () => {
    const signedIn = await tool.signedIn();
    const keys = await linkedKeys(signedIn);
    const { expiresAt, wallet } = signedIn.session;
    const session = passedCheck('session', `of ${wallet}, ends ${formatRelative(expiresAt, new Date())}`);
    if (key === null) return [session];
    return [session, passOrFail('key linked', keys.includes(key), ['yes', 'not to this account'], 'link it: `link`')];
  });
}

/** Checks that an announcement is signed by its key, and is of the keystore’s encryption key if that is known. */
export function judgeAnnouncement(
  key: EvmAddress,
  announcement: Omit<Announcement, 'key'>,
  encryptionKey: string | null,
): DoctorCheck {
  const advice = 'announce again: `announce`';
  if (!isAnnouncement({ key, ...announcement })) return failedCheck('announcement', 'not signed by the key', advice);
  const isOfKeystore = encryptionKey === null || encryptionKey === announcement.encryptionKey;
  const findings = [announcement.encryptionKey, 'another encryption key than this keystore’s'] as const;
  return passOrFail('announcement', isOfKeystore, findings, advice);
}

/** Checks the key's registration and announcement at the gateway. */
export async function announcementChecks(
  tool: Tool,
  config: PinnedConfig,
  key: EvmAddress,
  encryptionKey: string | null,
): Promise<readonly DoctorCheck[]> {
  return runChecks('key, gateway', 'try again', async () => {
    const registration = await askGatewayForKey(tool, config.chain, key);
    const ask = 'ask the operator to register the key';
    const active = passOrFail(
      'key, gateway',
      registration?.active === true,
      ['active', 'not active, or never registered'],
      ask,
    );
    const announcement = registration?.announcement ?? null;
    if (announcement === null)
      return [active, failedCheck('announcement', 'none', 'announce the encryption key: `announce`')];
    return [active, judgeAnnouncement(key, announcement, encryptionKey)];
  });
}

import { deriveEncryptionKey, isAnnouncement } from '../../../core/envelope/index.ts';
import type { EvmAddress } from '../../../core/hex.ts';
import { relative } from '../ago.ts';
import type { PinnedConfig } from '../files/config.ts';
import { type KeystoreFile, readKeystore, strengthOf, withKey } from '../files/keystore.ts';
import { askGatewayForKey } from '../key-at-gateway.ts';
import { linkedKeys } from '../linked.ts';
import type { Tool } from '../tool.ts';
import { check, checked, type DoctorCheck, failed, ok, warning } from './check.ts';

/** The key file, and whether a given password opens it. Without a password file nothing is asked. */
export async function keystoreChecks(tool: Tool) {
  let keystore: KeystoreFile | null = null;
  let encryptionKey: string | null = null;
  const read = await checked('key file', 'make a key: `key new`; or name the file: --keystore', async () => {
    keystore = await readKeystore(await tool.keystorePath());
    const { address, mode } = keystore;
    return [ok('key file', `${address}, mode ${mode}`), ok('key strength', strengthOf(keystore))];
  });
  const file = keystore as KeystoreFile | null; // written in the closure
  if (file === null) return { key: null, encryptionKey, checks: read };
  if (tool.globals.passwordFile === undefined) {
    const mend = 'give --password-file to try it';
    return { key: file.address, encryptionKey, checks: [...read, warning('password', 'not tried', mend)] };
  }
  const opened = await checked('password', 'give the password of this key file', async () => {
    const from = { file: tool.globals.passwordFile, of: `of ${file.address}` };
    encryptionKey = await withKey(file, from, tool, async ({ secretKey }) => {
      const pair = deriveEncryptionKey(secretKey);
      pair.secretKey.fill(0);
      return pair.publicKey;
    });
    return [ok('password', 'opens the key file')];
  });
  return { key: file.address, encryptionKey: encryptionKey as string | null, checks: [...read, ...opened] };
}

/** The session, and whether the key is linked to its account. */
export async function sessionChecks(tool: Tool, key: EvmAddress | null): Promise<readonly DoctorCheck[]> {
  return checked('session', 'sign in: `login`', async () => {
    const signedIn = await tool.signedIn();
    const keys = await linkedKeys(signedIn);
    const { expiresAt, wallet } = signedIn.session;
    const session = ok('session', `of ${wallet}, ends ${relative(expiresAt, new Date())}`);
    if (key === null) return [session];
    return [session, check('key linked', keys.includes(key), ['yes', 'not to this account'], 'link it: `link`')];
  });
}

/** What the gateway says of the key: its registration and its announcement. */
export async function announcementChecks(
  tool: Tool,
  config: PinnedConfig,
  key: EvmAddress,
  encryptionKey: string | null,
): Promise<readonly DoctorCheck[]> {
  return checked('key, gateway', 'try again', async () => {
    const known = await askGatewayForKey(tool, config.chain, key);
    const ask = 'ask the operator to register the key';
    const active = check('key, gateway', known?.active === true, ['active', 'not active, or never registered'], ask);
    const said = known?.announcement ?? null;
    if (said === null) return [active, failed('announcement', 'none', 'announce the encryption key: `announce`')];
    const own = isAnnouncement({ key, ...said }) && (encryptionKey ?? said.encryptionKey) === said.encryptionKey;
    return [
      active,
      check('announcement', own, [said.encryptionKey, 'not signed by the key'], 'announce again: `announce`'),
    ];
  });
}

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { deriveEncryptionKey } from '@income-series/protocol/envelope';
import { isSecretKey } from '@income-series/protocol/signing';
import { Failure } from '../exit.ts';
import { readForeignKeystore, readKeystore, strengthOf, withKey, writeKeystore } from '../files/keystore.ts';
import { choosePassword } from '../files/password.ts';
import { formatFacts } from '../signing/present.ts';
import type { CommandAnswer, Tool } from '../tool.ts';

/** Draws a secret key: 32 random bytes below the curve's order. The caller must overwrite it after use. */
function drawSecretKey(): Uint8Array {
  const secretKey = new Uint8Array(randomBytes(32));
  return isSecretKey(secretKey) ? secretKey : drawSecretKey(); // once in 2^127
}

/** Makes a key and stores it in a keystore under a password. Without `force` an existing file is not replaced. */
export async function newKey(tool: Tool, { force = false }: { readonly force?: boolean }): Promise<CommandAnswer> {
  const { terminal, signal, globals } = tool;
  const path = await tool.keystorePath();
  if (!force && existsSync(path)) {
    throw new Failure('failure', 'FILE_EXISTS', `${path} exists: the key in it would be lost. --force replaces it.`);
  }
  if (globals.dryRun) return { json: { path, written: false }, text: `Would make a key and write ${path}.` };
  const password = await choosePassword({ file: globals.passwordFile, suffix: 'of the new key' }, terminal);
  const secretKey = drawSecretKey();
  try {
    const address = await writeKeystore(path, secretKey, password, { terminal, signal, force });
    return {
      json: { address, path, written: true },
      text: `Made the key ${address}\nin ${path} (mode 0600).\nKeep a copy of the file and the password in separate places: a lost one is a lost key.`,
    };
  } finally {
    secretKey.fill(0);
  }
}

/** Describes a keystore. Only the encryption key needs the password, because it is derived from the secret key. */
export async function inspectKey(
  tool: Tool,
  { encryptionKey = false }: { readonly encryptionKey?: boolean },
): Promise<CommandAnswer> {
  const { terminal, signal, globals } = tool;
  const keystore = await readKeystore(await tool.keystorePath());
  const { path, address, mode, cost } = keystore;
  const from = { file: globals.passwordFile, suffix: `of ${address}` };
  const publicKey = encryptionKey
    ? await withKey(keystore, from, { terminal, signal }, async ({ secretKey }) => {
        const pair = deriveEncryptionKey(secretKey);
        pair.secretKey.fill(0);
        return pair.publicKey;
      })
    : null;
  return {
    json: {
      path,
      address,
      mode,
      version: 3,
      kdf: { name: 'scrypt', ...cost },
      cipher: 'aes-128-ctr',
      encryptionKey: publicKey,
    },
    text: formatFacts([
      ['File', path],
      ['Mode', mode],
      ['Address', publicKey === null ? `${address} (as the file says)` : address],
      ['Strength', strengthOf(keystore)],
      ['Encryption key', publicKey ?? 'shown with --encryption-key'],
    ]),
  };
}

/** Writes the key again under another password, at the standard cost, also if another program wrote it at a lower cost. */
export async function passwd(
  tool: Tool,
  { newPasswordFile }: { readonly newPasswordFile?: string },
): Promise<CommandAnswer> {
  const { terminal, signal, globals } = tool;
  if (newPasswordFile === '-')
    throw new Failure('usage', 'USAGE', 'The new password comes from a file or the terminal.');
  const keystore = await readForeignKeystore(await tool.keystorePath());
  const { path } = keystore;
  if (globals.dryRun)
    return {
      json: { address: keystore.address, path, written: false },
      text: `Would encrypt ${path} under another password.`,
    };
  const address = await withKey(
    keystore,
    { file: globals.passwordFile, suffix: `of ${keystore.address ?? 'the key file'}` },
    { terminal, signal },
    async ({ secretKey }) => {
      const password = await choosePassword(
        { file: newPasswordFile, suffix: 'that is new', option: '--new-password-file' },
        terminal,
      );
      return writeKeystore(path, secretKey, password, { terminal, signal, force: true });
    },
  );
  return {
    json: { address, path, written: true },
    text: `${path} has another password. Old copies still open with the old one.`,
  };
}

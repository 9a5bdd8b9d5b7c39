// node bin/run.mjs devnet-keys <folder>: writes the keys of the development stack of compose.yaml.
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { mnemonicKey } from '../../adapters/evm/wallet.ts';
import { exitOnUsage } from '../../adapters/process/usage.ts';
import { MNEMONIC } from './anvil.ts';
import { DEVNET_ACCOUNTS } from './chain.ts';

const USER = 'income_series';
const drawSecret = (encoding: 'base64' | 'base64url' | 'hex') => randomBytes(32).toString(encoding);
const accountKey = (index: number) => mnemonicKey(MNEMONIC, index);

/** Functions that make the contents of key files by name. Files that depend on each other are made together. */
const FILES: readonly (() => Readonly<Record<string, string>>)[] = [
  () => {
    const password = drawSecret('base64url');
    const url = `postgresql://${USER}:${password}@postgres:5432/${USER}`;
    return { 'postgres.password': password, 'database.url': url };
  },
  () => ({ 'session.key': `k1:${drawSecret('base64')}` }),
  () => ({ 'vault.key': `k1:${drawSecret('base64')}` }),
  () => ({ 'cursor.key': drawSecret('base64') }),
  () => ({ 'email-code.key': drawSecret('base64') }),
  () => ({ 'verifier.key': `0x${drawSecret('hex')}` }),
  () => ({ 'deployer.key': accountKey(DEVNET_ACCOUNTS.owner) }),
  () => ({ 'keeper.key': accountKey(DEVNET_ACCOUNTS.keeper) }),
  () => ({ 'relayer.key': accountKey(DEVNET_ACCOUNTS.relayer) }),
];

function requireFolder(path: string): string {
  if (!existsSync(path)) throw new InvalidArgumentError('There is no such folder.');
  return path;
}

const { processedArgs } = new Command('node bin/run.mjs devnet-keys')
  .description(
    'Writes the keys of the development stack of compose.yaml into a folder, one file each. Existing files stay. ' +
      'The accounts come from a public test mnemonic: never use them for real funds.',
  )
  .argument('<folder>', 'an existing folder', requireFolder)
  .exitOverride(exitOnUsage)
  .parse();
const [folder] = processedArgs as [string];
for (const createFiles of FILES) {
  const files = Object.entries(createFiles());
  if (files.every(([name]) => existsSync(join(folder, name)))) continue;
  // Readable by the group, because the database's server has another account.
  for (const [name, text] of files) writeFileSync(join(folder, name), `${text}\n`, { mode: 0o640 });
}

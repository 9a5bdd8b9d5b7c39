// node bin/run.mjs devnet-keys <folder>: the keys of the development stack of compose.yaml.
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { mnemonicKey } from '../../adapters/evm/wallet.ts';
import { exitOnUsage } from '../../adapters/process/usage.ts';
import { MNEMONIC } from './anvil.ts';
import { DEVNET_ACCOUNTS } from './chain.ts';

const USER = 'income_series';
const secret = (encoding: 'base64' | 'base64url' | 'hex') => randomBytes(32).toString(encoding);
const account = (index: number) => mnemonicKey(MNEMONIC, index);

/** The contents of the files by name; those of one pair are made together. */
const FILES: readonly (() => Readonly<Record<string, string>>)[] = [
  () => {
    const password = secret('base64url');
    const url = `postgresql://${USER}:${password}@postgres:5432/${USER}`;
    return { 'postgres.password': password, 'database.url': url };
  },
  () => ({ 'session.key': `k1:${secret('base64')}` }),
  () => ({ 'vault.key': `k1:${secret('base64')}` }),
  () => ({ 'cursor.key': secret('base64') }),
  () => ({ 'email-code.key': secret('base64') }),
  () => ({ 'verifier.key': `0x${secret('hex')}` }),
  () => ({ 'deployer.key': account(DEVNET_ACCOUNTS.owner) }),
  () => ({ 'keeper.key': account(DEVNET_ACCOUNTS.keeper) }),
  () => ({ 'relayer.key': account(DEVNET_ACCOUNTS.relayer) }),
];

function folderThatIs(path: string): string {
  if (!existsSync(path)) throw new InvalidArgumentError('There is no such folder.');
  return path;
}

const { processedArgs } = new Command('node bin/run.mjs devnet-keys')
  .description(
    'Writes the keys of the development stack of compose.yaml into a folder, one file each. What is there already stays. ' +
      'The accounts are those of a public test mnemonic: never for real funds.',
  )
  .argument('<folder>', 'a folder that is there', folderThatIs)
  .exitOverride(exitOnUsage)
  .parse();
const [folder] = processedArgs as [string];
for (const make of FILES) {
  const files = Object.entries(make());
  if (files.every(([name]) => existsSync(join(folder, name)))) continue;
  // Of the group too: the database's server has an account of its own.
  for (const [name, text] of files) writeFileSync(join(folder, name), `${text}\n`, { mode: 0o640 });
}

// npm run db -- reseal: seals the vault's values under its newest key, so that the older ones can be removed.

import { AppError } from '@income-series/protocol/errors/app-error';
import { Command, InvalidArgumentError } from 'commander';
import { createDatabase, type Database } from '../../adapters/db/database.ts';
import { checkDatabase } from '../../adapters/db/start-check.ts';
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import { ConfigError } from '../../config/config-error.ts';
import { loadVaultConfig, type VaultConfig } from '../../config/vault.ts';
import { StartRefused } from '../../core/errors/start-refused.ts';
import { createVault } from '../../core/vault/index.ts';
import { modules } from '../../modules.ts';
import { checkVaultKeys } from '../start/vault-keys.ts';
import { runReseal } from './run.ts';

ignoreClosedPipes();

const parseBatchSize = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('A whole number from 1 to 9999.');
  return Number(text);
};

const { check, batch } = new Command('npm run db -- reseal')
  .description('Seals every value of the vault under the first key of VAULT_KEYS. Gateways may run meanwhile.')
  .option('--check', 'count the values that each key has sealed; changes nothing', false)
  .option('--batch <rows>', 'number of rows that are read at once', parseBatchSize, 200)
  .addHelpText(
    'after',
    `
Environment:
  DATABASE_URL  the database of the gateways; or DATABASE_URL_FILE
  VAULT_KEYS    the gateways' keys: the newest first, then older ones that are still needed; or VAULT_KEYS_FILE
  PROFILE       production refuses development keys, and a database on another machine without verified TLS

It can be interrupted at any time; the next run continues. First give every gateway the new key.

Exit codes: 0 the first key has sealed everything, 1 it has not, or the run failed, 78 configuration or database are not usable,
64 the command line is wrong.`,
  )
  .allowExcessArguments(false)
  .exitOverride((end) => process.exit(end.exitCode === 0 ? 0 : 64))
  .parse()
  .opts<{ check: boolean; batch: number }>();

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Loads the configuration and checks the database. Exits with 78 if either is unusable. */
async function loadConfiguration(): Promise<VaultConfig> {
  try {
    const config = loadVaultConfig();
    const { databaseUrl: url, profile } = config;
    const requireTls = profile === 'production';
    const direct = { url, directUrl: url, requireTls, requireLimits: false, migrates: false };
    const { refusals } = await checkDatabase(direct);
    if (refusals.length > 0) throw new StartRefused(refusals);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

const { databaseUrl, vaultKeys } = await loadConfiguration();
let database: Database | undefined;
try {
  database = createDatabase({ url: databaseUrl, connections: 2 });
  const db = database.prisma;
  const tables = modules.flatMap(({ sealed }) => sealed ?? []);
  const refusals = await checkVaultKeys({ db, keys: vaultKeys, tables, registers: !check });
  if (refusals.length > 0) throw new StartRefused(refusals);
  const isComplete = await runReseal({ db, vault: createVault(vaultKeys), batch }, tables, { check, say });
  process.exitCode = isComplete ? 0 : 1;
} catch (error) {
  process.exitCode = error instanceof StartRefused ? 78 : 1;
  if (error instanceof StartRefused) process.stderr.write(`${error.message}\n`);
  // Messages of other errors can quote a URL or a row.
  else say(`Failed: ${error instanceof AppError ? `${error.code}: ${error.message}` : 'an unexpected error'}`);
} finally {
  await database?.close();
}

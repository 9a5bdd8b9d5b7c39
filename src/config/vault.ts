import { readDatabase } from './database.ts';
import { readEnvironment, type VariableValues } from './env.ts';
import { createReader } from './reader.ts';
import { readVaultKeys } from './secrets.ts';
import type { Profile, SecretKey } from './types.ts';
import * as value from './values.ts';

/** The configuration of `db reseal`, which seals the vault's values again. */
export interface VaultConfig {
  readonly profile: Profile;
  /** The URL of the database itself, not of a pooler. It may contain a password, so it is never logged. */
  readonly databaseUrl: string;
  /** The keys, newest first: the first seals, all open. */
  readonly vaultKeys: readonly SecretKey[];
}

/** Reads the configuration of `db reseal`. @throws ConfigError naming every wrong or missing variable */
export function loadVaultConfig(values: VariableValues = readEnvironment()): VaultConfig {
  const reader = createReader(values);
  const profile = reader.withDefault('PROFILE', value.profile);
  const why = 'is needed to seal values again: the embedded database and its keys are for development';
  const store = readDatabase(reader);
  if (values.DATABASE_URL === undefined) reader.error.add('DATABASE_URL', why);
  const databaseUrl = store.kind === 'given' ? store.directUrl : '';
  if (values.VAULT_KEYS === undefined) reader.error.add('VAULT_KEYS', why);
  return reader.finish({ profile, databaseUrl, vaultKeys: readVaultKeys(reader, profile) ?? [] });
}

import { database } from './database.ts';
import { readEnvironment, type VariableValues } from './env.ts';
import { createReader } from './reader.ts';
import { vaultKeys } from './secrets.ts';
import type { Profile, SecretKey } from './types.ts';
import * as value from './values.ts';

/** What seals the vault's values again. */
export interface VaultConfig {
  readonly profile: Profile;
  /** Of the server itself, past any pool. May hold a password: never log it. */
  readonly databaseUrl: string;
  /** Newest first: the first seals, all open. */
  readonly vaultKeys: readonly SecretKey[];
}

/** @throws ConfigError naming every variable that is wrong or missing */
export function loadVaultConfig(given: VariableValues = readEnvironment()): VaultConfig {
  const reader = createReader(given);
  const profile = reader.withDefault('PROFILE', value.profile);
  const why = 'is needed to seal values again: the embedded database and its keys are for development';
  const store = database(reader);
  if (given.DATABASE_URL === undefined) reader.error.add('DATABASE_URL', why);
  const databaseUrl = store.kind === 'given' ? store.directUrl : '';
  if (given.VAULT_KEYS === undefined) reader.error.add('VAULT_KEYS', why);
  return reader.finish({ profile, databaseUrl, vaultKeys: vaultKeys(reader, profile) ?? [] });
}

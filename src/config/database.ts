import type { VariableReader } from './reader.ts';
import type { DatabaseConfig } from './types.ts';
import * as value from './values.ts';

const SCHEMES = ['postgresql', 'postgres'];
const POSTGRES = value.url(...SCHEMES);

/** Reads the URLs of the database and its standbys; without DATABASE_URL the database is embedded. */
export function database({ values, error, optional }: VariableReader): DatabaseConfig {
  const url = optional('DATABASE_URL', POSTGRES);
  const directUrl = optional('DATABASE_DIRECT_URL', POSTGRES);
  const readUrls = optional('DATABASE_READ_URLS', value.urls(...SCHEMES));
  if (values.DATABASE_URL === undefined) {
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URLS'] as const)
      if (values[name] !== undefined) error.add(name, 'is given without DATABASE_URL');
    return { kind: 'embedded' };
  }
  return { kind: 'given', url: url ?? '', directUrl: directUrl ?? url ?? '', readUrls }; // empty only with a problem
}

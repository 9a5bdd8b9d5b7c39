import type { VariableReader } from './reader.ts';
import type { DatabaseConfig } from './types.ts';
import * as value from './values.ts';

const SCHEMES = ['postgresql', 'postgres'];
const POSTGRES = value.url(...SCHEMES);

/** The database that is given, by one URL for everything or by two, and its standbys. */
export function database({ given, error, optional }: VariableReader): DatabaseConfig {
  const url = optional('DATABASE_URL', POSTGRES);
  const directUrl = optional('DATABASE_DIRECT_URL', POSTGRES);
  const readUrls = optional('DATABASE_READ_URLS', value.urls(...SCHEMES));
  if (given.DATABASE_URL === undefined) {
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URLS'] as const)
      if (given[name] !== undefined) error.add(name, 'is given without DATABASE_URL');
    return { kind: 'embedded' };
  }
  return { kind: 'given', url: url ?? '', directUrl: directUrl ?? url ?? '', readUrls }; // empty only with a problem
}

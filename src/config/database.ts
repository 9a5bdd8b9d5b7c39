import type { Reader } from './reader.ts';
import type { DatabaseConfig } from './types.ts';
import * as value from './values.ts';

const POSTGRES = value.url('postgresql', 'postgres');

/** The database that is given, by one URL for everything or by two. */
export function database({ given, error, optional }: Reader): DatabaseConfig {
  const url = optional('DATABASE_URL', POSTGRES);
  const directUrl = optional('DATABASE_DIRECT_URL', POSTGRES);
  if (given.DATABASE_URL === undefined) {
    if (given.DATABASE_DIRECT_URL !== undefined) error.add('DATABASE_DIRECT_URL', 'is given without DATABASE_URL');
    return { kind: 'embedded' };
  }
  return { kind: 'given', url: url ?? '', directUrl: directUrl ?? url ?? '' }; // empty only with a problem
}

import type { z } from 'zod';
import { parameterProblem } from './database-parameters.ts';
import type { VariableReader } from './reader.ts';
import type { DatabaseConfig } from './types.ts';
import * as value from './values.ts';

const SCHEMES = ['postgresql', 'postgres'];

/** Refuses connection strings with parameters that the service does not honour. */
function refuseParameters(urls: readonly string[], ctx: z.RefinementCtx): void {
  const problem = urls.map(parameterProblem).find((found) => found !== undefined);
  if (problem !== undefined) ctx.addIssue({ code: 'custom', message: problem });
}

const POSTGRES = value.url(...SCHEMES).superRefine((text, ctx) => refuseParameters([text], ctx));
const STANDBYS = value.urls(...SCHEMES).superRefine(refuseParameters);

/** Reads the URLs of the database and its standbys; without DATABASE_URL the database is embedded. */
export function readDatabase({ values, error, optional }: VariableReader): DatabaseConfig {
  const url = optional('DATABASE_URL', POSTGRES);
  const directUrl = optional('DATABASE_DIRECT_URL', POSTGRES);
  const readUrls = optional('DATABASE_READ_URLS', STANDBYS);
  if (values.DATABASE_URL === undefined) {
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URLS'] as const)
      if (values[name] !== undefined) error.add(name, 'is given without DATABASE_URL');
    return { kind: 'embedded' };
  }
  return { kind: 'given', url: url ?? '', directUrl: directUrl ?? url ?? '', readUrls }; // empty only with a problem
}
